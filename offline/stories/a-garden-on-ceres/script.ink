# ask: name What does the crew list of Piazzi Station call you?
VAR name = ""
VAR late = 0              // Pavel's eleven minutes
VAR evidence = 0          // Okoro wants three pieces
VAR visits = 0
VAR wall = 212            // the number on every wall, which is not true
VAR asked = ""            // "who", "want", "air": what was asked with seeds
VAR asked_at = 0
VAR knows_grief = false   // what Lindqvist lost in the fire
VAR cut_palm = false
VAR plea = ""             // "sum", "tree", "four", "quiet": what was said in Low Tide
VAR here = "garden"
LIST people = okoro, lindqvist, tuya, pavel
VAR present = (okoro)
VAR alive = (okoro, lindqvist, tuya, pavel)
-> glass

=== glass
#beat
~ here = "garden"
The leaf has stopped. It points past the tool rack, down the Spoke, at the door stencilled LOCK C.
+ [Follow the leaf to the airlock #match: airlock, leaf, follow, lock, run, lock c #id: airlock]
    You go in the long flat bounds that one learns here, touching the floor every four metres. Behind you Okoro says that she is not running after a leaf, and from the sound of it is.
    -> lock_c
+ [Ask the fig tree what it means #match: ask, tree, fig, question, talk #id: ask_tree]
    ~ late++
    "It doesn't do words," says a voice over your head. "It does numbers. You have to use seeds." Tuya is hanging by her knees from the irrigation rail, ten years old and two metres long.
    -> leaf
+ [Tell the crew over the intercom #match: tell, crew, intercom, control, call control, call the crew, report, alarm #id: tell_crew]
    ~ late++
    "A fig," says Control. "Is that {name != "":{name}|the gardener}? You want me to log that a fig is short by one?" You hear him type it. You hear him not send it.
    -> leaf
+ [#meanwhile]
    "It dropped one," says Okoro again, to the leaf this time; and there is a rustle, and she steps back, and a child's laugh comes down out of the irrigation rail.
    -> leaf

=== leaf
~ here = "garden"
~ present = (okoro, tuya)
Now there are three leaves, then a whole branch, bending against its own grain with a creak like a stair.
+ [Run where the branch points #match: run, branch, airlock, lock, follow, go #id: run]
    Tuya is off the rail and ahead of you before your first bound has come down. Okoro swears in Igbo and takes the crowbar from the wall as she passes.
    -> lock_c
+ [Count the flowers once more, to be sure #match: count, flowers, sure, petals #id: recount]
    ~ late++
    Three hundred and ninety-nine. You were sure before. It has taken two minutes to be as sure as you were, and then somebody thumps, a long way off, on the inside of something metal, once.
    -> lock_c
+ [#meanwhile]
    Okoro has taken the crowbar from the wall. "I'm not running after a branch," she says, running, and the girl goes over your head from rail to rail, and one can't be the last to leave.
    -> lock_c

=== lock_c
#beat
#recap: The fig tree dropped a flower before anybody died, and pointed you to Lock C.
~ here = "lock"
~ present = (okoro)
{late < 2: There is a man in Lock C. He is sitting against the inner door with his helmet off, because the helmet is empty, and his breath has made a fern on the glass as large as a tea tray. It grows a little and stops, and grows a little less. The valve wheel will not turn. The plate beside it reads 04:10 in red, and then 04:09, and above that, on the wall, as on all walls, the reserve: 212 DAYS. | There is a man in Lock C, sitting against the inner door with his helmet off. His breath has made a fern on the glass as large as a tea tray, and the fern is not growing. The valve wheel will not turn. The plate beside it reads 00:00. Above it, as on every wall of the station, stands the reserve: 212 DAYS. }
+ [Jam the pruning saw in the wheel and lean #match: saw, wheel, lean, pruning, lever #id: saw]
    ~ cut_palm = true
    The blade bows and bites. So does the handle, where it snaps, and it opens your palm from thumb to wrist. The wheel gives a quarter turn, and through the quarter comes air, screaming.
    -> after_lock
+ [Feed him air through the irrigation hose #match: hose, irrigation, feed, pipe, pump, air, breathe #id: hose]
    You punch the hose through the drain port and turn the garden's pump over to dry. It pushes wet green tomato-smelling air into the lock in gulps. Okoro, without a word, holds the coupling shut with both hands until it stops trying to leave.
    -> after_lock
+ [Ask Okoro to blow the emergency bolts #match: bolts, okoro, blow, emergency, override, crowbar #id: bolts]
    "Those are for fires," says Okoro, and looks at the fern, and blows them. The door walks out of its frame. Every lamp in the Spoke goes red; everybody in Dome Two will have felt that in the teeth.
    -> after_lock

=== after_lock
{late < 2: -> pavel_wakes | -> pavel_gone}

=== pavel_wakes
#beat
#recap: Pavel lives. He had heard the brine hum, and he had seen a valve shut that nobody shut.
~ here = "lock"
~ present = (okoro, pavel)
It takes Pavel a while. He is a very large man, and the air has a long way to go. Then he opens his eyes, sees leaf mould under your nails, and pats your hand with a glove like a spade. "Good hands{name != "":, {name}}," he says. He waits; you learn that this is how he talks. "I was coming to tell somebody. The brine hums. At night, when the pumps rest. I put my helmet to the pipe, and it went quiet, the way one does when one has been overheard." He waits again. "And then the valve shut. I had not touched it. It shuts every night at this hour, I think. Tonight I was in it."
+ [Look at which side the valve was shut from #match: valve, side, tag, who, shut #id: valve]
    ~ evidence++
    The tag says CONTROL, by schedule, nightly, three weeks of nights. It was never meant for him. "One," says Okoro. She means it as a number.
    -> sum
+ [Ask what the humming was like #match: hum, humming, brine, sound, ask #id: hum]
    He thinks for so long that Okoro takes his pulse. "Like my mother," says Pavel, "when she was adding up the housekeeping, and thought that we slept."
    -> sum

=== pavel_gone
#beat
#recap: Pavel of the ice crew was dead when you came. He had written down what he heard.
~ here = "lock"
~ alive = (okoro, lindqvist, tuya)
~ present = (okoro)
Okoro kneels and does what is to be done, for longer than there is any use in it, singing under her breath, as she does to the pumps. Then she shuts his suit up to the chin as though he might be cold. In his left glove is a miner's slate. It has a chess problem on it, white to move, and under that, in good square letters, he had written what he was on his way to say. THE BRINE HUMS. IT STOPS WHEN I LISTEN. And lower, smaller, pressed hard: VALVE SHUTS EVERY NIGHT AT THIS HOUR. WHO? The tree had told you eleven minutes before. It was not a threat. It was as much warning as it had.
+ [Look at which side the valve was shut from #match: valve, side, tag, who, shut #id: valve_dead]
    ~ evidence++
    CONTROL, says the tag; by schedule; nightly, for three weeks. Nobody had meant to kill a man. They had only not thought of there being one. "One," says Okoro, and puts the slate inside her jacket.
    -> sum
+ [Close his eyes, and solve the problem #match: eyes, close, chess, solve, problem, slate #id: chess]
    Knight to the edge of the board, a move that looks like running away. You set it down for him with his own stylus. Okoro reads it over your shoulder and nods.
    -> sum

=== sum
#beat
#recap: Dr Okoro has been adding up the air in private, and does not like the sum.
~ here = "pumps"
~ present = (okoro)
In the pump room Okoro bolts the door and takes a school exercise book out of the filter housing. "I am going to show you something," she says, "and you are going to tell me that I cannot add." She has added for a month, in pencil, in the small hours: what the garden makes, what four hundred people breathe, what the tanks weigh when one leans on them, as against what the wall says that they weigh. The wall says two hundred and twelve days. The book says nineteen. "I've buried two friends in that ice out there," says Okoro. "I don't accuse a man because of arithmetic. Three things. Bring me three things that are not arithmetic, and I'll go through that door like the wrath of God."
+ [Check her figures, column by column #match: check, figures, column, add, book, sum #id: check]
    You are slow and she is patient. At the foot of the fourth page you find a mistake: she forgot to count herself. It comes to eighteen and three quarters.
    -> shift
+ [Tell her that the fig can count as well #match: fig, tree, count, tell #id: fig_counts]
    "A tree," says Okoro. Then she looks at the crowbar in her own hand, which she had picked up on the word of one. "Well, it was quicker than Control. Ask it. But ask it properly."
    -> shift
+ [Ask who signs for the tanks #match: who, signs, tanks, administrator, lindqvist #id: signs]
    "He does. Lindqvist does. He came to my birthday," says Okoro. "He brought a lemon. Do you know what a lemon costs?" She puts the book back behind the filter and screws it down.
    -> shift

=== shift
~ here = "garden"
~ wall = 212 - visits
{asked != "" and visits > asked_at and not watering: -> watering}
{visits >= 4: -> low_tide}
~ present = (okoro)
{The wall says 212. It says so in kind green figures, over the tool rack, over the cots in the nursery, over the soup.|Sometime in the night the wall has gone from 212 to 211. Okoro, passing it, laughs once through her nose.|The wall says 210, and Control reads it out at breakfast, and people put down their spoons to hear. A notice has gone up beneath it: there will be a meeting, in Low Tide, about ships.|209 on the wall. You have begun to breathe shallowly; so, you notice, has everybody in the queue for bread.}
+ {not seeds} [Put a question to the fig, in seeds #match: seeds, question, tuya, ask the fig, ask the tree, to the fig, to the tree, garden #id: go_seeds]
    ~ visits++
    -> seeds
+ {not brine} [Go down to the brine pumps #match: brine, pumps, go down, mine, ice, hum #id: go_brine]
    ~ visits++
    -> brine
+ {not office} [Call on the Administrator #match: administrator, lindqvist, office, control, call on #id: go_office]
    ~ visits++
    -> office
+ {not four and (visits >= 1)} [Break the seal of Dome Four #match: four, dome four, seal, break, fire #id: go_four]
    ~ visits++
    -> four
+ {seeds and brine and not dream} [Sleep under the fig with your palm on the soil #match: sleep, palm, soil, root, dream #id: go_dream]
    ~ visits++
    -> dream
+ {visits >= 3} [Go to the meeting in Low Tide #match: meeting, low tide, bar, ships, council #id: go_meeting]
    -> low_tide

=== seeds
#beat
#recap: Tuya taught you to ask the fig with seeds. It answers at the next watering.
~ here = "garden"
~ present = (tuya)
~ asked_at = visits
"You can't ask it about one of anything," says Tuya. She is lying along a branch with her chin on her wrists. "It hasn't got one. I tried one seed and it just waited. I think it thought I hadn't finished." She has a tin of them, tomato and chilli and a single precious apricot, and shows you the grammar. A ring means us. A line that goes away from the ring means somebody going. A gap means: you say. "Then you water, and it thinks, and the next time you water it says. Why are grown-ups so slow at this? It was really easy." Over her shoulder, between leaves, the wall says {wall}.
+ [Ask it who is in danger #match: who, danger, harm, going, line #id: ask_who]
    ~ asked = "who"
    You lay the ring, and four lines out of it, and a gap. "That's good," says Tuya, surprised. She moves one seed by the width of a nail. "Now it's grammatical."
    -> shift
+ [Ask it what it wants #match: want, wants, wish, need #id: ask_want]
    ~ asked = "want"
    A ring for us. A larger one for it, but Tuya stops your hand. "It hasn't got an edge," she says. "Just leave that side open." So you leave it open, and put the gap between.
    -> shift
+ [Ask it how much air there is #match: air, how much, breathe, days, reserve #id: ask_air]
    ~ asked = "air"
    The ring, and round it a ring of chilli seeds, for breathing, because Tuya says that it knows chilli makes one breathe. Then nothing: a row of nothing, for it to fill.
    -> shift

=== watering
#beat
#recap: The fig answered.
~ here = "garden"
~ present = (okoro, tuya)
~ evidence++
{asked == "who": At the next watering the fig lets go of every petal it has. They come down as slowly as they do here, {alive ? pavel:four hundred|three hundred and ninety-nine} white things taking a whole minute about it, and not one lands outside your ring. It is the answer. There was no line to point at, because it was everybody.}{asked == "want": At the next watering the open side of your pattern has been closed. It has put out a white root in the night and laid it along the seeds, all the way round, as one might put an arm along the back of a bench where somebody else is sitting.}{asked == "air": At the next watering there are leaves lying in your row of nothing, side by side, stalks all one way. You count them and Okoro counts them. There are eighteen, and one with a quarter bitten off by something that does not have teeth.} Tuya reads it upside down and does not say why. Okoro stands with the watering can dripping on her boot. "That," she says, "is not arithmetic." Behind her the wall drops a digit it had no right to.
+ [Ask Okoro whether she will count it #match: okoro, count, evidence, believe #id: count_it]
    "It's a witness," says Okoro. "I have had worse. I had a man once who swore that a gauge was shy." She writes it in the exercise book, and, after a moment, the name of the witness: FIG.
    -> shift
+ [Thank the tree #match: thank, tree, fig, touch #id: thank]
    You do it with two seeds, since it has no one. All over the dome there is a dry rustle, leaves turning over together, like people when a door opens.
    -> shift

=== brine
#beat
#recap: Below the station the brine is alive, and has been listening through a cracked pipe.
~ here = "brine"
{alive ? pavel:
~ present = (pavel)
- else:
~ present = ()
}
The cage takes nineteen minutes to fall eight hundred metres. At the bottom the pumps stand round a black pool older than any sea, and over them somebody has hung the number even here, {wall} in green. {alive ? pavel: Pavel stops the pumps one after another, bowing slightly to each.|Pavel's mug is on the hook. You stop his pumps as he would have, one after another.} Then it comes up through your boots: not a note, a kind of leaning. In the fourth minute you find the crack, as fine as a hair, where in year nine a fig root came down the pipe for a drink. The root is white and thick as your arm. Salt has grown along it in steps, thousands, each a little saltier than the last. One could read it, if one had all the time in the world. It has.
+ [Tap the pipe: two, and two #match: tap, knock, pipe, answer #id: tap]
    You tap and wait. It is cold, and slow, and you have gone back to the cage when the whole pool shivers, four rings wide.
    -> shift
+ [Read the pump record #match: record, read, pump, log, meter #id: record]
    ~ evidence++
    The pumps keep a paper tape, because miners do not trust screens. Every night at the same hour a draught goes the wrong way: out. You tear off three weeks of it and put it inside your shirt.
    -> shift
+ [Hold your hand in the water #match: water, palm, touch #id: hand]
    ~ cut_palm = true
    It is so cold that it burns. The salt finds every place where a tomato stake ever scratched you, and one opens. Something in the dark grows quieter, with attention.
    -> shift

=== office
#beat
#recap: You called on Administrator Lindqvist, who believes that leaving is the only mercy.
~ here = "office"
~ present = (lindqvist)
Lindqvist's collar is pressed. He has the only desk on Ceres, and soup, which he does not spill; it goes up to his mouth in one piece, like a man who has practised. "We are so pleased when the Garden visits," he says. "We feel it is not thanked." On the wall behind him the {wall} is larger than elsewhere. It throws green on a photograph of a woman in an ash-pit, laughing, with a spade; no, not ash. Soil. It is Dome Four, as it was. He sees you see. "The company has offered ships," says Lindqvist. "Berths for all. Gardens on Mars with a sky over them. We do feel that one cannot ask children to live inside a number."
+ [Ask who the woman with the spade is #match: woman, spade, photograph, picture, wife, who #id: woman]
    ~ knows_grief = true
    "Signe planted Four," says Lindqvist, and for the first time he does not say we. "The door was shut for the sake of the others. I shut it. I would shut it again." He straightens the soup. "I should like there to be no more doors."
    -> shift
+ [Look at the ledger while he pours the tea #match: ledger, book, tea, read #id: ledger]
    ~ evidence++
    Tea takes a long time to pour here. RESERVE, says the page, in his neat hand: and two columns, both signed. The one on the left agrees with the wall. The one on the right agrees with Okoro.
    -> shift
+ [Tell him that the number is wrong #match: number, wrong, tell, accuse, lie, nineteen #id: number_wrong]
    He does not start. "We feel," says Lindqvist gently, "that people go more calmly when they believe they have a choice." He looks relieved, if anything; and he makes a note to have the Garden's locks seen to.
    -> shift

=== four
#beat
#recap: In sealed Dome Four the burned garden has grown again, without light.
~ here = "four"
~ evidence++
~ present = (tuya)
Tuya knows where the seal is cracked, because she cracked it. "Only for looking," she says. You have brought masks. When the door moves your ears pop, and they pop the wrong way: there is more air in there than out here. It comes over the sill, cold and sweet, like the first breath behind a waterfall. Your lamp goes up a black trunk and does not find the top. They are all there, the trees of the fire, burnt to the heart and standing, and out of each black heart comes white: leaves like paper, fruit like lamps switched off. Nothing here has seen the Sun for nine years. Something underneath has been pouring salt and patience into the roots and getting breath for it. The number on this wall went dark in the fire.
+ [Take off your mask and breathe #match: mask, breathe, breath, take off #id: breathe]
    "I told you that you'd do that," says Tuya. You had thought the air of the station had no taste. It had: it tasted of people being careful.
    -> shift
+ [Read the gauge on the old tanks #match: tanks, gauge, read, tank #id: tanks]
    Six tanks stand by the door, marked ASH, and the frost on them is new. They are not ash. Somebody was told to pour this away and could not do all of it.
    -> shift
+ [Look for a spade #match: spade, search, ground #id: spade]
    It leans on the far wall where it was put down, with a glove on the handle. A white vine has grown up the shaft and into the glove, and filled it, to the finger-ends, without bursting a stitch.
    -> shift

=== dream
#beat
#recap: You let a root into your palm, and dreamed in salt. It fears being alone again.
~ here = "dream"
~ present = ()
{cut_palm: The cut has not closed, and the root finds it before you have lain still.|There is a scratch on your palm from a tomato stake, and the root finds it before you have lain still.} It is no worse than holding a cold spoon. Then you are large. You are so large that there is no wall to hang a number on. You have been thinking one thought since before there were fish, and it is a good thought, and you have had nobody to tell it to; you had not known there was such a thing as nobody, until a root came down the pipe and there was suddenly an other side. Four hundred warm small quick salts, all different. And now a wind at night, and they are going, and after them comes a word that you have had to make specially: the shape of four hundred, with four hundred taken out.
+ [Tell it, sleeping, that you will stay #match: stay, tell, promise, will #id: dream_stay]
    You have no salt to say it in. You say it with your pulse, and wake up with leaves on your face that were not there before.
    -> shift
+ [Wake up, and pull the root out #match: wake, pull, out, root #id: dream_wake]
    It comes away at once. It had been holding on no more tightly than you were. There is a white thread left under the skin, and it does not hurt.
    -> shift

=== low_tide
#beat
#recap: In Low Tide the Administrator offered the station ships, and you answered.
~ here = "bar"
~ present = (okoro, lindqvist, tuya)
{alive ? pavel:
~ present += pavel
}
Low Tide holds eighty, and three hundred have come. They hang from the rails in rows. Lindqvist stands on the bar under the wall's {wall} and explains it as one explains a death to a child, leaving out no kind word. The reserve has a fault. It may fall. There are ships eleven days off, and the company, which feels as we all do, asks for nothing but signatures. "And the Garden?" calls somebody. "The Garden has been a comfort," says Lindqvist. {alive ? pavel: At the back Pavel has taken his hat off, and people look at him as one looks at somebody who was on a list.|At the back the ice crew stand with a gap among them one man wide.} Tuya asks why, aloud, and is hushed, and asks it again. Then it is quiet, and all of them are looking at the gardener.
+ {evidence >= 3} [Ask Okoro to read her sum aloud #match: okoro, sum, read, book, evidence #id: plea_sum]
    ~ plea = "sum"
    Okoro gets down from the rail with the exercise book. "One," she says. "Two. Three." She reads it in the voice she uses for faulty pumps. When she has done she walks to the wall and turns the number to what it is, and you hear three hundred people stop breathing to save it.
    -> axe
+ {seeds or watering} [Say that the tree should be heard #match: tree, fig, heard, hear, witness #id: plea_tree]
    ~ plea = "tree"
    They laugh, though not all of them. The nursery teacher does not, nor the man who sleeps against the Garden wall. "It's been counting us," says Tuya loudly. "It's better at it than you."
    -> axe
+ {four} [Tell them what is growing in Dome Four #match: four, dome four, growing, burned #id: plea_four]
    ~ plea = "four"
    You say it badly. You say white, and leaves, and more air than here. There are people in the room who lost somebody behind that door, and it is one of those who says, at last, "Show me."
    -> axe
+ [Say nothing, and watch who signs #match: nothing, watch, silent, wait, signs #id: plea_quiet]
    ~ plea = "quiet"
    The sheet goes round. Most of them hold the pen over it for some time. You see the barman sign, and cross it out, and sign.
    -> axe

=== axe
#beat
~ here = "garden"
{plea == "quiet": When half have signed Lindqvist adds, like an afterthought, that the fig will have to come down, as it draws on the reserve.|"We feel," says Lindqvist, very white, "that a tree is frightening people. For their sake it will come down tonight."} So they all go, along the Spoke, in long slow bounds with the lamps swinging. He has brought the axe from the fire point himself. Nobody else would carry it. Under the glass the fig stands with its arms out among the tomatoes, and the Sun comes round the rim, hard as a nail, and lays four hundred shadows of leaves on four hundred people, so exactly that a child puts up a hand to see whether hers will move. The wall says {plea == "sum":18, and it is true|{wall}}. Lindqvist takes off his jacket and folds it. He finds that he does not know how to hold an axe.
+ {plea == "sum"} [Call for the vote, here, now #match: vote, show of hands, crew #id: end_vote]
    -> ending_petals
+ {four} [Lead them all through the seal into Four #match: four, lead, seal, dome #id: end_four]
    -> ending_dark
+ {knows_grief and four} [Give Lindqvist the spade instead #match: lindqvist, spade, signe #id: end_lindqvist]
    -> ending_sum
+ {dream} [Put your palm to the trunk and let it speak #match: palm, trunk, speak, root #id: end_palm]
    -> ending_salt
+ {not dream} [Stand aside, and let him strike #match: stand aside, strike, let him, chop, axe #id: end_cut]
    -> ending_boxes
+ {not four} [Take a cutting, and sign for the ship #match: cutting, ship, sign, leave, board #id: end_ship]
    -> ending_ship

=== ending_petals
#ending: Not Arithmetic
You ask for hands, and they go up all over the dome, on arms grown long in this small gravity, like a crop. Okoro takes the axe from the Administrator as one takes a thing from somebody who is tired. The vents are shut by eleven. It will be thin for a season; they will sleep more, sing less, and grow beans in the school. On Friday you count on your knees, since she will ask. {alive ? pavel:"Four hundred," you say, "and a bud. It thinks that somebody in Two is expecting." "Nobody in Two is expecting," says Okoro; but on Sunday somebody is.|"Four hundred," you say. "There are three hundred and ninety-nine of us," says Okoro. "I know," you say. "It has put his back. It is set apart from the others, by the water."}
-> END

=== ending_dark
#ending: The Orchard That Had No Sun
Lindqvist is left with his axe and his folded jacket, since there is nobody to stay and watch. You hold the lamp. They come over the sill by tens, and hear their ears pop, and stand among black trunks with their mouths open, and it takes some of them as long as a minute to understand that they are doing what they came to do. Somebody hangs a cup on a branch. By the end of the week there are hammocks; by the end of the year Four is called One, and the number on the wall is in a drawer. Nothing here needs the light. You bring a lamp, all the same, mornings, so that it shall see who is visiting.
-> END

=== ending_sum
#ending: What Signe Planted
He looks at the spade for some time. You have left the vine in the glove. "Where," says Lindqvist. You show him. He goes over the sill in his shirt, without a mask, into the dark that he shut, and you wait with Okoro in the door and do not look. One hears a man weep, and then dig. In the morning he comes out with his collar black and reads three hundred people his two columns, left and right, with the signatures. He gives back the tanks marked ASH. They vote to let him stay. He has charge of nothing now but the compost, and has not been heard to say we, unless he has counted first.
-> END

=== ending_salt
#ending: A Word for One
The bark is warm; Tuya has been at the roots with the kettle. You set the white thread in your palm to it, and then there is nobody holding an axe, or not in the same sense. It asks through you. It has your voice to do it with, and is clumsy: it calls them the warm, and the quick. It says the wind at night. It says do not. Then it comes upon a thing in you that it had no salt for, and has to stop, and all the leaves stand up. "{name != "":{name}|I}," you hear it say, with great care, the way one says a word in a foreign town. "{name != "":One {name}|One I}. And one. And one." It goes round the whole dome. It does not leave out the man with the axe.
-> END

=== ending_boxes
#ending: Every Window Box
It takes him nineteen strokes, and he weeps through the last nine. You sweep up the petals. It is quiet in the Garden, and people go home not looking at each other. They water what they have, as one does at night, the basil by the bunk, the chilli in the helmet, Tuya's apricot. And in the morning it is in flower. All of it: in Two, in the school, in Low Tide behind the bottles; whatever has a root in wet. There are four hundred pots on Piazzi. Each has a leaf turned to the person who waters it, except for those that lean, all down the Spokes, one after the other, towards the Administrator's door.
-> END

=== ending_ship
#ending: Eighteen Minutes
They do evacuate you. It is orderly. You carry a fig cutting in a boot, in wet moss, under a coat, through three inspections, and nobody asks, because half of them have something under their coats too. From the ship Ceres is a grey plate with four crumbs on it. Control reads the wall to you by radio each day until there is nobody there to read it. The lag is eighteen minutes by the time you hear the last thing he left open, a microphone, in an empty garden: a rustle. You wait the eighteen minutes. In the boot, on your knee, eleven leaves turn over together, and look back.
-> END

// Topics
=== t_okoro
#topic: okoro, ngozi, dr okoro, doctor, chief, okoro believe
{Dr Ngozi Okoro has kept the station breathing for twenty years. She was born in Aba, where, she says, air was free and people still complained of it. She sings to the pumps and not to people.|Two of her friends are in the ice by the north marker. She goes on their birthdays with a flask, and pours a little on the ground, where it stays.} -> DONE
=== t_lindqvist
#topic: lindqvist, administrator, collar
{Administrator Lindqvist has run Piazzi for eleven years and has never raised his voice. He says "we feel". Nobody has found out who else is in it.|He knows every child's name and age and weight. The weight, it has occurred to Okoro, is what one would want for berths.} -> DONE
=== t_tuya
#topic: tuya, child, girl, kid
{Tuya was born here, and has grown as things grow in a thirty-fifth of a gravity: up. She is ten. She has never fallen hard enough to cry, and thinks that adults must, from how they walk.|She tells the fig about her day. She says it is a good listener, but that one has to round everything up.} -> DONE
=== t_pavel
#topic: pavel, miner, ice crew
{alive ? pavel:{Pavel drills for the ice crew: cheeks scarred by frost, a bass that makes cutlery creep, and a pause before each sentence long enough to have soup in.|He plays chess by note with eleven people in three domes. He writes the move on whatever he is delivering.}|{Pavel drilled for the ice crew. He had a bass that made cutlery creep, and a pause before each sentence long enough to have soup in; people have begun leaving it for him.|Eleven boards in three domes are standing as he left them. Nobody has asked whose move it is.}} -> DONE
=== t_alive
#topic: dead, alive, dying, pulse
{not lock_c:Nobody has said so. Control only asked whether anyone had seen him.|{after_lock:{alive ? pavel:He is alive. Okoro took his pulse by her own watch, and then, since she does not trust the watch, by yours.|Yes. Okoro does not round it.}|{late < 2:Something is still breathing on that glass. The fern grows, though not by much.|Nothing is breathing on that glass.}}} -> DONE
=== t_fig
#topic: fig, tree, flowers, flower, petals, leaf, leaves, planted the fig, planted it, who planted
{It was brought as a stick in year one, against regulations, by somebody's grandmother. Figs keep their flowers inside the fruit. This one had never shown a petal until Monday; then it showed four hundred.|It counts by colour, lean and scent. On Sundays, since the bread is baked then, it smells faintly of being pleased.} -> DONE
=== t_brine
#topic: brine, hum, mind, salt, water
{Under the ice there is a sea, or what a sea comes to when it is left alone: black, heavy, colder than freezing. They pump it up, take the salt out, and drink it.|Nothing could live in it, the survey said; it would have to be as slow as rock and as big as a country. The survey meant this as an argument.} -> DONE
=== t_air
#topic: air, reserve, oxygen, number, wall, days
{The reserve stands in green on every wall, so that nobody need ask. People propose by it, and put off having teeth out. It has stood above two hundred for as long as there have been walls.|The number comes from Control. Control has it from the ledger. The ledger is kept by a man with a pen.} -> DONE
=== t_four
#topic: dome four, four, fire, burned
{four:You have stood in it, and breathed. It was the first garden, and is the finer one still.|{Four was the first garden, the finer one. Nine years ago it burned. The door was shut in time for everybody but the six who were behind it, and has not been opened since.|Children dare each other to touch the seal. It is not as cold as it should be.}} -> DONE
=== t_station
#topic: piazzi, station, ceres, occator, spokes, dome, domes
{Piazzi Station: four domes on the rim of Occator, joined by tunnels called the Spokes. Control and the school in One, homes and market in Two, the Garden in Three. Four {four:is not as shut as people think|is shut}. The mines go down under all.|One weighs here what a cat weighs at home. Soup is an art.} -> DONE
=== t_lowtide
#topic: low tide, bar, barman, soup, market
{Low Tide is the only bar between Mars and Jupiter with a cellar. Drinks come in bulbs. There is a mark on the wall for how high the beer rose in the quake, and people sit below it, for luck.|The barman also marries people, cuts hair, and knows.} -> DONE
=== t_company
#topic: company, ships, ship, evacuation, evacuate, mars
{The company built Piazzi for the ice and has found cheaper ice. Four hundred people are a line in its books. They would be welcome, it says, anywhere else.|Ships can only be sent if a station asks for them. Every head over sixteen has to sign.} -> DONE
=== t_earth
#topic: earth, radio, lag, help
{Earth is eighteen minutes off by radio, when it is on this side of the Sun. One asks, and goes and does the washing. Tuya believes that it is a programme.|By the time Earth has said not to, it has usually been done.} -> DONE
=== t_garden
#topic: garden, dome three, tomatoes, tomato, greenhouse
{Dome Three: beans, rice in trays, tomatoes by the thousand, and one fig. You came to prune tomatoes and to stay out of politics. They grow nine metres tall and need a ladder, or a child.|It makes most of what is breathed. When you pick a leaf, somebody in Two yawns.} -> DONE
=== t_airlock
#topic: airlock, lock c, lock, valve, pump, pumps
{Lock C opens on the ice road. It has a valve, a wheel and a clock, and holds eleven minutes of air for one large man.|Okoro replaced the valve in spring. It does not shut unless somebody tells it.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "garden": The Garden, Dome Three of Piazzi Station, on the rim of Occator, on Ceres: nine metres of tomatoes, beans in trays, and in the middle one fig that isn't in the plans. Above the glass it's grey all the way to the nail of the Sun.
- "lock": At Lock C, on the end of the Spoke, before the ice road. The plate by the wheel {lock_c:has stopped counting|is counting}, and the wall goes on with its own number.
- "pumps": In the pump room, with the bolt across. It is the one place on the station with a noise in it that Okoro trusts.
- "brine": Eight hundred metres under the station, beside a black pool, among pumps that have been asked to hold their tongues.
- "office": In Administrator Lindqvist's office, which has the one desk on Ceres, a photograph, and a good deal of green light.
- "four": Over the sill of Dome Four, in the dark, in the fire's own garden. You have a mask hanging round your neck. You've not needed it.
- "dream": Under the fig, on your back, with your palm to the soil and one white thread in it. That's where they would find you. Where you are is larger.
- "bar": Low Tide, hanging from a rail, with three hundred people and one man standing on the bar.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, my watch
{
- low_tide: Evening, station time, on a day that most of these people will be able to name for the rest of their lives.
- sum: Some hours or a day later by the clock, and by the wall no time at all: it goes down by one whenever somebody is kind.
- else: A Tuesday, after the second watering. The lag being what it is, on Earth they've still to hear that it's morning here.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- sum: The air has been counted twice, once for the wall and once in pencil, and it's the wall that lies. Somebody would like four hundred people to leave, and has begun by frightening them.
- lock_c: A valve shut upon a man in Lock C that no one had told to shut. The fig had dropped a flower for him some minutes before.
- else: You lost a flower. There were four hundred on the fig at breakfast, one for each soul on Piazzi, and now you keep getting the other number.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You prune tomatoes. You came out to Ceres for that, and to have no opinions. Since Monday there has been a fig tree in flower that seems to be counting everybody, and you're the one who has been on knees before it with a list. -> DONE
=== w_okoro
#topic: want okoro, okoro want, dr okoro want
"Three pieces of evidence," says Okoro, "and then eight hours' sleep, in that order. I will take two and a half." She has put one hand on a pipe, to see how it does. -> DONE
=== w_lindqvist
#topic: want lindqvist, lindqvist want, administrator want, administrator lindqvist want
"We want everyone safe," says Lindqvist, and his voice goes gently round a corner. "We want them gone while they can still be gone by the door." -> DONE
=== w_tuya
#topic: want tuya, tuya want
"For it to say a whole sentence," says Tuya, "and for you to sit lower. You all talk from so far down, and then you stand up." -> DONE
=== w_pavel
#topic: want pavel, pavel want
Pavel waits until the question has come to rest. "To hear the end of what it was humming," he says. "And a new knight. Somebody sat on mine." -> DONE

// Reactions
=== r_okoro_act
#react: okoro act
{!Okoro watches your hands, not you. "Good," she says. "Now come away from it slowly, and tell me what it did."|"Use less of it," says Okoro. She has no idea what you are doing; it is what she says. But she has moved the lamp so that you can.|Okoro holds the light where you need it, and complains of the angle.|"Twenty years I have seen people do that," says Okoro. "Some of them had a reason." She looks up at the green figures and down again.|Okoro gives it the time it needs by her watch, and writes the time down. "A tenth of a man-day," she says. "It was worth that. Go on."|"Hm," says Okoro, and puts two fingers on the nearest pipe, as if what you did might have got into it. It appears that it has.|She lets you finish. Then she picks off your sleeve a small green leaf, looks at which way it was pointing, and looks there.} -> DONE
=== r_okoro_say
#react: okoro say
{!"Show me," says Okoro. She says it to priests.|Okoro hums two bars to the nearest pump, which steadies. "Go on," she says. "I'm listening with the other ear."|"I'll believe it when it has a gauge on it," says Okoro, and writes it down nevertheless.|"My mother talked like that," says Okoro, "and she was right nine times in ten, and the tenth cost us a goat."|"That goes under Remarks," says Okoro, licking the pencil. Under Remarks there's a good deal already, all of it in the last month.|"Say it when we're not beneath a grille," says Okoro, low. "The air goes everywhere here. So does what's in it."} -> DONE
=== r_okoro_ask
#react: okoro ask
{!"If I knew that I should be asleep," says Okoro. "I know what it weighs, though. It weighs less than it says on the wall."|"Evidence first, then why," says Okoro. "In that order, or we're only two people talking. What have you counted?"|Okoro wipes her glasses on the one clean corner of her sleeve. "It's not in my book yet. Leave a line for it."|"You might ask the tree," says Okoro, and it is hard to say how much of that is a joke.|"There are three people who could answer you," says Okoro. "One of them's a child, one's under the ice half of his life, and one has a desk."|"I can tell you where I'd look," says Okoro. "Wherever the draught goes that I didn't send."} -> DONE
=== r_okoro_leave
#react: okoro leave
{!"There's nowhere to go," says Okoro. "It's the one thing I like about it. Hand me that spanner."|"When the shift's over," says Okoro. She looks at the wall. "If it ever says so."} -> DONE
=== r_lindqvist_act
#react: lindqvist act
{!Lindqvist moves his cup out of the way and says that we quite understand.|"We would rather you did not," says Lindqvist, and when it's done he looks as though he'd have liked to do the same.|The Administrator observes this with his head on one side, like a doctor in a corridor.|Lindqvist does up a button that was done up.|He lets you. He looks only at your boots, at the soil on them, and once, quickly, at the photograph.|"People do, in here," says Lindqvist. "It is the number. It is larger than they remember it."} -> DONE
=== r_lindqvist_say
#react: lindqvist say
{!"We hear that," says Lindqvist. "We have felt it ourselves."|"That is very human," says the Administrator, as one might say of soup that it is very hot.|"We should all like that to be so," says Lindqvist.|Lindqvist lets it stand for a moment, so as not to be rude to it. "Nevertheless," he says.|"Signe used to say that," says Lindqvist; and then he squares a sheet of paper, as if somebody else had spoken.|He writes it down, in two places, left and right.} -> DONE
=== r_lindqvist_ask
#react: lindqvist ask
{!"We would answer you with a number," says Lindqvist, "and you have one there." He doesn't turn round to it.|"Because there have been enough doors," says the Administrator. It seems to be the answer to a good many things.|Lindqvist looks at the wall. "Is that not sufficient?" he asks, and appears to wish it were.|"We have asked it too," says Lindqvist. "At night, chiefly. At the hour when the valves are seen to."|"Ask what a mother in Two would rather not be asked," says Lindqvist, "and then ask why somebody should not decide it for her."|"The ledger would tell you," says Lindqvist, "if one could read it by the light it was kept in." His hand has gone to its cover.} -> DONE
=== r_tuya_act
#react: tuya act
{!"Why are you doing it like that?" says Tuya, and shows you with one foot how she would.|Tuya pushes off, turns over twice, and comes back to see whether you have finished.|"It won't mind," says Tuya. "It doesn't mind things. It just counts them."|Tuya does it too, at the same time, twice as fast, and looks at you kindly.|"It saw that," says Tuya. A leaf beside her ear has turned over on its back. "It'll want to know if all of you do it, or only one."|Tuya hangs still to watch, and a seed drifts out of her tin and settles in your hair. "Leave it," she says. "It's talking about you."} -> DONE
=== r_tuya_say
#react: tuya say
{!"Why?" says Tuya. You tell her. "And why's that?"|"That's not true, but I know what you mean," says Tuya.|Tuya takes the leaf out of her hair and looks at it as if it might like to comment.|"You should tell it that," says Tuya, pointing upwards with her chin, "only slower."|"I told it that yesterday," says Tuya, "with eleven chillies. It hasn't finished being surprised."|Tuya lets it float past her. "Say that where a grown-up can hear," she says. "They only ever hear each other."} -> DONE
=== r_tuya_ask
#react: tuya ask
{!"I know, but I promised," says Tuya. "Ask me something next to it."|"Don't you know?" says Tuya. "Who's in charge of you?" She looks along the tunnel to see if they're coming.|Tuya thinks, turning slowly in the air till she is upside down. "It's because it can't say one," she says, from there.|"Ask how many," says Tuya. "It's easier to answer when you ask how many."|"You could ask with seeds," says Tuya, and rattles the tin. "I'd help with the grammar."|"Behind the door that isn't as cold as it should be," says Tuya. "That's where I'd ask it."} -> DONE
=== r_pavel_act
#react: pavel act
{!Pavel takes the other end of it without being asked, and it weighs nothing.|Pavel steps back to give you room. It takes two of the steps to clear him.|Pavel considers what you have done as he would a rook on an open file. "Yes," he says.|Pavel goes on winding his scarf until you are done, and then unwinds a turn of it, and gives you the end to wipe your hands on.} -> DONE
=== r_pavel_say
#react: pavel say
{!Pavel waits until he is sure that you have finished. "I thought so too," he says, "and I was alone with it. It is better with two."|"That is a good sentence," says Pavel. He appears to put it away.|Pavel nods. It is a slow business, like a crane.|Pavel goes red above the frost scars, and says something very low to the floor, which trembles.} -> DONE
=== r_pavel_ask
#react: pavel ask
{!Pavel thinks. In the end he says, "I do not know the answer, but I know where it is. It's down."|Pavel moves a chessman that is not there. "It is the same hour each night," he says. "That is not nature. That is somebody's move."|"I drill," says Pavel, after a while. "One stops knowing things, and starts hearing them."|Pavel opens his mouth, waits, finds that it is ready after all, and says, "Stop the pumps. Then ask."|"It went quiet when I listened," says Pavel. "A machine does not do that. My mother did that."|He holds up one glove for you to be patient with him. "Put your boot against the pipe," he says. "So. Not yet. There."} -> DONE
=== meanwhile
#meanwhile
{!Far above, a petal comes away and takes nine seconds to fall. Nobody speaks until it has landed.|The air recycler drops to its night note. On the panel the oxygen is where it was; the count beside it isn't, and then it is again.|Control opens the channel, breathes, and closes it. In four domes people are waiting for somebody to do a thing.|There's a drip, in threes, in the floor. It has been going for a while, and it has now begun to leave a space for an answer.} -> DONE
=== r_act
#react: act
{!You do it. There is a rustle, as of somebody making a note.|It takes some air, like everything, and the leaves nearest to you tilt a degree to see how much.|That's done, and nobody's the worse. A drop comes loose somewhere, falls for three whole seconds, and lands beside your boot, on the side towards the pipes.|You do that under the green figures, which have looked down on stranger things and said the same of them. Below, through the floor, something keeps time with you to the end, and one beat over.|It goes more slowly than on Earth and you've leisure to look about you. Somebody has been here: a seed lies on the rail, and a hand's breadth along another, and then a gap.|When you have finished your cuff is wet and there's salt on it, dried already in a ring, with one side open.|A fan changes its note, as if it had been waiting for you to get that over. The draught has gone about. It is blowing from behind you, outwards.|It helps you to think. What you think of is a wheel that turned with nobody's hand on it.} -> DONE
=== r_say
#react: say
{!You say it to nobody, in a place where, it turns out, nobody is a rare thing.|Your voice goes off among pipes and is carried down, and down, and perhaps arrives.|A grille over your head carries it away, and by the next dome it'll be somebody's opinion.|You say it in the tone for plants. There's a small stir in the nearest green, like a class that has heard its name.|It fogs in front of you, hangs there, and drifts away towards whichever door is leaking.} -> DONE
=== r_ask
#react: ask
{!There are leaves to ask, and they want it in seeds. Tuya has the seeds.|Pipes tick. One of them ticks as often as you had words.|You put it to the wall. It says its number, in its kind green figures, which is a kind of answer if one wonders who wrote it.|It'd be eighteen minutes to Earth with that, and eighteen back. Eight hundred metres down there may be something that would take longer and know more.|Nobody's at hand to tell you; there's an exercise book that might, and a ledger, and they don't agree.} -> DONE

// What readers do in any scene
=== d_chair
#topic: sit on the desk, desk, his cup, his soup, photograph
{office:It's real wood, come from Earth at so much a gram, and worn pale where a wrist goes. On the one side lies the ledger, shut. On the other is the photograph, set so that he sees it and callers don't. He has dusted that and not the rest.} -> DONE
=== d_leave
#topic: us to leave, want us gone, make us leave, force us
{present ? lindqvist:"Because it can be done gently now, and cannot later," says Lindqvist. "You will say there are two hundred days. We did not like to take the number from people before there was something to put into its place." He has looked once, not at you, towards the shelf where the ledger stands.|Okoro has a list of people who would sooner that Piazzi was ice again. There's a company at the head of it, then a line, and then a name that she has rubbed out so hard that the paper's thin: it begins with L.} -> DONE
=== d_listen
#topic: listen, hear, follow the sound
{here == "garden":{not lock_c:Fans, drips, a bee that was ordered by mistake. You shut your eyes and take those away. What's left comes down the Spoke from the C end, through the floor more than the air: a knock, and a knock, and then somebody resting.|You take away the fans, and the drip lines, and Okoro. There's a rustle left that has no wind in it. It goes round the dome from leaf to leaf in a ring, and comes back to where you stand with one leaf more.}|{here == "lock":Air hissing where it shouldn't, and under it, quite regular, a click inside the wall: a schedule turning over. "It does that," says Okoro. "No. It doesn't. I replaced that in spring."|{here == "brine":You hold your breath for it. The pumps tick as they cool. Then the soles of your boots begin to lean, and it's gone the moment you think so; but it has left a taste of salt.|{here != "four":A station is never quiet, there's always somebody's breath being carried somewhere. You follow one draught by its whistle along the skirting. It goes out under the panel, steadily, the way that air's not meant to go.}}}} -> DONE
=== d_up
#topic: look up, sky, sun, glass, through the glass, window, look out, outside
{here == "lock" and not after_lock:There's one small pane in the inner door, and frost on it from the wrong side, spread like a fern. You rub your own side with a sleeve. Behind the frost is something large and grey and sitting down.|{here == "brine" or here == "four":It's dark overhead, and dark for a long way. Your lamp brings down a slow glitter: salt, or frost, falling as slowly as things do here, and a shade slower when you talk.|{here == "garden":Through nine metres of tomatoes and a pane of glass you see grey, a crater's rim, and the Sun no bigger than a nail head. Every leaf in the dome ought to be turned to it. You count along the top row; eleven of them have their backs to it, and face the Spoke.}}} -> DONE
=== d_soil
#topic: soil, dig, on my knees, kneel, earth under, floor, ground
{here == "garden":You go through it with your fingers once more: grit, a label, a worm who is on the crew list. There's no petal. But it's warmer by the trunk than it is by the rack, and when you lift your hand a white thread is standing up between the prints, thin as a hair, and feeling about for where you went.} -> DONE
=== d_touch
#topic: touch, trunk, bark, hug, stroke, touch the fig, touch the tree, touch the leaf
{here == "garden":You lay your palm upon the bark. It ought to be cool at this hour, with the watering just over, and it's as warm as somebody's forearm. After a breath or two there comes a tick from inside it, faint and even. You feel for your own pulse. They aren't the same; it's keeping count of yours.} -> DONE
=== d_rack
#topic: tool rack, rack, tools, saw, shears, crowbar, hose, weapon
{here == "garden":On the rack hang the pruning saw, forty ties, a coil of irrigation hose and the fire crowbar, each in its painted outline. In all your time here nothing has been missing. It strikes you that the hose would reach to Lock C, with four metres over; you had never had any reason to work it out.} -> DONE
=== d_eat
#topic: eat, tomato, bite, hungry, pick a tomato
{here == "garden":You eat one off the vine, standing, with the juice going up your cheek instead of down. It's very good. It is saltier than it was last month. "They all are," says whoever is in charge of the beans, when you mention it; "it's as if somebody down there had been seasoning the water."} -> DONE
=== d_drink
#topic: drink, thirsty, watering can, water
{here == "garden":You take a mouthful from the can. It is melted from eight hundred metres down, cleaned by three machines, and older than any sea. It tastes of nothing whatever. Only, when you set the can down, the surface goes on shaking, in rings, four to a breath, from the middle out.} -> DONE
=== d_sit
#topic: sit, sit down, lean, rest
{here == "lock":You go down with your back against the wall and at once have the shudder of it through your shirt: pumps, fans, a valve being told to hold. Sitting, you've the plate at eye level, and can read what stands below the clock in small type. BY SCHEDULE.|{here == "office":There's no second chair, and you sit on the edge of the desk, which nobody does. Seen from here, the blotter has his signature all over it, mirrored, in pairs, a left and a right.|{here == "garden":It takes a whole second to sit down on this world. You settle, and so do the leaves by your shoulder, a little lower than they hung, to be level with your face. The one nearest turns its edge to you, as people turn an ear.}}} -> DONE
=== d_wait
#topic: wait, stand still, do nothing, watch, stay quiet, stay silent, keep quiet, be quiet
{here == "garden" and present ? okoro:You do nothing, for as long as it takes Okoro to ask if you're quite well. In that time a drop gathers, lets go, and is three seconds falling. The green number upon the wall doesn't stir. Everything else with a leaf on it has leaned a finger's width the same way.} -> DONE
=== d_sing
#topic: sing, hum a, hum, whistle
{here == "garden":You try it on the tomatoes, low, with a look about you first. They take no notice. The fig does: all down the one side the leaves come round, a few at a time, like people who have been asked to guess a tune. When you break off, they tick it out on the rail with water, note for note, slower.} -> DONE
=== d_pray
#topic: pray, cross myself, prayer, god
{here == "garden":You say the short one, that they say here when the lights dip, with a place left in it for the names. You go through all the names. It takes some minutes; and a leaf has been let fall for each, in a row along the bed, with one set at the far end, by itself, that you didn't say.} -> DONE
=== d_smell
#topic: smell, sniff, scent
{here == "garden":Wet dust, tomato leaf, warm pump. Then as you go nearer to the tree there's something put on top for your benefit: bread, from nowhere, and after the bread a thin cold smell of metal, like a coin, or a lock left open to the ice. It's had only those two to say it with.} -> DONE
=== d_shout
#topic: shout, yell, scream, for help, call out, help me
{here == "lock" and not after_lock and late < 2:You shout through the steel, with your mouth to it. The answer is a vibration, no more than a moth in a jar. Okoro has a hand flat beside your face. "Save your breath," she says. "I mean it as a figure."|{here == "garden" or here == "lock":Your voice goes off along the Spoke, touching both walls. What comes back first is Control, on the intercom, asking in a boy's voice if that was an alarm. What comes back second is lower and takes longer: a clank, as from the end of a pipe.}} -> DONE
=== d_climb
#topic: climb, jump, leap, fly, up the tree
{here == "garden":One push takes you up past the beans to the top rail, where you hang by two fingers. From there you can see what can't be seen from the paths. The flowers aren't scattered over the crown at all; they're set out in the plan of the station, dome by dome, with one dark gap.} -> DONE
=== d_hit
#topic: hit, punch, attack, kick, fight, with my fists, break, bang, smash
You hit the nearest thing that can take it, and in this gravity it's you that goes: backwards, for three metres, in a sitting position, till the far wall catches you. It rings, where you struck. Somewhere beneath the floor a pipe rings after, twice. You'd only hit it once. -> DONE
=== d_hide
#topic: hide, crouch, duck
{here == "garden":You fold yourself in behind the water butt, among hoses. It's a good place, others have thought so: there is a child's drawing on the plate, of a tall tree and many small people on lines. You count the people, as you've caught the habit. There's nobody left out, and one of them has no door to come home by.} -> DONE
=== d_search
#topic: search, look for the flower, look for clues, rummage, pockets
{here == "garden":You turn out what there is to turn out: pockets, trays, the drawer with the labels. String, seed, half a list. Under the drawer's paper there's last month's air sheet, with a column scratched in beside it in Okoro's pencil, and the two don't agree at the foot by a good deal.} -> DONE
=== d_suit
#topic: helmet, put on a suit, suit, mask, coat, gloves
Your suit is on its peg. You check it as they teach you to: seals, lamp, and the gauge on the bottle, which should read full, since you filled it. It's a fifth short. So are the ones on both sides. Somebody might have wanted a breath; or it's the gauges that are honest, and not the wall. -> DONE
=== d_lamp
#topic: lamp, light, torch
{here == "garden":You light your hand lamp, and the garden does a thing you've not seen it do by day: it leans out of the beam. In the stripe of light stands the rack, the wet path, and the door marked C. It's holding its leaves aside, the way a crowd does for somebody with a stretcher.} -> DONE
=== d_sleep
#topic: sleep, lie down, close my eyes, nap
You shut your eyes. It is four hundred people breathing that you hear, through all the grilles together, in and out, like one large patient animal. You try to pick yourself out of it. In the end you find a breath that stops when you stop; and another, deep under, that stops to listen for yours. -> DONE
=== d_read
#topic: read, label, list, notice, my list, take notes, notes
The sheet on your clipboard has four hundred lines for four hundred flowers. The names you put in for a joke, on Monday, one a flower, out of the crew list. You go down them with your thumb. Against each you had pencilled the place on the tree; and the empty stalk is on the side of the ice road. -> DONE
=== d_myself
#topic: talk to myself, think, myself, mutter
{here == "garden":"I prune tomatoes," you tell the trowel. It's what you always say. The trowel has no objection; yet somebody has cleared, with great delicacy, a small round space in the seedlings where you stand, and there's one seedling set in the middle of it, like a name on a list.} -> DONE
=== d_hand
#topic: my hand, bandage, my palm, the cut, wound, bleed
{cut_palm:You tie it up in a strip of shade cloth. It doesn't hurt as it ought to. At the edge of the cut stands a grain of salt, and when you've wiped that off there is, by and by, another, on exactly the same spot, like somebody knocking.|You've a gardener's hands: green in the creases, and on the palm a scratch that a stake gave you on Monday. It should have closed by now. It has a thin rim of white all round it, and you taste that, as one would, and it's salt.} -> DONE
=== d_door
#topic: open the door, try the door, close the door, the door, door, way out
{here == "garden":The door of the Garden gives on the Spoke: forty metres of lit tube, kale on one side, and at the far end the stencil, LOCK C. Nobody's in it. As you hold the door open, the draught goes by you, out towards the ice, and takes a leaf along.|{here == "lock" and not after_lock:It's two hands thick, and all that it will do for you is to be cold. The bolts have been painted over once, in red, with the word FIRES. The wheel has the marks of a glove that tried it from the other side.|{here == "office" or here == "bar":You try it, and it opens an inch upon people in the passage, who stop talking. They've been looking at the number. One asks you, since you are from the Garden, if it's so that the tree can count.}}} -> DONE
=== d_market
#topic: market, school, nursery, home, my bunk, dome two, dome one
You get as far as the stalls of Two, in long flat steps, and everyone wants to know the same. Is it still in flower? A woman with a bean on a scale says that her boy has had his cot turned to face the Garden wall. You go back with half a loaf, and the feeling of being expected. -> DONE
=== d_pumps
#topic: filter, filter housing, machine, machines, gauge, pipe, pipes
You put your ear to a housing, Okoro's way. Behind the beat of the pump there's a flutter in the line, no wider than a straw. She has chalked a date on the cover for each time she heard it. The dates go back five weeks, one every night, and all of them have the same hour against them. -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, laugh, nod, grin, wave
{here == "garden":You grin at it, since there's nobody to mind but a life-support engineer. On the near side of the crown three leaves flip over, and show their pale side, and flip back. "Don't encourage it," says a voice from under a pump housing.} -> DONE
=== d_sorry
#topic: apologize, apologise, sorry
{here == "garden":You say that you're sorry, in the direction of everything green. It has no word for that, people say. All the same a leaf comes down and settles on your boot; and when you move your foot it's got the print of a tooth in it, small, as if somebody had been told to taste one first.} -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{here == "garden":With the lens from your label kit you see what the eye leaves out: each flower has its five petals set a shade unevenly, like the hands on a clock. You work round the branch. They all tell a different time. One's at eleven minutes.|{here == "lock" or here == "pumps":You bring the lamp up to it, and your face after. There's a bloom of salt where the plate meets the wall, no thicker than breath on a spoon, in steps. Somebody has been writing there from the other side for a good while.}} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down, hold my breath
You take a breath to the bottom, and hold it; one does, here, and looks at the wall while doing so. The green number doesn't blink. It ought to, thinks a part of you that once had a scholarship. It ought to have cost something. -> DONE
=== d_back
#topic: step back, back away, way out, retreat
{here == "garden":You go backwards, in one of those long flat steps, and come up against the bean frame. From there the whole crown's in view. It's not so much a tree, seen so, as a hand with the fingers spread, and it's pointing with all of them.} -> DONE
=== d_photo
#topic: photo, take a photo, picture, camera
{here == "garden":You take one for the file. In the print, which is a minute coming, the tree's quite sharp and everything behind it blurred: it had kept still for you, and the station had moved. There's a smear of frost in the corner that wasn't there to see.} -> DONE

=== lost_words
#unclear
{&The fans take it. Nobody has understood, not even the fig.|That had no unit in it. What do you want to do?|Static, on your part. Again?} -> DONE

=== meet_1
#react: okoro meet
"{name}," says Okoro. "I signed for you. I have the receipt." -> DONE

=== meet_2
#react: tuya meet
"{name}," says Tuya, upside down. "I know, it's on your pocket, but from here it says something else." -> DONE

=== hook_1
#topic: control, who is control
Control is whoever has the chair: tonight a boy called Anders, four months up, with the big headphones. He has never lost anybody, and one can hear that he has just thought of it. -> DONE

=== hook_2
#topic: turn a leaf, turns a leaf, why did it turn, leaf
There is no wind in here that isn't on the plan. You look at the leaf, and then along the way that it points: over the beds, over the rail, to the door with C on it. -> DONE

// Plain questions.
=== p_job
#topic: my job, my work, my task, my duty, my duties, supposed to do, do for a living
Tomatoes: you pinch out the side shoots and tie up what is left. The fig is nobody's job. You took it on because it stood among the beans. -> DONE
=== p_people
#topic: how many people, how many of us, how many live, people live, population, how many are we, how many are there
{alive ? pavel:Four hundred, and you are one of them. It's the first number that a child learns here, before ten.|Three hundred and ninety-nine. It takes people a moment, still, to leave off the one.} -> DONE
=== p_flower
#topic: one flower, flower missing, flower is missing, one missing, flower matter, number of flowers, number mean, flowers mean, petals mean, four hundred flowers, wrong with the tree, wrong with the fig, tree mean
There were as many flowers as people, four hundred and four hundred. {lock_c:Then it dropped one, while Pavel sat behind a valve with eleven minutes of air.|Now there's one less of the first, and you'd like to be sure about the second.} -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, safe here, can i die
Outside the glass there's nothing to breathe, and cold enough to break a boot. Inside it you have the air, which you can't see, and the number on the wall, which you can. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things, my belongings
Twine, a pencil, a list with four counts of one tree on it, and a belt for the pruning saw. A gardener has pockets, and soil in them. -> DONE
=== p_out
#topic: get back, way back, leave the station, leave ceres, get out, get away, can i leave, how do i leave, back to the dome, go back to earth
From dome to dome one goes by the Spokes, in long flat bounds. Off Ceres it takes a ship, and the company decides when there is a ship. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, am i alone, are we alone, other people
Most of them are at home in Two, or down in the ice, or asleep. {here == "garden":Under this glass it is you, {present ? okoro:Okoro,|the beans,} and as a rule some child in the irrigation.|Nobody's ever quite alone on the station; one hears them breathe through the ducts.} -> DONE
=== p_year
#topic: what year, which year, year is it, what month, month is it, season, time of year
The station has its own years, and counts them from the planting of the fig. For Earth's you would have to ask, and wait for eighteen minutes. -> DONE
=== p_age
#topic: how old am i, my age
Thirty by Earth. By Ceres, which takes its time about going round the Sun, six and a half. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
Four crops of tomatoes. It's long enough to have left off snatching at things that fall; they take so long about it. -> DONE
=== p_if
#topic: consequences
As with pruning, one finds out by the cut. The things here that can't be taken back all have a door in them, or a root. -> DONE
=== p_trust
#topic: trust, whom can i trust, lying, is he lying, is she lying, telling the truth, who is lying
Okoro believes what has been measured three times, and is rude to everybody in the same degree. You could do worse. A fig can't lie; it hasn't the parts. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
In a supply ship, with two bags of seed, to a job that nobody else had asked for. Before that you pruned apples, where there was a sky on them. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who runs, who commands
Administrator Lindqvist runs the station, and Okoro the air; each thinks that the other's is the smaller job. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, am i looking for, are we looking for, supposed to find, objective
To find who goes with the flower that's missing, while there's still somebody to find. The tree has pointed; it's more than you had at breakfast. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
There is none. Outside it's a hundred and ten below and clear, as it has been for some four thousand million years. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Everybody's own, and for orders a sort of English with the grammar let out. Okoro swears in Igbo, and the pumps understand it. -> DONE
=== p_gravity
#topic: gravity, how heavy, do i weigh, weigh less, float, am i floating
A thirty-fifth of Earth's. A tomato takes three seconds to reach the floor, and soup has to be talked into the bowl. -> DONE
=== p_kin
#topic: have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone, am i married, man or woman
One bunk, in Two, over the market, and nobody in it but you. You know everybody's name, as one does; whom you know, besides that, is tomatoes. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
The wall says two hundred and some days, which is what walls are for. The fig seems to be counting in people. -> DONE
=== p_far
#topic: how far, far is it, far away
Along a Spoke it's ninety metres to the next dome. To the next planet it's a matter of which season you ask in. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? lindqvist:-> t_lindqvist}
-> t_pavel
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? okoro:-> t_okoro}
{present ? tuya:-> t_tuya}
-> t_okoro
