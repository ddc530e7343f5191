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
+ [Lift the cut wallpaper behind the basin #match: wallpaper, peel, lift it #id: lift]
    ~ pola = true
    You wet the seam with the sponge and it comes away in one flap, like the tongue of an envelope. Behind it is half a luggage label, torn across, and on the half four capitals: POLA. Somebody wanted this to be found, and by a person who washes.
    -> corridor
+ [Follow the conductor #match: follow, moser, follow him, go after #id: follow]
    You go after him in your socks. He does not hear you; he has stopped at the end window and is looking at his thumb, which is bandaged, as one looks at a child who has been told not to tell.
    -> corridor
+ [Pull the cord #match: cord, alarm, brake, stop the train, pull the cord, pull it #id: pull_early]
    You have it in your hand before you read the plate beneath. Misuse, fifty dinars. Use on the grade before the Sava viaduct: without effect, the brakes being needed. Somebody has underlined "without effect" in pencil, in sympathy.
    -> corridor
+ [#meanwhile]
    The lamp dips for a set of points. In the corridor a pair of regulation shoes has gone as far as the end window, and stopped, and is coming back; and you are at your door to meet them.
    -> corridor

=== corridor
#beat
#recap: The cellist opposite has gone from the night train. The conductor says that you boarded alone, and her bow is in your hand.
~ here = "corridor"
~ present = (moser)
"It is two-nineteen," says the conductor in the corridor. "The passenger should be asleep." His brass says MOSER. You say that a woman of thirty-four had the berth opposite; that she ate almond pastry of the worst kind out of a hatbox, and told you about her old teacher, who lay dying, and for whom she played the whole night through, until at dawn he opened his eyes and said: "Flat." You had laughed. She had looked at you as if you'd handed her something. "I regret," says Moser. "The list." He turns it to the lamp. Berth nine: {name != "":{name}|yourself}. Berth ten: nobody, neatly typed. He is sweating, in a corridor where one can see one's breath.
+ [Ask to hold the list #match: list, read #id: hold_list]
    ~ high_e = true
    He lets you hold it for exactly as long as it takes to regret it. The ink is fresh. In every name the letter e sits a hair above the line, like a guest who has been told to wait. "Typed at Vienna," says Moser, which is where it should have been.
    -> hours
+ [Ask what happened to his thumb #match: thumb, bandage #id: thumb]
    "A door," says Moser. "At two-oh-nine." He hears what he has said; no door on a train is so punctual unless there's somebody on the other side of it.
    -> hours
+ [Bid him good night #match: good night, bid, thank #id: good_night]
    "Good night," he says, with such gratitude that you stand on the other side of your own door for a time, thinking about it.
    -> hours
+ [#meanwhile]
    Moser consults his watch, regrets, and walks off to his pantry with the list pressed to his buttons and one thumb held away from it.
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
+ {key and not found and not at_baggage} [Unlock the way to the mail van #match: mail, van, unlock, sacks #id: go_mail] -> mail_van
+ {ticket and not baggage} [Claim what the ticket stands for #match: claim, ticket, luggage, baggage, cello #id: go_baggage] -> baggage
+ {at_baggage and not ticket and not found} [Look for her in the baggage car #match: baggage, look for, reti, rear #id: go_rear] -> baggage_found
+ {not bow and not ticket and CHOICE_COUNT() < 4} [Examine the bow #match: bow, examine, unscrew, horsehair, look at the bow #id: go_bow] -> bow
+ {not salon and CHOICE_COUNT() < 4} [Walk back to the salon car #match: salon, typewriter, walk back #id: go_salon] -> salon
+ {not dining and CHOICE_COUNT() < 4} [Order coffee in the dining car #match: dining, dining car, coffee, eat, waiter, supper #id: go_dining] -> dining
+ {not parrot and CHOICE_COUNT() < 4} [Knock where the parrot is talking #match: parrot, pace, journalist, knock, signora #id: go_parrot] -> parrot
+ {not berth_ten and CHOICE_COUNT() < 3} [Search the stripped berth opposite #match: search, berth, opposite, stripped, ten #id: go_berth] -> berth_ten
+ {not office and CHOICE_COUNT() < 4} [Corner Moser in his pantry #match: moser, conductor, pantry, corner, list #id: go_office] -> office
+ [#meanwhile] -> hours

=== bow
#beat
~ here = "berth"
~ present = ()
You sit on your berth with the lamp pulled down. It is a good bow and not a new one. The grip is worn in three places where three fingers have been for twenty years, and in a fourth, fresh and crooked, where a hand had begun to hold it some other way. It was laid on your blanket while you slept, with the point toward the door. Nobody mislays a bow. One might as well mislay a leg. You turn the little button at the end, as you've seen it done before concerts; it turns, and turns, and goes on turning past the point where the hair has slackened.
+ [Unscrew it to the end #match: unscrew, open it, button #id: unscrew]
    ~ ticket = true
    The button comes off. In the hollow where the screw was is a roll of green paper, thin as a cigarette: a claim ticket, Adria Express, baggage car, one article, number 31. Paid to Trieste.
    -> hours
+ [Smell the grip #match: smell, sniff, grip, almond #id: smell]
    Rosin, almonds, engine grease. Not from your compartment, the last of these, nor the corridor. You've to think where on a train one would have to be, to have that on one's hands; outside it, is where.
    -> hours
+ [Try it on the strap of your bag #match: play, strap, try it #id: strap]
    ~ melody = true
    It gives a groan, and out of the groan, since your hands remember what they heard through the wall of sleep, five notes of the tune that she was humming: up a third, and down, and down, and down, and home.
    -> hours
+ [#meanwhile]
    The lamp shade slips on its chain and leaves you in the dark with a bow across your knees. When you have it straight again, the button has worked itself round by another half turn, and there are feet going by outside.
    -> hours

=== berth_ten
#beat
~ here = "ten"
~ present = ()
Berth ten is stripped to the ticking, the blankets squared and gone. Whoever did it did it well; there is not a hair. But he was a man who'd been told to remove a woman, and he had removed what he thought one is made of: the pillow, the hatbox, the scent. He had not thought to look in the ashtray, which is full of crumbs, or above the reading lamp. There, in the dust, a finger has written figures. Two ten. Three thirty. Four fifty-five. Six thirty. Seven twenty. It is a timetable, but for the second and the fourth; there is a bridge at half past three, and at half past six there's nothing at all.
+ [Rub it out with your sleeve #match: rub, wipe, erase #id: rub_out]
    You rub it out. You have it by heart, and it seems to you that this was what it was for.
    -> hours
+ [Feel along the top of the lamp #match: lamp #id: feel_lamp]
    A hatpin, missing. A scrap of label with string on it, the other half of something. VAN, it says, and a tear. {pola:You fit it to what was behind the wallpaper.|You turn it over. Somebody has pressed hard enough for one word to come through: POLA.}
    ~ pola = true
    -> hours
+ [#meanwhile]
    A long curve empties the ashtray onto the ticking, crumb by crumb. Somebody is trying the handle next door, and after it will come this one; you step back over the sill.
    -> hours

=== salon
#beat
#recap: A typewriter in the salon car sets its e too high, and it belongs to a Direktor Hollub.
~ here = "salon"
~ present = (hollub, brandt, pace)
The salon has a palm, a samovar, and a piano with a cloth on it, like something that's been arrested. Under the palm a broad man in a good shirt types with two fingers. "Hollub," he says, not stopping. "Shipping. A secretary sleeps, and reads. I do my own." On the sofa {parrot:Signora Pace is feeding her parrot.|an old lady in a turban is feeding a parrot.} At the samovar {dining or ljubljana:Brandt|a man in grey gloves} pours tea for her from a height, in a thread that doesn't break. Everyone here is awake, and no one has given a reason. The machine says tack, tack. It has a hiccup in it, about every seventh letter.
+ {melody} [Hum the five notes #match: hum, notes, melody, tune #id: hum]
    You hum, as though thinking of something else. Hollub goes on typing. The parrot goes on eating. The thread of tea stops in the air, or it seems so, and then the man in grey has put the pot down and is looking for his handkerchief. His shoelaces do not match. "A pretty thing," he says. "One hears it about."
    -> hours
+ {not melody} [Sit at the piano #match: piano, play, sit at, sit down to play #id: piano]
    ~ melody = true
    You lift the cloth and find with one finger what she was humming when you fell asleep. On the fourth note the tea stops. It's the man in grey who has stopped it. On the fifth he has his back to you, and is studying the snow.
    -> hours
+ [Ask Hollub to type your address #match: address, type, typewriter #id: card]
    ~ machine = true
    "With pleasure," says Hollub, and does it, on the back of a card. He has fine manners and small, clean ears. In your own address the e's are all a hair too high, {high_e:and you have seen their sisters on Moser's list.|like people standing on tiptoe to see over a wall.}
    -> hours
+ [Look through the sheets beside him #match: sheets, papers, carbon, read #id: carbon]
    ~ machine = true
    ~ high_e = true
    You reach for the sugar, and read. It is a list of passengers, sleeper B. It is the second sheet, the carbon. In the first, which he has nearly covered with his sleeve, berth ten still has somebody in it.
    -> hours
+ [#meanwhile]
    The sheet is done. Hollub draws it out, reads it at arm's length, and puts the lid over the keys, and the company rises as one does in church. You are out with the rest.
    -> hours

=== dining
#beat
~ here = "dining"
~ present = (brandt)
The man in grey has the table by the service door, from which one sees both ends of the car and oneself in the glass. There's an orange in front of him, whole. {ljubljana:"You have come to see whether I am still aboard," says Brandt. "I am. Sit, please."|"Brandt," he says. "I insure. You will ask me what, and I shall say lives, and you will not believe it. Sit, please."} He sugars your coffee without having been told. He has seen nothing tonight. He says so in a full sentence, with its verb at the end, and then he looks at what's under your arm; and a thing happens to his face that he's plainly had lessons to prevent. "It should be slackened," says Brandt. "At night. She always forgot. One forgot."
+ [Ask how long he has known her #match: known, know her, how long #id: known]
    "From the fourth of May 1913 to the ninth of August 1919, at eleven in the morning," says Brandt. "It was I who chose the hour." He peels the orange after all. He does not eat any of it.
    -> hours
+ [Slacken the bow while he watches #match: slacken, bow, loosen, screw #id: slacken]
    ~ ticket = true
    You turn the button. You turn it rather far, and it drops off in your saucer, and after it a roll of green paper, number 31, baggage. He has turned his head politely to the window, in which he can see everything. "I did not see that," says Brandt. He means it as a gift.
    -> hours
+ [Ask about the shoelace #match: shoe, shoelace, lace #id: lace]
    "The other broke, running," he says, "at Maribor, at the hour of eight minutes past two, from the wrong end of a train." He seems to have been waiting for somebody to ask. "I am always exact. I am not always in time."
    -> hours
+ [#meanwhile]
    Brandt has divided the peel into eight. "You will excuse me," he says, with the verb where it belongs, and goes to stand by the service door, where the view is better. Your cup has gone cold.
    -> hours

=== parrot
#beat
#recap: Signora Pace of Il Lavoratore wants a ledger on her front page: who paid for the attack on the Trieste shipyards.
~ here = "pace"
~ present = (pace)
"Avanti! Who is it, what do you want, have you any tobacco?" Signora Pace is sixty, wears a turban, and has ink on both her cuffs. Her window is down in spite of the snow. The parrot goes along the curtain rail like an inspector. "Dio, the one who was alone! Did you see her go, did she weep, did she take the case?" You say that you were told there was nobody. "You were told!" She sweeps seed from a tray; beneath is a notebook full of hooks. "I write for Il Lavoratore. In the shipyards eleven men were burned, and somebody signed for the petrol. It's in a ledger. It is on this train. I smell it."
+ [Tell her all you know #match: everything, share, tell her, tell pace #id: tell_pace]
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
+ [#meanwhile]
    The parrot drops a husk in the ink. There is a good deal of Trieste spoken, and a search for blotting paper, in the course of which you find yourself in the corridor, holding a cuttlebone.
    -> hours

=== office
#beat
#recap: The conductor took money to forget a woman, and is discovering that he cannot.
~ here = "pantry"
~ present = (moser)
The pantry holds a spirit lamp, forty-one glasses in rings, and Moser, on a stool too small for him, with his cap on his knee. Without it he's a man with a mark round his head. He rises. "It is, I regret, not permitted." On the shelf the passenger list is pinned under his own regulation typescript of hot drinks; on that the letters stand level. There's also an envelope, thick. He sees you see it. "I've twenty-six years with the Company," says Moser. "I have never lost so much as an umbrella. I had a dog once on the wrong train, and I telegraphed." The spirit lamp ticks. "I was to shut a door and be looking the other way. Nobody said that she'd have her hand in it."
+ [Say that forgetting can be put right #match: forgive, put right, mend, not too late, not your fault, tell me where she is #id: mend]
    ~ moser_turned = true
    ~ key = true
    He unhooks a key from the ring, which takes time, with the thumb. "Sleeper A, and the van. I lock at one and I shall not have noticed." He puts on his cap. "Berth ten," says Moser, trying it.
    -> hours
+ {high_e or machine} [Lay the typed list beside the other #match: typed, list, compare, letter e #id: compare]
    ~ moser_turned = true
    ~ key = true
    ~ machine = true
    You needn't say anything. He looks at the one e and the other, for as long as it takes to pass a small station. "The Herr Direktor has his machine in the salon," he says, and gives you his key as if it were a resignation.
    -> hours
+ [Take the key when he turns to the lamp #match: steal, key #id: steal]
    ~ key = true
    He turns to trim the lamp. He takes some while about it, and it didn't need trimming; and when you are out in the corridor with the key in your sleeve you find that you're not sure which of you has deceived the other.
    -> hours
+ [#meanwhile]
    A bell drops its little shutter: berth four, mineral water. Moser puts on his cap, and with it the Company. He waits, holding the door, until you have gone through before him; the key swings on its hook.
    -> hours

=== viaduct
#beat
~ here = "bridge"
~ present = ()
Three thirty. The wheels change their note; the trees go down on either side like people sitting; and there's nothing there but snow, falling past the windows and on, a long way, into a sound of water. The Sava viaduct. For four minutes the train goes at the pace of a man with his hands behind him. Along the side of the carriages, outside, runs a footboard, and beside the rail a walkway two planks wide. {found:A lamp burns in the mail van, up at the front; she will be counting the arches.|A lamp burns in the mail van, up at the front, where there ought to be nothing but letters.} Beside your head hangs the cord. Here the plate has nothing to say against it.
+ [Pull the cord now #match: cord, brake, stop the train, alarm, pull the cord, pull it #id: pull]
    ~ cord = true
    ~ at_baggage = true
    The train kneels. Into the silence, from the mail van, somebody climbs down on to the planks: {found:Ilona Reti, with no hat, and her arm bound up in a scarf.|a woman with no hat, and one arm bound up in a scarf.} She comes back along the train in the snow, quick and counting. Passing under your window she looks up, and lays a finger on her lips, as one does to a dog one likes. Then she has gone on, toward the rear. They fine you fifty dinars. It is cheap.
    -> hours
+ {not found and (pola or parrot)} [Go forward along the footboard #match: footboard, forward, climb, mail #id: footboard]
    ~ present = (pace)
    {parrot:Signora Pace is already half out of her own window, skirts pinned. "You first, I'm sixty, are you afraid?" she cries. You go hand over hand past sleeping people.|You go out of the window backwards, hand over hand, past sleeping people and one who isn't asleep, and who lowers her newspaper and applauds.} The door of the mail van is unhooked. It has been left so.
    -> mail_van
+ {not found} [Hold the bow up to the lit window #match: bow, signal #id: signal]
    You put down the glass and hold it out in the snow, like a man fishing. At the front of the train the lamp goes dark, and bright, and dark. You had not been sure till then that there was anybody to be asking.
    -> hours
+ [Watch who else is at a window #match: watch #id: watch]
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
+ [Ask who did this to her #match: wrist, hurt #id: who_did]
    ~ machine = true
    "The door did. The conductor shut it, Hollub bought it, and a man in grey told Hollub, seven years ago, that I can be bought for nothing if it's he who asks." She counts on her good hand. "Of the three I'd take the door."
    -> orders_two
+ {not ledger} [Ask what is in the cello #match: cello, ledger, belly, case #id: what_cello]
    "A ledger. I'm told that it improves the low notes." It has the petrol in it, the eleven lighters, the sum, and the signature; Hollub's, who's never let a secretary sign for him.
    -> orders_two
+ [Offer to set her wrist properly #match: splint, bandage, set it #id: set_wrist]
    She lets you. It takes your tie. She recites the stops to Trieste through her teeth, and the minutes between them, and at "Postojna, by request" she goes white, and goes on. "Thank you," she says. "Later. I said it later; remind me."
    -> orders_two

=== orders_two
+ {not ticket} [Unscrew the bow as she says #match: bow, unscrew, open the bow, ticket #id: unscrew_two]
    ~ ticket = true
    Out of the hollow comes a green slip, number 31. "There," says Ilona. "It's been in your hand the whole night. You would make a dreadful thief, I'm so pleased."
    -> hours
+ [Promise to bring her the ledger #match: promise, ledger, swear, fetch #id: promise]
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
+ [Fish it out through the f-hole #match: fish, f-hole, hook, ledger #id: fish]
    ~ ledger = true
    It takes a coat hanger and eleven minutes. A ledger, long and thin, made for that instrument or the instrument for it. You put it flat against your back, under the shirt, where it's as cold as a hand.
    -> after_baggage
+ [Leave it where she put it #match: leave it, put back #id: leave_ledger]
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
+ [Help her out #match: lift, help her, help ilona #id: help_out]
    "Not that hand," says Ilona. "Nor that. By the belt, like a parcel. You're stronger than your laugh." She tells you who signed for the petrol, Hollub, and who once sold her for love of his country; a man in grey.
    -> hours
+ [Tell her to stay in till Trieste #match: stay, hide #id: stay_in]
    "With the lid open an inch. And the pastry, on the shelf there, behind the man." You bring it. It is even worse than you remember. "Isn't it?" she says happily, with her mouth full.
    -> hours

=== ljubljana
#beat
#recap: At Ljubljana Brandt asked you to trust him.
~ here = "stop"
~ present = (brandt)
Four fifty-five, Ljubljana: eight minutes, and a soldier stamping along beneath the windows. {dining:Brandt|A man in grey, who gives his name as Brandt,} is waiting by your door with his hat on. "I have a ministry," he says. "It will deny me, and I'm going to tell you regardless. On this platform are two of its men and a closed motor car. If I walk to them now with where she is, she will be in a clinic at Graz by noon, with her wrist set, under another name, and nobody will ever harm her again." He lets a breath go. "The ledger they'll keep. It would embarrass persons. I opened a letter of hers once, in 1919. I have not asked for anything since."
+ [Trust him with where she is #match: trust, tell him, agree, yes #id: trust_brandt]
    {found:You tell him the car, and the door, and how one ought to knock.|You tell him the little that you know, and from it he has the rest at once; he knows the way she thinks.} He takes off one glove to shake your hand.
    -> ending_ministry
+ [Tell him nothing #match: nothing, nobody, not trust, refuse, silent, deny #id: tell_nothing]
    "No," says Brandt. "In your place, no." The eight minutes pass. He stands beside you through all of them with his hat in his hands, and watches the motor car drive off.
    -> hours
+ [Ask him to get off here alone #match: get off, alone, decoy #id: decoy]
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
+ [Give her the bow back #match: bow, give her the bow #id: give_bow]
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
+ {ledger} [Give Ilona the ledger and your arm #match: ilona, arm, give her, reti #id: to_ilona]
    {in_bear:You cut the bear's bootlace on the edge of the step. }"Now you may thank me," you say. "Presently," says Ilona.
    -> ending_story
+ {moser_turned} [Ask Moser to read out berth ten #match: moser, berth, list, read, ten #id: to_moser]
    "It is seven twenty-one," says Moser, and uncaps his pen.
    -> ending_berth
+ {not ledger} [Leave number 31 unclaimed, and walk #match: unclaimed, walk #id: to_left]
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
#topic: stops, timetable, ljubljana, maribor, postojna, what time, how long until, how long to, how much longer, where are we, next stop
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
#topic: where am i, where are we, this place, what place, look around, looking around, look about, what planet, what country, which country, what city, which city, what town
{ here:
- "corridor": {The corridor of sleeper B: nine closed doors, a strip of carpet, and your own face in the glass with snow going through it. One way are the conductor's pantry and the locked door forward; the other way, a typewriter, coffee, and a parrot.|Sleeper B, and the same nine doors. The wet patch by the end window has begun to freeze, so it was snow, and came in on somebody.} {ljubljana:Somewhere ahead of the engine is the sea.|{viaduct:The Sava's behind you, and Ljubljana is next.|The line is climbing toward the Sava.}}
- "berth": {Your compartment in sleeper B of the Adria Express: two berths, one of them stripped to its ticking; a basin with a strip of wallpaper behind it that doesn't meet; two hooks, a lamp, the red cord. The door is ajar, and in the corridor the conductor's shoes are going away. It smells faintly of almonds.|Two berths, a basin, a cord, a bow. It has been made to look as if one person had slept here, by somebody who'd never counted how many hooks one person needs.}
- "ten": Berth ten, which isn't yours, and which according to the list has been nobody's since Vienna. Bare ticking, a full ashtray, a reading lamp with dust along the top; and there's writing in the dust.
- "salon": The salon car, amidships: a palm, a samovar, a piano under a cloth, and more people awake than is quite natural at this hour. The sheets beside the typewriter lie face down.
- "dining": A table in the dining car, across from a man who chose it because it's the one that can see all the others. Twelve cloths, one orange, one new shoelace.
- "pace": The Signora's compartment, with the window down, and you knee to knee with a good deal of seed. There's snow on the sill, and a man's cigar end in it, and a notebook that doesn't quite fit its tray.
- "pantry": The conductor's pantry at the end of sleeper B, which holds one stool, forty-one glasses, an envelope, and just room for a conscience. The keys hang by the lamp.
- "bridge": The Sava viaduct, at the pace of a walk, with nothing beneath the sleeper for a long way but weather. Beside you are the cord, and a window that opens; ahead, where only letters ride, there's a light.
- "mail": The mail van, next behind the engine: a lantern, a stove, a white hill of sacks with POLA on every one. No passenger has any business here, which is the beauty of it.
- "baggage": The baggage car, last of the train, among bicycles and trunks, with a stuffed bear to see fair play. Wherever you're going, it gets there after you.
- "stop": Ljubljana, eight minutes by the table; you can see the platform, a closed motor car, and a guard's breath under the lamp.
- "dark": On the train still, you can feel it through your boots. Beyond that you would have to see.
- "quay": Trieste Centrale, on the platform by the steps of sleeper B, with the end of the line in front of you, a broad man with a cheque-book, and the whole train getting down behind.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it
{
- trieste: Twenty past seven and broad day. The night express has kept its time, whatever else was lost.
- lights: Half past six. It will go on being that for fifty seconds or so.
- ljubljana: After five. The windows have begun to tell the snow from the sky.
- viaduct: Past half past three: the hour at which sleepers turn over, and conductors count.
- else: It's gone two, by a watch that you set in Vienna. Moser could give it to you with the seconds, and would regret each of them.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
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
#topic: want ilona, ilona want, madame reti want
"The time," says Ilona Reti, "the number of that door, and you to go on being a person who noticed. In whichever order you have them." -> DONE
=== w_brandt
#topic: want brandt, brandt want
"That it be found, and not read aloud. I say 'it'," says Brandt. He takes off one glove to say it. "I used to have a larger vocabulary." -> DONE
=== w_pace
#topic: want pace, pace want, signora pace want
"The ledger, the truth, and a decent headline, in nine columns, for tomorrow!" says Signora Pace. "And you, what do you want, why, who's paying?" -> DONE
=== w_moser
#topic: want moser, moser want
"That all passengers arrive," says Moser. He hears what he has said, and looks down the corridor at the numbers on his doors. -> DONE
=== w_hollub
#topic: want hollub, hollub want, direktor hollub want
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
{!Brandt observes this from the shoes upward. "Good," he says. "She, also, would not have sat still."|"I would have done it with gloves," says Brandt, "but I do most things so," and he moves the lamp, by a centimetre, in your favour.|He moves his cup to the left, to give you room, and in the window his reflection bends forward to see.|"That will be noticed," says Brandt, "by the gentleman under the palm. He notices with his pencil."|He half rises, as one does for a lady, sits again, and looks at his one new shoelace. "I beg your pardon. For a moment you did it like somebody else."|Brandt lets you finish. "I have written reports on less," he says, "and I have burned better ones. You were saying nothing. Continue."} -> DONE
=== r_brandt_say
#react: brandt say
{!"I had supposed that you would say so, and I had hoped that you would not," says Brandt. "It means that she chose well."|He bows, slightly, to the sentence rather than to you, and looks at what you hold under your arm.|"That's true in three languages," he says, "and I have lied in four. In the fourth, Hungarian, I lied to her."|"You are kind. It is inexact, but it is kind," says Brandt. He has broken the peel of his orange, and seems put out about it.|"One would say that more softly," says Brandt, "on a train where a parrot is travelling."|He takes that in with his eyes shut. "Yes," he says. "That's how it will be told, if there should be somebody left to tell it."} -> DONE
=== r_brandt_ask
#react: brandt ask
{!"The answer to that stood on the second page," says Brandt, "and I burned the second page. On the first was an hour, and the name of a station."|"You wish to know whether I'm ashamed. That is what you are asking, and the answer is yes, since 1919."|He hears you out. "Ask it of the man who types at night," he says, "and watch not his face. Watch the letter e."|"It has been asked before," says Brandt, "by someone who already knew. I told her the truth. That was my mistake, and it was hers to believe it."|"I can tell you only what I am able to prove, which is that at two-oh-eight I was running."|"That, my ministry would also like to hear," says Brandt. "It pays for the coffee. I'd think, in your place, about who pays for the cigars."} -> DONE
=== r_brandt_leave
#react: brandt leave
{!"One says auf Wiedersehen," says Brandt, "and for once I think it is correct."|He stands until you have gone. You can see it reflected in four successive windows.|"Go to bed. Lock it. I shall be the one walking up and down," says Brandt.} -> DONE
=== r_pace_act
#react: pace act
{!"Bravo! Again, slower, for the reader!" cries Signora Pace, and makes room on the sill for your elbow.|Pace writes it down with the time and, you rather think, an adjective. She underlines the adjective.|"Madonna, the hands, look at the hands! So had she, the one who was never here, just so, and what a grip!"|The parrot says "Full stop," and Signora Pace says that she'll be the judge of that, and that it's only now getting interesting.|"Ecco! One who does things," says Pace to the bird. "All night I have people who pour tea."|She claps both hands over the seed tray so that nothing spills; it rustles, underneath, as seed doesn't.} -> DONE
=== r_pace_say
#react: pace say
{!"Can I print it, will you sign it, have you a photograph?" says Pace. She has written it already.|"Dio! And to think that I was going to Trieste for the fish," says Signora Pace. "Go on. The broad one, with the cigar, did he hear you?"|She licks her pencil. "That's a headline. It's a small one. Give me a name to it, and it's a big one."|"You say it like a Protestant," says Pace. "But go on, go on, go on." The pencil has got to the bottom of the page.|"Say it in his ear," says Pace, with a thumb at the parrot, "and in a week they'll be saying it in the coffee houses."|She's quiet, for as long as one breath. "Eleven men," says Pace. "I knew four of the widows. So say it again, exactly as you said it."} -> DONE
=== r_pace_ask
#react: pace ask
{!"Who wants to know, what for, and is he married?" says Signora Pace; then, seeing your face, "I'd look at the outside of the train, me. Everybody's looking at the inside."|"I ask the questions, I've done so since Garibaldi! But this one I'll give you: who types a list that was typed already?"|"Ah! If I knew that, should I be awake, should I be sober, would I have had my window down since Maribor?"|She lowers her voice, and the parrot, who's well trained, lowers his. "Follow the petrol," she says. "Somebody always keeps the receipt."|"Half of it I know, half I guess, half I'll print," says Pace. "Sit. Which half have you got?"|"Ask him," says Pace, and points her pencil at the bird. "He was in the corridor. He's incorruptible, he takes only sunflower."} -> DONE
=== r_pace_leave
#react: pace leave
{!"Ciao, go, run, what are you still doing in my door?" says Pace.|"Take the corridor," says Signora Pace, "you've not the hips for windows."|"Buona notte," says the parrot. Pace is already writing.} -> DONE
=== r_moser_act
#react: moser act
{!"It is not provided for," says Moser, and holds up the lantern so that you can see better what you're at. His hand isn't steady.|Moser consults his watch, so as to be able to say afterwards when he had not seen it. "Two minutes," he says, "in case you should need them."|He squares his cuffs. The thumb gets in the way, and he hides it, like a relation; but you've seen that the napkin is spotted through.|"There's a regulation," says Moser faintly. "It was a sound one, and I was fond of it." He steps out of your way, and is nearer to the pantry than he was.|He watches it to the end, like a man at a level crossing. Then he takes off his cap, looks in it, and says, "The lady did that also. That is, no lady did."|His keys ring, and he puts the flat of his hand on them. There's one among them that's brighter than the rest, as if it had been used tonight.|"Please," says Moser. It isn't to stop you. It sounds as though he'd like somebody, by and by, to go on.} -> DONE
=== r_moser_say
#react: moser say
{!"As you say. I could not put it in the report," says Moser, "but as you say." He glances over your shoulder at the other berth.|He repeats your words under his breath, with the minute, as if he meant to sign for them.|"I have daughters," says Moser. He seems to have been arguing with somebody, and to have been losing since about ten past two.|"The Company would not wish to hear it. I find that I do," says Moser, and inclines the better ear.|He has gone the colour of his gloves. "If the passenger would say that once more," says Moser, "in the pantry, where there is a door."|"Thank you," says Moser, absurdly; and he writes something small in the margin of his list, and turns it so that you can't read it upside down. You can. It says: ten.} -> DONE
=== r_moser_ask
#react: moser ask
{!"I regret. Between Maribor and the grade I was in my pantry, with the door closed." It comes out by heart. "I was asked to be in my pantry," says Moser.|"On that, I have instructions," says Moser miserably, "in an envelope." He looks at his breast pocket, and you look there too, and it's thick.|He opens the timetable as a priest opens the other book. "It isn't under that letter," he says. "You might look under a different letter. You might look at all the letters."|"Until tonight I could have told you that, to the minute," says Moser. "Now I have two answers, and the one is typed."|"Ask the gentleman with the machine," says Moser, so quietly that it could have been the heating.|He thinks; it's painful to see it. "It was snowing," says Moser. "I held the door. One ought to say who asks one to hold a door."} -> DONE
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
=== meanwhile
#meanwhile
{!A signal goes by, green, and draws one line across every glass and face there is. By the next it will be three minutes later.|The parrot says a word in German, in the voice of somebody who is not on the list.|Moser's bell rings in his pantry, though no button has been pressed that one could hear. He regrets it aloud, and comes.} -> DONE
=== r_act
#react: act
{!You do it, and it makes a sound, and a second sound answers from the far side of the partition: a foot put down, and not put down again.|That's soon done. While your back is turned the light in the corridor dips, as it does when somebody goes past it on tiptoe.|Nobody hinders you. On this train one may do anything tonight, it seems, except have had company. Two doors away a typewriter runs to the end of its line and rings.|It takes a minute by your watch, and you've a sudden notion that somewhere forward, in the cold, another watch is keeping count of it too.|You're at it still when the engine whistles for a crossing, long and short. From the next compartment the parrot gives it back, perfectly, and adds, "Four hundred."|It leaves a mark on the frosted glass, the shape of your sleeve. Through the clear place you see snow, a telegraph pole, and for an instant, far along the curve, a lamp where there should be nothing but letters.|You see it through. The bow has slid to the edge of the seat meanwhile; you catch it, and something in the hollow of it shifts, no heavier than a cigarette.|It's a small thing to do at such an hour, and somebody has noticed it: out of the dark end of the corridor comes the scrape of a match, and then a smell of good tobacco.|And the train, as if that had been what it was waiting for, leans into the grade. Cups begin to ring in the salon. Four people are awake there who have each a reason.} -> DONE
=== r_say
#react: say
{!Your voice sounds larger than you had meant it to. Behind one of the nine doors somebody who was snoring isn't now.|It goes down the corridor ahead of you, past all those doors and the ears behind them, and under the last a light is put out.|The wheels take it up and repeat it in threes. By the third time you hear what they've made of it: eight, nine, ten. Eight, nine, ten.|"Che dice?" a woman's voice asks through the wall, wide awake; and a parrot tells her, word for word.|You say it to the dark glass. The person in there says it with you, and past their shoulder, on the footboard side, there's the print of a hand.|It's out, and a passing signal lamp turns it red, then green. In the pantry a glass is set down by somebody who had been about to drink.|You've said it aloud, so now it is evidence. The conductor's step comes nearer, stands, thinks it over, and goes away again on its heels.} -> DONE
=== r_ask
#react: ask
{!Four people on this train could answer that, and each of them's awake: one types, one pours, one writes, and one counts glasses.|You put it to the compartment at large. The strip of paper behind the basin stirs, as paper does with a hollow at the back of it.|It's a good question, and she'd have known the minute. You lay it by, next to the bow, for whoever can be got to talk first.|Somewhere a typewriter says four words and a stop. In a house that's asleep, one ought to go and look who is writing letters.|You ask it under your breath, and the answer you have so far is warm at one end, two feet long, and strung with horsehair.|That's what you'd ask the man with the bandage, if you could get him alone in a small room; and he has one.|"Domani," says the parrot through the wall. It's not an answer, but there's somebody beside him who has stopped writing to hear what you'll ask next.} -> DONE
=== r_leave
#react: leave
{!You could get down at {ljubljana:Postojna|Ljubljana}, and look up trains to Vienna. You think about that for as long as it takes the window to frost over again; then something taps, twice, a long way forward.|You've your hand on the strap of your bag. It's a train; one does little else than leave. The bow will not go into the bag, whichever way one turns it.|You say goodbye to it, for practice. Behind the wall a woman says "Buona notte, buona notte," and doesn't put her light out.} -> DONE

// What readers do
=== n_bow
#topic: bow, cello bow, take the bow, hold the bow, pick up the bow, touch the bow
{ticket:The button turns freely now, on nothing. What it was keeping is in your pocket, thin as a cigarette paper, with a number on it.|{Three places on the grip are worn to the shape of three fingers, and under the last there's a smear of black that isn't rosin. The hair is still tight, as for playing. The little button at the end is warm, as if somebody had turned it lately.|Pernambuco wood, you'd say, and silver. Held to the ear and shaken, it makes a very small dry sound, which a bow should not.}} -> DONE
=== n_berth
#topic: sit on the berth, empty berth, opposite berth, berth opposite, other berth, her berth, sit on the empty berth, the ticking
{"quay stop" ? here:Through the glass you see both berths, made up for the day by now, plush and blameless, with a cushion at either end.|The ticking of the upright berth is cold right through, but near the wall, where a shoulder would go, the horsehair keeps a little warmth. Linen has been off it for minutes, not hours. And when you put your weight there, a crumb of almond jumps in the seam.} -> DONE
=== n_sit
#topic: sit, sit down, take a seat, lie down, rest
{ here:
- "salon": You sit, and the plush sighs for you. From this end of the salon you have the typewriter, the samovar and the door in one glance, and you see that all three of the people here chose their seats for the same reason.
- "dining": You sit. The cloth is laid for two, and the second cup has been turned the right way up already; he was expecting somebody, and has made do with you.
- "pantry": There is only the one stool, and he gives it up to you, and stands with his cap against his chest like a man in the dock.
- "pace": You clear a place among the newspapers. Under your hand is the Neue Freie Presse with one line ringed in ink, four times round: San Marco, eleven dead, inquiry closed.
- "mail": You sit down among the sacks, and the post settles under you, letter by letter, in the direction of Pola.
- "quay": There's a bench, and a woman with a goose moves up on it for you. From there you see boots: polished ones, a carabiniere's; small ones, coming down a step.
- else: You sit with your back to the engine, and the carriage rocks you as it was rocking her. From this side one sees what she saw until two o'clock: you asleep, the door, and the bolt of the door, which was drawn from without.
}
-> DONE
=== n_window
#topic: out of the window, out the window, the window, window, outside the window, watch the snow, look at the snow
{ here:
- "quay": In the windows of sleeper B the whole platform stands doubled, and so does everybody on it. In the last but one a blind goes up by itself, and shows an ashtray, and no one.
- "dark": Black glass, and black beyond it. Far over on the right a thread of lights lies flat, where no land is. That'll be the sea.
- "salon": Behind the palm the window gives you the room again, in yellow. In the glass the man in grey is looking at you; in the room he is looking at the tea.
- "dining": The window shows you the car from end to end, laid twelve times for nobody, and snow going straight through the flowers.
- "bridge": You wipe a place with your cuff. There's a rail, a plank, a second plank, and then a depth with a noise in it. Fresh snow lies on the planks, as yet without a mark.
- "mail": It hasn't any. There's a slot, for throwing out the post at halts, and you lift its flap with a finger. Wind; wheels; the rail, running away backwards with a lit square on it, and in the square the shadow of somebody standing at a door that ought to be locked.
- "baggage": There's a bull's-eye of thick green glass in the end door. Through it the line goes off behind you, narrowing, white, quite empty, like a sentence with the name taken out.
- "stop": A yellow lamp, a soldier's breath, a closed motor car with its engine running. The driver has left one rear door open, by the width of a hand.
- else: You rub a hole in the frost. Snow, a signal box, a man in it lifting his soup to his mouth, gone. Along the sill outside it lies four fingers deep, all but in the middle, {"berth ten" ? here:where something about as wide as a person has wiped it clean|at your own compartment, where something as wide as a person has wiped it clean}.
}
-> DONE
=== n_coat
#topic: coat, my coat, overcoat, my shoes, put on my shoes, my boots, dress, get dressed, dressing gown, hat, my hat
{"quay stop" ? here:You button up to the chin, and feel the wind try each button in its turn.|You get into your coat. It has hung since Vienna on the left-hand hook; on the right-hand one there is still the loop of a collar, torn off, with two stitches in it. Somebody took her coat down in a hurry, and wasn't used to ladies' coats.} -> DONE
=== n_door
#topic: open door, open the door, try the door, the door, door handle, unlock the door, lock the door, bolt
{ here:
- "salon": The salon's glass door swings both ways and tells tales: each time it closes it gives two knocks, and each time the typing stops until the second.
- "mail": The van door is hooked, not locked, and the hook has been bent back with something like a hatpin. She sees you look. "It was stiff," she says.
- "dining": You try the service door. Behind it are plates, a boy asleep on a sack of flour, and a second way through that no waiter is watching.
- "bridge": It opens upon a roar and a smell of water, and you hold on to the brass. The step, the footboard, and next to your shoe the print of a much smaller heel, frozen in.
- "quay": All along the train the doors stand open, and people come out of them with the faces they'll wear for their relations.
- else: It slides a foot, and sticks, where the brass runner has a new bright dent in it. A door was stopped here tonight with great force by something smaller than a suitcase. In the corridor the carpet is wet, {here == "berth":and the conductor's back is just going round the end of it|in one line, going forward}.
}
-> DONE
=== n_corridor
#topic: corridor, the corridor, into the corridor, go out, go outside, leave the compartment, step out, outside, step outside
{"berth ten corridor pantry pace" ? here:Nine doors, and under three of them a light. The carpet is cold to your socks and, by the end window, wet. From the far end come a smell of cigar, four taps of a typewriter, and a parrot, which says distinctly, "Passports."|{"salon dining" ? here:You look out into the passage between the cars. The bellows breathe in and out, snow has come in at a seam, and in the snow is one print of a gentleman's shoe, pointing both ways.}} -> DONE
=== n_shout
#topic: shout, scream, yell, call out, call for help, for help, cry out, help me, somebody help
{"berth ten corridor pantry bridge" ? here:It rings the whole length of the sleeper. Two bolts go home; a baby begins; a typewriter stops. Out of the nine doors just one opens, by an inch, shows half a turban and one lively eye, and shuts again, like a camera.|{"salon dining pace" ? here:You raise your voice, and learn who on this train is afraid of noise. Cups are put down. Somebody reaches for a pocket and comes out with a handkerchief. In the silence you can hear that the typewriter has been covered.|Your voice goes up with the steam, and heads turn toward it: more than you can count, and one of them wearing grey.}} -> DONE
=== n_listen
#topic: listen, hear, ear, my ear, sounds, noise, noises
{ here:
- "salon": You listen as one does with a newspaper up. Tack, tack, tack, hiccup. Every seventh letter or so the machine lifts itself a little, and the man at it waits for it, from habit.
- "bridge": Under the wheels is nothing now, and it has a sound of its own. Beyond that, forward, someone strikes a match upon wood, twice.
- "mail": The stove ticks, the wheels go by underneath, and on the other side of the sacks there's a footstep that halts when you do. Then it's only a sack, settling.
- "quay": Gulls. Steam. Someone's name in three dialects. And under it, quite near, somebody counting in Hungarian.
- else: You hold your breath and sort the noises: wheels, a tap, a man who snores in a major key. A typewriter, two cars back, in the middle of the night. And along the outside of the wall, once, something that scrapes as it goes forward.
}
-> DONE
=== n_wash
#topic: wash, water, mirror, my face, looking glass, tap, soap, towel, sink
{"quay stop" ? here:There's a fountain by the waiting room. It's so cold that you are, for a moment, one of those who slept.|The tap coughs and gives you a cupful of Styria. In the mirror your hair is on end, and behind your shoulder there's the other towel, folded in three; it's damp, and on its hem is a thumb's width of somebody's blood.} -> DONE
=== n_lamp
#topic: lamp, light the lamp, the light, turn on, switch, candle, match
{here == "dark":You strike one. It shows you a glove, a row of buttons, and a finger that comes up and pinches it out. "Fifty," says the dark.|{"berth ten corridor" ? here:You turn the brass key and the bulb comes up from orange to yellow. On its shade, on the side toward the other berth, lies a film of dust with a clean stroke through it, as though someone had reached over the top in the dark to write, or to hide a thing.|You move nearer the light. It's good at buttons and bad at faces; everybody here has taken care to sit with theirs behind it.}} -> DONE
=== n_sleep
#topic: sleep, go to sleep, to bed, go to bed, close my eyes, shut my eyes, blanket, pillow, dream, nap
{"berth ten corridor" ? here:You lie back and pull the blanket up. The wheels begin in threes, and in a minute they've got hold of five notes, and you're sitting upright. It stopped in the middle of a bar. Whoever was humming it had just heard a hand on the door.|You shut your eyes, for as long as it takes a carriage to pass over a joint in the rail. When you open them everybody has moved by an inch, and all in the same direction, towards you.} -> DONE
=== n_bag
#topic: my bag, bag, luggage, suitcase, rack, luggage rack, my pockets, pockets, my luggage
{"quay stop" ? here:You have your bag by the strap. It's heavier than at Vienna, or you have been up all night.|Your bag is where you left it, in the rack, on the window side. It has been moved along by a foot, and dusted underneath, to make one person's luggage fill the place of two. He forgot the ring of wet that a hatbox leaves.} -> DONE
=== n_van
#topic: luggage van, baggage car, baggage van, guard's van, search the baggage, rear of the train
{here == "baggage":Skis, bicycles, trunks with the stars of hotels on them. The baggage man breathes through his mouth, and on his knee his book of numbers rises and sinks.|{cello or found:You've been there. What there was to see is a man asleep over a book of numbers, and he has seen you, which is worse.|The baggage car is the last of the train. A hatch opens in its door, and a man with a book of numbers asks for yours. "No ticket, no article," he says, and shuts it, but not before you have seen, behind his ear, a glass eye and a good deal of fur.}} -> DONE
=== n_roof
#topic: roof, onto the roof, climb up, climb outside
{"quay stop" ? here:It's white, and has a stationmaster's cat on it. You have no need now of the high road.|You've a foot on the brass of the end door and both hands over the gutter when the train goes into a cutting. There's a hand's breadth between the rock and your hair. On the way down you see that the ice along the gutter has been broken off already, at about the reach of a small woman.} -> DONE
=== n_knock
#topic: knock at the doors, other doors, knock on the doors, other passengers, passengers, neighbours, neighbors, next compartment, other compartments, knock at the other doors, knock on doors
{ljubljana:They're up, most of them, and shaving. Nobody has seen a lady. Three of them add, without being asked, that the conductor told them so.|You knock along the row. "Occupied," in German; "Occupato"; a groan. At seven a gentleman opens in a hairnet, listens, and says that yes, there was a woman, she hummed, and that at two o'clock he was told he had dreamt it. He closes the door. You hear him put a chair against it.} -> DONE
=== n_dining
#topic: dining car, restaurant, restaurant car, to the dining car
{"berth corridor ten" ? here:Through the salon, through two sets of bellows, and there it is, lit up and empty, like a stage on a Monday. In the far corner someone has left an orange on a plate, not yet peeled, and in front of the other chair a cup. The waiter says coffee can be had at any hour.|{ "salon pantry pace" ? here:It is one car on, and from here it smells of coffee and orange peel. Somebody sits in there alone at the one table that sees both doors.}} -> DONE
=== n_salon
#topic: salon car, salon, to the salon, lounge, typewriter, typing
{"berth corridor ten" ? here:You go as far as the glass. A palm, a shawl, a broad back bent over a machine; tack, tack, and a puff of cigar. He pulls out a sheet, holds it to the lamp, and lays it face down. It's late to be writing to anybody who sleeps.|{here == "salon":It is a portable, in a pigskin case, with the owner's letters on the lid. The type wants cleaning; the e has filled with ink until it looks like a small black eye.}} -> DONE
=== n_forward
#topic: sleeper a, locked door, go forward, toward the engine, to the engine, to the front, the mail van door
{key:You've the key for that, and it has made a mark in your palm.|Forward, past the washroom, the passage ends at a door with SLEEPER A on it in gilt. It's locked. But on the brass of the lock, on your side, there's a thread of tow caught, such as they sew sacks with; somebody has carried one through here since one o'clock.} -> DONE
=== n_hide
#topic: hide, under the berth, under the bed, crouch, conceal, duck, behind the curtain
{"berth ten corridor" ? here:You fold yourself up under the lower berth, with the dust and the heating pipe. A lantern goes by, and stops. Two polished shoes stand at the other end of the carpet for eleven breaths. Beside your cheek, in the dust, lies a rosin cake in a twist of blue paper.|You step back behind the nearest thing that will hold you, and the train goes on with what it does when you're not looking. It's not much. A man in grey puts his hand to his heart, as if for his watch, and hasn't one there.} -> DONE
=== n_run
#topic: run, run after, chase, hurry, rush, sprint, run down the corridor
{"berth corridor ten pantry" ? here:You run the length of sleeper B in your socks, with the bow held up like a torch. Doors, doors, doors, the end window. There is wet on the carpet here, and on the glass, on the inside, at the height of a woman's eyes, a round place that someone has breathed upon.|You run. Heads turn after you, one after another, as corn does. Only one of them turns away, and it's wearing a bowler.} -> DONE
=== n_read
#topic: read, newspaper, a book, notice, regulations, magazine, letter
{"berth corridor ten" ? here:There's the card of regulations by the door, in four languages. Passengers must not lean out, spit, or converse with the driver. Somebody has put a pencil line beside Article 31, on unclaimed luggage, so faintly that it might have been a shadow.|A Vienna paper of yesterday lies about, as they do. San Marco Yards: Inquiry Closed. The advertisement next to it is for Hollub Lines, regular sailings, Trieste to Pola.} -> DONE
=== n_eat
#topic: eat, food, breakfast, cigarette, smoke, crumbs, ashtray, hungry
{"berth corridor ten" ? here:In your coat is half an almond pastry, in a paper napkin; she gave you that at Graz, and you had not the courage to refuse. It tastes of soap. On the napkin there's print: Westbahnhof, and below it a column of figures in pencil, added up, and the sum crossed out.|You ask, and it comes, in a glass with a monogram. It's only when you've drunk that you notice nobody else here has touched a thing tonight, except for tea.} -> DONE
=== n_pray
#topic: pray, say a prayer, prayer, cross myself, hail mary
You say what you remember of it, which is the middle. The lamp takes no notice. But the tapping from the salon has stopped, and for as long as you keep your head down you've the feeling that someone else on this train has theirs down too. -> DONE
=== n_sing
#topic: sing, whistle, i hum, hum to myself, play the bow
{"berth corridor ten pantry" ? here:You let out a few notes, not loud, and then find that they've turned into hers. Up a third, and down. Two doors along somebody who was walking to and fro stands still. Nobody comes. When you stop, the steps go on, a little slower than before.|It's a poor thing, and you break off at the fourth note. In the pause a teaspoon is laid down in a saucer with very great care.} -> DONE
=== n_self
#topic: talk to myself, mutter, to myself, pinch myself, going mad, am i mad, am i dreaming, dreaming, imagine it, think
You go over it half aloud. She lifted the hatbox by its string. She told the story, you laughed, she looked at you. No one dreams a pastry as bad as that. "Then there are two of us who know it," you say; and the bow, in your hand, is perfectly solid. -> DONE
=== n_attack
#topic: attack, i attack, attack him, hit, fight, punch, strike, kick, grab, threaten, hit the conductor, attack the conductor, shake him
{present ? moser:You have a brass button in your fist before you know it, and a good deal of cloth. Moser doesn't lift a hand. "You may strike me," he says, very low. "I should be obliged." His bandage has come loose. Under it the nail is quite black.|{present ? hollub:You've raised the bow before you notice what you mean to fight with. Three people look at it, and none of them at you; so that now you know, at any rate, which of you two they have been watching.|You've caught up the bow like a foil; and in the black glass a person with their hair on end does the same, and lunges, and is rather good. There's nobody there to be run through. It's a curious thing, though. The door opposite has shut, quite softly, that you hadn't known was open.}} -> DONE
=== n_jump
#topic: jump, get off, climb out, open the window, lean out, break the window, smash, jump off
{"berth ten corridor pace" ? here:The strap is stiff, then it isn't, and the night comes in by the handful. You put your head out: a wall of lit windows, bending left, and below them a footboard as wide as a prayer book. A person could go along it, forward. On the next handrail hangs a single thread of grey wool.|You look down, and the ground hasn't a face; it's all one grey ribbon being pulled from under you. Not here. But there's a place tonight where the train must go at a walk.} -> DONE
=== n_search
#topic: search, search the compartment, search the room, look under, drawer, drawers, floor, carpet, look for clues, clue, clues, hatpin
{"berth corridor ten" ? here:You go about it as a customs man would, from the top. Rack: dust, with a square in it. Hooks: two, one of them used. Floor: swept, and by somebody who swept toward the door. In the crack of the skirting he left you a horsehair as long as your arm, and six crumbs.|You look where one can without being looked at: ashtrays, undersides, the backs of menus. It's all as clean as an alibi, except for one thing. Somebody has been tearing up carbon paper very small.} -> DONE
=== n_police
#topic: police, soldiers, gendarmes, border, frontier, telegraph, telegram, captain of the train, guard
{ljubljana:The next who will have power to arrest anyone are at Trieste, two of them, in cocked hats.|Between the frontier and Ljubljana there's no law aboard but the timetable. A wire could be handed down at the next stop, on a form, through the conductor. You see in your mind his fountain pen, regretting every word.} -> DONE
=== n_cold
#topic: cold, warm, heating, stove, radiator, freezing, shiver
The pipe under the seat knocks and gives out a smell of hot paint. It has been turned down, at the valve, as far as it goes, {"berth corridor ten" ? here:and only on the side of berth ten. Somebody has been airing out an almond.|and nobody has complained. People with something on their minds don't notice their feet.} -> DONE
=== n_watch
#topic: my watch, wristwatch, pocket watch, check my watch, look at my watch, wind my watch
You hold it to the lamp, and then to your ear. It agrees with the conductor's to the second, and you wonder at that, until it comes to you that she had asked you for the time at Graz, and set hers by it, and smiled as if you had signed something. -> DONE
=== n_write
#topic: write, write down, take notes, pencil, notebook, make a note, a list of
On the back of your ticket you put down what is certain. One pastry. One joke. One bow. Two o'clock, roughly. It makes a short column, and you notice that you've begun to add it up in the way she would. Under the line you write: one witness. -> DONE
=== n_laugh
#topic: laugh, cry, weep, smile, sad story, her story, the joke, old teacher, teacher
"Flat," the old man said, and died, and you had laughed before you could stop. She hadn't been offended. She had put you down somewhere, in some list of her own, on the side where there was nobody yet. -> DONE
=== n_smell
#topic: smell, sniff, scent, perfume, smell the air
{"berth corridor ten" ? here:Soap, coal, wet wool. Below those are the two that he couldn't fold up and take with him: almonds, and violin rosin, which is pines with the sun on them. And by the door there's a third, which isn't hers: a good cigar.|Tea, coal smoke, oranges, and a cigar that cost more than your ticket. It has been in your corridor too.} -> DONE
=== n_lies
#topic: lying, liar, lie, why lie, lying to me, accuse, tell the truth, the truth
{here == "corridor" and not hours:"I have given the passenger the list," says Moser. It is a very careful sentence. He has his good hand on the other, and his eyes on the door of your compartment, with the look of a man who waits for somebody to come out of it and contradict him.|No one on this train has told you a thing that is false from end to end. You've noticed that. They tell you nine parts of it, and each of them sits on the tenth.} -> DONE
=== n_tea
#topic: samovar, tea, palm, piano, orange, napkin, cigar, cup, saucer, waiter
{ here:
- "salon": The samovar has the double eagle on it, filed off and grown back in tarnish. In its belly the whole car is shown, bent: one man typing, one woman scribbling, one pouring. Under the tap the saucer keeps up a small, clear ringing, which doesn't go with the train.
- "dining": The orange has been turned so that its navel points to the door. The coffee is hot. In the fold of your napkin there is nothing; you had looked, and he had seen you look. "It is not I who writes on napkins," says Brandt.
- else: The salon has it all, palm and samovar and a piano under a cloth, and it's lit. Someone's at the keys of a machine there; there's nobody, so far, at the piano's.
}
-> DONE
=== n_sacks
#topic: sack, sacks, lantern, bear, trunk, bicycles, motor car, boxes
{ here:
- "mail": Two hundred sacks, by your guess, and all but one tied with the Post's own knot. That one is tied in a bow, left-handed. It has a hollow in it the length of a woman.
- "baggage": A trunk, two bicycles, skis, a bear with glass eyes and a label to Gorizia. He has a seam up the back that's been opened before, by an amateur.
- "stop": The car has curtains, and a doctor's plate screwed on over some other plate. You can count three heads inside, and they have left room.
- else: That sort of thing goes in the van or at the tail, where nobody rides who has paid to sleep. You think about that: it is the one part of a train in which no one makes a list of people.
}
-> DONE
=== n_brandt_lie
#topic: his shoes, look at his shoes, gloves, grey suit, look at brandt
One lace is black and waxed, and one's brown, and new, and tied in a surgeon's knot by somebody who had no time. For so exact a man it is like a shout. He broke the other tonight, and not by walking up and down. -> DONE
=== n_toilet
#topic: washroom, lavatory, toilet, bathroom, water closet, end of the car
At the end of sleeper B, engaged, then vacant, and nobody has come out. The window in there is unlatched. Snow has blown in over the tiles, and the roller towel has been pulled down to the floor, to the last dry yard of it, as if for a bandage. -> DONE
=== n_wall
#topic: wall, touch the wall, ceiling, look at the ceiling, partition, panelling, knock on the wall, tap the wall
{"berth ten corridor" ? here:Walnut, to the height of a hat, and above it cream paint with a crack like the Danube. You lay your palm to the partition; the wheels are in it, and a snore. When you rap with a knuckle, low down, it's answered from the far side by a very small rap, and then by a beak.|Inlay, brass, a brown stain in the form of Bohemia. There's a grille up there, for the heating, and through it from somewhere else on the train comes a scrap of somebody's sentence: "and at Trieste, nobody will ask."} -> DONE
=== n_drink
#topic: drink, pour, pour myself a drink, a drink, water to drink, thirsty, brandy, wine, coffee, tea to drink, glass of water
{"berth ten corridor" ? here:In the bracket over the basin are two tumblers with the Company's crest. One's dry. You hold up the other against the lamp: a half moon of lip salve on the rim, the colour called Almond, and at the bottom a finger of water that still tips with the train. They forgot to unwrite that.|It's brought in a small thick glass. As you lift it, you see yourself in the spoon, and over your shoulder, bent like a bow, someone who's getting up to go.} -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, good morning, hi there, introduce myself, wave
{present ? moser:"Good night," says Moser at once, for want of anything better in the Regulations; then he clears his throat and adds, in a different voice, "It is a relief to be spoken to, if I may say so. One is alone with a list."|{present ? brandt:"Good evening," says Brandt, and rises, and stays up till you've sat down or gone away. "You are the first tonight who has begun with that. The rest began with what they hadn't seen."|{present ? pace:"Buona sera, buon giorno, what is it, who cares!" cries Signora Pace. "Buona sera," says the parrot in the conductor's voice, and adds, "no such lady."|{present ? ilona:"Good," says Ilona Reti. "You lead with your hands showing. That's four seconds saved."|"Good evening," you tell the carriage. Somebody, two walls off, says "Evening" in his sleep, in English, and turns over; and nobody else breathes.}}}} -> DONE

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

// Plain questions.
=== p_missing
#topic: who is missing, is missing, missing woman, missing person, missing passenger, vanished, disappeared, who is gone, who has gone
{found:Nobody, any longer, whom you couldn't put your hand on. The list has still to hear of it.|The woman from the berth across from yours: a Madame Reti, who plays the cello. With her have gone a hatbox, a scent, and one line of typing.} -> DONE
=== p_destination
#topic: destination, where are we going, are we going, where does this train, train going, train go, where am i going, bound for, heading, where do we arrive
Trieste, at twenty past seven in the morning. It's the end of the line; after that there is only sea. -> DONE
=== p_my_berth
#topic: my berth, which berth, berth is mine, berth nine, my compartment, my seat, my bed
Nine, in sleeper B. The one across from it is ten, and has been empty since Vienna, they say. -> DONE
=== p_year
#topic: what year, which year, year is it, what month, month is it, season, time of year
1926, in November, with the snow early. -> DONE
=== p_saw
#topic: did i see, see anyone, seen anyone, see anything, did i hear, hear anyone, hear anything, did i dream
You were asleep. There's a tune in your ear that you didn't take to bed with you, and of the night so far that's all you've got. -> DONE
=== p_else
#topic: who else, else is on, anyone else, anybody else, who is on the train, on this train, am i alone, is awake, how many people, how many passengers, population, travelling alone, traveling alone
Awake at this hour are the conductor, and whoever has lit the salon and the dining car: four or five, by the shadows. All the rest are numbers on doors. -> DONE
=== p_where_is_she
#topic: where is madame, where is madame reti, where is ilona, where is reti, where is she, where did she go, can she be, where is the woman, where is the cellist, find her
{found:Where you last had hold of her, if she has kept still; and she counts, she doesn't keep still.|Not in her berth, and not on the list. The train hasn't stopped since Maribor, so she is on it somewhere, or beside it in the snow. You prefer the first.} -> DONE
=== p_get_off
#topic: get off, get off the train, off the train, leave the train, can i leave, get out
{trieste:Down the steps, with all the others. It's the last stop there is.|{ljubljana:At Trieste, with everybody, at twenty past seven.|At Ljubljana, at five to five, for eight minutes. Before that there's only the step, and the dark going by.}} -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, safe here
Somebody has been typed out of the world tonight, and the ink is still wet. So long as you're only a passenger in socks, nobody has a reason to do you the same courtesy. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things, my belongings
A bag in the rack, a ticket to Trieste, a passport, a watch. And the bow, which is not yours. -> DONE
=== p_job
#topic: my job, my profession, supposed to do, do for a living, my role
It isn't on the ticket. You're a passenger for pleasure; since two o'clock you are the only witness as well. -> DONE
=== p_far
#topic: how far, far is it, far to trieste, far away
From Maribor it's five hours, over the mountains and down. You've never known a night train to be early. -> DONE
=== p_if
#topic: consequences
On a train at night one finds that out at the next bend. A cord, a door, a question: each of them can be pulled once. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, who is lying, is it a trick
Nobody on a train tells you a whole lie; there isn't time to furnish it. You might begin with whoever sweats least, and at present that leaves out the conductor. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from, where did i board, did i board, get on the train
You boarded at Vienna in the evening, and she was in the other berth already, with her feet on a hatbox. You talked as far as Graz, and after that you slept. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who runs, who commands
In sleeper B it's Moser, with the list and the keys. Of the whole train it is the timetable. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, am i looking for, should i look for, objective
To find a woman whom you've been told you never met, before the train gets to the end of its line. There's a bow to begin with, and some wallpaper. -> DONE
=== p_weather
#topic: weather, raining, snowing, temperature
Snow, on one side more than on the other, and the dark behind it. The window has grown ferns along the bottom. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Old enough to travel by yourself, and young enough to have laughed at the wrong place. There's nobody at Trieste to meet you; it's why she picked you, you've begun to think. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Austria when you lay down; since Maribor it's the Kingdom of the Serbs, Croats and Slovenes, and at Trieste it will be Italy. The snow hasn't been asked for a passport. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
German with the conductor, Italian with the old lady, and, with the man in grey, complete sentences. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
{trieste:None. You've arrived.|Till Trieste, at twenty past seven. It's a night, less what you slept of it.} -> DONE
=== p_long
#topic: how long have i, long have i been, since when
Since Vienna, in the evening. You were asleep for the part that mattered. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? brandt:-> t_brandt}
{present ? hollub:-> t_hollub}
-> t_moser
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? pace:-> t_pace}
-> t_ilona
