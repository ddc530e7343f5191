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
The wolf is trying to keep its blood off your mat.
+ [Let it in #match: let it in, in, open it, door, come in, inside #id: let_in]
    You hold the door, as one would. It goes by you sideways with its belly low and three feet on the lino, and the trap ringing on every step like a dropped till.
    -> table
+ [Put the lights out #match: lights, lights out, dark, switch, lamp #id: lights_out]
    You hit the switch and take hold of what is nearest, which is scruff. You're both on the floor behind the counter when the beam comes down the street and reads your brass plate, letter by letter, through the blind. It goes on.
    -> table
+ [Shout to the trucks #match: shout, trucks, call, help, yell, hunters #id: shout]
    ~ spotlight = true
    Your voice does what a voice does in that wind. But the beam stops, and swings, and finds the step, and you standing on it with your hands out like a man who's been asked to dance. Behind your knees something very large has got through the door by itself.
    -> table

=== table
#beat
#recap: At 2:14 a wolf with a wristwatch came to the clinic with its paw in a trap.
~ here = "clinic"
~ present = (gwen)
It takes the steel table in one go and lies along it with its chin over the end. You have done horses. You lay a palm on the ribs and say the thing one says, which isn't words, and under your palm a heart the size of a boot comes down out of a gallop. Old iron, with the maker's name. The jaw has gone in above the wrist; and that's what the watch is round, a cheap one, man's, with the glass cracked and a beer company's name on the dial. You've seen it. You have seen it come down with a glass of red in front of you every Friday since you took the practice.
+ [Say her name: Gwen #match: gwen, name, say, watch, bar #id: say_gwen]
    ~ trust++
    "Gwen," you say. You get one yellow eye, and there's somebody at home in it, furious. She takes the edge of the table in her teeth, with great consideration, and bends it; and you get the bar under the jaw and lean.
    -> knock
+ [Give it xylazine and work fast #match: xylazine, inject, sedate, needle, work #id: xylazine]
    You guess at the dose by saddle size. It watches the needle go in with the look that people have who'd rather not be any trouble. By the time you lean on the bar there is no one there to feel it.
    -> knock
+ [Ask it to hold still, please #match: ask, still, please, hold, talk #id: hold_still]
    "Pl-ease," it says back, and you can't tell which of you is being mocked. It holds still. You have known abbots who could not have held so still. The jaw lets go of her all at once, and takes a piece of your thumb.
    -> knock

=== knock
#beat
#recap: Ferreyra, the hunter, knocked and had to be answered.
~ here = "clinic"
~ present = (ferreyra, nélida)
Three knocks; no more than are needed. He stands a pace back from the step, so as not to drip on it: poncho, old rifle, and behind him a new truck that he has parked like something borrowed. {spotlight: The beam's still on your door, and his shadow comes in before he does.|Behind him the beam goes up and down the street, patiently, reading.} "Ferreyra," he says. "Doctor{name != "": {name}}? I'm after a wolf. It's in a trap of mine. I don't like that." By now there's a cardigan at your elbow, and gumboots, and a shotgun: Nélida lives over the clinic and charges extra after midnight. "The gentleman has no appointment," says Nélida. He looks at the floor, where there's a red line as broad as a hand going by you to the surgery door.
+ [Tell him that guns stay on the step #match: guns, step, neutral, rule, leave gun #id: neutral]
    ~ straight = true
    ~ trust++
    "I've a patient," you say. "Whoever crosses that lays down teeth or guns. It's not my rule, it came with the house." He thinks it over. "And a patient's business?" "Is a patient's business." "Good," says Ferreyra. He means it. He goes to wait in the truck until it's light.
    -> dawn
+ [Tell him that it's a dog #match: dog, lie, no wolf, nothing, sheepdog #id: lie_dog]
    "A dog," you say. "A big one," says Ferreyra, to the line on the floor. He wipes his feet although he isn't coming in. "When you are ready to tell me, doctor, I camp on the ridge. I don't shoot before I've asked. Not many do it in that order."
    -> dawn
+ [Leave it to Nélida #match: nélida, nelida, receptionist, leave, shotgun #id: leave_nelida]
    "There's a form," says Nélida. She has found one, for the import of bulls. It has four pages. He fills in all of it, standing, with a stub of pencil; and under Purpose of Visit he puts: to see the wolf's face. Nélida stamps it and says that he will be written to.
    -> dawn

=== dawn
#beat
#recap: By day the wolf is Gwen Pritchard Nahuel, who keeps the bar and leads the pack.
~ here = "clinic"
~ present = (gwen, nélida)
At moonset there are noises from the third kennel that you will not describe to anyone. After them there's Welsh. "Diawl," says Gwen Pritchard Nahuel, in your second-best blanket, looking at nine stitches. "You sew like a nun." She's forty-one, broad, with scars that you had put down to glassware. She counts on her fingers to eleven, twice, which seems to let her breathe; and then she counts the exits. "So. There's some of us. There has been since the bad winter, my great-grandfather's time. We keep the pumas off three nights a month. Nobody has ever said ta." She looks at your desk. "The last one knew it all. He was very kind, he loved me; and he wrote things down. I'd like to hear what you do."
+ [Promise to write nothing down #match: promise, nothing, write, secret, down #id: promise]
    ~ trust++
    "I'm putting you in as a mare," you say. "Barbed wire." "What colour?" says Gwen. "Difficult," says Nélida, who has already typed it.
    -> month
+ [Ask what became of the last vet #match: last vet, vet, became, happened, him #id: ask_last]
    "He drove into the lake," says Gwen. "It was June. It has ice on it in June that you could put a church on." She pulls the blanket up. "So he must have looked a good while for the place."
    -> month
+ [Tell her the fee #match: fee, charge, bill, pay, money #id: fee]
    "With the night rate," says Nélida, "and one table." Gwen laughs before she can help it, and holds her ribs. "Drink free till Christmas," she says, "and I never said it." It's the first thing that she's said to you as though you lived here.
    -> month

=== month
~ here = "clinic"
{visits >= 3: -> lake}
~ present = (nélida)
{The moon calendar hangs on the back of the clinic door. Nélida has put a ring round three nights in the fourth week, and written in the middle one SHEARING, and gone over it twice.|A week is crossed off. The moon has been a paring, and then nothing, and everyone in Cerro Mudo is sleeping well, apart from forty-one sheep on the Roberts place, which are dead.|Half a moon over the wool sheds. The ranchers have put up more money. There's a sheet in the window of the store with a wolf on it, drawn by somebody who has only seen dogs.}
+ {not bar} [Have a drink at El Último #match: drink, bar, ultimo, último, gwen #id: go_bar]
    ~ visits++
    -> bar
+ {not sheep} [Cut open one of the dead sheep #match: sheep, cut, dead, autopsy, poison #id: go_sheep]
    ~ visits++
    -> sheep
+ {not ridge} [Ride up to Ferreyra's camp on the ridge #match: ridge, ferreyra, camp, hunter, ride #id: go_ridge]
    ~ visits++
    -> ridge
+ {not guitar} [See to the shearer with the bandaged hands #match: emrys, shearer, bandage, hands, guitar #id: go_emrys]
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
+ [Ask her to tell you the list #match: list, names, tell, eleven, who #id: ask_names]
    {trust >= 2:
    ~ knows_names = true
    She looks to see if you have a pencil. You put your hands flat on the bar. She tells you, wiping one glass for each: Gwen, Emrys, Mair, Lautaro, the Evans girls, old Pincheira, all the way down. "If somebody we trust says it, we're ourselves," says Gwen. "That's all the magic there is. It's only being called in to supper."
    - else:
    "No," says Gwen, quite kindly, and fills your glass. "It's a good list. I'll see what else you keep first."
    }
    -> month
+ [Buy a drink for the whole wall side #match: drink, buy, round, wall, everyone #id: buy_round]
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
+ [Show the rancher what you have found #match: rancher, roberts, show, tell, farmer #id: show_rancher]
    Old Roberts looks into the jar for some time. "They gave my brother a good price," he says. "He'd had bad luck with wolves." He takes the sheet with the drawing out of his own window. He has trouble with the pins.
    -> month

=== ridge
#beat
#recap: Ferreyra's cousin was killed, he was told, by a wolf. He suspects that the cousin had help.
~ here = "ridge"
~ present = (ferreyra)
He's seen you coming for an hour and has the water at the right heat. "Bitter," says Ferreyra, and gives you the first maté, which is the bad one, and then apologises for that, and gives you the second. He does not ask. The rifle's in its blanket; the truck stands with its nose to the north, where it's from, with a lease number on the door. "My cousin surveyed for them," he says. "For the mine. In March they brought him to me in a sack, and said a wolf. I've seen what wolves do. They begin with the belly. This one began with the papers." He turns the gourd a quarter. "They pay me well. I've been wondering whom I work for. A man ought to."
+ [Ask if you may see what is left of the cousin #match: cousin, see, body, left, remains #id: see_cousin]
    {sheep:
    ~ cousin = true
    He has kept a glove. You don't need to put it to your face. Almonds, coins; and you tell him where you smelled it last, and in what. "So," says Ferreyra. It's some minutes before he says, "Thank you. That's the first thing anyone has told me that I didn't already smell."
    - else:
    He has kept a glove. There is something on it besides blood, sweetish, like the kernel of a peach; you don't know it. "Nor I," says Ferreyra. "When you meet it, tell me."
    }
    -> month
+ [Tell him that you had his wolf on your table #match: wolf, table, tell, truth, had #id: tell_wolf]
    ~ straight = true
    "Yes," says Ferreyra. "There was a heart beating through the wall." You say that you can't tell him more. "No. You gave it your word." He pours. "I'd not have come to a doctor who told me," he says, "with so much as a cough."
    -> month

=== guitar
#beat
#recap: Emrys remembers nothing of his wolf nights and fears what he did on one.
~ here = "clinic"
~ present = (emrys)
"Sorry," says Emrys, "I'm early, sorry, I can come back." He's nineteen. The jumper's from somebody wider. Both hands are done up in rag, and when you have soaked it off you see that it wasn't shears; they're burns, round, through the palm, of the kind one gets from letting out rope or holding on to a hot thing for longer than one can. "I don't know," he says, before you ask. "I'm that sorry. I go out like a lamp. Since March, I, there was a man died in March. They say he was all," and then he looks at the guitar in the corner as if it might be taken out of the room. "I had blood on my teeth. I cleaned them and cleaned them."
+ [Look closely at the burns #match: burns, hands, closely, examine #id: see_burns]
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
+ [Burn it #match: burn, fire, destroy, stove #id: burn_notes]
    ~ notes = "burned"
    ~ trust++
    You keep nothing. It takes a whole kettle's time. "A mare," Nélida says, typing, "a mare, a mare, a gelding." It comes up the stovepipe as thin as wool. Gwen must have smelt it from the bar; there is a bottle on the step next day, with no card.
    -> month
+ [Lock it up again #match: lock, keep, cabinet, back, save #id: keep_notes]
    ~ notes = "kept"
    It might be evidence, one day. That, you suppose, is just what he said to himself. Nélida drops the key back down inside her cardigan, where, she says, it has always been rather cold.
    -> month

=== lake
#beat
#recap: On the first night of the moon Emrys ran out on the ice of Lago Hermana, and you went after him.
~ here = "ice"
~ present = (gwen, emrys)
The first of the ringed nights. You're at the shore before the moon is, since Gwen's boot has been at your door: Emrys has gone. He went out on Lago Hermana with his arms round himself, so as to be where there is nobody to hurt. {emrys_told: "I know what you told him," says Gwen. "He believes it by day."} You see him, small, right out in the grey, and you're lighter than she is. You go. When the ice begins to talk you lie down and swim along it. You've got his collar. Then you have both of you in the water to the neck, beside the roof of a car that stands there, under, with its lamps out; and what gets the two of you on to the ice is Gwen, flat, with a fence rail. The moon comes up. Your hands are white to the wrist, and they don't belong to anyone.
+ [Let Gwen decide what is to be done #match: gwen, decide, let, help, ask #id: let_gwen]
    She's got perhaps two minutes of being able to talk. "They'll come off," she says. "The both. Unless." She bites her own palm open, and holds it over you, shaking. "Only under this. And there's no way back through it, mind. You'd be on the list."
    -> offer
+ [Tell her to see to the boy first #match: boy, emrys, first, see to #id: boy_first]
    ~ trust++
    "I've counted him," says Gwen, teeth knocking. "It's you I'm short of." Her back's begun to move beneath the coat. She bites her palm, and puts it where you can reach. "It can't be undone. Quick, cariad. Yes or no; I shan't have words in a minute."
    -> offer

=== offer
+ [Take the blood #match: blood, take, yes, drink, accept #id: take_blood]
    ~ blood = true
    It's hot and tastes of pennies. Your hands come back to you finger by finger, and each brings news. You smell the boy's shame, the rust on the car, the night as deep as a well with a sheep at the bottom. Then it hurts, as had been said, and you are called by your name, and stay.
    -> shed
+ [Refuse, and keep to your side of the table #match: refuse, no, human, keep, side #id: refuse_blood]
    ~ hand = false
    "No," you say. "You need someone who isn't." She howls at that, or at the moon, it comes to the same. Two wolves lie down on top of you until the sun's up. In the morning Nélida takes off two of your fingers, left hand, the small ones, with the good scissors and a receipt.
    -> shed

=== shed
#beat
#recap: On shearing night the pack and the village were in one shed.
~ here = "shed"
~ present = (gwen, ferreyra, emrys, nélida)
Shearing night. There's nobody who is not in the big shed, because there's a lamb on the iron cross and the wind's taken the roof off everything smaller. Two hundred and twelve people and nine hundred sheep; and along the wall side, near the door, eleven who'll have to be out of it by ten past nine. You've a clock on each of them. {blood:You've one on yourself.|Your left hand throbs in its mitten, and people fill your glass and don't look at it.} Emrys shears like a man undressing someone whom he loves. Ferreyra leans in the doorway; he's left his rifle on the step unasked. A clean young man from the company's making a speech concerning wolves. It's ten past eight. You hear Gwen stop counting. She's looking up. So you look up, too, and see the main beam do what beams don't.
+ [Shout to get under the tables #match: shout, tables, under, warn, yell #id: shout_tables]
    They go under, as people do here, without asking why. It's the wind they think of first. It comes down on two hundred backs with a noise like the lake's.
    -> roof
+ [Run for the door prop #match: run, prop, door, post, hold #id: run_prop]
    You get your shoulder to it; so does Ferreyra. It holds for the time that it takes nine hundred sheep to go past you, and then it goes where it was going.
    -> roof
+ [Look at Emrys, who has heard it as well #match: emrys, heard, boy #id: look_emrys]
    He's dropped the shears. He says, "Sorry," to the ewe, and he's across the boards and beneath the beam with both burned palms up before you've got as far as thinking that someone should.
    -> roof

=== roof
#beat
~ here = "shed"
~ present = (gwen, ferreyra, emrys, nélida)
Dust; then a hurricane lamp, with Nélida under it. "Those who can hear me," she says, "form a queue." There's one gap by the wall. There's one beam, on its way to the floor, and it's not got there because eleven people have it on their shoulders: the bus driver, the post, the Evans girls. They are not shaking as men shake. It's eighteen minutes to nine, and they are letting the village out between their feet. A woman with a baby stops in the gap and looks at them, from one to the next; you see her see. "They keep the pumas off," somebody says. It's old Roberts. Gwen has the middle of the beam. "Doctor," says Gwen. "It wants half an hour to get them all out. We've got twenty-eight minutes."
+ {knows_names and trust >= 2} [Stay, and say their names when it comes #match: names, stay, say, call, eleven #id: end_names]
    -> ending_names
+ {cousin or (poison and straight)} [Tell Ferreyra whose drums they were #match: ferreyra, drums, mine, company, poison #id: end_ferreyra]
    -> ending_ferreyra
+ {blood} [Take the twelfth place under the beam #match: twelfth, place, beam, under, shoulder #id: end_twelfth]
    -> ending_twelfth
+ {not blood} [Fetch the xylazine #match: xylazine, fetch, bag, sleep, sedate #id: end_sleep]
    -> ending_sleep
+ {not (knows_names and trust >= 2)} [Clear the shed, and bar the door on them #match: bar, door, clear, shed, shut #id: end_bar]
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
#topic: trap, paw, watch, wristwatch, iron
{It's an old gin, hand-forged, with a name on the pan and a new chain. No one who hunts for a living would set it; it's the sort that one buys to hang over a bar.|Ferreyra says that he was given a dozen of them, with the truck. He's been going round since then taking them up.} -> DONE
=== t_ultimo
#topic: el último, el ultimo, bar, stools
{El Último serves red, white, and something from a can. It has eleven stools on the wall side and the rest facing. Once a month it shuts for three nights, for stocktaking.|In twenty years nobody's asked what there can be to count.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
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
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- roof: Some minutes before nine. It's ten past that you have to think of.
- shed: Shearing night, after dark; the moon is due at ten past nine and has never been known to be late.
- lake: The first of the three ringed nights, with the moon not up.
- dawn: Daytime, and some weeks short of the ring that Nélida has drawn. One counts by the calendar on the back of the door.
- else: Past a quarter after two in the morning. The moon has about four hours left to run.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
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
#topic: want nélida, nélida want
"The forms by Friday," says Nélida, "and people to wipe their feet. All four." -> DONE

// Reactions
=== r_gwen_act
#react: gwen act
{!Gwen watches as she'd watch a lad carry nine glasses. "Go on, then," she says.|"Duw, careful," says Gwen, and has your elbow before it's gone anywhere.|Gwen's nostrils widen. Whatever you've done, she's got the history of it.|"I've seen that end in stitches," says Gwen. "Mine, as a rule."} -> DONE
=== r_gwen_say
#react: gwen say
{!"Nice," says Gwen. "Do you want it on the slate?"|Gwen says a thing in Welsh that has a sheep in it. It wasn't rude, for her.|"That's what he used to say," says Gwen, and gives the wood an extra wipe, "the other one. It sounds better from you."|Gwen's counting while you talk. She gets to eleven and looks at you, and you've the feeling that she very nearly went on.} -> DONE
=== r_gwen_ask
#react: gwen ask
{!"Ask me at closing," says Gwen. "I lie better when I'm tired."|"Who wants to know?" says Gwen. "You or your pencil?"|"That's someone else's to tell," says Gwen, "and I'd bite them if they did."|"Uffern, I only keep a bar," says Gwen.} -> DONE
=== r_gwen_leave
#react: gwen leave
{!"Off you go," says Gwen. "Ring the bar when you're in. I'm serious. I shan't sleep."|Gwen sees you to the door with her eyes, and then counts what's left.} -> DONE
=== r_ferreyra_act
#react: ferreyra act
{!Ferreyra lets you finish. Then he moves what you've moved one finger to the left, where it had been going to fall.|"Good," says Ferreyra. It's about half of it that he means.|The hunter's looking not at what you do but at where you'll stand when you have done it.|Ferreyra fills the gourd. It seems to be in reply.} -> DONE
=== r_ferreyra_say
#react: ferreyra say
{!"That is so," says Ferreyra, after trying it for soundness.|"Half," says Ferreyra. "I'll wait for the other one."|Ferreyra takes that and stows it, like a cartridge.|"You say it like a person who's seen it," says the hunter. "I'd thought so."} -> DONE
=== r_ferreyra_ask
#react: ferreyra ask
{!"I don't know yet," says Ferreyra. "I'm walking round it."|"Tracks don't say why," says Ferreyra. "Only which way, and how tired."|He considers if the answer would be true, finds a place where it wouldn't, and shakes his head.|"Ask me one I can hit," says Ferreyra.} -> DONE
=== r_emrys_act
#react: emrys act
{!"Sorry, was that in your way? Was I?" says Emrys, and holds it for you.|Emrys has heard what you'll drop before you've dropped it, and is there underneath.|"No, that's lovely, that is," says Emrys, sorry to be looking.|Emrys pulls his sleeves down across the bandages and does the other end.} -> DONE
=== r_emrys_say
#react: emrys say
{!"Sorry," says Emrys. "I mean, yes. I'm sorry. Yes."|"You're the first that's put it so," says Emrys. "I'd apologise, only I'm not sure what for."|Emrys hums what you said, on three notes, to see how it goes.|He listens with his head on one side, politely, to you and a lorry nine miles off.} -> DONE
=== r_emrys_ask
#react: emrys ask
{!"I wish I knew," says Emrys, "honest, I do, I'm sorry."|"I'm not the one to ask," says Emrys. "I wasn't there. I mean that I was, but I wasn't."|"Gwen'd know," he says. "She'd not say. Sorry."|Emrys opens his mouth, hears something in the hills, and forgets what it was for.} -> DONE
=== r_nelida_act
#react: nélida act
{!"That's chargeable," says Nélida, and makes a note.|Nélida lifts her feet, so that you can do it under there as well.|"I didn't see that," says Nélida. "I shall put the time that I didn't see it."|Nélida counts stitches through the whole of it and comes out right.} -> DONE
=== r_nelida_say
#react: nélida say
{!"I'll minute it," says Nélida.|"The doctor before last said so," says Nélida. "He's in Buenos Aires. He does cats."|"With respect," says Nélida, and that's all; it seems to be a full sentence.|"Noted, filed, forgotten," says Nélida, "in that order, and there's a fee for the third."} -> DONE
=== r_nelida_ask
#react: nélida ask
{!"That information is held upstairs," says Nélida. There isn't any upstairs but hers.|"Yes and no," says Nélida. "Sign here."|"I couldn't say, doctor." She could. It's in how she turns the row.|"You want the yellow form for that," says Nélida, "and I lit the stove with it."} -> DONE
=== r_act
#react: act
{!You make the attempt. The wind has a look, and goes on.|You try, and the kennel dogs have an opinion of it.} -> DONE
=== r_say
#react: say
{!You say it aloud. In this country it's not thought odd, one only waits till the gust is over.|It's gone down the street before you've closed your mouth.} -> DONE
=== r_ask
#react: ask
{!No one's there who could tell you. A name might help; there's generally someone who knows of a name.|The calendar on the door has no entry for that.} -> DONE

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
