# ask: name What name is on the brass plate by the door?
VAR name = ""
VAR spotlight = false     // the lamp found the clinic
VAR trust = 0             // Gwen's, in promises kept
VAR straight = false      // you told Ferreyra nothing that was not true
VAR visits = 0
VAR poison = false        // the sheep were poisoned from the mine
VAR cousin = false        // Ferreyra's cousin died of the same thing
VAR knows_names = false   // all eleven
VAR notes = ""            // "kept", "burned": the last vet's notebook
VAR emrys_told = false    // he knows what he did on his wolf night
VAR blood = false
VAR hand = true           // both of yours are whole
VAR here = "clinic"
LIST people = gwen, ferreyra, emrys, nélida
VAR present = (gwen)
VAR alive = (gwen, ferreyra, emrys, nélida)
-> step

=== step
#beat
~ here = "clinic"
The wolf is trying to keep its blood off your mat. The spotlight has come to the first barn, and goes over it slowly, plank by plank. You have perhaps a minute. It seems to know that as well as you do.
+ [Let it in #match: let it in, open it, come in, inside, let it, let the wolf in, open the door, bring it in #id: let_in]
    You hold the door, as one would. It goes by you sideways with its belly low and three feet on the lino, and the trap ringing on every step like a dropped till.
    -> table
+ [Put the lights out #match: lights, lights out, switch, lamp #id: lights_out]
    You hit the switch and take hold of what is nearest, which is scruff. You're both on the floor behind the counter when the beam comes down the street and reads your brass plate, letter by letter, through the blind. It goes on.
    -> table
+ [Shout to the trucks #match: shout, trucks, yell, hunters #id: shout]
    ~ spotlight = true
    Your voice does what a voice does in that wind. But the beam stops, and swings, and finds the step, and you standing on it with your hands out like a man who's been asked to dance. Behind your knees something very large has got through the door by itself.
    -> table
+ [#meanwhile]
    The wolf looks at the headlamps, and then at you, and makes its own diagnosis. It comes in past your knees, ringing, like a dropped till.
    -> table

=== table
#beat
#recap: At 2:14 a wolf with a wristwatch came to the clinic with its paw in a trap.
~ here = "clinic"
~ present = (gwen)
It takes the steel table in one go and lies along it with its chin over the end. You have done horses. You lay a palm on the ribs and say the thing one says, which isn't words, and under your palm a heart the size of a boot comes down out of a gallop. Old iron, with the maker's name. The jaw has gone in above the wrist; and that's what the watch is round, a cheap one, man's, with the glass cracked and a beer company's name on the dial. You've seen it. You have seen it come down with a glass of red in front of you every Friday since you took the practice.
+ [Say her name: Gwen #match: gwen, her name #id: say_gwen]
    ~ trust++
    "Gwen," you say. You get one yellow eye, and there's somebody at home in it, furious. She takes the edge of the table in her teeth, with great consideration, and bends it; and you get the bar under the jaw and lean.
    -> knock
+ [Give it xylazine and work fast #match: xylazine, inject, sedate, needle #id: xylazine]
    You guess at the dose by saddle size. It watches the needle go in with the look that people have who'd rather not be any trouble. By the time you lean on the bar there is no one there to feel it.
    -> knock
+ [Ask it to hold still, please #match: hold still, ask it to, talk #id: hold_still]
    "Pl-ease," it says back, and you can't tell which of you is being mocked. It holds still. You have known abbots who could not have held so still. The jaw lets go of her all at once, and takes a piece of your thumb.
    -> knock

=== knock
#beat
#recap: Ferreyra, the hunter, knocked and had to be answered.
~ here = "clinic"
~ present = (ferreyra, nélida)
Three knocks; no more than are needed. He stands a pace back from the step, so as not to drip on it: poncho, old rifle, and behind him a new truck that he has parked like something borrowed. {spotlight: The beam's still on your door, and his shadow comes in before he does.|Behind him the beam goes up and down the street, patiently, reading.} "Ferreyra," he says. "Doctor{name != "": {name}}? I'm after a wolf. It's in a trap of mine. I don't like that." By now there's a cardigan at your elbow, and gumboots, and a shotgun: Nélida lives over the clinic and charges extra after midnight. "The gentleman has no appointment," says Nélida. He looks at the floor, where there's a red line as broad as a hand going by you to the surgery door.
+ [Tell him that guns stay on the step #match: guns, neutral, rule, leave gun, on the step #id: neutral]
    ~ straight = true
    ~ trust++
    "I've a patient," you say. "Whoever crosses that lays down teeth or guns. It's not my rule, it came with the house." He thinks it over. "And a patient's business?" "Is a patient's business." "Good," says Ferreyra. He means it. He goes to wait in the truck until it's light.
    -> dawn
+ [Tell him that it's a dog #match: dog, lie, no wolf, sheepdog #id: lie_dog]
    "A dog," you say. "A big one," says Ferreyra, to the line on the floor. He wipes his feet although he isn't coming in. "When you are ready to tell me, doctor, I camp on the ridge. I don't shoot before I've asked. Not many do it in that order."
    -> dawn
+ [Leave it to Nélida #match: nélida, nelida, receptionist, leave it #id: leave_nelida]
    "There's a form," says Nélida. She has found one, for the import of bulls. It has four pages. He fills in all of it, standing, with a stub of pencil; and under Purpose of Visit he puts: to see the wolf's face. Nélida stamps it and says that he will be written to.
    -> dawn

=== dawn
#beat
#recap: By day the wolf is Gwen Pritchard Nahuel, who keeps the bar and leads the pack.
~ here = "clinic"
~ present = (gwen, nélida)
At moonset there are noises from the third kennel that you will not describe to anyone. After them there's Welsh. "Diawl," says Gwen Pritchard Nahuel, in your second-best blanket, looking at nine stitches. "You sew like a nun." She's forty-one, broad, with scars that you had put down to glassware. She counts on her fingers to eleven, twice, which seems to let her breathe; and then she counts the exits. "So. There's some of us. There has been since the bad winter, my great-grandfather's time. We keep the pumas off three nights a month. Nobody has ever said ta." She looks at your desk. "The last one knew it all. He was very kind, he loved me; and he wrote things down. I'd like to hear what you do."
+ [Promise to write nothing down #match: promise, secret, write down, write nothing #id: promise]
    ~ trust++
    "I'm putting you in as a mare," you say. "Barbed wire." "What colour?" says Gwen. "Difficult," says Nélida, who has already typed it.
    -> month
+ [Ask what became of the last vet #match: last vet, vet, became, happened #id: ask_last]
    "He drove into the lake," says Gwen. "It was June. It has ice on it in June that you could put a church on." She pulls the blanket up. "So he must have looked a good while for the place."
    -> month
+ [Tell her the fee #match: fee, charge, bill, pay, money #id: fee]
    "With the night rate," says Nélida, "and one table." Gwen laughs before she can help it, and holds her ribs. "Drink free till Christmas," she says, "and I never said it." It's the first thing that she's said to you as though you lived here.
    -> month
+ [#meanwhile]
    Nélida pulls up the blind. The trucks have left their ruts and a thermos. When you turn round Gwen is at the back door in your rubber boots with the blanket up to her ears, and then there is only the gate, swinging.
    -> month

=== month
~ here = "clinic"
{visits >= 3: -> lake}
~ present = (nélida)
{The moon calendar hangs on the back of the clinic door. Nélida has put a ring round three nights in the fourth week, and written in the middle one SHEARING, and gone over it twice.|A week is crossed off. The moon has been a paring, and then nothing, and everyone in Cerro Mudo is sleeping well, apart from forty-one sheep on the Roberts place, which are dead.|Half a moon over the wool sheds. The ranchers have put up more money. There's a sheet in the window of the store with a wolf on it, drawn by somebody who has only seen dogs.}
+ {not bar} [Have a drink at El Último #match: bar, ultimo, último, gwen, have a drink #id: go_bar]
    ~ visits++
    -> bar
+ {not sheep} [Cut open one of the dead sheep #match: sheep, autopsy, poison #id: go_sheep]
    ~ visits++
    -> sheep
+ {not ridge} [Ride up to Ferreyra's camp on the ridge #match: ridge, ferreyra, camp, hunter, ride #id: go_ridge]
    ~ visits++
    -> ridge
+ {not guitar} [See to the shearer with the bandaged hands #match: emrys, shearer, bandage, guitar, his hands #id: go_emrys]
    ~ visits++
    -> guitar
+ {visits > 0 and not cabinet and (bar or ridge or sheep or guitar)} [Ask Nélida for the last vet's papers #match: papers, nélida, nelida, last vet, notes, notebook #id: go_cabinet]
    ~ visits++
    -> cabinet

=== bar
#beat
#recap: You drank at El Último, where nobody shows his hands.
~ here = "bar"
~ present = (gwen)
El Último is the last bar before the ice, and the first, and there is only one. There are eleven stools along the wall side. You take the twelfth. Nobody says anything about this, at length; there's a man from the post, two sisters who fence, the bus driver, a boy; and they look not at you but at where the smell of you is. Gwen's got her bad hand round a cloth. "I find this the hard part," she says, low, polishing. "Out there I count noses and that's that. In here they've got to be asked about their mothers." The door bangs; she counts, and it's only the wind. "I don't sleep, doctor. I lie and go down the list. I've not lost one. It's no way to love anybody, is it, as a sum?"
+ [Ask her to tell you the list #match: list, names, eleven #id: ask_names]
    {trust >= 2:
    ~ knows_names = true
    She looks to see if you have a pencil. You put your hands flat on the bar. She tells you, wiping one glass for each: Gwen, Emrys, Mair, Lautaro, the Evans girls, old Pincheira, all the way down. "If somebody we trust says it, we're ourselves," says Gwen. "That's all the magic there is. It's only being called in to supper."
    - else:
    "No," says Gwen, quite kindly, and fills your glass. "It's a good list. I'll see what else you keep first."
    }
    -> month
+ [Buy a drink for the whole wall side #match: buy, round, everyone, a drink for #id: buy_round]
    ~ trust++
    It costs you a heifer's worth. "What's it for?" says old Pincheira with suspicion. "Pumas," you say. You would think that a wall couldn't breathe in. Then, all along, a foot or so apart, they lift them.
    -> month

=== sheep
#beat
#recap: The sheep were not killed by wolves. They were poisoned with something from the mine.
~ here = "sheep"
~ poison = true
~ present = (nélida)
Behind the Roberts shed they lie with their legs out like tables put away. There are bites on the throats. You get down on your knees in the wind with a knife. No bruise under the bites, no blood in the wool; somebody has done it after, with a thing like a gin-trap on a handle, to a sheep that had no more use for a throat. In the stomach it smells of almonds and of coins. You have seen a drum with that smell, at the gate of the company that's been buying up the dry side at such decent prices; it's for washing gold out of rock. "I shall put down natural causes," says Nélida, holding the jars, "till you tell me whose nature."
+ [Send a jar to the laboratory in Gallegos #match: laboratory, jar, send, lab, gallegos #id: send_jar]
    By the Thursday bus, under the driver's own seat. He puts his coat across it, and sniffs, and goes white to the lips. He has a nose, that man. You ask after his mother.
    -> month
+ [Show the rancher what you have found #match: rancher, roberts, farmer #id: show_rancher]
    Old Roberts looks into the jar for some time. "They gave my brother a good price," he says. "He'd had bad luck with wolves." He takes the sheet with the drawing out of his own window. He has trouble with the pins.
    -> month

=== ridge
#beat
#recap: Ferreyra's cousin was killed, he was told, by a wolf. He suspects that the cousin had help.
~ here = "ridge"
~ present = (ferreyra)
He's seen you coming for an hour and has the water at the right heat. "Bitter," says Ferreyra, and gives you the first maté, which is the bad one, and then apologises for that, and gives you the second. He does not ask. The rifle's in its blanket; the truck stands with its nose to the north, where it's from, with a lease number on the door. "My cousin surveyed for them," he says. "For the mine. In March they brought him to me in a sack, and said a wolf. I've seen what wolves do. They begin with the belly. This one began with the papers." He turns the gourd a quarter. "They pay me well. I've been wondering whom I work for. A man ought to."
+ [Ask if you may see what is left of the cousin #match: cousin, body, remains #id: see_cousin]
    {sheep:
    ~ cousin = true
    He has kept a glove. You don't need to put it to your face. Almonds, coins; and you tell him where you smelled it last, and in what. "So," says Ferreyra. It's some minutes before he says, "Thank you. That's the first thing anyone has told me that I didn't already smell."
    - else:
    He has kept a glove. There is something on it besides blood, sweetish, like the kernel of a peach; you don't know it. "Nor I," says Ferreyra. "When you meet it, tell me."
    }
    -> month
+ [Tell him that you had his wolf on your table #match: wolf, truth, my table, tell him #id: tell_wolf]
    ~ straight = true
    "Yes," says Ferreyra. "There was a heart beating through the wall." You say that you can't tell him more. "No. You gave it your word." He pours. "I'd not have come to a doctor who told me," he says, "with so much as a cough."
    -> month

=== guitar
#beat
#recap: Emrys remembers nothing of his wolf nights and fears what he did on one.
~ here = "clinic"
~ present = (emrys)
"Sorry," says Emrys, "I'm early, sorry, I can come back." He's nineteen. The jumper's from somebody wider. Both hands are done up in rag, and when you have soaked it off you see that it wasn't shears; they're burns, round, through the palm, of the kind one gets from letting out rope or holding on to a hot thing for longer than one can. "I don't know," he says, before you ask. "I'm that sorry. I go out like a lamp. Since March, I, there was a man died in March. They say he was all," and then he looks at the guitar in the corner as if it might be taken out of the room. "I had blood on my teeth. I cleaned them and cleaned them."
+ [Look closely at the burns #match: burns, closely, examine, his hands #id: see_burns]
    ~ emrys_told = true
    It's not rope. There's a thread of green paint in it, company green, off an exhaust. "You had hold of a truck," you tell him slowly. "You held on to the back of it, while it was driving away. That's where he was. You were trying to stop it." He weeps so hard that he has to beg the kennels' pardon.
    -> month
+ [Ask him to play something #match: play, guitar, song, music #id: ask_play]
    ~ trust++
    With no skin on his hands? "Sorry, yes," says Emrys, and plays with the backs of his nails. It's a hymn, and then it is a zamba, and it's got something of the wind going by under the door. In the kennels all the dogs lie down together.
    -> month

=== cabinet
#beat
#recap: The last vet left a notebook, with everything in it.
~ here = "clinic"
~ knows_names = true
~ present = (nélida)
"That would be under Deceased, Miscellaneous," says Nélida. She has the key round her neck, on wool. "I never read it. I dusted it, open, a page each day." It's a nice hand. He has them all here: weights, teeth, the date of each change and how long the screaming; eleven names, with surnames; and on every page something in the margin that isn't medicine. "G. laughed today." On the last it says that a man from the company has offered for it what would rebuild the school, that he'd said no, and that they had then been to his mother's. "I can't unknow it," he writes, "so I'll have to see that it's not anywhere." But he hadn't been able to burn what was in the margins. One sees that. One sees the scorch.
+ [Burn it #match: burn, destroy, stove #id: burn_notes]
    ~ notes = "burned"
    ~ trust++
    You keep nothing. It takes a whole kettle's time. "A mare," Nélida says, typing, "a mare, a mare, a gelding." It comes up the stovepipe as thin as wool. Gwen must have smelt it from the bar; there is a bottle on the step next day, with no card.
    -> month
+ [Lock it up again #match: lock, cabinet, save #id: keep_notes]
    ~ notes = "kept"
    It might be evidence, one day. That, you suppose, is just what he said to himself. Nélida drops the key back down inside her cardigan, where, she says, it has always been rather cold.
    -> month

=== lake
#beat
#recap: On the first night of the moon Emrys ran out on the ice of Lago Hermana, and you went after him.
~ here = "ice"
~ present = (gwen, emrys)
The first of the ringed nights. You're at the shore before the moon is, since Gwen's boot has been at your door: Emrys has gone. He went out on Lago Hermana with his arms round himself, so as to be where there is nobody to hurt. {emrys_told: "I know what you told him," says Gwen. "He believes it by day."} You see him, small, right out in the grey, and you're lighter than she is. You go. When the ice begins to talk you lie down and swim along it. You've got his collar. Then you have both of you in the water to the neck, beside the roof of a car that stands there, under, with its lamps out; and what gets the two of you on to the ice is Gwen, flat, with a fence rail. The moon comes up. Your hands are white to the wrist, and they don't belong to anyone.
+ [Let Gwen decide what is to be done #match: gwen, decide #id: let_gwen]
    She's got perhaps two minutes of being able to talk. "They'll come off," she says. "The both. Unless." She bites her own palm open, and holds it over you, shaking. "Only under this. And there's no way back through it, mind. You'd be on the list."
    -> offer
+ [Tell her to see to the boy first #match: emrys, see to, the boy #id: boy_first]
    ~ trust++
    "I've counted him," says Gwen, teeth knocking. "It's you I'm short of." Her back's begun to move beneath the coat. She bites her palm, and puts it where you can reach. "It can't be undone. Quick, cariad. Yes or no; I shan't have words in a minute."
    -> offer

=== offer
+ [Take the blood #match: blood, yes, drink, accept #id: take_blood]
    ~ blood = true
    It's hot and tastes of pennies. Your hands come back to you finger by finger, and each brings news. You smell the boy's shame, the rust on the car, the night as deep as a well with a sheep at the bottom. Then it hurts, as had been said, and you are called by your name, and stay.
    -> shed
+ [Refuse, and keep to your side of the table #match: refuse, no, side, my side #id: refuse_blood]
    ~ hand = false
    "No," you say. "You need someone who isn't." She howls at that, or at the moon, it comes to the same. Two wolves lie down on top of you until the sun's up. In the morning Nélida takes off two of your fingers, left hand, the small ones, with the good scissors and a receipt.
    -> shed

=== shed
#beat
#recap: On shearing night the pack and the village were in one shed.
~ here = "shed"
~ present = (gwen, ferreyra, emrys, nélida)
Shearing night. There's nobody who is not in the big shed, because there's a lamb on the iron cross and the wind's taken the roof off everything smaller. Two hundred and twelve people and nine hundred sheep; and along the wall side, near the door, eleven who'll have to be out of it by ten past nine. You've a clock on each of them. {blood:You've one on yourself.|Your left hand throbs in its mitten, and people fill your glass and don't look at it.} Emrys shears like a man undressing someone whom he loves. Ferreyra leans in the doorway; he's left his rifle on the step unasked. A clean young man from the company's making a speech concerning wolves. It's ten past eight. You hear Gwen stop counting. She's looking up. So you look up, too, and see the main beam do what beams don't.
+ [Shout to get under the tables #match: shout, tables, warn, yell, under the tables #id: shout_tables]
    They go under, as people do here, without asking why. It's the wind they think of first. It comes down on two hundred backs with a noise like the lake's.
    -> roof
+ [Run for the door prop #match: run, prop, post #id: run_prop]
    You get your shoulder to it; so does Ferreyra. It holds for the time that it takes nine hundred sheep to go past you, and then it goes where it was going.
    -> roof
+ [Look at Emrys, who has heard it as well #match: emrys, look at emrys #id: look_emrys]
    He's dropped the shears. He says, "Sorry," to the ewe, and he's across the boards and beneath the beam with both burned palms up before you've got as far as thinking that someone should.
    -> roof

=== roof
#beat
~ here = "shed"
~ present = (gwen, ferreyra, emrys, nélida)
Dust; then a hurricane lamp, with Nélida under it. "Those who can hear me," she says, "form a queue." There's one gap by the wall. There's one beam, on its way to the floor, and it's not got there because eleven people have it on their shoulders: the bus driver, the post, the Evans girls. They are not shaking as men shake. It's eighteen minutes to nine, and they are letting the village out between their feet. A woman with a baby stops in the gap and looks at them, from one to the next; you see her see. "They keep the pumas off," somebody says. It's old Roberts. Gwen has the middle of the beam. "Doctor," says Gwen. "It wants half an hour to get them all out. We've got twenty-eight minutes."
+ {knows_names and trust >= 2} [Stay, and say their names when it comes #match: names, eleven #id: end_names]
    -> ending_names
+ {cousin or (poison and straight)} [Tell Ferreyra whose drums they were #match: ferreyra, drums, mine, company, poison #id: end_ferreyra]
    -> ending_ferreyra
+ {blood} [Take the twelfth place under the beam #match: twelfth, beam, under, shoulder #id: end_twelfth]
    -> ending_twelfth
+ {not blood} [Fetch the xylazine #match: xylazine, fetch, sedate #id: end_sleep]
    -> ending_sleep
+ {not (knows_names and trust >= 2)} [Clear the shed, and bar the door on them #match: bar, clear, shut #id: end_bar]
    -> ending_bar

=== ending_names
#ending: Called In to Supper
It comes up through the hole where the roof was. You go along them as it does, close, with your hand on each, and say it: Mair; Lautaro; Pincheira, you old devil. Someone's behind you. It's the woman with the baby, saying it too, and then Roberts, and so down the queue: everybody knows them; they've gone to school with them. Eleven wolves hold up a roof. There's somebody at home in every eye. "Emrys," says the whole shed. When the last ewe's out they set it down, like a tray. Gwen's the last to the gap. She stops on the step and counts. She counts all of you. It takes her until morning.
-> END

=== ending_ferreyra
#ending: Whom a Man Works For
You say it in four words. He looks across the dust at the clean young man, who's first in the queue. "My cousin's papers," says Ferreyra. He isn't loud. "You've his pencil in your pocket." Then he puts his back under the beam between two fencing sisters, one human being among eleven, and the half hour's long enough by the breadth of him. What walks out under the moon goes off to the hills with its tail up, and the hunter sits on the step with nine stitches from you and gives his rifle to Nélida, for the file. There's a trial. He answers what he's asked. Nobody wins against that.
-> END

=== ending_twelfth
#ending: The Twelfth Stool
It's not heavy, between twelve. That is what nobody tells you. You've the Evans girl's shoulder on your right and the boy's on the other side, saying sorry to the beam; you smell when each of them tires, and lean. The moon puts its hand on your neck. "{name != "":{name}|Doctor}," says Gwen along the wood, "you're on my list. Stay with us." The last out is Nélida, with the lamp, who holds the door for a number of large dogs. The brass plate's been changed since. It says HOURS, and three nights ruled out in red. On Fridays nobody takes the twelfth stool. It has your coat on.
-> END

=== ending_sleep
#ending: Eleven Mares
They have agreed to it before you ask. You go down the line, {hand:in the neck, by weight|one-handed, by weight}; you've props in, and Ferreyra's truck jacked up beneath the end; and when at ten past nine it comes they're folded on the wool with their faces to the wall, and it goes over them like a lamp being carried past a door. Nobody's hurt. The village lifts its roof off eleven sleepers, and sees whatever it sees. It tiptoes. At moonset each of them has a blanket with a name pinned to it, and a plate, covered, and there's a card in a child's hand that says, in two languages, ta.
-> END

=== ending_bar
#ending: Chairs on Tables
You get them all out. You're good at it; you've a voice that animals do as they are told by. Then the bar goes down on the outside, since there are children, and it is ten past nine. One hears the beam come to the floor. One hears that for some time. They aren't dead, they're hard to kill. By the morning there's a hole in the back of the shed, and tracks, eleven, going south over the ice without a break in step. El Último has its chairs up. The pumas come in August. {notes == "kept": The company makes you an offer for a notebook, and you find that you've already begun to think where you would drive to.|You've kept the neutral ground. There's nobody on it.}
-> END

// Topics
=== t_gwen
#topic: gwen, pritchard, nahuel
{Gwen Pritchard Nahuel has kept El Último for twenty years. She's got a Welsh mouth and a Tehuelche way of standing in a doorway. She gives short measure to anyone who whistles for her.|The watch was her father's. It stopped at the Evans girls' christening, she says, and she only wears it to have something to look at.} -> DONE
=== t_ferreyra
#topic: ferreyra, hunter, rifle, truck
{Ferreyra hunts for money and says so. They tell of him that he tracked a puma eleven days, found that she'd cubs, and handed back the fee. The rifle's his. The truck isn't.|He speaks as if each word had to be carried up from the river.} -> DONE
=== t_emrys
#topic: emrys, shearer, boy
{Emrys can take the wool off a ewe in fifty seconds and apologise to her twice. He plays at weddings. Since March he's slept in the shearing shed with a chain on the door; the chain's on the inside.|He hears a car before the dogs do. He thinks that everybody can.} -> DONE
=== t_nelida
#topic: nélida, nelida, receptionist, cardigan
{Nélida has been receptionist to three vets. She makes coffee, knits, and lies to policemen in the order that they come. The knitting is grey, and very long, and has eleven sleeves.|There's a tariff on the wall: before midnight, after midnight, and "on two feet".} -> DONE
=== t_pack
#topic: pack, wolf, wolves, werewolf, werewolves
{There are said to be no wolves in Santa Cruz. Everyone in Cerro Mudo agrees about it, rather quickly.|Shepherds, Welsh ones and Tehuelche, starving in the one hut, with the pumas at the sheep. They made a bargain in that hut: teeth, for the flock's sake. It's the only contract round here that has never been broken.} -> DONE
=== t_moon
#topic: moon, full moon, calendar, moonrise, change, rules, rule, bite, silver
{It comes at moonrise and goes at moonset, three nights running. It hurts. They keep their minds if someone they trust says their own name to them, and otherwise they go out like lamps.|A bite will do nothing but fester. It's only blood that's given, and at the full. Silver's a rumour. You've looked up the dose of the other thing.} -> DONE
=== t_cerro
#topic: cerro mudo, village, patagonia, santa cruz, wind
{Cerro Mudo: one street, with wind in it. A bar, a store, a school that wants a roof. People speak low, because the wind takes anything that sticks out.|You came for the quiet. There isn't any, but nobody talks during it.} -> DONE
=== t_clinic
#topic: clinic, surgery, kennels, neutral, table, step
{Three kennels, a steel table, a stove. Whoever crosses the step lays down teeth or guns. No one's written that up. The step's hollowed, though, as steps are in churches.|A patient's secret is a patient's secret. That much you swore to, over a different sort of book.} -> DONE
=== t_lastvet
#topic: last vet, predecessor, notebook, old vet, notes
{He was called Aldo. He sang at calvings. He's supposed to have known all of them by their gait, and to have been in love, in a way that was no trouble to anybody. In June he drove into Lago Hermana.|There's still a cup with his name on it. Nélida washes it with the others.} -> DONE
=== t_mine
#topic: mine, mining, company, gold, poison, compound
{The company came two years ago with a geologist and a football shirt for every child. It wants the dry side. It buys from whoever has had bad luck, and this year there's been a good deal of that about.|Its drums are green, with a lid that takes two men. They're for gold.} -> DONE
=== t_sheepfold
#topic: sheep, flock, flocks, shearing, ewe, ranchers, roberts
{There are nine hundred to shear, in one night, by lamps, with a lamb on the iron cross and the whole village in the shed. It's done on one night since the winter of 1902. Nobody recalls who chose the date.|What the ranchers can't understand is why wolves should leave so much.} -> DONE
=== t_lake
#topic: lake, lago hermana, ice, car
{Lago Hermana's frozen from May. You can walk on it to the far side, and in the middle it's black, and you see down. Children are told not to look for the lamps.|It's called that for a sister. It isn't known whose.} -> DONE
=== t_cousin
#topic: cousin, surveyor, dead man
{Ferreyra's cousin was a surveyor, twenty-six, careful; he pressed flowers. He'd been counting wells for the company. They found him in March with his map case empty.|He'd written home that there was a thing he had to tell somebody, and that he was only looking for whom.} -> DONE
=== t_trap
#topic: trap, iron
{It's an old gin, hand-forged, with a name on the pan and a new chain. No one who hunts for a living would set it; it's the sort that one buys to hang over a bar.|Ferreyra says that he was given a dozen of them, with the truck. He's been going round since then taking them up.} -> DONE
=== t_ultimo
#topic: el último, el ultimo, bar, stools
{El Último serves red, white, and something from a can. It has eleven stools on the wall side and the rest facing. Once a month it shuts for three nights, for stocktaking.|In twenty years nobody's asked what there can be to count.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "clinic": In the clinic at Cerro Mudo: a steel table, a stove, three kennels, a step worn hollow by people putting things down on it. Whatever crosses that is a patient.
- "bar": El Último, on the wall side, on the one stool that wasn't anybody's. It has gone quiet in the direction you're in.
- "sheep": Behind the Roberts shed, on your knees among forty dead ewes, in a wind that wants the knife.
- "ridge": Ferreyra's camp up on the ridge: a fire, a blanket, a truck that points north. One can see the lamp in your own window.
- "ice": Lago Hermana. {offer:On the shore, wet through, with your face still cold from lying on it.|On the ice, a good way out, and lying flat.}
- "shed": The big shearing shed, with the whole of the village in it, {roof:and, as of a minute ago, the roof as well|and nine hundred sheep, and one lamb on the cross}.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it, my watch, what month, month is it, season, time of year
{
- roof: Some minutes before nine. It's ten past that you have to think of.
- shed: Shearing night, after dark; the moon is due at ten past nine and has never been known to be late.
- lake: The first of the three ringed nights, with the moon not up.
- dawn: Daytime, and some weeks short of the ring that Nélida has drawn. One counts by the calendar on the back of the door.
- else: Past a quarter after two in the morning. The moon has about four hours left to run.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- poison: Somebody from the mine has been poisoning sheep and putting teeth marks on them afterward, so that eleven people may be shot for it.
- dawn: A wolf was brought down in a trap that no trapper would set, and got up in the morning as the woman who keeps the bar. There are said to have been sheep killed; that much you've not seen for yourself.
- else: You were woken by the bell. There is a trap, a paw and a wristwatch, and men with a spotlight who would like to have all three.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You are the vet, the third in that surgery, come down for the quiet. There isn't another nearer than Gallegos, so it's you they ring for. -> DONE
=== w_gwen
#topic: want gwen, gwen want
"Eleven," says Gwen. "I want to count to eleven. It's not a lot, is it, you'd think I was asking for the moon." She hears it. "Diawl." -> DONE
=== w_ferreyra
#topic: want ferreyra, ferreyra want
"The one that did it," says Ferreyra. He's slow to go on. "I was given a wolf to want. I have begun to look at who gave it." -> DONE
=== w_emrys
#topic: want emrys, emrys want
"Not to have," says Emrys, "sorry. To not have done it. And if I did then I'd want somebody to tell me, only not yet." -> DONE
=== w_nelida
#topic: want nélida, nélida want, does nélida want
"The forms by Friday," says Nélida, "and people to wipe their feet. All four." -> DONE

// Reactions
=== r_gwen_act
#react: gwen act
{!{dawn:Gwen watches as she'd watch a lad carry nine glasses. "Go on, then," she says.|It follows your hands with one eye, and lifts an elbow out of the road for you.}|{dawn:"Duw, careful," says Gwen, and has your elbow before it's gone anywhere.|A low sound goes through the floor into your teeth. It isn't a threat. It's nearer to "mind".}|{dawn:Gwen's nostrils widen. Whatever you've done, she's got the history of it.|The nostrils open, and read it off you, and close.}|{dawn:"I've seen that end in stitches," says Gwen. "Mine, as a rule."|It lays its chin down on the other side, so that you'll have the light.}|{dawn:She lets you get on, and looks at the door meanwhile. "Nine," says Gwen. "Ten." A boot scrapes. "There he is."|The tail moves, once, knocks over whatever was behind it, and is ashamed of itself.}|{dawn:"You do that like somebody who's staying," says Gwen. She's turned her wrist over, to see a watch that hasn't gone for years.|It listens, past you, out to the road. All along its back the hair goes up in a line, as grass does.}} -> DONE
=== r_gwen_say
#react: gwen say
{!{dawn:"Nice," says Gwen. "Do you want it on the slate?"|"G-ood," it says. There's some spit with it.}|{dawn:Gwen says a thing in Welsh that has a sheep in it. It wasn't rude, for her.|It has heard that before from you, and over a counter; one sees it trying not to answer back.}|{dawn:"That's what he used to say," says Gwen, and gives the wood an extra wipe, "the other one. It sounds better from you."|An ear turns, and holds the words a while, like a cup.}|{dawn:Gwen's counting while you talk. She gets to eleven and looks at you, and you've the feeling that she very nearly went on.|The yellow eye goes from your mouth to the window and back. Talk lower, it means. They're at the school.}|{dawn:"Say that at the bar," says Gwen, "on the wall side. They'll look at their boots. It's how they clap."|It breathes out, long, and the lamp flame lies over.}} -> DONE
=== r_gwen_ask
#react: gwen ask
{!{dawn:"Ask me at closing, and ask me on the wall side," says Gwen. "There's eleven that it's about."|It does try. You get an "f", and then some teeth, and it looks at the trap, as if that would tell you.}|{dawn:"Who wants to know?" says Gwen. "You or your pencil?"|It thinks, and puts the answer in the only form it has: a paw, on your foot, heavily.}|{dawn:"That's someone else's to tell," says Gwen. "He's nineteen, and says sorry to gateposts. Be kind."|It turns its head towards the ridge and the lamps. That, it seems, is what.}|{dawn:"Uffern, I only keep a bar. You'd want the ones who keep the books," says Gwen. "There's a company's got a lot of books."|"L-ater," it gets out. A person would have said it the same way, across a counter, with six waiting.}|{dawn:"If I knew that I'd sleep," says Gwen. She's looked over at the jars. "It began in March, I can tell you that. With a dead man."|The watch comes up under your nose. It isn't the time that you're to look at; there's a name inside the strap, worn to a dent.}|{dawn:"Sheep," says Gwen, "with their throats done, and never a mouthful eaten. You're the doctor. What's that look like to you?"|It shuts the eye. It isn't a no. It's how one looks who has been asked that by somebody kind, once, who wrote it down.}} -> DONE
=== r_gwen_leave
#react: gwen leave
{!"Off you go," says Gwen. "Ring the bar when you're in. I'm serious. I shan't sleep."|Gwen sees you to the door with her eyes, and then counts what's left.} -> DONE
=== r_ferreyra_act
#react: ferreyra act
{!Ferreyra lets you finish. Then he moves what you've moved one finger to the left, where it had been going to fall.|"Good," says Ferreyra. It's about half of it that he means.|The hunter's looking not at what you do but at where you'll stand when you have done it.|Ferreyra takes off his hat to that. There's a flower in the band, pressed flat, that he didn't put there himself.|"My cousin had that habit," says Ferreyra. He turns it over for some time before he says, "He was careful."|He waits, with his weight on both feet. Behind him the wind gets up off the step and lies down again.} -> DONE
=== r_ferreyra_say
#react: ferreyra say
{!"That is so," says Ferreyra, after trying it for soundness.|"Half," says Ferreyra. "I'll wait for the other one."|Ferreyra takes that and stows it, like a cartridge.|"You say it like a person who's seen it," says the hunter. "I'd thought so."|"I was told otherwise," says Ferreyra, "by a man with clean boots. I'd sooner believe you."|He nods towards the north, where the truck came from. "Say it there," he says, "and they'd give you a shirt."} -> DONE
=== r_ferreyra_ask
#react: ferreyra ask
{!"I don't know yet," says Ferreyra. "I'm walking round it. You might come up to the ridge and walk round it with me."|"Tracks don't say why," says Ferreyra. "But those at the Roberts place begin at a wheel."|He considers if the answer would be true, finds a place where it wouldn't, and stops just short of that. "A company," he says. "It pays on Fridays."|"Ask me one I can hit," says Ferreyra. Then he says, to be fair, "A wolf begins with the belly. I'd ask about that."|"I asked it as well," says Ferreyra. "They gave me a truck."|He takes long enough for a kettle. "You have it on your table," says Ferreyra, "I believe. Ask that."} -> DONE
=== r_emrys_act
#react: emrys act
{!"Sorry, was that in your way? Was I?" says Emrys, and holds it for you.|Emrys has heard what you'll drop before you've dropped it, and is there underneath.|"No, that's lovely, that is," says Emrys, sorry to be looking.|Emrys pulls his sleeves down across the bandages and does the other end.|Emrys watches with his whole face; at the end of it he's turned to the window. "Somebody's changed down," he says. "On the ridge."} -> DONE
=== r_emrys_say
#react: emrys say
{!"Sorry," says Emrys. "I mean, yes. I'm sorry. Yes."|"You're the first that's put it so," says Emrys. "I'd apologise, only I'm not sure what for."|Emrys hums what you said, on three notes, to see how it goes.|He listens with his head on one side, politely, to you and a lorry nine miles off.|"That's what it feels like from the inside," says Emrys, "sorry. I'd thought that it had no words to it."|Emrys looks at his two wrapped hands while you say it. They've closed, as if on a rope.} -> DONE
=== r_emrys_ask
#react: emrys ask
{!"I wish I knew," says Emrys, "honest, I do, I'm sorry. There's a smell goes with it. Like exhaust."|"I was there, and I wasn't," says Emrys. "My hands were. You'd have to ask my hands, sorry."|"Gwen'd know," he says. "She'd not say. She counts me twice, I've heard her."|Emrys opens his mouth, hears something in the hills, and has turned as white as the gauze. "Truck," he says. "Green one. How do I know it's green?"|"March," says Emrys, when you've left him the time. "It's all from March. Before that I only used to be shy."} -> DONE
=== r_nelida_act
#react: nélida act
{!"That's chargeable," says Nélida, and makes a note. She's put it under "mare".|Nélida lifts her feet, so that you can do it under there as well.|"I didn't see that," says Nélida. "I shall put the time that I didn't see it."|Nélida counts stitches through the whole of it and comes out right.|"The last doctor did so too, on the first night," says Nélida. She holds up the sleeve to the lamp. It's one of eleven.|She has got a form for it out before you've finished, and a second, for the second time.} -> DONE
=== r_nelida_say
#react: nélida say
{!"I'll minute it," says Nélida.|"The doctor before last said so," says Nélida. "He's in Buenos Aires. He does cats."|"With respect," says Nélida, and that's all; it seems to be a full sentence.|"Noted, filed, forgotten," says Nélida, "in that order, and there's a fee for the third."|"I have it down," says Nélida, "under things said after midnight. You're on page four. The last doctor had a volume."|Nélida bites off her wool. "Say that to the wall side," she says, "and bring a bottle."} -> DONE
=== r_nelida_ask
#react: nélida ask
{!"That's under Deceased, Miscellaneous," says Nélida, and touches the wool round her neck, where there's a key.|"Yes and no," says Nélida. "Sign here."|"I couldn't say, doctor." She could. It's in how she turns the row, and in how she looks at the calendar.|"You want the yellow form for that. I lit the stove with it, the day that the company rang up to ask for the same," says Nélida.|"Buy the wall side a drink," says Nélida, "and ask them about the weather. You'll hear a good deal about the weather."|"Before midnight I wouldn't know," says Nélida. "After midnight there's a fee."} -> DONE
=== meanwhile
#meanwhile
{!The ridge road lights up, bend by bend, and goes dark again in the same order. They're a kilometre nearer than they were.|In the kennel room a dog that never barks clears its throat.|The moon gets clear of the poplars by the width of a hand, and the surgical steel in its tray lets everybody know.|The telephone rings in the front room, twice, and leaves off. Here in the country that means: we know you're up.} -> DONE
=== r_act
#react: act
{!You get it done. The wind has a look, and goes on to the next house, and there a slat comes down in a blind.|The dogs watch that through the mesh from start to finish, and at the end of it turn all together to the south.|It's a small thing and it takes a steady hand. While you're at it you notice grey hairs on your cuff, longer than any dog's in the village.|You do that, with half an ear on the road. A motor's being run slowly, up there, by somebody who doesn't want to be first.|It's what one does, at such an hour; it leaves you room to think. You think of teeth, eight iron ones and a good many white, and of which you'd sooner meet.|No one stops you. Above your head the ceiling creaks, from the bed to the window: Nélida, with her knitting or with something heavier.|That's seen to. On the step the mud has taken another print since you last looked, broad, with the toes spread, turned so as to face the road.|You do it as if there were nothing out of the way, and that steadies the whole house. Even the stove draws better.} -> DONE
=== r_say
#react: say
{!You say it aloud. In this country it's not thought odd, one only waits till the gust is over.|It's gone down the street before you've closed your mouth, and at the far end somebody's dog considers it.|Said. Behind the wall a needle stops, has it minuted, and goes on.|Your breath shows, saying it. It's colder by the door than it was, there is more moon on the lino.|You find you've said it in the voice you keep for patients. In the quiet afterwards something that isn't a dog lets out its breath.} -> DONE
=== r_ask
#react: ask
{!There's a name you might put to that. There are eleven stools along a wall, and people on them who know of names.|The calendar on the door says: three nights. As a reply it covers more than you had thought.|You ask it of the street. At El Último there's a light, behind the shutter, at the height of a person washing glasses.|You could ask Nélida; it would go through upstairs, and come down with a stamp on it and be true.|Nobody's by to say. It's the sort of thing the last man would have known. It's the sort of thing that he wrote down.} -> DONE

// What readers do in any scene
=== d_watch
#topic: watch, wristwatch, its watch, the watch, wearing a watch, wear a watch, why a watch, whose watch
It's a man's watch on a leather strap, let out to a hole that somebody's made with a nail. The glass is cracked. There's the name of a beer company on the dial, and the hands say twenty to four, as they said on Friday. You try to think on what Friday, and over what drink. -> DONE
=== d_road
#topic: headlamps, headlights, trucks, the road, ridge road, spotlight, beam, hunters, in the trucks, are the trucks, are the hunters, far away are the trucks, who is coming
{not dawn:{knock:There are two of them, and they're parked where they can see your step. The near one's new, with a lease number painted on the door. In the far one somebody's lit a cigarette and isn't smoking it.|Two pairs of lamps, coming on no faster than a walk. The light on the roof of the first goes over each gate on the way down: the store, the school, the bar. It stops at the bar longer than it needs. There'll be four minutes until it gets to your brass plate.}} -> DONE
=== d_stroke
#topic: pet, pet the wolf, stroke the wolf, touch the wolf, pat the wolf, stroke, pat, touch, scratch, its fur, its ears, paw
{here == "clinic" and not dawn:You put out the back of your hand, as for any dog. A nose comes into it, perfectly cold; and then, with a sigh, the whole weight of a head, let down by degrees so as not to hurt you. Between the ears it smells of snow, and of glasses washed in a hurry.|The dogs come to the mesh to be seen to, one after another. The old bitch from the Evans place takes your cuff in her teeth, and holds it, and looks to the south window. She did that as well on the night of the trap.} -> DONE
=== d_coat
#topic: coat, put on my coat, boots, jacket, poncho, my pockets
{here == "clinic":Your coat's behind the door, under the moon calendar. You get an arm in. In the pocket there's a bill from El Último with your name and "one red, slate" in a square firm hand. Three nights in the month have no line. You'd thought, when you first saw that, she took those off.|You've got it on. One doesn't take it off in that country; one only lets people see what is on the lining, and on yours there's hair, long and grey.} -> DONE
=== d_lock
#topic: lock the door, bolt, close the door, shut the door, lock, key
{here == "clinic":You shoot the bolt. There is paint in it. On the frame at the height of your knee the wood's worn pale and greasy, as a post gets where cattle rub, and there are hairs in the splinter, grey ones. Something has been coming to this door, and been let in, for longer than you've had the key.|The clinic's never locked. It's the one door in the street with no key to it; you had put that down to there being nothing to steal.} -> DONE
=== d_listen
#topic: listen, hear, ear, follow the sound
{here == "shed":Shears, lambs, a hymn in Welsh with the chorus in Spanish. You hear it only when you've taken those off: overhead, at the ridge, a tick, as of a big clock. Emrys has raised his head too.|{here == "ice":It talks. There's a long note under the ribs, travelling, and then from out in the black part someone's teeth.|{dawn:The stove, the wind, a gate. In the third kennel there's nobody now, and all the dogs lie with their noses to it. Above you a row of knitting comes to its end and is turned.|{here == "clinic":The wind first, since it insists. In the lulls a motor in low gear, then another; and close at hand a ticking that isn't the stove. It's very slow, for a heart. You hadn't known that one could hear it through a door.}}}} -> DONE
=== d_hide
#topic: hide, crouch, duck, get down
{here == "clinic":There's a place behind the counter, among sacks of ewe nuts. It's been used: a cushion, a candle-end, and on the underside of the shelf a list in a nice hand, which someone's planed off again, all but the numbers. They go from one to eleven. After the eleven he's put a dot, like a person who hopes to add to it.|You'd be hard put to it to hide from people who have you by the smell. There was a place behind the counter, at home, that somebody else had thought of.} -> DONE
=== d_gun
#topic: gun, shotgun, rifle, weapon, knife, scalpel
{present ? ferreyra:His is old, with the blue gone from where a hand goes, and he carries it as one does a child that's asleep. On the butt there's a row of notches. All of them have been filled in again with wax. "Those are the ones I gave back," says Ferreyra, who's seen you look.|You own a captive bolt, for horses, and don't care to look at it. The shotgun's upstairs with Nélida. She says it's for the telephone. There is only one thing in the drawer that you'd need tonight, and it's the bar for getting a jaw open.} -> DONE
=== d_wait
#topic: wait, do nothing, stand still, stay quiet, stay silent, keep quiet, be quiet
{not table:You give it as long as you dare. It waits too, on three legs, with its head down, like a person who's come to the back door of a big house. A drop falls from the iron on to the mat. It looks at the drop, then up at you, and it puts out its tongue and cleans it up.|You let it be for a bit. The stove settles. Along the street a light goes off, and then another in the next house, then the next, in order, as if somebody went by on foot and each of them waited until he was past.} -> DONE
=== d_meat
#topic: meat, food, feed, biscuit, bone, milk, water
{not dawn:There's the half of a chop on a plate that was your supper. It's taken from your fingers, with lips only. It's set down on the boards, on its paper, a bit to one side; saved, you'd say, for someone. Nothing you've ever treated has looked so embarrassed to be hungry.|They've left you a covered dish, as everyone does since that night. It's mutton. It's always mutton, and it's always the best part.} -> DONE
=== d_teeth
#topic: teeth, mouth, jaw, jaws, its eyes, tail
{not dawn:You lift the lip with a thumb, and it's allowed. They're all there, white, longer than your finger. At the back on the left is a filling. It's amalgam, a neat job; you know the dentist, he comes through in November with his drill in a suitcase. He gave you one at the same sitting.} -> DONE
=== d_cabinet
#topic: medicine, medicine cabinet, cupboard, drugs, drawer, drawers, bandage, bandages, search
{here == "clinic":Iodine, gut, xylazine for a horse. On the bottom shelf stands a row of jars in the last vet's hand, each with a letter: G., E., M., and so on, and in each a tuft of grey. There's an empty jar at the end that he'd written your job on and a query. The key to the other half, Nélida wears.|It's all at the surgery, in order, with a row of jars on the bottom shelf in the last man's hand. You've been meaning to ask Nélida what the letters are.} -> DONE
=== d_wash
#topic: wash, wash my hands, clean, mop, wipe, the blood
{here == "clinic":You scrub. It goes down the drain red and then pink, like anything's. On the floor it hasn't dried as it ought. You go over the streak with a mop, and it shines in the lamplight like the moon's path in a puddle. It's drawn a line from the step to the third kennel. Anyone could follow that.} -> DONE
=== d_talk
#topic: softly, talk to it, calm it, reassure, speak to it, whisper, sing, hum
You use the voice that you use on mares, all breath and no sense. Somewhere in it you must have said that it'll be all right. An ear goes round. And there's a noise from down in the chest, which you have to hear twice: it's humming, or trying to, three notes of a hymn that they sing on Fridays at El Último when they think the tourists are gone. -> DONE
=== d_stove
#topic: stove, fire, kettle, coffee, drink coffee, maté, mate, tea, whisky
{here == "clinic":You put a stick in the stove and the kettle on the stick. There are four cups on the shelf: yours, hers, the one that says ALDO, and a tin one without a handle that's always wet. "For who comes," Nélida told you your first week. You'd thought she meant the post.} -> DONE
=== d_blind
#topic: blind, blinds, curtain, curtains, window, look out, outside
{here == "clinic":You move one slat with a finger. There's the street with the wind in it; there's the ridge. {month:By day one sees sheep up there, and a man on a horse who isn't counting them.|Across the way in every house there's one slat that is up as well, and behind it the end of a nose. Nobody's lit a lamp. It seems that the whole of Cerro Mudo is awake, and is looking at your door, not at the trucks.}|{here == "ridge":You look out at what there is: wind, and a great deal of it, leaning on the one light in the valley, which is yours.}} -> DONE
=== d_truck
#topic: his truck, the truck, new truck, green
It's new; the mud on it's a week old, and the keys have been left in, as they are when a thing belongs to somebody else. A lease number's on the door. In the bed are eleven traps like the one on your table, oiled, with a company tag wired to each. The twelfth hook has nothing on it. -> DONE
=== d_hit
#topic: attack, hit, punch, kick, fight, shoot, stab, kill it, throw
{present ? ferreyra:He sees your shoulder before you've moved it and takes half a pace back, to give you the room. "You may," says Ferreyra. "I've knocked at your door at night." You find that you have put the hand on his sleeve instead. Under the poncho there's a paper pinned to his shirt, over the heart, folded like a map.|You pick up what's nearest, which is a stool. You've put down a bull with less. Nothing comes of it but a noise, and eleven noises after that, from all round the village, near and far, low, one from behind the store: not barking.} -> DONE
=== d_kennels
#topic: in the kennels, in the kennel, kennel, kennels, third kennel, cage, dogs, the dogs
{here == "clinic":{dawn:In the third the blanket's been folded in four, with hospital corners. There's a tooth-mark in the bowl. Scratched low on the wall, where a head would lie, are strokes in bundles: eleven, and eleven, and eleven, years of it, in more than one claw.|Three kennels, two dogs. They're not barking. They've got down with their chins on the concrete, side by side, as they do for Nélida and have never done for you; and they have left the third door free, and it's been open since you went to bed.}|There are three, and you only ever lock two. It's a habit of the house.} -> DONE
=== d_sit
#topic: sit, sit down, rest, lean
{here == "bar":You keep to the twelfth stool. There's a name carved under the edge, one finds it with a thumb: ALDO. Eleven glasses along the wall go down at the one time, not quite hard.|{here == "clinic":You sit, and you're up again, since the seat's warm. There's nobody it could be. On the boards beside it stands a pair of gumboots, and next to those, wet, still the size of a saucer and losing its edges, is one print of a paw.}} -> DONE
=== d_sleep
#topic: sleep, lie down, close my eyes, bed, nap
{here == "clinic":{dawn:You put your head down on the desk for a minute. Each time you go under you are counting, and it isn't sheep: you come to ten and somebody's late. You lie and listen for the door with all the rest of the village, until you hear it, over at the bar, shut softly. Eleven, then. You'd no idea you had been waiting.}} -> DONE
=== d_pray
#topic: pray, cross myself, prayer, god
There is a chapel with a Welsh text over the door, and you've been in it twice, for the warmth. You say what you recall of that. It's about ninety and nine that safely lay. The other one's out in the hills; and you had always thought that the song was on the side of the sheep. -> DONE
=== d_calendar
#topic: calendar, the calendar, forms, desk, papers, file, read
{here == "clinic":Under the calendar hangs last year's, and under that the one before, back to a blue one from 1987. On all of them three nights in the month are ringed, in the same red. Beside a June one there's one word, not in Nélida's writing. It says "sing".} -> DONE
=== d_street
#topic: street, walk, go outside, outdoors, store, village, school
{here == "clinic":{dawn:You go up one side of the street and come back by the other, bent over, as one does. The storekeeper wants to know how the mare did. So does the bus driver, and the post. You've told no one of a mare. They've all of them, you notice, got something in a covered dish for you, and it's all of it meat.}} -> DONE
=== d_run
#topic: run away, run, flee, escape, run outside, way out
{not dawn:You get as far as the gate. Then the wind has you by the coat; and behind you on the step is that sound again, with two syllables, more patient than before. The beam has got to the school. It'll be here whether you are or not, and only one of you can open a door.} -> DONE
=== d_caught
#topic: get caught, got caught, were you caught, how did it happen, what were you doing, last night
{present ? gwen and dawn:"I was counting," says Gwen. "I'd got to ten. Emrys was off on his own by the Roberts fence, so I went the short way, and didn't look at my feet. It was set on our path. It was baited with nothing. So it wasn't for pumas, was it?"|Nobody here has it to tell. There's a chain in the corner, eight metres of it, new, with the store's price on the last link; whoever bought that didn't earn his bread by traps.} -> DONE
=== d_saw
#topic: did you see, what did you see, have you seen
{present ? nélida:"I saw a large dog, doctor, and a small man with good manners," says Nélida. "I've put that down in this order. And I saw the chain on that trap. It's from the store, eight metres, and was charged last week to the company's account."} -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, laugh, nod, grin
{not dawn:You show your teeth, and recollect too late what that means to some. What looks back at you weighs it up. Then, with great courtesy, a lip's lifted, on one side only, a quarter of an inch.} -> DONE
=== d_sorry
#topic: apologize, apologise, sorry, thank
"I'm sorry," you say. It's the thing one says before iodine. You have the feeling that it's been understood, and, which is more, believed; they are careful here whom they believe. It's some time since anybody with a bag said so and stayed for the rest. -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{not dawn:You put your glasses on. Between the iron and the hide there's a thread of green paint, that's neither rust nor blood. It's a good enamel, such as you'd have on a drum or a truck. Nobody in Cerro Mudo owns a thing that colour.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down
You breathe as you make a mare breathe, down to the girth. Wet dog, snow, lamp oil. There's something else, that's sweet, off the ridge, and gone when the wind goes about. You'd have said almonds, at this hour, in this place. -> DONE
=== d_back
#topic: step back, back away, retreat
{not dawn:You take one pace back, and the whole thing comes into the frame at once: paw, chain, strap, a pair of yellow eyes that had been looking at your knees for fear of frightening you. It takes one pace back too. That leaves the step between you, and nobody on it.} -> DONE
=== d_photo
#topic: photo, take a photo, picture, camera
You've a phone, for the laboratory. You have lined it up when there comes over your shoulder, from the stairs, the sound of a needle being laid down. "The last one took pictures," says Nélida. You put it away. You've the feeling of having been weighed. -> DONE
=== d_floor
#topic: floor, mat, lino, ground, footprints, tracks
{not dawn:There are prints, and you read them, it's half of your trade. They come down the street from the south, on three legs, straight to this door. They pass four others that have lamps and a better step. It had no need to look for the plate.} -> DONE
=== d_air
#topic: smell, sniff, scent, look up
{here == "clinic":Iodine, wool, a stove that wants sweeping. You'd know the house blind. Since tonight it's had another in it, laid across the rest like a coat over a chair: frost, and iron, and behind those, faintly, red wine wiped up with a cloth.} -> DONE

=== lost_words
#unclear
{&The stove ticks. Nobody has made out what you said.|That was half a cough. What will you do?|You've been up since two. Say it again with the words in.} -> DONE

=== meet_1
#react: gwen meet
"{name}," says Gwen. "It's on the plate, love. I've polished it." -> DONE

=== meet_2
#react: ferreyra meet
"{name}," Ferreyra says, and touches the brim with a finger. "I like to know who I'm being lied to by." -> DONE

=== hook_1
#topic: bit you, what bit, who bit, bitten
Iron bit it: eight teeth, above the paw, and the chain chewed bright. If it ever did any biting itself, it has not done it here. -> DONE

// Plain questions.
=== p_patient
#topic: who is the wolf, what is the wolf, who is it, what is it, whose paw, the patient, who was the wolf, is the wolf
{dawn:Gwen, who keeps the bar. On four feet she's the size of a pony and has better manners than most of your farmers.|{knock:She's on your table, and her watch comes into your clinic every Friday with a glass of red. It's Gwen, from the bar.|A patient: left fore, trap still on. It came to the right door and said please. There's something about the watch that you ought to know, and at two in the morning don't.}} -> DONE
=== p_doctor
#topic: am i a doctor, am i a vet, my job, my work, my profession, supposed to do, do for a living
Of animals, with a brass plate to say so. Nobody in Cerro Mudo has ever drawn the line very firmly. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, will it bite, will she bite, bite me, hurt me
For whoever stands in a lit doorway, yes. The step is the one safe place in Santa Cruz: who crosses it puts down teeth or gun. -> DONE
=== p_talk
#topic: can it talk, it talk, it speak, can wolves talk, wolves talk, wolf talk, wolf speak, understand me, understand us
{dawn:On two feet, and in two languages. On four there's a word or so, and each of them costs something.|One word, so far, and you saw what it cost. A jaw like that is for another trade. But it understands: it looks at a thing before you've finished saying it.} -> DONE
=== p_else
#topic: who else, anyone else, anybody else, else in the house, am i alone, lives here, live here, in the building
Nélida, over the clinic, asleep or listening; three vets have been unable to tell which. And two dogs in the kennels. -> DONE
=== p_treat
#topic: to treat, treat it, treat her, treat the wolf, what do i have, have with me, am i carrying, equipment, supplies, my things, instruments
Xylazine, gut, plaster, a bar to lift a jaw with, hot water, and the steel table. It's what one keeps for ewes, and there's more of it. -> DONE
=== p_next_moon
#topic: next full moon, full moon when, when is the full moon, when is the next, when is shearing
{shed:Tonight. It rises at ten past nine.|{lake:These are the three nights of it. Shearing is on one of them.|{dawn:In some weeks. Nélida has put a red ring round three nights on the calendar, and shearing falls in it.|Tonight's is the last of this one. The next falls on shearing night, and somebody has put a red ring round it.}}} -> DONE
=== p_become
#topic: become a wolf, became a wolf, turn into, turned into, becomes a wolf, how did she become, how does one become, why is she a wolf
Not by a bite; you have dressed enough of those here. It's older than the clinic, and they would sooner tell you over a glass than over a table. -> DONE
=== p_people
#topic: how many people, population, people live, live in the village, how many live
Two hundred or so in Cerro Mudo when the shearers are home, and sheep past counting. Of wolves the census has none. -> DONE
=== p_far
#topic: how far, far away, far is the, far is it
It's a mile to the ridge road, an hour to the lake, and Gallegos is most of a day. They say that out here anything nearer is a neighbour. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
Not a year. You still have the last vet's tea towels. -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave, back door
There's the street door, with the trucks in front of it, and the yard behind the kennels, with the wind in it. A patient who can't walk goes by neither. -> DONE
=== p_if
#topic: consequences
You've one pair of hands and a door, and whatever you do with them will be known in the bar by noon. What's done to a patient stays done; most else can be mopped. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is he lying, is she lying, telling the truth, who is lying, friendly
You go by what people do on your step. So far one of them has said please, and two have come with a spotlight. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
You answered a card: country practice, house thrown in, quiet. It didn't mention why it had come free. You were in bed when the bell went. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who runs, who commands, police, sheriff
There's a policeman at Gallegos. In Cerro Mudo it's whoever has the sheep by day, and behind the bar by night it's Gwen; in this house it's Nélida. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, am i looking for, first step, what first
There's an animal on three feet on your step. First the iron comes off; then you can think about whose it was. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
Wind. It's always wind; what varies is what is in it, and tonight that's frost, and diesel. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Somewhere past thirty, with a good pair of hands. You came down by yourself, with nobody to ask you on a Friday how it went; that was one of the things to be said for it. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Argentina, and nearly the end of it: the province of Santa Cruz, where the map goes yellow. The next town with a traffic light is Gallegos. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Spanish, with Welsh for swearing and Tehuelche for the places. The wolf's had only the one word, and it was polite. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
{dawn:Some weeks, going by the red ring; after that it's nights.|Four minutes, perhaps, before that lamp gets to your brass plate. The moon has hours.} -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? ferreyra:-> t_ferreyra}
{present ? emrys:-> t_emrys}
-> DONE
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? nélida:-> t_nelida}
-> p_patient
=== p_it
#topic: is it, does it, did it, has it, will it, can it, about it
-> p_patient
