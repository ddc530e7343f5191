# ask: name What name is on your warrant card, Junior Auditor?
VAR name = ""
VAR ruling = ""           // "yes", "no", "later": are princesses deductible?
VAR form12 = false        // an exemption has been mentioned
VAR inventory = false     // stamped on Monday: the hoard is hers, item by item
VAR safe = false          // stamped on Monday: the auditor may not be eaten, by anybody
VAR goat = false          // the goat has the stamp
VAR evenings = 0
VAR lease = false         // stamped on Wednesday: the princesses are tenants
VAR pigeon = ""           // "hidden", "read", "counted"
VAR here = "hall"
LIST people = ermintrude, gallop, philippa, pym
VAR present = (ermintrude)
VAR alive = (ermintrude, gallop, philippa, pym)
-> hall

=== hall
#beat
~ here = "hall"
The dragon waits for your ruling. So, to judge by the breathing, does somebody behind the tapestry.
+ [Rule that princesses are deductible #match: yes, deductible, rule yes, allow, are #id: rule_yes]
    ~ ruling = "yes"
    "As household staff," you say, "under Upkeep of Towers." The tapestry is flung aside and three princesses march out with a slate. If they are staff, they say, then there is the matter of eleven years' wages.
    -> assets
+ [Rule that they are not #match: no, rule no, disallow, refuse, aren't #id: rule_no]
    ~ ruling = "no"
    "Not under the present Act," you say. The dragon inclines her head. She has been refused in writing by experts, and can tell good work. "Then they are guests," she says, "and I may stop counting their spoons." The tapestry sighs with relief.
    -> assets
+ [Ask whether she has ever filed a Form 12 #match: form 12, form, exemption, filed, twelve #id: ask_form12]
    ~ ruling = "later"
    ~ form12 = true
    "What is a Form 12?" says the dragon. You tell her that it is for exemption. There is a pause, and then something the size of a bath falls from a great height and soaks your left shoe. "Nobody," says the dragon, "has ever offered me one."
    -> assets
+ [Read the name tape in the armour #match: armour, name tape, knight, tape, suit #id: name_tape]
    ~ ruling = "later"
    The tape says GALLOP, SIR. "Present!" cries a voice, and a man in an apron comes round the hoard at the double, moustache singed on one side. "Tuesday last, I was coughed up," he tells you. "I have been so happy."
    -> assets

=== assets
#beat
#recap: On Monday you began the audit of Ermintrude, dragon, under Form 9-D, Hoards and Sundries.
~ here = "hall"
~ present = (ermintrude, gallop)
Monday is Assets. The hoard is arranged, it turns out, by date of acquisition, with an index. Sir Gallop carries each thing to your desk as if it were the head of an enemy. Item: four hundred candlesticks, one of them a bishop's nephew, apparently, who had been pretending. Item: a throne, folding. Item: the Bells of St Osyth, won at whist. For each the dragon has a receipt, and for each receipt an anecdote, and by three in the afternoon you have reached the foothills. "You write a round hand," Ermintrude says, with her chin on the floor beside your inkwell. "The others never wrote. They only shouted things about my mother." The stamp stands by your elbow. It works once a day, and whatever it says binds dragons and kings.
+ [Stamp the inventory: it is all hers #match: inventory, stamp inventory, list, hers, hoard #id: stamp_inventory]
    ~ inventory = true
    Down it comes. The hoard, from the first candlestick to the last, gives a small metallic shiver, like a dog that has been told its name. Somewhere in the capital, you have no doubt, somebody drops a cup.
    -> evening
+ [Stamp a safe-conduct for yourself #match: safe, conduct, safe-conduct, myself, protect #id: stamp_safe]
    ~ safe = true
    THE BEARER MAY NOT BE EATEN, you stamp, on the back of a laundry list. "By whom?" asks Ermintrude, interested. You look, and see that you have left it open. So much the better.
    -> evening
+ [Ask her where she filed her returns #match: filed, returns, where, filing, stone #id: ask_filing]
    "Under the stone," says Ermintrude. "Every Lady Day, nine hundred of them, in triplicate. It is what the Treaty says. A flat stone by the bridge, with a moustache of moss." You know of no such stone. You do know, because it is in the staff handbook, that in 1204 the Revenue moved premises, and took its doorstep.
    -> evening

=== evening
{not evening_1: -> evening_1}
{not evening_2: -> evening_2}
-> evening_3

=== evening_1
~ here = "hall"
~ present = (ermintrude)
The light goes, in long red bars, up the gold. Your room is in the dungeon, which has been done out in chintz. It is too early to go to bed in it.
-> night

=== evening_2
~ here = "hall"
~ present = (ermintrude)
Tuesday is closed and blotted. Ermintrude {pigeon == "counted":is sitting in full view of the pigeon loft, and being brave at it|has gone to sit with her back to the pigeon loft}.
-> night

=== evening_3
~ here = "walls"
~ present = (philippa)
On the ridge across the valley they are lighting fires under the cannon, to dry them. It gives the evening a camp-meeting look.
-> night

=== night
+ {not solar} [Go up to the library in the solar #match: library, solar, books, treaty, read #id: go_solar]
    ~ evenings++
    -> solar
+ {not kitchen} [Follow the smell to the kitchen #match: kitchen, smell, supper, princesses, philippa #id: go_kitchen]
    ~ evenings++
    -> kitchen
+ {not walls} [Walk the walls with Sir Gallop #match: walls, gallop, walk, knight, battlements #id: go_walls]
    ~ evenings++
    -> walls
+ {not village} [Go down to Nether Grimble #match: village, nether, grimble, down, inn, postcards #id: go_village]
    ~ evenings++
    -> village

=== next_day
{evenings == 1: -> livestock}
{evenings == 2: -> cannon}
-> damages

=== solar
#beat
#recap: In the library you found the Treaty of Wick, under which a dragon is taxed as a monastery.
~ here = "books"
~ present = (ermintrude)
One is not prepared for the library. There are ladders. There is a reading lamp. There is, behind the Ecclesiastical Dragons in nine volumes, a row of novels with the spines turned to the wall, and a very large eye at the window. "Those are for the princesses," says Ermintrude quickly. "The Curate's Secret is for the princesses?" "I have never told a lie," says the dragon, and goes dark pink to the ears. "I said for." On the lectern lies the Treaty of Wick, nine yards of it. Under its second article a dragon, being a large body that keeps silence and sits on gold, is to be taxed as a monastery. The last yard has been rolled up tight and sewn, and the thread is in the colours of the Chancellor.
+ [Cut the thread and read to the end #match: cut, thread, end, read, last, unpick #id: cut_thread]
    It takes you until the candle is a puddle. You read the last clause, and then, because it is the sort of thing one does read twice, you read it again, and roll it up, and sit down on a ladder. "Is it bad?" asks the eye. "It's short," you say.
    -> treaty_read
+ [Borrow a novel, and talk of it #match: novel, borrow, curate, book, talk #id: novel]
    You get as far as the vestry, aloud, doing the voices. At the proposal the window mists over from outside. "He should have filed," says Ermintrude. "If one feels a thing, one should put it in writing." The thread on the Treaty you leave for a better light.
    -> next_day

=== treaty_read
+ [Tell her what it says #match: tell, say, her, what #id: tell_treaty]
    You do not get to the end of the sentence. "No," says Ermintrude. "On Friday, please. In its proper place on the schedule. I have waited nine hundred years, and I should like to have it to look forward to."
    -> next_day
+ [Keep it under your hat till Friday #match: keep, hat, quiet, friday, secret #id: keep_treaty]
    You put it, in fact, in your boot. Hats are the first thing that anybody looks in.
    -> next_day

=== kitchen
#beat
#recap: Princess Philippa runs the kitchen, the accounts and the castle, and has a lease.
~ here = "kitchen"
~ present = (philippa)
Nine princesses are making raviolo, singular; it is the size of a bed. The one in charge is cutting out biscuits with a crown. "Philippa," she says. "One: you are in my light. Two: you are thin, sit. Three: nobody here was kidnapped, so please don't look brave at us." She wipes her hands and takes a paper out of the flour. It is a lease of the upper tower for ninety-nine years at a rent of conversation. "She's a good landlord. She has the gutters done. Four: my father has told the whole kingdom that I'm in chains, because it sounds better than that I was bored. Five: if you can make this stand up in law there'll be soufflé, and if you can't there will still be soufflé, but I shan't enjoy it."
+ [Check the lease for faults #match: lease, check, faults, read, law #id: check_lease]
    It is a beautiful document. You find one fault, a comma, and she has it out with the point of an arrow before you have finished pointing.
    -> next_day
+ [Ask what she knows about Lord Pym #match: pym, chancellor, knows, lord #id: ask_pym]
    "One: he has borrowed eleven millions. Two: against this." She tips her head at the ceiling, beyond which is the hoard. "Three: as if it had been collected. So, four, it had better not turn out to be anybody's." She hands you a spoon to lick. "Five: you didn't hear it with your mouth full."
    -> next_day

=== walls
#beat
#recap: Sir Gallop, the last knight, was coughed up on a Tuesday and is happier as a footman.
~ here = "walls"
~ present = (gallop)
Sir Gallop does the walls at nine, with a lantern and a duster. "What ho, the parapet!" he tells it, and dusts it. He would not go back. He says that he fought for the Crown eleven years and nobody once asked him how he'd slept. "She did. I was still smoking. She said, You look like a man who has had a day." From up here one sees the road, and along the road, like beads, the lamps of something long and slow on wheels. The knight counts it on his fingers and faints. When he has come round he is ashamed of it. "That is no summons, good auditor," says Sir Gallop. "Those be cannon, and behind them, unless mine eyes deceive me, a man with a lectern."
+ [Ask what he would swear to in court #match: swear, court, witness, oath, testify #id: swear]
    "That she has chewed me," says Sir Gallop, hand on apron, "and that it was done with every courtesy." You write it down. As evidence goes it is good.
    -> next_day
+ [Have him sing the ballad of his last stand #match: ballad, sing, song, last stand #id: ballad]
    It has thirty-one verses, of which thirty are the approach. In the last he asks her which way is the bathroom. From the dark below the wall something with a very deep voice joins in the refrain.
    -> next_day

=== village
#beat
#recap: The village of Nether Grimble lives by postcards and has never been burned.
~ here = "inn"
~ present = ()
Nether Grimble has been laid waste, according to the Chancellor, on nineteen occasions. It has an inn, a chapel, and four shops that sell postcards of its own ruins. "We do the ruins with a bit of slate and a lamp," says the innkeeper. "People expect it. She comes down herself at Michaelmas and does the roar for the tourists. She won't take a penny. She asks after my knee." He has been instructed by a gentleman with a moist forehead to enter a claim for damages, in blank, and would rather like you to tell him what it ought to say. Outside, under the pump, for people to stand on when it is muddy, lies a flat grey stone with a moustache of moss. It says ROYAL REVENUE, PLEASE KNOCK.
+ [Lift the stone #match: stone, lift, pump, under #id: lift]
    It takes you, the innkeeper, and the innkeeper's good knee. There is nothing under it but a worm; of course, it was moved in 1204, and evidently put down again when somebody got tired. But on its underside, quite clear, pressed into it by three hundred years of weight, one can read in mirror-writing the bottom copy of a tax return.
    -> next_day
+ [Help him to fill in the claim honestly #match: claim, fill, damages, honest, innkeeper #id: claim]
    It comes to one window, in 1340, broken by a tourist. He signs it with great relief. He makes you a present of a postcard on which you are being eaten.
    -> next_day

=== livestock
#beat
#recap: On Tuesday a pigeon came from Floor Six: find her hostile.
~ here = "hall"
~ present = (ermintrude, gallop)
Tuesday is Livestock: one goat, which declines to be counted. You have written "goat, one (1), disputed" when there is a flop on the sill. It is a Revenue pigeon, so tired that it has walked the last mile, and the effect is remarkable. The dragon is behind the hoard. One sees the tip of a tail, and it is shaking. "Is it looking at me?" says Ermintrude. "They have no whites." The goat has got its forefeet on the desk. The pigeon holds out a leg, like a duchess, with a memo on it marked FLOOR SIX, URGENT, for {name != "":Junior Auditor {name}|the Junior Auditor}. Assessment not required, it says. Finding of hostility sufficient. Use the stamp. P.
+ [Leave the desk and go to comfort the dragon #match: comfort, dragon, go, leave, desk, ermintrude #id: comfort]
    ~ goat = true
    You sit by the tail and talk about depreciation until it is still. It is a while before you look round. The desk is as you left it; the ink, the pens. There is a round clean place in the dust where something has been standing. The goat is chewing. It looks like a magistrate.
    -> livestock_goat
+ [Read the memo out loud #match: memo, read, aloud, loud, floor #id: read_memo]
    ~ pigeon = "read"
    "Hostile," says Ermintrude slowly, from behind the gold. "I've been called vast." Sir Gallop draws his duster. You fold the memo in four, date it, and file it under Evidence, which is where you had better start to keep things.
    -> livestock_goat
+ [Enter the pigeon as livestock, and tax it #match: pigeon, enter, tax, count, livestock #id: tax_pigeon]
    ~ pigeon = "counted"
    Under Wick v. The Bees, a creature that lands is stock. You assess the Chancellor's pigeon at a farthing a feather. It is so affronted that it leaves by the chimney; and the dragon comes out, an eye at a time, and looks at you as no client has ever done.
    -> livestock_goat
+ [Hide the bird under your hat #match: hide, bird, hat, cover #id: hide_pigeon]
    ~ pigeon = "hidden"
    It goes to sleep at once in the dark. "Gone," you call, with a hat that coos. She never tells a lie, and so it does not cross her mind that you have, and you find you mind that a great deal more than you expected.
    -> livestock_goat

=== livestock_goat
{goat: "It will turn up," says Ermintrude, of the stamp. She has kept goats. "I should give it till Friday."|The stamp is still in your pocket, and the goat is looking at the pocket.}
+ {goat} [Reason with the goat #match: reason, goat, talk, plead #id: reason]
    You cite the Stamp Act. The goat hears you out. It coughs, and on the flagstone in front of it there is a small damp perfect impression: APPROVED. It has approved the floor.
    -> evening
+ {goat} [Count it as stock in transit #match: stock, transit, count, write off, enter #id: transit]
    "Stamp, one," you write, "in goat." It's the first true thing you've been able to say about either of them all day.
    -> evening
+ {not goat} [Stamp the day's sheet and have done #match: stamp, sheet, done, close #id: stamp_tuesday]
    Goat, one; disputed; confirmed. The goat walks off with the air of a person who has been put in the right.
    -> evening
+ {not goat} [Let Sir Gallop have the goat's opinion #match: gallop, goat, opinion, sir #id: gallop_goat]
    "It sayeth nay," reports Sir Gallop, after some time with his ear to it. "To all of it." He has grass on his visor.
    -> evening

=== cannon
#beat
#recap: On Wednesday Lord Pym came with nine cannon and a press officer.
~ here = "hall"
~ present = (ermintrude, philippa, pym)
Wednesday is Dependants. You have set out nine chairs when the drawbridge, which is stuck, is knocked upon. It is a man in ermine, perspiring, with a press officer at his elbow; across the valley nine cannon swing their snouts round like cows. "Regret is felt," says Lord Pym. "A peaceful settlement had been hoped for. It is understood that maidens are held." Behind you the maidens come in with the elevenses. "One," says Philippa, "good morning. Two, mind the step." The press officer writes SOBBING. The Chancellor puts a paper on your desk with the hand that is not mopping. It is a Finding of Hostility, complete but for one round mark. "It would be appreciated," he says, and lowers his voice, "and might be remembered."
+ {not goat} [Stamp the princesses' lease instead #match: lease, stamp lease, princesses, philippa #id: stamp_lease]
    ~ lease = true
    {not kitchen:Philippa has laid a floury paper next to it: a tower, for ninety-nine years, at a rent of conversation.} Bang. All nine straighten, as one does when one's feet have been given back. "Tenants," says the press officer faintly, and looks for another word for sobbing. "A hasty step has been taken," says Lord Pym. You blow on the ink.
    -> cannon_after
+ {goat} [Explain that the stamp is in the goat #match: goat, stamp, explain, in the goat #id: explain_goat]
    "It is in the goat," you say. Lord Pym looks at the goat; the goat looks at the ermine. "Could it be got out?" he says. "In the fullness of time," says Philippa.
    -> cannon_after
+ [Ask him to put it in the active voice #match: active, voice, who, ask, grammar #id: active]
    "Who hopes?" you say, pen ready. "Who understands? I've a box here that says by whom." You watch a man try to say I. It gets as far as his teeth. A drop runs down his nose and falls on the ermine, and the press officer, out of pity, turns a page.
    -> cannon_after
+ [Ask for till Friday to consider it #match: friday, consider, time, delay, think #id: till_friday]
    "Friday is Appeals," you say. "It's on the schedule." There is nothing that he can do about a schedule. He has, you see, a sort of horror of it, like a man who has once been shut in a cupboard with one.
    -> cannon_after

=== cannon_after
~ present = (ermintrude, philippa)
Lord Pym withdraws to the ridge, where a tent has been caused to be put up.
+ [Ask Ermintrude what she could do to nine cannon #match: ermintrude, dragon, cannon, could, fire #id: ask_fire]
    "I could sneeze," says Ermintrude. She considers it with complete honesty, as she does everything. "But then he would be right about me, wouldn't he, and I should have to enter it."
    -> evening
+ [Finish the day's schedule #match: finish, schedule, dependants, chairs, work #id: finish_wednesday]
    You take all nine in order. Occupation: archer. Occupation: contracts. Occupation: asleep, and not to be woken without a really good reason. By six the page is full, and nobody has sobbed.
    -> evening

=== damages
#beat
#recap: On Thursday came Damages, and the dragon added up everything that she had ever broken.
~ here = "hall"
~ present = (ermintrude, gallop)
Thursday is Damages. You have a column ready for the kingdom's claims; it is a short one, since {village: the innkeeper's window is all there is of it|nobody who sells postcards cares to swear that there is nothing left to see}. But Ermintrude has brought a list of her own. She has kept it for nine centuries, in a small hand. One haystack, Tuesday, warm. Seventeen weathercocks, by wing. A shepherd's good opinion of himself. She reads it lying down, with her eyes shut, and Sir Gallop holds her claw by one talon. At the end she says: "And four hundred and six knights, coughed up. I did give each of them a towel. I don't know what one charges for fright." Over on the ridge a trumpet is being blown, in the passive.
+ [Allow her the towels #match: towels, allow, towel, deduct #id: towels]
    Four hundred and six towels at threepence, a reasonable expense, wholly and exclusively incurred. She opens one eye. It is the size of a rose window, and something of that sort is going on in it.
    -> thursday_night
+ [Rule that fright is a service #match: fright, service, rule, entertainment #id: fright]
    You cite the Fairs and Wonders Act. They came for a dragon; they had a dragon; it is they, if anybody, who owe for admission. "Absurd," says Ermintrude, awed. "And so properly cited."
    -> thursday_night
+ [Tell her about Form 12 #match: form 12, form, exemption, twelve #id: tell_form12]
    ~ form12 = true
    {ruling == "later" and form12: You have the blank with you today, the last in the kingdom, and lay it on her list.|There's a form for those who do more good than they can count, you say. It is the twelfth.} She reads the printed heading several times. "Exempt," says the dragon. She says it as one tries on a hat that one has no intention of buying, and keeps it on.
    -> thursday_night

=== thursday_night
~ here = "hall"
~ present = (ermintrude)
Nobody sleeps much. You square your papers, and a large warm breath comes and goes on the back of your neck.
+ [Ask if she is afraid of tomorrow #match: afraid, fear, tomorrow, ask, worried #id: ask_afraid]
    "Of the pigeons," says Ermintrude. {pigeon == "hidden":"There was one in your hat. I did not like to say so, as you had been so kind about it."} "And that, when it is all added up, you will fold the desk." She says it to the ceiling. "It has been a very interesting week."
    -> appeal
+ [Check your sums until it is light #match: check, sums, light, work, add #id: check_sums]
    They come out. They come out again from the bottom up. Toward morning you notice that the dragon is doing them too, under her breath, one line ahead of you, and waiting.
    -> appeal

=== appeal
#beat
#recap: On Friday the audit came to its Appeal, with the whole kingdom on the stairs.
~ here = "hall"
~ present = (ermintrude, gallop, philippa, pym)
Friday. They have come up from Nether Grimble with sandwiches. The princesses have the gallery; the press officer has sharpened everything; nine fuses are alight over the valley, like a birthday. Lord Pym stands before your folding desk {safe: and has read the laundry list on it, and taken one step back|and has brought his own chair, so as to have something to grip}. "It is submitted," he says, "that the beast is hostile. {inventory: It is deplored that an inventory has been stamped.|It is assumed that the gold is nobody's.}" Ermintrude has polished herself. She lies along the wall in her full length with her claws together, a person of nine hundred and twelve who means to be good, and everyone looks at {goat: the goat|your right hand}. Well: Auditor?
+ [Close the books honestly, as they stand #match: close, honest, books, audit, figures #id: close_books]
    -> closing
+ {treaty_read} [Read out the last clause of the Treaty #match: treaty, clause, wick, last, read #id: end_treaty]
    -> ending_crown
+ {form12} [File the Form 12 #match: form 12, form, exempt, file, twelve #id: end_form12]
    -> ending_exempt
+ {goat} [Refer the matter to the goat #match: goat, refer, let the goat #id: end_goat]
    -> ending_goat
+ {not goat} [Stamp Lord Pym's finding #match: pym, hostile, finding, stamp, chancellor #id: end_pym]
    -> ending_coughed

=== closing
#beat
{goat: The goat is led up to the ledger, coughs, and it is done; there is hay on it, but it is legal.|You bring the stamp down on the last page.} You read it out. Assets, as listed. Damages, one window. {lease: Dependants, none; tenants, nine.|Dependants, none that would admit it.} Towels allowed. Less nine hundred years of returns {village: duly made, and lost by the Revenue when it moved its doorstep|duly made, for she says so, and she has never told a lie}. Balance: nil. There is a silence in which one can hear fuses. Then a breath is let go, by somebody the size of a cathedral, who has been holding it since Monday; all nine go out, and Lord Pym is understood to have left. Two things are lying on your desk. One has come by pigeon, on its best paper: Floor Seven, a window, your name on glass. The other has been pushed across by one talon. It is a drawing, to scale, with shelves.
+ [Take the promotion #match: promotion, floor, seven, pigeon #id: take_promotion]
    -> ending_promotion
+ [Ask about the drawing #match: drawing, cave, shelves, talon, stay #id: take_cave]
    -> ending_cave

=== ending_promotion
#ending: Balance Carried Forward
You have a window on Floor Seven now, and your name on the door{name != "":: {name}, Hoards and Sundries|: Hoards and Sundries}. From it you can see the spot where the doorstep used to be, and you've had a new stone put down, flat, with a slot. On Lady Day there's always something under it, in triplicate, warm. The sums are right. They are so right that the clerks come and look. Pinned to the back each year is a sheet that nobody has asked for, in a small hand, headed Other Matters: the gutters; the goat; what happened to the curate. You answer by return. You never send a pigeon. You walk.
-> END

=== ending_cave
#ending: A Cave of One's Own
"It's dry," says Ermintrude. "It has a north light. There'd be no rent, only one would talk, at tea." So the Royal Revenue's first resident auditor was entered on the books, under Sundries. You have shelves. You have the index to put in order, which will take about two hundred years, and you find that this doesn't worry you as it would have in town. Knights still come. You meet them at the door with the folding desk, and ask if they have an appointment; by the time they have found the right form they've forgotten about her mother. On Thursdays you read aloud. You've got to volume three, and he has filed.
-> END

=== ending_crown
#ending: The Crown, Repossessed
"In the nine hundredth year," says the last clause of the Treaty of Wick, "the Crown shall repay what it borrowed of the said Dragon, with interest, or the Dragon have the Crown." You do the interest on the blackboard. It goes on to the wall, then the drawbridge. Nobody breathes. "Oh dear," says Ermintrude. It fits over one ear. She has turned out to be a careful sort of queen; the roads are mended and the accounts are read aloud on feast days, by request. Lord Pym has been found work where the passive is of use. He writes the weather. And every subject, however small, may claim for towels.
-> END

=== ending_exempt
#ending: Exempt
You fill it in on the dragon's own forehead, since it is the only flat place. Keeps silence: yes. Sits on gold: yes. Does good: see list. One round mark {goat:from a patient goat }and there's no such thing as a hostile dragon on Mount Grimble; there is the Abbey of St Ermintrude, an ecclesiastical body, upon which cannon may not be fired before or after lunch. The Bells of St Osyth go up on Saturday. Sir Gallop rings them and is occasionally lifted off. The abbess hears confession through a window, from anyone who climbs the hill. She is said to be very fair. If it's a matter of money she weeps, and does the sum for them.
-> END

=== ending_goat
#ending: The Right Honourable Goat
It walks down the length of the hall in no hurry. It considers the dragon. It considers the Finding of Hostility, and eats it, wax and all. Then it turns to the Lord Chancellor, who is saying that a mistake appears to have been, and butts him, and coughs; and there on the seat of the ermine, round and damp and binding upon kings, is the word VOID. There has been only one Chancellor since. It governs by disapproval. The debt was looked into, and chewed, and isn't mentioned. You are its private secretary. You have learned to tell, from the ears, when it is minded to sign.
-> END

=== ending_coughed
#ending: Coughed Up on Friday
You do it, and it's done; you hear the word bind, like a bolt. She looks neither angry nor surprised. She looks as people do who've been told that it was always going to be somebody. "Hostile," says Ermintrude, who has never told a lie and can't let you have told one. {safe: She glances at your laundry list, with regret, and swallows the cannon.|Then it is dark, and smells of receipts.} By tea time there is no artillery in the valley. {safe: Nine gunners are coughed up on the lawn, and a Chancellor,|You are coughed up on the lawn, with nine gunners and a Chancellor,} singed and cross. She gives everyone a towel. Yours has been ironed. She goes indoors without asking what kind of day you've had, and you'd give the whole of Floor Six if she would.
-> END

// Topics
=== t_ermintrude
#topic: ermintrude, dragon, unassessed
{Ermintrude the Unassessed is nine hundred and twelve and as long as a cathedral. She can tell you where she was on any Wednesday since the Conquest. She has never told a lie, which is what makes her sums so frightening.|If she's treated fairly she is fair. If she is patronised she sneezes. The tapestries on the south side are all quite new.} -> DONE
=== t_gallop
#topic: gallop, sir gallop, footman, knight, knights
{Sir Gallop is the last of the Crown's knights. He was swallowed on a Monday, coughed up on a Tuesday, and asked if there was anything that wanted polishing. There was.|Four hundred and six knights came up the hill before you. All of them went down it again, singed and cross, with a towel.} -> DONE
=== t_philippa
#topic: philippa, princess, princesses
{Nine princesses live in the upper tower, and the eldest of them lets it be thought that the dragon runs the castle. She cooks, draws contracts and shoots, and puts all of these in numbered points.|Philippa's crown cuts eleven biscuits to the tray. She says it never did so much for anybody on her head.} -> DONE
=== t_pym
#topic: pym, lord pym, chancellor
{Lord Pym, the Chancellor, is seen in ermine in all weathers. Things are done near him. It has never been established by whom.|He was at the Treasury when the surplus was mislaid. He led the search for it, too, with great feeling.} -> DONE
=== t_goat
#topic: goat, livestock
{The goat came up with a knight in the nineties, as rations, and outlasted him. It has eaten two standards and a herald's tabard, and is reckoned to know more law by weight than anybody on Floor Six.|It is disputed whether it belongs to the dragon. The goat disputes it.} -> DONE
=== t_stamp
#topic: stamp, stamped, seal
{Brass, with a boxwood handle. It works once a day, and what it marks is so, for dragons and for kings. You signed for it in three places. If lost, says the third, the officer shall be the stamp.|The office has a legend about an auditor who stamped his sandwich. It's still good.} -> DONE
=== t_form9d
#topic: form 9-d, 9-d, hoards and sundries, audit, schedule
{Form 9-D, Hoards and Sundries, has five schedules, one to a day: Assets, Livestock, Dependants, Damages, Appeal. Nobody has ever got as far as Livestock.|There's a box on page thirty that says "If eaten, continue overleaf."} -> DONE
=== t_form12
#topic: form 12, exemption, exempt
{Form 12 is for exemption. It is one page. There used to be a pad of them, and it is thought that somebody on Floor Six stood a plant on it.|To be exempt one must keep silence, sit on gold, and do more good than one can count. It was drafted with abbots in mind.} -> DONE
=== t_treaty
#topic: treaty, treaty of wick, wick, nine yards
{The Treaty of Wick ended the last war with the dragons, by agreeing that they should be taxed like monasteries. Both sides wept. It is nine yards long, and everybody has read the first yard.|The only full copy is said to be at Castle Grimble, since nobody could be found to go and fetch it.} -> DONE
=== t_revenue
#topic: revenue, royal revenue, floor six, memo, office
{The Royal Revenue has six floors and a seventh that one is promoted to. Memos come down from Six by pigeon. In 1204 it moved premises, and it still doesn't know where it put some of the centuries.|Your own desk is by the boiler. You've been there three weeks, and it has your initials on it already, from the last three people.} -> DONE
=== t_pigeon
#topic: pigeon, pigeons, bird
{The pigeons of Floor Six are overworked, and have a grievance procedure which they are too tired to use. They walk a good deal of the way.|She will face cannon. But a thing that looks at one from the side, says Ermintrude, and nods, as if it had heard something about one, is not to be borne.} -> DONE
=== t_hoard
#topic: hoard, gold, treasure, goblet, goblets, candlestick, receipt
{Each thing in it has a receipt and a story. The dragon believes that the receipt is the better half. Item: one goblet, cursed. Item: one goblet, merely ugly.|She does not lie on it to keep it. She lies on it because it's the only thing in the castle that takes her shape and doesn't mind.} -> DONE
=== t_grimble
#topic: castle grimble, castle, mount grimble, drawbridge, dungeon
{Castle Grimble, upside of Mount Grimble: drawbridge (stuck), hall (hoard), solar (books), dungeon (guest rooms, chintz). There is a visitors' book. The entries are short, and most of them trail off.|The gutters are excellent.} -> DONE
=== t_nether
#topic: nether grimble, village, villagers, postcards, innkeeper
{Nether Grimble lies under the mountain and lives by it. It sells postcards. "Greetings from the Ruins" is the favourite, though the inn has to be asked to put its lights out.|A child there is thought unlucky who hasn't been sneezed on by three.} -> DONE
=== t_cannon
#topic: cannon, press officer, guns
{There are nine of them, bronze, on hire. Their names are Patience, Prudence and so on; it's thought they were meant for another sort of occasion.|The press officer has already written how it ended. He is here for the adjectives.} -> DONE
=== t_law
#topic: law, act, cite, citation, deductible, deductions, tax, taxes
{The law is the one magic that works. An argument may be as absurd as it likes, so long as it is properly cited. Politeness helps; it's a form of armour, and weighs less.|Wick v. The Bees is the great case. The bees won.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "hall": In the hall of Castle Grimble, at your folding desk, {thursday_night:with a dragon asleep round three sides of it|with a hoard to the left of you, in order of acquisition, and on most of the other sides a dragon}. The drawbridge is stuck. One stays.
- "books": The solar, which is the library: nine volumes of Ecclesiastical Dragons, a ladder, and at the window an eye.
- "kitchen": In the kitchen, by the flour, in Princess Philippa's light.
- "walls": Up on the battlements, in the evening. You can see the whole of the valley, and on the far side of it some people being busy with fuses.
- "inn": Down in Nether Grimble, at the inn, which has been laid waste nineteen times and does a very good pie.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- appeal: Friday, Schedule Five. Office hours are until five o'clock, or until one of the parties explodes.
- damages: Thursday. By regulation an auditor should have had his lunch.
- cannon: Wednesday, the day of Dependants, and well on in it.
- livestock: It's Tuesday, under Livestock. The goat has had your pocket calendar.
- else: Monday, the day of Assets. You set out your watch on the desk; the dragon has asked if it's deductible.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- cannon: The Crown has spent something which it would be convenient to find underneath a dragon; so it has sent nine cannon, a press officer, and, before them, you.
- else: Nine hundred years of returns are missing, and the Revenue has begun to wonder. No princess has been kidnapped. No village has been burned. It's only the receipts that are frightening.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You are a Junior Auditor of the Royal Revenue, come to assess one dragon under Form 9-D. Nobody else on Floor Six had volunteered; neither, when you come to look at the memo, had you. -> DONE
=== w_ermintrude
#topic: want ermintrude, ermintrude want
"Conversation," says Ermintrude, "and to have it all added up by a person who will tell one the answer. There was a third thing, but it's not for the schedule." -> DONE
=== w_gallop
#topic: want gallop, gallop want
"Want? Why, there's still the east stair to do!" says Sir Gallop. He thinks. "I should like somebody to be announced. I've a very good voice for it." -> DONE
=== w_philippa
#topic: want philippa, philippa want
"One: that lease respected," says Philippa. "Two: eggs. Three: I'd like an hour in which no one came to be rescued by me." -> DONE
=== w_pym
#topic: want pym, pym want
"It is felt that nothing is wanted," says Lord Pym. A drop runs down his nose. "Tidiness was looked for. Gold, in a tidy form." -> DONE

// Reactions
=== r_ermintrude_act
#react: ermintrude act
{!"Is that usual?" asks Ermintrude. She isn't being rude. She would like to enter it.|The dragon moves one coil out of your way, and forty yards of bullion go with it.|Ermintrude watches you with her chin on the floor, as one watches a kettle that has turned out to be interesting.|"A knight did that in 1311," says the dragon. "With less paperwork."} -> DONE
=== r_ermintrude_say
#react: ermintrude say
{!"I shall have to think whether that is true," says Ermintrude, and does, visibly, with smoke.|"How very civil," says the dragon. "Do you know, the last person only said Have at thee?"|"Noted," says Ermintrude, with relish. It is a word she has always wanted to say to somebody.|The dragon repeats it under her breath, so as to have it right for the minutes.} -> DONE
=== r_ermintrude_ask
#react: ermintrude ask
{!"I can tell you what day it was," says Ermintrude, "but not, I'm afraid, why."|"If I answered that I should be guessing," says the dragon, shocked. "With a guest here."|"It would depend on the definition," says Ermintrude. She settles herself. "Shall we define?"|"I've a note of it," says the dragon. "It is under a good many other notes. Ask me something nearer the top."} -> DONE
=== r_ermintrude_leave
#react: ermintrude leave
{!"Before Friday?" says Ermintrude. She draws in her tail, so that you shall be able to get by it. You stay.|"The desk is still unfolded," says the dragon, in a small voice, for her. It is, too.} -> DONE
=== r_gallop_act
#react: gallop act
{!"Bravely done!" cries Sir Gallop, and dusts where you did it.|Sir Gallop salutes with the feather end.|"Unto the breach!" says Sir Gallop, and holds the door, and catches his apron in it.|The knight looks on, moved. He would have used a lance, and it would have gone badly.} -> DONE
=== r_gallop_say
#react: gallop say
{!"Nobly spoken," says Sir Gallop. "I followed nigh on half."|"By my troth, I said that to the butcher," says Sir Gallop, "and he gave me a chop."|Sir Gallop lays his hand upon his heart, and leaves brass polish there.|"I shall have it put in the ballad," vows the knight. "Before the bathroom."} -> DONE
=== r_gallop_ask
#react: gallop ask
{!"Alas, I am but a footman," says Sir Gallop happily. "They tell me when it's lunch."|"That riddle hath slain wiser men," says Sir Gallop, "or at all events made them late."|"I know not, but I'll ride till I know!" says the knight, and is gone, and comes back for his other shoe.|Sir Gallop thinks so hard that he has to be fanned.} -> DONE
=== r_philippa_act
#react: philippa act
{!"One: no. Two: not like that. Three: oh, I see, yes," says Philippa.|Philippa passes you the right tool for it without looking up.|"Carry on," says Philippa, "and then, one, wipe it, and two, put it back."|The princess moves a hot tray out from under your elbow at the last moment, as though it were a habit.} -> DONE
=== r_philippa_say
#react: philippa say
{!"Agreed, under two heads," says Philippa, and ticks them off on floury fingers, silently.|"Point one was good," says Philippa. "You can drop the rest."|"I'd want it in writing," says Philippa. "And then I'd want it in smaller writing."|"Five," says Philippa, who was evidently already at four.} -> DONE
=== r_philippa_ask
#react: philippa ask
{!"One: who's asking? Two: in what capacity? Three: have you eaten?" says Philippa.|"There are three answers to that," says Philippa, "and they cost a good deal more than soup."|"See clause nine," says Philippa. When you ask of what, she says that clause nine is usually the one.|"Not my department," says Philippa. "I've only got the castle."} -> DONE
=== r_pym_act
#react: pym act
{!"That will be taken note of," says Lord Pym, and looks about for whoever is to take it.|Lord Pym mops. A sense is given of its being your fault.|"Alarm has been caused," says the Chancellor, stepping behind the press officer.|The ermine is adjusted. Nothing else happens.} -> DONE
=== r_pym_say
#react: pym say
{!"It has been heard," says Lord Pym. "It cannot be said that it has been enjoyed."|"Such a view is held," says the Chancellor, "in some quarters. The quarters are being looked into."|"Words have been used," says Lord Pym sadly.|"It would be unhelpful if that were repeated," he says, and something drips from his nose.} -> DONE
=== r_pym_ask
#react: pym ask
{!"Questions were always expected to arise," says Lord Pym, and gives the impression of having answered one.|"That is not known at this time," says the Chancellor, "by anyone who can be found."|"An inquiry will be held." He brightens. "It has been held. It was inconclusive."|"Steps," says Lord Pym, "were taken." He does not say in which direction.} -> DONE
=== r_act
#react: act
{!You consider doing it. There is no box on the form for it, but there is a margin.|You make a beginning. Somewhere far off a pigeon sits down.} -> DONE
=== r_say
#react: say
{!You say it to the room, politely, in case the room turns out to be somebody. In this castle one learns.|It is well put. It would be better cited.} -> DONE
=== r_ask
#react: ask
{!The form doesn't say. It has a footnote, and the footnote says "see form".|There's nobody by to answer. It might be worth asking after something that has a name, and therefore an entry.} -> DONE

=== lost_words
#unclear
{&The form has no box for that. Would you rephrase?|There is a silence with smoke in it, meaning: pardon?|You look it up. It isn't a word, in Schedule D or elsewhere.} -> DONE

=== meet_1
#react: ermintrude meet
"{name}," says the dragon, tasting it. "I've had a Hilda and two Sigismunds. I have never had one who sat down." -> DONE

=== meet_2
#react: gallop meet
"{name}! Honoured! Is that with an e? I announce people, you see," says Sir Gallop. -> DONE

=== hook_1
#topic: how much do you owe, how much, amount owed, back taxes
Nobody knows; that is why you were sent. Nine hundred years, and not one return in the office, at rates that have been both a tithe and a goose. The desk has four drawers, and the sum will want them all. -> DONE

=== hook_2
#topic: are princesses deductible, deductible, dependants
There's a paragraph on dependants, and one on livestock, and it was never thought that they might meet. A dependant must be kept, willing, and not for hire. You'd need to see the books, and the princesses. -> DONE

=== hook_3
#topic: tapestry, behind the tapestry
Three pairs of slippers show under the hem. One of them is taking notes. "They will have heard the word *deductible*," says the dragon. "I had hoped to break it to them at supper." -> DONE

=== hook_4
#topic: sewed, sewn, who sewed, the thread, the colours
The thread is in the Chancellor's colours, and the stitches are in nobody's name; they are what the passive looks like in silk. -> DONE
