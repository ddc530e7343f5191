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
+ [Rule that they are not #match: no, rule no, disallow, refuse #id: rule_no]
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
+ [#meanwhile]
    "We'll put it down as pending," says the dragon kindly, and draws a box on the flagstones for it with one claw. "Most things are. Shall we begin with what there is?"
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
+ {not village} [Go down to Nether Grimble #match: village, nether, grimble, go down, inn, postcards #id: go_village]
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
+ [Cut the thread and read to the end #match: cut, thread, end, read, unpick #id: cut_thread]
    It takes you until the candle is a puddle. You read the last clause, and then, because it is the sort of thing one does read twice, you read it again, and roll it up, and sit down on a ladder. "Is it bad?" asks the eye. "It's short," you say.
    -> treaty_read
+ [Borrow a novel, and talk of it #match: novel, borrow, curate, book, talk #id: novel]
    You get as far as the vestry, aloud, doing the voices. At the proposal the window mists over from outside. "He should have filed," says Ermintrude. "If one feels a thing, one should put it in writing." The thread on the Treaty you leave for a better light.
    -> next_day

=== treaty_read
+ [Tell her what it says #match: tell, say, her, what #id: tell_treaty]
    You do not get to the end of the sentence. "No," says Ermintrude. "On Friday, please. In its proper place on the schedule. I have waited nine hundred years, and I should like to have it to look forward to."
    -> next_day
+ [Keep it under your hat till Friday #match: keep it, hat, quiet, friday, secret #id: keep_treaty]
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
+ [Leave the desk and go to comfort the dragon #match: comfort, dragon, go, desk, ermintrude #id: comfort]
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
+ [Ask for till Friday to consider it #match: friday, consider, delay #id: till_friday]
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
+ {treaty_read} [Read out the last clause of the Treaty #match: treaty, clause, wick, read #id: end_treaty]
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
#topic: stamp, stamped, seal, stamp do, what does my stamp
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
#topic: where am i, where are we, this place, what place, look around, looking around, look about, what planet, what country, which country, what city, which city, what town
{ here:
- "hall": {The hall of Castle Grimble, and you in it at a folding desk: a hoard on the left, in order of acquisition; tapestries along the south wall, all quite new, one of them breathing; on most of the other sides a dragon. A suit of armour is lying where it rolled. The drawbridge is stuck. One stays.|The hall of Castle Grimble. You're beginning to know your way: that's the Norman end, with the bells; the goat's window; the dragon's good side. Your desk looks smaller each time, and more like the one thing here that was brought.} {thursday_night:She's asleep round three sides of it, with one eye open for the sums.|{cannon:Through the slits you can see the ridge, and the tent that was caused to be put up there.|A stair goes up to the solar, and another down, out of which comes a smell of chestnuts.}}
- "books": The solar, which is the library: nine volumes of Ecclesiastical Dragons, with something else behind them; ladders, a reading lamp, nine yards of Treaty on a lectern, and at the window an eye.
- "kitchen": In the kitchen, by the flour, in Princess Philippa's light. There are nine hooks, nine aprons, a raviolo like an unmade bed, and not a chain to be seen, apart from the one on the jam.
- "walls": Up on the battlements, in the evening. You can see the whole of the valley, and on the far side of it some people being busy with fuses. It has all been dusted.
- "inn": Down in Nether Grimble, at the inn, which has been laid waste nineteen times and does a very good pie. There's a rack of postcards by the door, a pump before it, and a flat stone for the mud.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it
{
- appeal: Friday, Schedule Five. Office hours are until five o'clock, or until one of the parties explodes.
- damages: Thursday. By regulation an auditor should have had his lunch.
- cannon: Wednesday, the day of Dependants, and well on in it.
- livestock: It's Tuesday, under Livestock. The goat has had your pocket calendar.
- else: Monday, the day of Assets. You set out your watch on the desk; the dragon has asked if it's deductible.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- cannon: The Crown has spent something which it would be convenient to find underneath a dragon; so it has sent nine cannon, a press officer, and, before them, you.
- else: Nine hundred years of returns are missing, and the Revenue has begun to wonder. No princess has been kidnapped. No village has been burned. It's only the receipts that are frightening.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You are a Junior Auditor of the Royal Revenue, come to assess one dragon under Form 9-D. Nobody else on Floor Six had volunteered; neither, when you come to look at the memo, had you. -> DONE
=== w_ermintrude
#topic: want ermintrude, ermintrude want, dragon want, the dragon want
"Conversation," says Ermintrude, "and to have it all added up by a person who will tell one the answer. There was a third thing, but it's not for the schedule." -> DONE
=== w_gallop
#topic: want gallop, gallop want, sir gallop want
"Want? Why, there's still the east stair to do!" says Sir Gallop. He thinks. "I should like somebody to be announced. I've a very good voice for it." -> DONE
=== w_philippa
#topic: want philippa, philippa want, princess philippa want, the princess want
"One: that lease respected," says Philippa. "Two: eggs. Three: I'd like an hour in which no one came to be rescued by me." -> DONE
=== w_pym
#topic: want pym, pym want, lord pym want, does lord pym want
"It is felt that nothing is wanted," says Lord Pym. A drop runs down his nose. "Tidiness was looked for. Gold, in a tidy form." -> DONE

// Reactions
=== r_ermintrude_act
#react: ermintrude act
{!"Is that usual?" asks Ermintrude. She isn't being rude. She would like to enter it, and has turned over a fresh page for you.|The dragon moves one coil out of your way, and forty yards of bullion go with it; a small door comes to light, with a card on it that says "Later".|Ermintrude watches you with her chin on the floor, as one watches a kettle that has turned out to be interesting.|"A knight did that in 1311," says the dragon. "With less paperwork. He's in the visitors' book, under Regrets."|"Oh, are we doing that?" says Ermintrude, and does it too, on her own scale, with care. In the village a dog begins to bark.|She follows it from start to finish, lips moving. "And which schedule would that come under?" says the dragon. "I only ask, because one would so like it to come under something."|"You needn't stop for me," says Ermintrude. She has put out a claw, sideways, and is holding the ink so that it shan't spill.} -> DONE
=== r_ermintrude_say
#react: ermintrude say
{!"I shall have to think whether that is true," says Ermintrude, and does, visibly, with smoke. "Yes," she says. "Would you say it once more, for the index?"|"How very civil," says the dragon. "Do you know, the last person only said Have at thee? I asked at what."|"Noted," says Ermintrude, with relish. It is a word she has always wanted to say to somebody.|The dragon repeats it under her breath, so as to have it right for the minutes; and behind the tapestry a slate pencil squeaks.|"That's the third remark in nine hundred years that I could reply to," says Ermintrude. She's plainly torn between several replies. "Do go on, and I'll save them."|"I had a letter that said so," the dragon tells you. "It was addressed to the Occupier, and they'd brought it on the end of a spear." She waits for what you'll say next, with her ears forward.} -> DONE
=== r_ermintrude_ask
#react: ermintrude ask
{!"I can tell you what day it was," says Ermintrude. "It was a Wednesday. As to why, you'd want the library; I have a note that I was told why, in nine yards."|"If I answered that I should be guessing," says the dragon, shocked. "With a guest here. But Philippa guesses beautifully. She's downstairs."|"It would depend on the definition," says Ermintrude. She settles herself. "Shall we define? I've thought of little else since Candlemas."|"I've a note of it," says the dragon; there's a slither of gold, and up comes a card. "See under Stone," it says, in her hand, and under that, "moved".|"Is it for the schedule, or is it for you?" asks Ermintrude. No one has ever had two columns for her before. "For you I'd say: they stopped answering. I went on writing."|"I have never told a lie," says the dragon, "so I shall tell you the half that I'm sure of. It's being paid for by someone who doesn't yet know it. I can hear it in the sums."} -> DONE
=== r_ermintrude_leave
#react: ermintrude leave
{!"Before Friday?" says Ermintrude. She draws in her tail, so that you shall be able to get by it. You stay.|"The desk is still unfolded," says the dragon, in a small voice, for her. It is, too.} -> DONE
=== r_gallop_act
#react: gallop act
{!"Bravely done!" cries Sir Gallop, and dusts where you did it. Something comes up bright beneath the dust: a bit of crest, a bit of date.|Sir Gallop salutes with the feather end, and asks if you'd care to be announced while you're about it.|"Unto the breach!" says Sir Gallop, and holds the door, and catches his apron in it; whereby you get a sight of the yard, with the goat in the sentry box.|The knight looks on, moved. He would have used a lance, and it would have gone badly. "And yet 'tis so simple," says Sir Gallop, "when one sees it done in cuffs."|"Stay, thou hast a smut upon thee," says Sir Gallop, and sees to it. "The last who did that had no footman by. It was a sorry sight; it was I."|He takes one end of it for you, whatever it is; he's the sort that always will. "I'm told there's naught in the Rule against it," says the knight, "saving Tuesdays."} -> DONE
=== r_gallop_say
#react: gallop say
{!"Nobly spoken," says Sir Gallop. "I followed nigh on half, and I'm for it."|"By my troth, I said that to the butcher," says Sir Gallop, "and he gave me a chop. I've kept thee the bone, for the goat."|Sir Gallop lays his hand upon his heart, and leaves brass polish there.|"I shall have it put in the ballad," vows the knight. "Before the bathroom. There's a gap."|"Say on!" says Sir Gallop, sitting down on a coronet. "She'll want it word for word at supper. None of us gets about as thou dost."|"That's what I ought to have said to the King," says the knight slowly. "What I said was Aye." He polishes one candlestick for a long while on the strength of it.} -> DONE
=== r_gallop_ask
#react: gallop ask
{!"Alas, I am but a footman," says Sir Gallop happily. "But I've the keys, and there's a library; and I dust there with my eyes shut, the books are so wonderful long."|"That riddle hath slain wiser men," says Sir Gallop, "or at all events made them late. Ask it of the Princess. She'll give it thee under five heads."|"I know not, but I'll ride till I know!" says the knight, and is gone, and comes back for his other shoe. "The answer's in the village," he says, "or the pie is."|Sir Gallop thinks so hard that he has to be fanned. "Cannon!" he says, coming to. "I dreamt of cannon. Come up on the walls with me of an evening and tell me I did not."|"'Twas never told us," says Sir Gallop. "They said Charge. One doesn't, in the saddle, think to say Whom."|"I was in there but the one night," says the knight, "and I'll tell thee what I saw: it was dark, and filed."} -> DONE
=== r_philippa_act
#react: philippa act
{!"One: no. Two: not like that. Three: oh, I see, yes," says Philippa, and moves over to let you have the light after all.|Philippa passes you the right tool for it without looking up.|"Carry on," says Philippa, "and then, one, wipe it, and two, put it back. Three, you're the first of them to do anything here but drip."|The princess moves a hot tray out from under your elbow at the last moment, as though it were a habit. There's a paper beneath it, with a seal, and flour in the folds.|"I had a bet on that," says Philippa, over her shoulder, to eight people. "One: pay up. Two: in eggs."|She looks at what you've done, and at you, and crosses something off on her fingers. "Four," says Philippa, "you'll do. Now ask me about my father's friend with the damp forehead."} -> DONE
=== r_philippa_say
#react: philippa say
{!"Agreed, under two heads," says Philippa, and ticks them off on floury fingers, aloud: "Heart. Law. It's the second we want you for."|"Point one was good," says Philippa. "Take point one up to the hall and say it slowly. She likes them slowly."|"I'd want it in writing," says Philippa. "And then I'd want it in smaller writing, and then I'd want it stamped."|"Five," says Philippa, who was evidently already at four, and had been hoping somebody would come in with it.|"That's been said to me from a horse," says Philippa, "under my window, in verse. It's better from somebody who's drying up."|"One, who told you? Two, never mind; I believe you. Three, that's dangerous to know on an empty stomach." She cuts you a slice.} -> DONE
=== r_philippa_ask
#react: philippa ask
{!"One: who's asking? Two: in what capacity? Three: if it's as a friend, have the end of the soufflé and ask me what a Chancellor wants with an empty dragon."|"There are three answers to that," says Philippa, "and they're all in the last yard of the Treaty, so somebody sewed it up."|"See clause nine," says Philippa. When you ask of what, she says that clause nine is usually the one; and wipes her hands, and goes to find you a copy.|"Not my department," says Philippa. "I've only got the castle. But, one, look who's borrowed; two, look on what; three, mind the step."|"Nobody's asked me that since the tower," says Philippa. She stops rolling. "One: because they'd sooner have a maiden than an heir. There's no two."|"Try the village," says Philippa. "One, they talk. Two, they've kept everything, in case somebody should want it on a postcard."} -> DONE
=== r_pym_act
#react: pym act
{!"That will be taken note of," says Lord Pym, and looks about for whoever is to take it. The press officer has written GRAPPLES.|Lord Pym mops. A sense is given of its being your fault; but his eye has gone, you notice, to the stamp.|"Alarm has been caused," says the Chancellor, stepping behind the press officer. Something in his ermine chinks.|The ermine is adjusted. A paper that had been showing at the edge of it is adjusted too, inward; it had a great many noughts.|"It was not foreseen that anything would be done," says Lord Pym; "by anyone." You've the impression that he means it as a complaint.} -> DONE
=== r_pym_say
#react: pym say
{!"It has been heard," says Lord Pym. "It cannot be said that it has been enjoyed." He's gone over to the window, to see if the cannon enjoyed it.|"Such a view is held," says the Chancellor, "in some quarters. The quarters are being looked into."|"Words have been used," says Lord Pym sadly, and the press officer, who had got down three of them, rubs them out.|"It would be unhelpful if that were repeated," he says, and something drips from his nose on to the Finding, where it says By Order Of. There's no name there; there's now a small lake.|"That was believed to have been sewn up," says Lord Pym, and then looks as if he would like to take the verb back.} -> DONE
=== r_pym_ask
#react: pym ask
{!"Questions were always expected to arise," says Lord Pym, and gives the impression of having answered one.|"That is not known at this time," says the Chancellor, "by anyone who can be found."|"An inquiry will be held." He brightens. "It has been held. It was inconclusive."|"Steps," says Lord Pym, "were taken." He does not say in which direction.} -> DONE
=== meanwhile
#meanwhile
{!A pigeon falls through the window with a memo about the importance of progress, initials it for receipt, and goes to sleep in your out-tray.|A good way up the hoard a coin decides to come down. It brings its friends. When the noise has stopped the stamp is lying nearer to your hand.|Someone's quill has begun to keep a record of how long the Revenue takes. It underlines.|A clock that was given to somebody in lieu of an apology strikes, and a shield slides off its hook with a sigh.} -> DONE
=== r_act
#react: act
{here == "inn":{!The whole inn stops to watch, and then brings you a pie. On the lid is a dragon in pastry, with its mouth turned up. "We do them sad for the tourists," says the innkeeper.|It's soon done; and you've put your foot, in doing it, on something flat by the pump that gives out a hollow sort of knock, like a door with somebody of importance behind it.|You do it, and there's applause from the taproom. A child draws you on the back of a postcard, not being eaten, and shows it to her mother, who's shocked.}|{!You do it, and look for the box to enter it in. There's no box; there is a margin; and in the margin, in a hand of two hundred years ago, someone's pencilled "So did I, and then I asked about the stone."|It's done in a moment, in triplicate for safety. A long way off, at the noise, a pigeon sits down in the road, and gets up again, and comes on.|You go through with it, as one does with a form, from the top. Something large lets out its breath on the other side of the wall, and the hoard settles by about a decade.|It comes off rather well, and there's nobody to see except the goat. It has stopped chewing. It's looking past you, at your pocket.|A receipt flutters down from somewhere overhead as you finish: "One act, auditor's, witnessed. E." She must have an eye at the keyhole.|You have got it done before the bell. Below in the kitchen a pan's put down, and a voice says, "One, what was that? Two, lay another place."|It makes a mark in nine hundred years of dust, the first that isn't a boot. Under the dust there's a ruled line. You blow along it, and it goes on up the wall, toward a total.}} -> DONE
=== r_say
#react: say
{!You say it to the room, politely, in case the room turns out to be somebody. It does. "Hear, hear," says the corner behind the candlesticks.|It is well put; properly cited, it would be law. Somewhere over your head a page is turned back, to look for the citation.|The echo takes it away to the Norman end and brings it back with improvements.|You've said it aloud, before a goat. It lowers its head and thinks it through, and stamps one forefoot, once.|"Minuted," says a whisper, from the direction of the keyhole, with a curl of smoke.} -> DONE
=== r_ask
#react: ask
{!The form doesn't say. It has a footnote, and the footnote says "see Treaty", and there's only the one copy of that; it's upstairs.|You put it to the empty air, and a card comes down from the gallery on a thread. "Who'd gain?" it says, in flour.|You write it at the head of a clean sheet. It looks well there. It looks, in fact, like the question that nobody on Floor Six has wanted asked.|The goat, who's nearest, gets up on its hind legs and looks out of the window, toward the capital, and then over its shoulder at you. As an answer it's better than you've had from Floor Six.|That's one for somebody who was here at the time. Fortunately she's nine hundred and twelve, and likes to be asked.} -> DONE

// What readers do
=== n_goblet
#topic: pick up, take a goblet, take a coin, take some gold, pick up a goblet, steal, touch the gold, coin, coins, jewel, ruby, take the goblet
{inventory:You lift one, and it gives a little tug in your fingers, homeward. It's hers by stamp now, down to the dents. You put it back, and it fits itself in among the others with a click like a satisfied tongue.|You pick out a goblet, the merely ugly one. There's a luggage label tied to its stem: "Lady Day 1297, from Hugh the Unready, in exchange for not. See receipt 88." "He was ready by the end," says the dragon from overhead. "Do put it back facing north."} -> DONE
=== n_hoard_look
#topic: climb the hoard, climb the gold, lie on the gold, dig in the hoard, slide down, count the hoard, count the gold, heap
You go up it as far as the thirteenth century, on hands and knees, with small landslips. From there you can see how it's done: a path through the bullion, kept swept, and at every turn a little stand with a card upon it. The last card, at the very top, says "Reserved", and has nothing under it at all. -> DONE
=== n_armour
#topic: touch the armour, open the armour, put on the armour, visor, wear the armour, pick up the armour, kick the armour
{walls or livestock:It's been polished inside as well as out, and there's a lavender bag hung in the chest. He keeps it by him for company. He says it was the only thing that went in with him and came out the same shape.|You lift the visor. It's empty, but warm, and it smells of lavender and singed moustache. Somebody has laid a duster in it, folded, and a half-eaten biscuit with the edge of a crown on it. So whoever lived in this has got out, and been fed.} -> DONE
=== n_throne
#topic: sit on the throne, throne, sit, sit down, take a seat, sit at the desk, chair
{ here:
- "books": You sit on the ladder, third rung, there being a novel open on every chair. The eye at the window lowers itself to be level with you, out of manners.
- "kitchen": There's a stool. There's a plate in front of it before you have got your knees under, and a fork, and a princess saying "Eat" without turning round.
- "walls": You sit on a merlon, among the jackdaws. The stone is still warm; something large must have been leaning here to look at the view, with its elbows either side.
- "inn": The settle by the fire has a brass plate: "Burned 1340, 1412, 1588. Pies." You are brought one.
- else: {It's the folding one, lot 212, and as you sit it folds. By the time you're out of it a claw has come round the desk with an office chair pinched in two talons, and set that behind your knees. "He abdicated the same way," says Ermintrude.|You've the office chair, and a column to add, and at the edge of the page a large, patient breath that lifts one corner of the paper and lets it lie.}
}
-> DONE
=== n_dragon_look
#topic: teeth, claws, talons, wings, tail, scales, look at the dragon, touch the dragon, pat the dragon, stroke the dragon, her eye
{present ? ermintrude:You go round her with your pencil. Teeth, forty, in good repair. Talons, buffed. Tail, lost to sight among the Plantagenets. On the one scale over the heart, where ballads tell you to aim, she has had a small neat pocket let in, and there's a pencil in it, sharpened. It's for company that never asked to borrow one.|She's not here, but she's about. One end of her, by the sound of it, is having a thought, and the other has just knocked over a clock.} -> DONE
=== n_sword
#topic: sword, draw my sword, attack, fight, kill, hit, stab, slay, lance, weapon, punch, strike, kill the dragon, attack the dragon, fight the dragon
You have drawn it before you've considered what it is. It's your ruler, fifteen inches, boxwood, the property of the Crown. "Oh, well done," says {present ? ermintrude:Ermintrude, who has seen four hundred and six swords, and looks along this one with respect. "At last a thing with the inches marked|somebody behind you. "Is that for the hoard, or for the goat|}." -> DONE
=== n_run
#topic: run, run away, flee, escape, run for it, hurry
You run as far as the drawbridge. It's stuck, half up, like a remark. On the last plank of it stand four hundred and six pairs of scorch marks, toes outward, and a tidy little table with a towel on it, and a card: "You forgot this." You take the towel. It seems rude not to walk back. -> DONE
=== n_hide
#topic: hide, hide under the desk, under the desk, behind the hoard, duck, crouch, cover my eyes
{here == "hall":You get in under the desk with your knees about your ears. There's a carved remark on the underside, "Nobody has ever got this far down. H. Pottle, Aud. (Jnr.), 1702," and next to it the mark of a round thing, APPROVED. A nostril appears at the kneehole. "I used to count to a hundred," says the dragon wistfully. "Would you like me to?"|{here == "inn":You get in behind the settle, with the umbrellas. "Ruins is the other side," a child informs you, upside down. "You lie in the slate bit and I do the lamp." From here you've a good view, under the door, of a pump, and a flat stone, and the word KNOCK.|You step behind what there is, and find it taken; the goat's there. It looks at you as one looks at a person who's come into one's bathroom.}} -> DONE
=== n_bow
#topic: bow, curtsey, curtsy, kneel, introduce myself, hold out my hand, shake hands, smile, be polite, take off my hat
You do it properly, from the waist, with a leg. It is received properly. On the south wall a fringe of tapestry stops trembling; the temperature falls by some degrees; and out of the dark comes a claw as long as a boat, and lays on your blotter, by way of a card, one gold sovereign with a corner turned down. -> DONE
=== n_eat
#topic: will you eat me, eat me, be eaten, swallow me, going to eat, burn me, are you going to eat
{present ? ermintrude:"Whom, you?" says Ermintrude, and looks you over for somewhere to begin. "I don't care for it, you know. There are buckles. And afterwards they're so cross, and one has to find them something to do." She lowers her voice. "It's mostly done because they come in with their mouths open."|Page thirty has a box for it. It has a dotted line for the time, and one for next of kin; it has never, so far as you know, come back filled in by the officer.} -> DONE
=== n_desk
#topic: desk, drawer, drawers, pens, ink, inkwell, folding desk, desk drawer, papers, look in the desk
It unfolds in eleven movements, of which the ninth pinches. Four drawers: blanks; string; sandwich; and in the fourth, which you've never got open before today, a card in a clerk's hand of two hundred years ago. "Ask to see the doorstep," it says. It has been initialled by Floor Six, and then by somebody with a hoof. -> DONE
=== n_stamp
#topic: use the stamp, stamp it, stamp everything, pick up the stamp, hold the stamp, look at the stamp, try the stamp, take the stamp
{goat:You'd like to. It's in the goat. You put your ear to the goat's side and hear, quite plainly, a small brass voice going "so, so, so," like a clock with its mind made up.|You lift it out of the felt, and it grows heavy, and warm about the rim. Whatever is under it when it comes down will be so till doomsday. A beam creaks. The dragon's stopped breathing, and the tapestry too, and from the window sill a yellow eye with a slot in it is following your hand.} -> DONE
=== n_crown
#topic: crown, put on a crown, try on, put on the crown, wear, robe, ring, put on a ring
You try one. It comes down to your chin; they were big men, or there was padding. When you get it up again over your nose {present ? ermintrude:the dragon is holding a hand mirror. "He looked like that too," says Ermintrude. "He borrowed it back for his portrait, and sent me a receipt, and never the portrait." She has written the interest on the frame.|there's a voice from the kitchen. "One, those are for biscuits. Two, it suits you," it says.} -> DONE
=== n_tea
#topic: tea, eat, drink, food, lunch, sandwich, hungry, thirsty, biscuit, cake, supper
{here == "kitchen":It's all put in front of you at once, soup and soufflé and the corner of something that was a county. Nine people watch you lift the fork. "We've not had anyone to try it on who wasn't screaming," one of them explains.|There's tea at your elbow. You hadn't rung; a princess has gone by behind you on stockinged feet. It's in a cup the size of a font, and on the saucer are a biscuit with eleven points, and a slip of paper, floured: "Ask to see our lease. P."} -> DONE
=== n_sing
#topic: sing, whistle, hum, dance, play music, tell a joke, joke, song, play, bells
You give them the one about the tax farmer's daughter, the clean version. At the chorus there's a bass. It's not loud; it's merely that the candlesticks walk. "I had it from a tenor," {present ? ermintrude:says Ermintrude shyly, "in 1533. He left before the end of the second verse. I've always wondered how she declared the goose."|comes a voice through the wall, abashed. "Is there a third verse?"} -> DONE
=== n_dungeon
#topic: dungeon, my room, bedroom, guest room, to the dungeon, chintz, go downstairs, do i sleep, where do i sleep, sleep tonight
It's down thirty steps, and smells of lavender. Roses on the chintz; roses on the chains, which somebody has gone to the trouble of covering. The last guest has scratched the days on the wall: one, two, three, and then "HOW TIME FLIES". On the pillow lie a hot brick and the first volume of The Curate's Secret, with a scorched ribbon at page nine. You read to the ribbon, and are back at your desk before you are missed. -> DONE
=== n_sleep
#topic: to bed, go to bed, sleep, lie down, rest, nap, go to sleep, close my eyes, yawn, dream
You put your head down on your arms for a moment, between the ink and the sandwich. Someone draws a tapestry over you; it has a hunt on it. You dream of a long grey stone with writing on the under side, and you're just bending to read it when your own snoring tells you that it's mirror-writing. The breath on your neck has slowed, to keep yours company. -> DONE
=== n_window
#topic: out of the window, window, out the window, look outside, view, valley, the sky, look out
{ here:
- "books": It's full of eye. You say "Excuse me," and it goes away, and there's a valley behind it, and a road; and along the road, very small, a great many horses pulling something they'd rather not.
- "walls": You lean out between two battlements. Below, Nether Grimble puts its lamps out, one by one, so as to look ruined for the coach party.
- "inn": Through bottle glass you see the pump, with a woman standing on the flat stone beneath it, out of the mud. She looks down at her clogs, and steps off, and knocks. Then she laughs at herself.
- else: The windows of the hall are arrow slits, with curtains. You get your nose to one. Smoke from a chimney where the Chancellor's map says ashes; a child driving geese; a signpost, "To the Ruins, 2d". {cannon:On the ridge nine bronze mouths are yawning at you.|{livestock:Far down the valley there's a dust, with wheels in it, that stops for lunch and comes on.|A grey bird is toiling up the mountain road toward you, on foot.}}
}
-> DONE
=== n_candle
#topic: candle, light a candle, lamp, lantern, light, torch, light the fire, fireplace
{"books kitchen walls inn" ? here:Somebody has done it before you've found your matches. In this place they're considerate about light; they've all, at one time or another, been asked to sit a bit further off from something while it sneezed. The flame leans uphill, toward the hall, as a dog looks at a door.|You look for a match. There's a cough, delicately aimed, and four hundred candlesticks are alight from end to end of the hall, with the exception of one, which says "I beg your pardon," and turns out upon inquiry to be a bishop's nephew. By the new light you see that the south wall has been scorched in columns, and ruled.} -> DONE
=== n_listen
#topic: listen, hear, ear, sound, noise, sounds, hold my breath, wait and listen
{ here:
- "kitchen": Nine people talking at once, each of whom is, it turns out, listening to the other eight. You catch "Pym", and "eleven millions", and a rolling pin coming down.
- "walls": An owl. A duster. And from the valley, a long way down, a squeak of axles, and one man's voice saying that haste was to be made.
- else: Under the settling of the gold there's a sound that you take for a mill. It goes on and on, low and regular. It's the dragon, doing long division in her sleep or out of it; and every so often she carries one, and sighs, as if there were somebody she'd have liked to hand it to.
}
-> DONE
=== n_shout
#topic: shout, scream, for help, yell, call out, cry for help, help me, call for help, roar
You put your head back and let go. It does the echo a world of good. At once there's a pounding of feet, and you are being rescued from every side: by a man in an apron, with a mop; by nine princesses, one of whom has a crossbow; and by a dragon, on tiptoe, whispering, "Is it a pigeon?" -> DONE
=== n_raviolo
#topic: raviolo, taste, taste the raviolo, spoon, lick, stir, cook, bake, help in the kitchen, flour
{here == "kitchen":You're given a corner of it, which is as much as anyone is given. Chestnuts, cheese, and something that you can't put a name to. "Spite," says the princess next to you. "It's what my father sent me as a dowry. It wants using up." Under the flour board the edge of a document is showing, with seals.|It's coming from below: chestnuts, butter, a word of command. Somebody down there is cooking for a good many more than are in chains.} -> DONE
=== n_princesses
#topic: other princesses, three princesses, eight, the others, the youngest, rescue the princesses, free the princesses, kidnapped, chains
"One draws contracts, one shoots, two cook, and one's asleep," you're told, by somebody behind a jam pan. "Not one of us was carried off, unless you count Hildegard, and that was by a conjuror." There's a row of nine hooks by the stair with nine riding cloaks on them. They could have left on any day since the gutters were done. -> DONE
=== n_self
#topic: talk to myself, mutter, to myself, think, pinch myself, dream, imagine, count to ten, breathe, calm down
"Junior Auditors," you tell yourself, "are not eaten; they are mislaid in transit." It's on a poster by the boiler. You say it twice. Somewhere behind you a very large voice can be heard trying the words over, to see whether they come out true. -> DONE
=== n_pray
#topic: pray, prayer, cross myself, god help me, meditate
You pray to St Osyth, since it's her bells that are nearest. There is a hum out of the dark of the hoard, from the largest down to the smallest, like eight old ladies agreeing. "She does that for anyone who asks nicely," {present ? ermintrude:says the dragon. "I won her at whist, and I have never liked to send her back|says somebody, in passing. "She's wasted on whist|}." -> DONE
=== n_read
#topic: read, book, read the form, form, receipt book, read a receipt, index, ledger, read the index, visitors' book
You take up the first thing to hand. It's the index, volume one, Aa to Abbots. Under "Abbots" there are six, each crossed through, with "returned, with apologies" in the margin; and below, in fresher ink, "Auditors: none yet. Leave a page." She has left four. -> DONE
=== n_door
#topic: door, open the door, drawbridge, leave the castle, gate, lower the drawbridge, the gate, get out, way out, can i leave, how do i leave
You have a look at the drawbridge. It has been stuck since the fourteenth century at just the slope of a polite refusal; you came in by the wicket, sideways, and the desk came in pieces. The chain isn't rusted at all. It's been tied in a bow, from the inside, by someone with large fingers who didn't like to be left. -> DONE
=== n_search
#topic: search, look for clues, clue, clues, explore, investigate, look under, look behind, inspect
You go along the wall with your ruler out. Halfway down the hall hangs a framed thing, under glass, with a lamp before it, as in other houses they have a saint. It is a rejected tax return. "Insufficient postage," it says. The date's 1203. Somebody has kept it dusted. -> DONE
=== n_smoke
#topic: smoke, sneeze, cough, smell, sniff, breath, hot, heat, warm
The smoke comes in rings, from both sides, as she thinks: a small one for a fact and a large one for a doubt. You have begun to be able to read it. There's been a large one hanging over your head since you said the word "returns", and it hasn't yet made up its mind to break. -> DONE
=== n_goat_pet
#topic: pet the goat, feed the goat, stroke the goat, touch the goat, goat's eyes, catch the goat, chase the goat, ride the goat
The goat allows it. It has the forehead of a judge, and burrs. You find that while you have been scratching it behind one ear it has read your page through, eaten the total, and left you the working. On the whole, you feel, it had seen your mistake. -> DONE
=== n_teacher
#topic: laugh, cry, weep, joke with, compliment, flatter, thank, thank you, apologise, apologize, sorry, flirt, kiss, hug
Nobody does such things here as a rule without a lance in the other hand, and it's some time before it is believed. Then a sort of glow goes along the wall, from the far end to the near. It's her ears. "One would like," {present ? ermintrude:says Ermintrude with difficulty, "to have that minuted."|says a voice from the hall, with difficulty, "to have had that minuted."} -> DONE
=== n_knights
#topic: where are the knights, other knights, bones, skeletons, dead knights, who came before, previous auditors, other auditors, happened to the knights, happened to the knight, became of the knights, happened to the others
You look for bones. There are none; there's a rail with towels on it, numbered to four hundred and six, and under each a peg with a lost glove, a spur, a book of verses. At the end is a new peg, with no number yet. It's a low one. It would do for a hat. -> DONE
=== n_write
#topic: write, take notes, make a note, write down, write a letter, letter, report, send a letter, draw
"Sir," you write to Floor Six, "I have the honour to report that I've not been eaten," and stop, because a shadow like a chapel's has come over the paper. "Two t's in 'regretted'," it says kindly; "you'll be needing it further down. They always sent that one. I kept them all." -> DONE
=== n_spoons
#topic: spoon count, spoons, tower, slippers, slate, lift the tapestry, pull the tapestry, look behind the tapestry
You lift a corner. Three princesses are sitting on the floor there with their shoes off, and a slate. On the slate it says "Eleven years at 4d", and "Overtime", and, underlined, "Is he married? (No: cuffs.)" The nearest puts her finger on her lips and the corner of the tapestry back in your hand. -> DONE
=== n_outdoors
#topic: step outside, go outside, outside, fresh air, courtyard, yard, garden, walk outside
You put your head out by the wicket. There's a courtyard, swept; a row of beans; a bench facing west with a dent in one end that would fit a person and in the other one that would fit a chapel. Nobody has sat at the small end. On it there's a cushion, with the price ticket still attached. -> DONE
=== n_coat
#topic: coat, my coat, put on my coat, overcoat, hat, my hat, gloves, take off my coat, jacket
You get as far as one sleeve. "Oh, must you?" says somebody, in the tone of a person who had been going to ask you to supper. On the peg beside yours hang four hundred and six left-hand gauntlets; yours is the only coat that anybody's ever taken from them at the door and brushed. -> DONE
=== n_pour
#topic: pour, pour myself a drink, a drink, wine, ale, water, glass of water, brandy, drink from
It's a cordial, green, in a chalice that was got, says the label, from a cardinal, for keeping quiet. You taste limes, then smoke, and then for a second you're certain of the exact date of every birthday you ever had. "It's good for sums," says the label, on the back. "One glass." -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, hi, good morning, how are you, nice to meet you, pleased to meet you
{present ? ermintrude:"How do you do," says Ermintrude. It takes a moment to reach the far end of her, where a tail can be heard to be pleased. "I do very well. I've been asked that once, in 1066, and he didn't stay to hear."|{present ? philippa:"One: hello," says Philippa. "Two: that's the door you've left open. Three: hello properly." She's given you a floury hand and kept back a thumb to point with, at the ceiling. "She'll have been hoping you'd say it to her."|Several people return it, and a goat.}} -> DONE
=== n_wall
#topic: wall, touch the wall, ceiling, look at the ceiling, roof beams, pillar, south wall, columns
{"kitchen walls inn books" ? here:It's good sound stone, with a date on it; and each few yards a neat, glassy patch, about as wide as a tray, that has been apologised for. There's a brass plate by every one. "A sneeze," it says. "1391. So sorry. E."|You run your ruler along it. What you took for soot is tabulation: it's been burned into the stone, with a fine jet, in two columns, from the floor up to where the bats are. The left is headed "Lent". The right one is headed "Returned"; and it's as clean as the day that it was built.} -> DONE
=== n_ceilinglook
#topic: glance up, look up, bats, chandelier, rafters, look at the roof
Far up in the dark there's a chandelier, of swords, point downward, each with its tag. One of them's missing. It had been rusty, the tag says, and she'd been afraid that somebody might be hurt. -> DONE

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

// Plain questions.
=== p_people
#topic: population, how many people, how many live, people live, lives here, live here, how many are there
Of the castle: one dragon, nine princesses, one goat, and a knight who won't go home. Of Nether Grimble, three hundred and four, by a return that the innkeeper filled in and rounded for luck. -> DONE
=== p_who_sent
#topic: who sent, sent me, sends me, my boss, do i work for, my employer, my superior
Floor Six of the Royal Revenue, by a memo with initials for a signature. It says that they've run out of knights, and regrets any inconvenience. -> DONE
=== p_long
#topic: how long have i, long have i been, have i worked, since when
Three weeks. Your chair on Floor Six still has the last man's name on it, and a dent. -> DONE
=== p_job
#topic: my job, my work, my task, my duty, my duties, supposed to do, do for a living
To count one hoard, its livestock, its dependants and its damages, a schedule a day, and on Friday to stamp what it comes to. Nothing in the manual says that the hoard will be watching. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, is she dangerous, danger, in danger, will i die, dragon dangerous
There is a suit of armour on the floor, and it came in with somebody in it. Against that you have a stamp that binds dragons, and your manners, which are holding. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things, my belongings, my equipment
A folding desk, pens, ink, Form 9-D in triplicate, a sandwich, and the stamp. You have signed for all of it but the sandwich. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, am i alone, other people
{assets:Sir Gallop, with the duster. Princesses, generally behind something. And whoever has been moving your inkwell a little nearer to the tail each night.|Something in that tapestry is breathing, and on the floor below someone's roasting chestnuts. You make a note to ask for their names, and whether they're salaried.} -> DONE
=== p_year
#topic: what year, which year, year is it, what month, month is it, season, time of year
A fiscal one. On the dragon's side of the desk there are receipts for the nine hundred before it. -> DONE
=== p_far
#topic: how far, far is it, far away, far from
A day and a half from the capital by coach; by pigeon it's four, since they sit down. -> DONE
=== p_why_taxes
#topic: why does she owe, why has she not paid, not paid, never paid, why is she being audited, why an audit
No return from this address has reached the office in nine hundred years. She says she filed every one of them. You have never met a taxpayer who said that and looked so hurt. -> DONE
=== p_if
#topic: consequences
Whatever is properly cited and properly stamped, happens. The rest is conversation, and at worst one is coughed up. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is she lying, telling the truth, who is lying, is she honest, is the dragon friendly, friendly
She has never told a lie, and says so, and the trouble is that it's true. You'd keep an eye on anybody who has offered to help with the sums. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
By coach to Nether Grimble, and then on foot, with the desk on your back. You passed nine knights' horses on the way, all very well fed. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who runs, runs the castle, who commands
The dragon, by tenure. Somebody else sees to dinner, the accounts and the jam, and you suspect that that's the answer to your question. -> DONE
=== p_days
#topic: how many days, how long will, how long does the audit, when is the deadline, when does the audit, how much time
Five, by schedule, Monday to Friday: Assets, Livestock, Dependants, Damages, Appeal. It's in working hours, with an hour for lunch. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, how do i win, what counts as winning
One total, at the foot of Form 9-D, which both parties are able to read without weeping. It has never been done. -> DONE
=== p_king
#topic: who is the king, the king, the crown, the kingdom, the queen
There's a king, who reigns, and a Chancellor, Lord Pym, who does the rest. The kingdom's said to be short of money, by everyone to whom it owes any. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
Mild indoors, with smoke. Over the valley it's a fine autumn, but you have that from a slit. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Single, punctual, and under thirty, according to your file, which has a coffee ring on it. Under next of kin you've put Floor Six. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
The kingdom has a name, which is on the stamp, and worn. This end of it is Mount Grimble, and it's down in the books as agricultural. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Officially, that of the Act. The dragon has eleven, four of them dead, and is polite in all of them. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? pym:-> t_pym}
-> t_gallop
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? ermintrude:-> t_ermintrude}
{present ? philippa:-> t_philippa}
-> t_ermintrude
