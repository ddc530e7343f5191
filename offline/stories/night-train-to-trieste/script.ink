# ask: name What name is on your passport?
VAR name = ""
VAR clock = 0
VAR pola = false
VAR ticket = false
VAR high_e = false
VAR machine = false
VAR melody = false
VAR key = false
VAR moser_turned = false
VAR pace_friend = false
VAR found = false
VAR at_baggage = false
VAR cord = false
VAR cello = false
VAR ledger = false
VAR in_bear = false
VAR had_ticket = false
VAR here = "corridor"
LIST people = ilona, brandt, pace, moser, hollub
VAR present = ()
VAR alive = (ilona, brandt, pace, moser, hollub)
-> berth

=== berth
#beat
~ here = "berth"
Your watch says eighteen minutes past two. The bow weighs no more than a letter.
+ [Lift the cut wallpaper behind the basin #match: paper, wallpaper, lift, basin, cut, peel #id: lift]
    ~ pola = true
    You wet the seam with the sponge and it comes away in one flap, like the tongue of an envelope. Behind it is half a luggage label, torn across, and on the half four capitals: POLA. Somebody wanted this to be found, and by a person who washes.
    -> corridor
+ [Follow the conductor #match: follow, conductor, moser, after #id: follow]
    You go after him in your socks. He does not hear you; he has stopped at the end window and is looking at his thumb, which is bandaged, as one looks at a child who has been told not to tell.
    -> corridor
+ [Pull the cord #match: cord, pull, alarm, brake, stop the train #id: pull_early]
    You have it in your hand before you read the plate beneath. Misuse, fifty dinars. Use on the grade before the Sava viaduct: without effect, the brakes being needed. Somebody has underlined "without effect" in pencil, in sympathy.
    -> corridor

=== corridor
#beat
#recap: The cellist opposite has gone from the night train. The conductor says that you boarded alone, and her bow is in your hand.
~ here = "corridor"
~ present = (moser)
"It is two-nineteen," says the conductor in the corridor. "The passenger should be asleep." His brass says MOSER. You say that a woman of thirty-four had the berth opposite; that she ate almond pastry of the worst kind out of a hatbox, and told you about her old teacher, who lay dying, and for whom she played the whole night through, until at dawn he opened his eyes and said: "Flat." You had laughed. She had looked at you as if you'd handed her something. "I regret," says Moser. "The list." He turns it to the lamp. Berth nine: {name != "":{name}|yourself}. Berth ten: nobody, neatly typed. He is sweating, in a corridor where one can see one's breath.
+ [Ask to hold the list #match: list, hold, paper, read #id: hold_list]
    ~ high_e = true
    He lets you hold it for exactly as long as it takes to regret it. The ink is fresh. In every name the letter e sits a hair above the line, like a guest who has been told to wait. "Typed at Vienna," says Moser, which is where it should have been.
    -> hours
+ [Ask what happened to his thumb #match: thumb, bandage, hand, happened, hurt #id: thumb]
    "A door," says Moser. "At two-oh-nine." He hears what he has said; no door on a train is so punctual unless there's somebody on the other side of it.
    -> hours
+ [Bid him good night #match: good night, bid, thank, leave, nothing #id: good_night]
    "Good night," he says, with such gratitude that you stand on the other side of your own door for a time, thinking about it.
    -> hours

=== hours
~ here = "corridor"
~ present = ()
~ clock = clock + 1
{clock:
- 1: Two thirty-one. Five hours to Trieste, less eleven minutes.
- 2: Two fifty-eight. The grade has begun; you can hear the locomotive minding it.
- 3: -> viaduct
- 4: Four minutes past four. Snow on the one side of the train only.
- 5: Four thirty-two. In Ljubljana the lamps will be lit already.
- 6: -> ljubljana
- 7: Twenty to six, by a watch that you have begun to hold in your hand.
- else: -> lights
}
+ {key and not found and not at_baggage} [Unlock the way to the mail van #match: mail, van, unlock, key, sacks #id: go_mail] -> mail_van
+ {ticket and not baggage} [Claim what the ticket stands for #match: claim, ticket, luggage, baggage, cello #id: go_baggage] -> baggage
+ {at_baggage and not ticket and not found} [Look for her in the baggage car #match: baggage, look for, ilona, reti, rear #id: go_rear] -> baggage_found
+ {not bow and not ticket and CHOICE_COUNT() < 4} [Examine the bow #match: bow, examine, unscrew, horsehair, look at the bow #id: go_bow] -> bow
+ {not salon and CHOICE_COUNT() < 4} [Walk back to the salon car #match: salon, typewriter, music, walk back #id: go_salon] -> salon
+ {not dining and CHOICE_COUNT() < 4} [Order coffee in the dining car #match: dining, dining car, coffee, grey, eat, drink, waiter, supper, hungry #id: go_dining] -> dining
+ {not parrot and CHOICE_COUNT() < 4} [Knock where the parrot is talking #match: parrot, pace, journalist, knock, signora #id: go_parrot] -> parrot
+ {not berth_ten and CHOICE_COUNT() < 3} [Search the stripped berth opposite #match: search, berth, opposite, stripped, ten #id: go_berth] -> berth_ten
+ {not office and CHOICE_COUNT() < 4} [Corner Moser in his pantry #match: moser, conductor, pantry, corner, list #id: go_office] -> office

=== bow
#beat
~ here = "berth"
~ present = ()
You sit on your berth with the lamp pulled down. It is a good bow and not a new one. The grip is worn in three places where three fingers have been for twenty years, and in a fourth, fresh and crooked, where a hand had begun to hold it some other way. It was laid on your blanket while you slept, with the point toward the door. Nobody mislays a bow. One might as well mislay a leg. You turn the little button at the end, as you've seen it done before concerts; it turns, and turns, and goes on turning past the point where the hair has slackened.
+ [Unscrew it to the end #match: unscrew, turn, open it, button #id: unscrew]
    ~ ticket = true
    The button comes off. In the hollow where the screw was is a roll of green paper, thin as a cigarette: a claim ticket, Adria Express, baggage car, one article, number 31. Paid to Trieste.
    -> hours
+ [Smell the grip #match: smell, sniff, grip, almond #id: smell]
    Rosin, almonds, engine grease. Not from your compartment, the last of these, nor the corridor. You've to think where on a train one would have to be, to have that on one's hands; outside it, is where.
    -> hours
+ [Try it on the strap of your bag #match: play, strap, try, bag, draw #id: strap]
    ~ melody = true
    It gives a groan, and out of the groan, since your hands remember what they heard through the wall of sleep, five notes of the tune that she was humming: up a third, and down, and down, and down, and home.
    -> hours

=== berth_ten
#beat
~ here = "ten"
~ present = ()
Berth ten is stripped to the ticking, the blankets squared and gone. Whoever did it did it well; there is not a hair. But he was a man who'd been told to remove a woman, and he had removed what he thought one is made of: the pillow, the hatbox, the scent. He had not thought to look in the ashtray, which is full of crumbs, or above the reading lamp. There, in the dust, a finger has written figures. Two ten. Three thirty. Four fifty-five. Six thirty. Seven twenty. It is a timetable, but for the second and the fourth; there is a bridge at half past three, and at half past six there's nothing at all.
+ [Rub it out with your sleeve #match: rub, wipe, erase, sleeve, clean #id: rub_out]
    You rub it out. You have it by heart, and it seems to you that this was what it was for.
    -> hours
+ [Feel along the top of the lamp #match: feel, lamp, top, along, reach #id: feel_lamp]
    ~ pola = true
    A hatpin, missing. A scrap of label with string on it, the other half of something. VAN, it says, and a tear. {pola:You fit it to what was behind the wallpaper.|You turn it over. Somebody has pressed hard enough for one word to come through: POLA.}
    -> hours

=== salon
#beat
#recap: A typewriter in the salon car sets its e too high, and it belongs to a Direktor Hollub.
~ here = "salon"
~ present = (hollub, brandt, pace)
The salon has a palm, a samovar, and a piano with a cloth on it, like something that's been arrested. Under the palm a broad man in a good shirt types with two fingers. "Hollub," he says, not stopping. "Shipping. A secretary sleeps, and reads. I do my own." On the sofa {parrot:Signora Pace is feeding her parrot.|an old lady in a turban is feeding a parrot.} At the samovar {dining or ljubljana:Brandt|a man in grey gloves} pours tea for her from a height, in a thread that doesn't break. Everyone here is awake, and no one has given a reason. The machine says tack, tack. It has a hiccup in it, about every seventh letter.
+ {melody} [Hum the five notes #match: hum, notes, melody, tune, sing, music #id: hum]
    You hum, as though thinking of something else. Hollub goes on typing. The parrot goes on eating. The thread of tea stops in the air, or it seems so, and then the man in grey has put the pot down and is looking for his handkerchief. His shoelaces do not match. "A pretty thing," he says. "One hears it about."
    -> hours
+ {not melody} [Sit at the piano #match: piano, sit, play, keys, music #id: piano]
    ~ melody = true
    You lift the cloth and find with one finger what she was humming when you fell asleep. On the fourth note the tea stops. It's the man in grey who has stopped it. On the fifth he has his back to you, and is studying the snow.
    -> hours
+ [Ask Hollub to type your address #match: hollub, address, type, typewriter, card #id: card]
    ~ machine = true
    "With pleasure," says Hollub, and does it, on the back of a card. He has fine manners and small, clean ears. In your own address the e's are all a hair too high, {high_e:and you have seen their sisters on Moser's list.|like people standing on tiptoe to see over a wall.}
    -> hours
+ [Look through the sheets beside him #match: sheets, papers, carbon, read #id: carbon]
    ~ machine = true
    ~ high_e = true
    You reach for the sugar, and read. It is a list of passengers, sleeper B. It is the second sheet, the carbon. In the first, which he has nearly covered with his sleeve, berth ten still has somebody in it.
    -> hours

=== dining
#beat
~ here = "dining"
~ present = (brandt)
The man in grey has the table by the service door, from which one sees both ends of the car and oneself in the glass. There's an orange in front of him, whole. {ljubljana:"You have come to see whether I am still aboard," says Brandt. "I am. Sit, please."|"Brandt," he says. "I insure. You will ask me what, and I shall say lives, and you will not believe it. Sit, please."} He sugars your coffee without having been told. He has seen nothing tonight. He says so in a full sentence, with its verb at the end, and then he looks at what's under your arm; and a thing happens to his face that he's plainly had lessons to prevent. "It should be slackened," says Brandt. "At night. She always forgot. One forgot."
+ [Ask how long he has known her #match: known, know her, ilona, reti, how long, love #id: known]
    "From the fourth of May 1913 to the ninth of August 1919, at eleven in the morning," says Brandt. "It was I who chose the hour." He peels the orange after all. He does not eat any of it.
    -> hours
+ [Slacken the bow while he watches #match: slacken, bow, loosen, turn, screw #id: slacken]
    ~ ticket = true
    You turn the button. You turn it rather far, and it drops off in your saucer, and after it a roll of green paper, number 31, baggage. He has turned his head politely to the window, in which he can see everything. "I did not see that," says Brandt. He means it as a gift.
    -> hours
+ [Ask about the shoelace #match: shoe, shoelace, lace, new #id: lace]
    "The other broke, running," he says, "at Maribor, at the hour of eight minutes past two, from the wrong end of a train." He seems to have been waiting for somebody to ask. "I am always exact. I am not always in time."
    -> hours

=== parrot
#beat
#recap: Signora Pace of Il Lavoratore wants a ledger on her front page: who paid for the attack on the Trieste shipyards.
~ here = "pace"
~ present = (pace)
"Avanti! Who is it, what do you want, have you any tobacco?" Signora Pace is sixty, wears a turban, and has ink on both her cuffs. Her window is down in spite of the snow. The parrot goes along the curtain rail like an inspector. "Dio, the one who was alone! Did you see her go, did she weep, did she take the case?" You say that you were told there was nobody. "You were told!" She sweeps seed from a tray; beneath is a notebook full of hooks. "I write for Il Lavoratore. In the shipyards eleven men were burned, and somebody signed for the petrol. It's in a ledger. It is on this train. I smell it."
+ [Tell her all you know #match: know, everything, share, tell her, tell pace #id: tell_pace]
    ~ pace_friend = true
    She takes it down in shorthand faster than you can say it, and at the joke she puts down the pencil and laughs, at the right place, and wipes her eyes with a cuff. "Now you have two friends," says Pace. "Me, and on Thursday, forty thousand."
    -> hours
+ [Ask what she is hiding #match: hiding, hide, secret #id: pace_hides]
    ~ pace_friend = true
    "I! I? And if I am?" Then, to the parrot: "At Maribor, from this window. She went along the outside like a cat, forward, toward the engine, one hand tucked in her coat. I could have called. I thought, I'll have her to myself." She shuts the notebook. "It's not nice, hunger."
    -> hours
+ [Ask the parrot #match: bird, the bird, ask the bird, ask the parrot, feed, cavour, seed, sunflower #id: ask_parrot]
    "Four hundred," says the parrot in the voice of a conductor, with formal regret. "Four hundred, and she was never here." "He picks things up," says Pace slowly. "He was in the corridor, in his cage, at half past one."
    -> hours

=== office
#beat
#recap: The conductor took money to forget a woman, and is discovering that he cannot.
~ here = "pantry"
~ present = (moser)
The pantry holds a spirit lamp, forty-one glasses in rings, and Moser, on a stool too small for him, with his cap on his knee. Without it he's a man with a mark round his head. He rises. "It is, I regret, not permitted." On the shelf the passenger list is pinned under his own regulation typescript of hot drinks; on that the letters stand level. There's also an envelope, thick. He sees you see it. "I've twenty-six years with the Company," says Moser. "I have never lost so much as an umbrella. I had a dog once on the wrong train, and I telegraphed." The spirit lamp ticks. "I was to shut a door and be looking the other way. Nobody said that she'd have her hand in it."
+ [Say that forgetting can be put right #match: right, forgive, put right, help, mend, not too late, not your fault, tell me where she is #id: mend]
    ~ moser_turned = true
    ~ key = true
    He unhooks a key from the ring, which takes time, with the thumb. "Sleeper A, and the van. I lock at one and I shall not have noticed." He puts on his cap. "Berth ten," says Moser, trying it.
    -> hours
+ {high_e or machine} [Lay the typed list beside the other #match: typed, list, compare, beside, letter e #id: compare]
    ~ moser_turned = true
    ~ key = true
    ~ machine = true
    You needn't say anything. He looks at the one e and the other, for as long as it takes to pass a small station. "The Herr Direktor has his machine in the salon," he says, and gives you his key as if it were a resignation.
    -> hours
+ [Take the key when he turns to the lamp #match: steal, key, take, pocket #id: steal]
    ~ key = true
    He turns to trim the lamp. He takes some while about it, and it didn't need trimming; and when you are out in the corridor with the key in your sleeve you find that you're not sure which of you has deceived the other.
    -> hours

=== viaduct
#beat
~ here = "bridge"
~ present = ()
Three thirty. The wheels change their note; the trees go down on either side like people sitting; and there's nothing there but snow, falling past the windows and on, a long way, into a sound of water. The Sava viaduct. For four minutes the train goes at the pace of a man with his hands behind him. Along the side of the carriages, outside, runs a footboard, and beside the rail a walkway two planks wide. {found:A lamp burns in the mail van, up at the front; she will be counting the arches.|A lamp burns in the mail van, up at the front, where there ought to be nothing but letters.} Beside your head hangs the cord. Here the plate has nothing to say against it.
+ [Pull the cord now #match: cord, pull, brake, stop the train, alarm #id: pull]
    ~ cord = true
    ~ at_baggage = true
    The train kneels. Into the silence, from the mail van, somebody climbs down on to the planks: {found:Ilona Reti, with no hat, and her arm bound up in a scarf.|a woman with no hat, and one arm bound up in a scarf.} She comes back along the train in the snow, quick and counting. Passing under your window she looks up, and lays a finger on her lips, as one does to a dog one likes. Then she has gone on, toward the rear. They fine you fifty dinars. It is cheap.
    -> hours
+ {not found and (pola or parrot)} [Go forward along the footboard #match: footboard, outside, forward, climb, walk, mail #id: footboard]
    ~ present = (pace)
    {parrot:Signora Pace is already half out of her own window, skirts pinned. "You first, I'm sixty, are you afraid?" she cries. You go hand over hand past sleeping people.|You go out of the window backwards, hand over hand, past sleeping people and one who isn't asleep, and who lowers her newspaper and applauds.} The door of the mail van is unhooked. It has been left so.
    -> mail_van
+ {not found} [Hold the bow up to the lit window #match: bow, hold, signal, show, lamp #id: signal]
    You put down the glass and hold it out in the snow, like a man fishing. At the front of the train the lamp goes dark, and bright, and dark. You had not been sure till then that there was anybody to be asking.
    -> hours
+ [Watch who else is at a window #match: watch, else, wait #id: watch]
    You count them, along the curve, faces in a row of yellow squares. Grey gloves, looking down. A turban. Brass buttons, with the eyes shut. And from the salon a cigar, that points, in no hurry, at the mail van; at the baggage; at you.
    -> hours

=== mail_van
#beat
#recap: You found Ilona Reti in the mail van, among sacks for Pola, with a broken wrist.
~ here = "mail"
~ present = (ilona)
~ found = true
There's a lantern hung from a hook, and a hill of sacks stencilled POLA, and on the hill, with her boots together and a hatpin levelled at you, the woman who doesn't exist. "Shut it," says Ilona Reti. "Hold up the bow. Good. Turn your pockets out. Who's behind you? How long till {ljubljana:Trieste|Ljubljana}? Don't answer in that order." Her right wrist has been splinted with a ruler of the Imperial and Royal Post. She works it all out while you watch, exits, minutes, and how many friends; you see her get to the last figure and write down one. "You laughed," she says. "Not before it and not after. I'd nobody else to leave it with."
-> orders

=== baggage_found
#beat
~ here = "baggage"
~ present = (ilona)
~ found = true
The baggage man is asleep, with an almond pastry in his hand, which explains how it was done. She's sitting on a trunk behind the bicycles with snow in her hair and a hatpin at the ready. "You pull a cord like a Hungarian," says Ilona Reti. "I counted on the footboard. I'd not dared to count on that." She has crossed a viaduct on two planks with her wrist strapped to a postal ruler, and she wants to know, in order, the time, the number of the door, and whether you've had the sense to unscrew the bow.
-> orders

=== orders
~ present = (ilona)
+ [Ask who did this to her #match: wrist, hurt, hollub #id: who_did]
    ~ machine = true
    "The door did. The conductor shut it, Hollub bought it, and a man in grey told Hollub, seven years ago, that I can be bought for nothing if it's he who asks." She counts on her good hand. "Of the three I'd take the door."
    -> orders_two
+ {not ledger} [Ask what is in the cello #match: cello, ledger, belly, case #id: what_cello]
    "A ledger. I'm told that it improves the low notes." It has the petrol in it, the eleven lighters, the sum, and the signature; Hollub's, who's never let a secretary sign for him.
    -> orders_two
+ [Offer to set her wrist properly #match: set, splint, bandage, help, tie #id: set_wrist]
    She lets you. It takes your tie. She recites the stops to Trieste through her teeth, and the minutes between them, and at "Postojna, by request" she goes white, and goes on. "Thank you," she says. "Later. I said it later; remind me."
    -> orders_two

=== orders_two
+ {not ticket} [Unscrew the bow as she says #match: bow, unscrew, open the bow, ticket #id: unscrew_two]
    ~ ticket = true
    Out of the hollow comes a green slip, number 31. "There," says Ilona. "It's been in your hand the whole night. You would make a dreadful thief, I'm so pleased."
    -> hours
+ [Promise to bring her the ledger #match: promise, bring, ledger, swear, fetch #id: promise]
    "Don't promise. Say an hour." You say an hour. She winds a watch that's too big for her, a man's, and does not explain it.
    -> hours
+ [Ask whom you may trust #match: trust, friend, safe #id: trust]
    "Everyone aboard tells the truth but for one thing. Find the one thing and you can lean on the rest." She bites off a thread. "Except him, after Ljubljana you may perhaps lean on him. Before it he has still somebody to telegraph."
    -> hours

=== baggage
#beat
#recap: The cello is in the baggage car. Its ticket was inside the bow.
~ here = "baggage"
~ present = ()
~ cello = true
Number 31 stands between two bicycles and a stuffed bear going to Gorizia: a cello case, black, scuffed at the shoulder where it has been carried up a great many stairs. {at_baggage and not found:There's snow melting on the floor beside it in the shape of two small boots, and the lid of the trunk next to it is open by an inch, and breathing.|The baggage man takes your ticket, weighs you up, and goes to see about the lamp.} You undo the catches. The cello lies on its back with its strings let down, the way they are for a journey, or a death. When you tilt it, something within slides, and knocks, and isn't the sound post.
+ [Fish it out through the f-hole #match: fish, f-hole, hook, inside, ledger #id: fish]
    ~ ledger = true
    It takes a coat hanger and eleven minutes. A ledger, long and thin, made for that instrument or the instrument for it. You put it flat against your back, under the shirt, where it's as cold as a hand.
    -> after_baggage
+ [Leave it where she put it #match: leave, put back, close, shut #id: leave_ledger]
    Nobody has looked for it here, in an instrument that cannot be played tonight by anybody aboard. You let down the lid. She thought about that for longer than you have.
    -> after_baggage
+ [Move it into the stuffed bear #match: bear, stuffed, move, hide #id: bear]
    ~ ledger = true
    ~ in_bear = true
    The seam is at the back. The bear takes the ledger as he has plainly taken a number of things, and you sew him with a bootlace. Gorizia comes before Trieste, but he is labelled, you see to that, for yourself.
    -> after_baggage

=== after_baggage
{at_baggage and not found:
    -> trunk
}
-> hours

=== trunk
"I counted to four hundred," says the trunk. "That is very thorough of you." The lid goes up, and there sits Ilona Reti, with one arm in a scarf.
~ present = (ilona)
~ found = true
+ [Help her out #match: help, hand, lift #id: help_out]
    "Not that hand," says Ilona. "Nor that. By the belt, like a parcel. You're stronger than your laugh." She tells you who signed for the petrol, Hollub, and who once sold her for love of his country; a man in grey.
    -> hours
+ [Tell her to stay in till Trieste #match: stay, wait, trieste, hide #id: stay_in]
    "With the lid open an inch. And the pastry, on the shelf there, behind the man." You bring it. It is even worse than you remember. "Isn't it?" she says happily, with her mouth full.
    -> hours

=== ljubljana
#beat
#recap: At Ljubljana Brandt asked you to trust him.
~ here = "stop"
~ present = (brandt)
Four fifty-five, Ljubljana: eight minutes, and a soldier stamping along beneath the windows. {dining:Brandt|A man in grey, who gives his name as Brandt,} is waiting by your door with his hat on. "I have a ministry," he says. "It will deny me, and I'm going to tell you regardless. On this platform are two of its men and a closed motor car. If I walk to them now with where she is, she will be in a clinic at Graz by noon, with her wrist set, under another name, and nobody will ever harm her again." He lets a breath go. "The ledger they'll keep. It would embarrass persons. I opened a letter of hers once, in 1919. I have not asked for anything since."
+ [Trust him with where she is #match: trust, tell him, help, agree, yes #id: trust_brandt]
    {found:You tell him the car, and the door, and how one ought to knock.|You tell him the little that you know, and from it he has the rest at once; he knows the way she thinks.} He takes off one glove to shake your hand.
    -> ending_ministry
+ [Tell him nothing #match: nothing, no, never, nobody, not trust, refuse, silent, deny #id: tell_nothing]
    "No," says Brandt. "In your place, no." The eight minutes pass. He stands beside you through all of them with his hat in his hands, and watches the motor car drive off.
    -> hours
+ [Ask him to get off here alone #match: get off, alone, leave, decoy, go #id: decoy]
    "And tell them what?" The wrong car, you say; the wrong train. He thinks about it, carefully, as if it were a clause. Then he steps down on to the platform, the one new shoelace undone, and you see him lie, at last, to the proper people. He catches the last door at a run.
    -> hours

=== lights
#beat
#recap: At half past six the lights failed for one minute, and she stood beside you.
~ here = "dark"
~ present = (ilona)
~ found = true
~ had_ticket = ticket
~ ticket = true
Six thirty. The lights go out, once, in the whole length of the train. You hear forty people draw breath, the parrot say "Signori!", and a typewriter stop. Then there's almond, close to your ear. "Don't turn, you'd only see the dark," says Ilona Reti. "I have fifty-five seconds. {ledger:You have it? Good.|{had_ticket:You haven't got it, but you have the slip. It will do.|You haven't got it. No matter. In the bow, behind the screw, is a green slip, number 31. Keep that.}} At Trieste there will be Hollub, who owns ships and would like to own this, with a porter, and two carabinieri who belong to whoever speaks first. I get down at twenty past seven, as myself, on my own feet. I should like not to do it alone. Forty. {name != "":{name}, is it? I read your label|I never asked your name; I read it off your label}. Thirty."
+ [Give her the bow back #match: bow, give her the bow, hand #id: give_bow]
    In the dark her left hand finds it, and the three worn places. She doesn't say a word for eleven seconds out of the thirty, and she is not a person who wastes them.
    -> trieste
+ {ledger and not in_bear} [Offer her the ledger #match: ledger, book, give her the ledger #id: give_ledger]
    "Not in the dark," says Ilona. "A thing like that wants witnesses." Her hand finds it through your shirt, counts the corners, and leaves it with you.
    -> trieste
+ [Ask what she wants you to do #match: plan, what to do, what now, orders #id: what_do]
    "Choose," says Ilona. "I've been choosing since Vienna and I am tired of my own taste." When the lamps come on there's only a crumb upon your sleeve.
    -> trieste
+ [Tell her a joke #match: joke, story, laugh #id: tell_joke]
    You can think of only one, about a cellist, a parrot, and a customs man. It isn't good. She laughs at the right place, without any sound, and you feel it through the shoulder of your coat.
    -> trieste

=== trieste
#beat
~ here = "quay"
~ present = (ilona, brandt, pace, moser, hollub)
Trieste, seven twenty, and the sea, of which you had forgotten that there'd be so much, lying the length of the town like a bill that has come due. Doors fall open. Hollub's on the platform already, broad and pleasant, with a porter and a cheque-book. {parrot:Signora Pace|An old lady in a turban} has a parrot on one shoulder and a pencil behind the other ear. Brandt stands where he can be seen. At the steps of sleeper B is Moser, cap straight, with his list; and down them, hatless, slow, one arm in a scarf and chin up, as one comes on to a stage, comes a lady who was never on the train. Everyone looks at her. Then they all look at you.
+ {ledger and parrot} [Put the ledger in Pace's hands #match: pace, print, newspaper, journalist, front page #id: to_pace]
    {in_bear:You have the bear down from the porter's truck, and his bootlace out, in front of everybody|You draw it out of your shirt in front of everybody}, and say good and loud what it is.
    -> ending_edition
+ {ledger} [Give Ilona the ledger and your arm #match: ilona, arm, hers, give her, reti #id: to_ilona]
    {in_bear:You cut the bear's bootlace on the edge of the step. }"Now you may thank me," you say. "Presently," says Ilona.
    -> ending_story
+ {moser_turned} [Ask Moser to read out berth ten #match: moser, berth, list, read, ten #id: to_moser]
    "It is seven twenty-one," says Moser, and uncaps his pen.
    -> ending_berth
+ {not ledger} [Leave number 31 unclaimed, and walk #match: unclaimed, walk, leave, cello, wait #id: to_left]
    You give your arm to the lady. The green slip stays in your glove.
    -> ending_left
+ [Hear what Hollub offers #match: hollub, offer, money, sell, cheque, bribe #id: to_hollub]
    "I never haggle before breakfast," says Hollub, and writes down a figure, and lets you look at it.
    -> ending_alone

=== ending_ministry
#ending: The Ministry Regrets
The car door closes on her very softly, as such doors do. She'd gone with her chin up. As she passed under your window she looked for you, found you, and altered one figure in her head. In March a postcard comes, Graz, a view of the clock tower, with no name: the hand is healing, the pastry here is good, and she can't forgive it. Of the ledger nothing is heard again. The shipyards are rebuilt, and Direktor Hollub cuts the ribbon. Brandt resigns from a ministry that has never employed him. You see him once, at a concert, in the cheap seats behind a pillar, from which one can hear everything. He slackens nothing. He waits until the hall's empty.
-> END

=== ending_edition
#ending: Il Lavoratore, Late Edition
Pace doesn't even open it. She runs; sixty, turbaned, straight down the middle of the Riva with the bird overhead like a flag, shouting questions in threes to which she has, this once, the answers. By noon the boys are crying it on the Molo. The signature takes up the whole width of the page. {machine:Beneath it they print a typed list, twice enlarged, and half Trieste goes about looking for the letter e.|Beneath it are eleven names, in the same size of type.} Hollub is arrested at lunch, between the fish and the fruit, very civilly. "You gave away my retirement," says Ilona. She has bought all the papers the boy had. "Sit. I owe you a pastry, I'm sorry to say."
-> END

=== ending_story
#ending: The Rest of the Story
She takes your arm with her good one, and the pair of you go through them all like people who have a table reserved. Hollub opens his mouth; he finds that Brandt's in front of him, asking for a light. The magistrate in the Via Coroneo isn't anybody's. It lasts until evening. Then, on the mole, with the gulls going home, she tells you the end of it. "I played until dawn, he opened his eyes, he said flat. You laughed. So did I, that's the joke. Only he was right. It was this hand. He'd heard it before I felt it." The sea comes in, a third up, and down, and down. "Thank you," says Ilona. "There. Now it's later."
-> END

=== ending_berth
#ending: Berth Ten
"I regret," says Moser, in the voice in which he has called out twenty-six years of stations, "that this list is in error." He writes it in by hand, against the side of the carriage, letter by letter, thumb and all: Reti, Ilona, artist. He notes down who typed it, and when, and upon what machine, and lays the envelope on top, four hundred, uncounted. He gives the whole to the carabinieri and his cap to the porter. {ledger:With the ledger under it, it makes a neat parcel, and convicts, in due course, as many as it needs to.|It isn't the ledger, and it isn't eleven men. But a door was shut at two-oh-nine, and somebody has said so.} "Madame Reti," says Moser. "Your berth was paid to Trieste. I trust that the night was tolerable." She considers it. "The service," she says, "improved."
-> END

=== ending_left
#ending: Left Luggage
The cello goes to the deposit at Trieste Centrale, number 31, eleven lire by the week. Hollub has every trunk off that train opened. It doesn't cross his mind that one could simply leave the thing lying, like an umbrella. You pay on the first of each month. Sometimes she comes with you; she sits on the bench opposite the grating with her wrist in her lap and listens, she says, to whether it's warm enough. In the spring there's a new magistrate. One morning you put the green slip on the counter, and the bow next to it, and the old man brings it out in his arms. "Somebody has kept the strings down," he says. "That's love, that is."
-> END

=== ending_alone
#ending: Travelling Alone Since Vienna
It's an excellent figure. {ledger:{in_bear:You have only to nod at a bear|You have only to unbutton your shirt}|You have only to open your glove}. He's as good as his word, the cheque is met, and within a year you have a house with a view of it. There was a lady on the platform; you remember that she came down a step, and saw where you were standing, and went on counting under her breath, and got to none. Nobody knows what became of her. Last autumn you took the Adria Express again, for the sake of the snow. The conductor was new. {name != "":You gave your name as {name}. He consulted his list|You gave your name. He consulted his list} with great sadness. There was no such person, he regretted. The e's were all a little high.
-> END

// Topics
=== t_ilona
#topic: ilona, reti, passenger, madame reti, cellist, the woman
{Ilona Reti, thirty-four, of the Budapest Conservatory until her hand went. She counts things: exits, minutes, friends. She told you one sad story and watched to see where you'd laugh.|{found:She gives her orders first. You've noticed that they are the sort of orders one gives to an equal.|She is gone; she took her hatbox and left her bow, and a musician does not do that by mistake.}} -> DONE
=== t_brandt
#topic: brandt, man in grey, grey gloves, insurance, agent
{A Viennese in insurance, he says. Grey suit, grey gloves, one new shoelace. He asks nothing that he hasn't already answered, and pours tea as though something hung on it.|Whatever ministry pays him denies it. He has the look of one who'd deny it too, if he were asked less kindly.} -> DONE
=== t_pace
#topic: pace, signora, journalist, old lady, lavoratore
{Signora Pace, of Il Lavoratore in Trieste: sixty, turban, ink. In print she's as honest as bread. Out of it she'll tell you anything, in order to see your face.|She keeps a notebook beneath the parrot's seed and has left, in her time, by eleven windows.} -> DONE
=== t_moser
#topic: moser, conductor, brass buttons
{Moser, sleeping-car conductor, twenty-six years without losing an umbrella. Waxed moustache, bandaged thumb. He regrets things to the exact minute.|Somebody has paid him four hundred to forget. The trouble is that forgetting isn't in the Regulations.} -> DONE
=== t_hollub
#topic: hollub, direktor, financier, shipping
{Direktor Hollub: ships, and the insurance upon ships. He types his own letters at night with two fingers. He's good company and tips in gold.|He hides one thing, like everyone aboard. It is a larger thing than theirs, that's all, and has eleven men in it.} -> DONE
=== t_parrot
#topic: parrot, bird, cage
{An African grey by the name of Cavour. He does conductors, station bells, and a prime minister. Nobody thinks to lower their voice in front of a cage.|He'll repeat figures for a sunflower seed and names for two.} -> DONE
=== t_list
#topic: passenger list, list, letter e, typed
{One sheet, sleeper B, freshly typed. In every name the e sits high. At Vienna the Company uses a Remington that's as level as a pond.|Two documents from the same machine will have the same limp. You'd only need to lay them side by side.} -> DONE
=== t_ledger
#topic: ledger, shipyard, shipyards, attack, petrol
{ledger:{in_bear:It's in the baggage car, in a bear, and the bear is labelled for Trieste in your own hand.|It is where your shirt has warmed it at last. You sit very straight, like a person who has been well brought up.} -> DONE}
{In the spring somebody burned the San Marco yards at Trieste with eleven men in them. There's said to be a book: so much for petrol, so much for silence, received with thanks. A ministry wants it shut, a newspaper wants it open, and one man wants it back.|A long, narrow thing, they say. The kind one could slip into something hollow.} -> DONE
=== t_cello
#topic: cello, case, instrument
{She had a cello. You helped her to lift it at Vienna, and it was heavier at the one end. {here == "baggage":It lies open in front of you with its strings let down, like someone who has undone a collar.|{cello:It stands in the baggage car, on its ticket.|It isn't in the compartment now, and it's not a thing that one puts in a pocket.}}|A Viennese copy of an Italian, she told you; like most of us.} -> DONE
=== t_viaduct
#topic: viaduct, sava, bridge
{Between Maribor and Ljubljana the line goes over the Sava on nineteen arches. The engine may not do it at more than a walking pace. It takes four minutes. Moser could give you the seconds.|There are two planks beside the rail, for men with lanterns and iron nerves.} -> DONE
=== t_train
#topic: train, carriages, adria express, carriage, sleeper
{The Adria Express: engine, mail van, sleepers A and B, salon, dining car, baggage. You are in B. From one o'clock the door between A and B is locked, and Moser has the key.|Whatever's ahead of you is behind a lock, and whatever's behind you has a samovar.} -> DONE
=== t_pola
#topic: pola, label, sacks
{A naval port down the coast, Italian now. Nobody on this train is going there. But the post is; there'd be sacks of it up front, stencilled.|Half a label, torn by hand. The person who pasted it behind your wallpaper was in a hurry and had the use of only one of them.} -> DONE
=== t_paper
#topic: wallpaper, basin
{pola:The flap hangs down over the taps. There's nothing else behind it but glue, and a date in carpenter's pencil.|Behind the basin it has been cut and pasted back, not quite straight. You have left it for later, and so far there has been no later.} -> DONE
=== t_mail
#topic: mail van, mail, post, front of the train, engine
{found:There's nobody in it now but the post, which has been told nothing.|The mail van is next after the engine: sacks, a lamp, a stove. {key:You've the key to the door on the way.|The way there goes through sleeper A, and from one o'clock that door is locked. The key's on Moser's ring.}} -> DONE
=== t_thumb
#topic: thumb, bandage
{moser_turned:It was he who held the door, and she who had her hand in it. He hasn't said which of them cried out.|It is the right one, done up in a table napkin, and recently. He works his watch with the left.} -> DONE
=== t_stops
#topic: stops, timetable, ljubljana, maribor, postojna, what time, how long until, how long to, how much longer, where are we
{The table still has {trieste:nothing. Trieste was 07:20, and is|{ljubljana:Postojna, if one asks for it, and Trieste at 07:20. Ljubljana is|{viaduct:Ljubljana at 04:55, Postojna if one asks for it, and Trieste at 07:20. Maribor is|the viaduct at half past three, Ljubljana at 04:55, Postojna if one asks for it, and Trieste at 07:20. Maribor is}}} ruled out already, in pencil, to the minute.|It gets later even if you don't ask. That's the best-kept secret of the railways.} -> DONE
=== t_melody
#topic: melody, tune, humming, song
{Five notes: up a third, and down, and down, and down, and home. She hummed it while she let her strings down. It isn't in any book; somebody wrote it for her, or she for somebody.|You'd know it again. So, you think, might one other person on the train.} -> DONE
=== t_guns
#topic: gun, guns, pistol, shoot
{There will be a pistol or two aboard, in the pockets where pistols live. But a shot would stop the train, bring the soldiers, and ruin everybody; so they're carried like umbrellas, against the weather.|You haven't one. It's a comfort. One is so seldom tempted to shoot with a bow.} -> DONE
=== t_pastry
#topic: pastry, almond, hatbox
{Almond, from a shop behind the Westbahnhof that ought to be closed. She ate four. She's fond of them, she said, because nobody else has ever asked for one.|If you find crumbs, follow them.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "corridor": The corridor of sleeper B: nine closed doors, a strip of carpet, and your own face in the glass with snow going through it. {ljubljana:Somewhere ahead of the engine is the sea.|{viaduct:The Sava's behind you, and Ljubljana is next.|The line is climbing toward the Sava.}}
- "berth": In your compartment in sleeper B of the Adria Express, on the lower berth, opposite one that has been made to look as if nobody ever lay on it.
- "ten": Berth ten, which isn't yours, and which according to the list has been nobody's since Vienna. You've left the door as you found it, more or less.
- "salon": The salon car, amidships: a palm, a samovar, a piano under a cloth, and more people awake than is quite natural at this hour.
- "dining": At a table in the dining car, across from a man who chose it because it's the one that can see all the others.
- "pace": In the Signora's compartment, with the window down, knee to knee with a good deal of seed.
- "pantry": The conductor's pantry at the end of sleeper B, which holds one stool, forty-one glasses, and just room for a conscience.
- "bridge": On the Sava viaduct, at the pace of a walk, with nothing beneath the sleeper for a long way but weather.
- "mail": The mail van, next behind the engine. It's for sacks. No passenger has any business here, which is the beauty of it.
- "baggage": The baggage car, last of the train, among bicycles: wherever you're going, it gets there after you.
- "stop": Ljubljana, eight minutes by the table; you can see the platform, a closed motor car, and a guard's breath under the lamp.
- "dark": On the train still, you can feel it through your boots. Beyond that you would have to see.
- "quay": Trieste Centrale, on the platform by the steps of sleeper B, with the end of the line in front of you and the whole train getting down behind.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- trieste: Twenty past seven and broad day. The night express has kept its time, whatever else was lost.
- lights: Half past six. It will go on being that for fifty seconds or so.
- ljubljana: After five. The windows have begun to tell the snow from the sky.
- viaduct: Past half past three: the hour at which sleepers turn over, and conductors count.
- else: It's gone two, by a watch that you set in Vienna. Moser could give it to you with the seconds, and would regret each of them.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- found: Ilona Reti was carried off the list so that a ledger could be carried off the train. She had counted on it, and got out first by the window.
- corridor: A woman had the berth across from yours, and now she hasn't, and never did. It has been done with paper, and paste, and one conductor.
- else: You slept. When you lay down there was somebody humming in the other berth.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You took the night express for the sake of the snow. Your ticket is for Trieste, sleeper B, alone; it wasn't alone when you bought it. Nothing obliges you to have noticed. -> DONE
=== w_ilona
#topic: want ilona, ilona want
"The time," says Ilona Reti, "the number of that door, and you to go on being a person who noticed. In whichever order you have them." -> DONE
=== w_brandt
#topic: want brandt, brandt want
"That it be found, and not read aloud. I say 'it'," says Brandt. He takes off one glove to say it. "I used to have a larger vocabulary." -> DONE
=== w_pace
#topic: want pace, pace want
"The ledger, the truth, and a decent headline, in nine columns, for tomorrow!" says Signora Pace. "And you, what do you want, why, who's paying?" -> DONE
=== w_moser
#topic: want moser, moser want
"That all passengers arrive," says Moser. He hears what he has said, and looks down the corridor at the numbers on his doors. -> DONE
=== w_hollub
#topic: want hollub, hollub want
"Seven hours' sleep and a cigar," says Hollub, "like any honest man with a shipyard." He has been up all night. -> DONE

// Reactions
=== r_ilona_act
#react: ilona act
{!"Quicker," says Ilona, "and with the other foot." She is right about the foot.|Ilona times you on the big watch and does not say what you made it in.|"You do that like a second violin," she remarks. It seems to be praise.|She moves the lantern, so that what you're doing throws no shadow on the door.} -> DONE
=== r_ilona_say
#react: ilona say
{!"Good. Now the same with half of the words," says Ilona.|She weighs it, as one tests a chair, and sits down on it, so to speak, with care.|"That's either brave or bad arithmetic," says Ilona. "I've married one and nearly the other."|Her mouth goes up at one corner, and she eats a crumb so as to have a reason.} -> DONE
=== r_ilona_ask
#react: ilona ask
{!"Ask me at Trieste, with coffee. Next," says Ilona.|"Three answers," she says, "and two of them would get you shot. Here's the dull one: perhaps."|"I don't know. Write that down; I say it about once a year."|"How many minutes have we?" says Ilona. "Then I'd sooner hear a question that fits into them."} -> DONE
=== r_ilona_leave
#react: ilona leave
{!"Go, then. Left at the lamp and don't run. People remember runners," says Ilona.|"You'll come back," she says, in the tone of one entering a sum.|She has turned away already, to listen to the wheels, so you shan't see her counting again.} -> DONE
=== r_brandt_act
#react: brandt act
{!Brandt observes this from the shoes upward, and closes the file.|"I would have done it with gloves," says Brandt, "but I do most things so."|He moves his cup a centimetre to the left; one has the sense of having been initialled.|"That will be noticed," says Brandt, "by me, which does not count."} -> DONE
=== r_brandt_say
#react: brandt say
{!"I had supposed that you would say so, and I had hoped that you would not," says Brandt.|He bows, slightly, to the sentence rather than to you.|"That's true in three languages," he says, "and I have lied in four."|"You are kind. It is inexact, but it is kind," says Brandt.} -> DONE
=== r_brandt_ask
#react: brandt ask
{!"The answer to that is on the second page," says Brandt, "and I burned the second page."|"You wish to know whether I'm ashamed. That is what you are asking, and the answer is yes, since 1919."|He hears you out. "One would have to begin with my mother," he says, and does not.|"It has been asked before. It was asked better, by someone who already knew," says Brandt.} -> DONE
=== r_brandt_leave
#react: brandt leave
{!"One says auf Wiedersehen," says Brandt, "and for once I think it is correct."|He stands until you have gone. You can see it reflected in four successive windows.|"Go to bed. Lock it. I shall be the one walking up and down," says Brandt.} -> DONE
=== r_pace_act
#react: pace act
{!"Bravo! Again, slower, for the reader!" cries Signora Pace.|Pace writes it down with the time and, you rather think, an adjective.|"Madonna, the hands, look at the hands, are you a dentist?" says Pace.|The parrot says "Full stop," and Signora Pace says that she'll be the judge of that.} -> DONE
=== r_pace_say
#react: pace say
{!"Can I print it, will you sign it, have you a photograph?" says Pace.|"Dio! And to think that I was going to Trieste for the fish," says Signora Pace.|She licks her pencil. "That's a headline. It's a small one. It's for page four."|"You say it like a Protestant," says Pace. "But go on, go on, go on."} -> DONE
=== r_pace_ask
#react: pace ask
{!"Who wants to know, what for, and is he married?" says Signora Pace.|"I ask the questions, I've done so since Garibaldi, it's in my contract!" cries Pace.|"Ah! If I knew that should I be awake, should I be sober, would I be sitting here?"|She lowers her voice, and the parrot, who's well trained, lowers his.} -> DONE
=== r_pace_leave
#react: pace leave
{!"Ciao, go, run, what are you still doing in my door?" says Pace.|"Take the corridor," says Signora Pace, "you've not the hips for windows."|"Buona notte," says the parrot. Pace is already writing.} -> DONE
=== r_moser_act
#react: moser act
{!"I regret that it is forbidden," says Moser, and looks at the ceiling until it's over.|Moser consults his watch, so as to be able to say afterwards when he had not seen it.|He squares his cuffs. The thumb gets in the way, and he hides it, like a relation.|"There's a regulation," says Moser faintly. "It was a sound one, and I was fond of it."} -> DONE
=== r_moser_say
#react: moser say
{!"As you say. I could not put it in the report," says Moser, "but as you say."|He repeats your words under his breath, with the minute, as if he meant to sign for them.|"I have daughters," says Moser, which doesn't follow from anything, except from what he's thinking.|"The Company would not wish to hear it. I find that I do," says Moser.} -> DONE
=== r_moser_ask
#react: moser ask
{!"I regret. At which station would you like me to say I don't know?"|"On that, I have instructions," says Moser miserably, "in an envelope."|He opens the timetable as a priest opens the other book, and finds nothing under that letter.|"Until tonight I could have told you that, to the minute," says Moser.} -> DONE
=== r_moser_leave
#react: moser leave
{!"Breakfast is at six-fifteen," says Moser. It's the one thing he can still promise.|"Good night. Berth nine is turned down," he says, "and I have not touched the other."|He salutes; with the left hand, on account of the thumb.} -> DONE
=== r_hollub_act
#react: hollub act
{here == "quay":Hollub watches it over the porter's head and, very pleasantly, works out what it would cost.|{!Hollub looks up over the machine and, very pleasantly, works out what it would cost.|"Energetic," says Hollub. "I employ people for that."|He goes on typing through it. Tack, tack; the bell; and the carriage thrown back like a bolt.}} -> DONE
=== r_hollub_say
#react: hollub say
{!"You interest me," says Hollub, and one hears the sum being rounded up.|"Everything is only a question of the letterhead," says Hollub, and offers you a cigar.|He laughs, warmly, and his eyes stay upon the page.} -> DONE
=== r_hollub_ask
#react: hollub ask
{!"My dear friend, I am in shipping. I know only what floats," says Hollub.|"Information has a price, like tin," says Hollub. "I'm buying. I do not sell."|He puts in a fresh sheet, and turns it up, and makes you wait for the click.} -> DONE
=== r_hollub_leave
#react: hollub leave
{!"Until Trieste," says Hollub. He's looking forward to it, and it can be felt for the length of the carriage.|"Sleep well. Somebody ought to," says Hollub.} -> DONE
=== r_act
#react: act
{!You get as far as meaning to. The train, which has opinions only about time, goes on.|Between one rail joint and the next you've thought of eleven reasons against it.|The carriage sways, and puts you back where you were, not roughly.|The lamp dips, and recovers. No one has come to say that it's forbidden.} -> DONE
=== r_say
#react: say
{!You tell it to the dark glass, where a person very like you seems to have been saying the same.|It goes down the corridor ahead of you, past all those doors and the ears behind them.|The wheels take it up, and repeat it in threes, until it means something else.} -> DONE
=== r_ask
#react: ask
{!Nobody's here to answer. Four people on this train could, and each of them is hiding precisely one thing.|It's a good question. You put it by, next to the bow.|Somewhere a typewriter answers somebody; not you.} -> DONE
=== r_leave
#react: leave
{!You could get off at {ljubljana:Postojna|Ljubljana}. You think about that for as long as it takes the window to frost over again.|Leave? It's a train. One does little else.} -> DONE

=== lost_words
#unclear
{&The wheels were louder than that. Again?|It was lost between two sleepers of the track. What do you wish to do?|One would have to say it in a language, perhaps. Which?} -> DONE

=== meet_1
#react: moser meet
"{name}," says Moser, with a finger on the line. "So it is written. I regret that it is written alone." -> DONE

=== meet_2
#react: brandt meet
"{name}." He gives it a small bow, and you are sure that he had it already, with the date of birth. -> DONE

=== meet_3
#react: pace meet
"{name}! With one n or with a scandal?" says Signora Pace, who has it down before you can answer. -> DONE

=== hook_1
#topic: bow mean, why the bow, why a bow, whose bow, bow belong, is this the bow, whose is the bow
The grip has been worn by one hand and lately by another. It was laid on your blanket with care, and its owner has not come for it. A musician would sooner leave you her purse. -> DONE

=== hook_2
#topic: station, what station, which station
Maribor, by the lamps and the frontier men: passports, a whistle, eleven minutes' stop. You slept through all of it but the end. -> DONE

=== hook_3
#topic: who took her, who has taken, kidnapped, who took
Whoever it was had a key for the berth, a clean list ready, and until ten past two to use them. He can't have got off. Nor, if one thinks about it, can she. -> DONE

=== hook_4
#topic: why did the music stop, music stop, music has stopped
She had been humming through the wall of your sleep since Graz. It left off in the middle of a bar, and she wasn't a person who leaves bars in the middle. -> DONE
