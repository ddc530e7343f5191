# ask: name What name is on your shop?
VAR name = ""
VAR price = ""
VAR visits = 0
VAR asked = 0
VAR bride = false
VAR pattern = false
VAR banyan_known = false
VAR contract = false
VAR death_known = false
VAR cut = ""
VAR threads = 0
VAR pucker = false
VAR won = false
VAR list_known = false
VAR sewn = 0
VAR here = "shop"
LIST people = bhairab, poppy, bok
VAR present = (bok, poppy)
VAR alive = (bhairab, poppy, bok)
-> threshold

=== threshold
#beat
~ here = "shop"
The heron has an order book under one wing, and the pencil is wet already. The cloth on the step has turned over, to listen.
+ [Name gold #match: gold, coins, money, rich, pay #id: gold]
    ~ price = "gold"
    "Gold," says the heron, with a small sniff, and counts it out on the sill, warm, from under his waistcoat. At cockcrow it will be wet leaves; clause four. You may have the use of it until then. Poppy has bitten one and is looking at the mark.
    -> cloth
+ [Ask truth #match: truth, honest, answers, honesty, plain #id: truth]
    ~ price = "truth"
    The heron goes pale to the beak. "That," says Mr Bok, "is not in the schedule of fees." But it is a price, and named; he takes off his monocle of ice, and something of the lawyer goes out of him with it. "Then ask me, from tonight, and I shall have to say it straight. I shall hate it."
    -> cloth
+ [Refuse #match: refuse, no, decline, shut #id: refuse]
    ~ price = "nothing"
    You shut the blue door. The flood waits. Then one finger of it comes in underneath, feels along the floor like a blind man's cane, and finds the leg of your grandmother's chair. You open the door. "His Majesty wishes me to say he admired that," says Mr Bok.
    -> cloth
+ [Ask who is to be the bride #match: who, bride, marry, wedding, woman #id: who_bride]
    ~ price = "nothing"
    "The party of the second part," says Mr Bok, "has not, in the strict sense, been approached." Behind you the big scissors close by themselves, or Poppy closes them.
    -> cloth
+ [#meanwhile]
    "Silence," says the heron, licking its pencil, "shall be taken as consent, clause nine. Price: open." It has hopped aside; and the cloth comes in over the sill by itself, like a cat.
    -> cloth

=== cloth
#beat
#recap: The Drowned King ordered a coat from you, to be ready in eleven nights.
~ here = "shop"
~ present = (poppy, bok)
You carry the bolt to the cutting table, and it lets you. It is the grey of a river before sunrise and cold as a fish's cheek, and where your sleeve rests on it, it has already begun to copy the sleeve. "River cloth," says Mr Bok, from the sill, "takes the shape of whatever is confessed over it. A lie will pucker the seam. It can be held by three threads only: a hair freely given, a promise kept, and a grief told aloud. We do not supply those."{name != "": In his order book you stand as {name}, by descent.} Poppy walks round the table with pins in her hair and one gold earring that you have never asked about. "Cost you a fortune, stuff like that," she says, with longing. The cloth lifts one corner to look at her.
+ [Tell it something true #match: true, confess, tell, honest, whisper #id: cloth_true]
    You bend down and say that you have never liked weddings. It lies as flat as a pond. You say, lower, why not. The edge of it creeps over your wrist and stays there, as one puts a hand on a person's arm.
    -> hub
+ [Try a small lie on it #match: lie, false, test #id: cloth_lie]
    "I sleep very well," you tell it. A pucker runs from selvage to selvage like a lip being bitten. It takes you until dawn to steam it out, and Poppy, who knows when you sleep, holds the kettle and is silent.
    -> hub
+ [Let Poppy feel the weight of it #match: weight, let poppy, touch the cloth #id: cloth_poppy]
    She puts both arms under it, up to the elbow. "Four annas a yard," she begins; then her voice goes, and the cloth on that side turns slowly the colour of a rent book. She drops it. "Damp," says Poppy.
    -> hub
+ [#meanwhile]
    "It wants to sleep," says Poppy, and spreads a sheet over it. All night the sheet goes up and down. In the morning Mr Bok, without a word, chalks an eleven on the shutter and strikes it through.
    -> hub

=== hub
~ here = "shop"
{ visits >= 3: -> stair }
~ visits = visits + 1
~ present = (poppy)
{You have eleven nights, less one.|The moon is a fingernail thinner; below the floor the river is trying on the legs of the house.|Mr Bok sends word by a perch: on the next night you are expected below, with your tape.}
+ {not attic} [Look in Thakuma's chest in the attic #match: attic, chest, thakuma, grandmother #id: go_attic] -> attic
+ {not banyan} [Row to the banyan shrine #match: banyan, shrine, row, red threads #id: go_banyan] -> banyan
+ {not market} [Go to the boat market with Poppy #match: market, boats, monday, poppy, trade #id: go_market] -> market
+ {not heron} [Stand Mr Bok a plate of fish #match: fish, bok, heron, plate, steward #id: go_heron] -> heron

=== attic
#beat
#recap: In the attic you found your grandmother's pattern for the King's first coat.
~ here = "attic"
~ present = ()
~ pattern = true
Thakuma Nirupama cut for sixty years and threw away nothing but husbands' opinions. At the bottom of her chest, under a judge, two bridegrooms and a goat, lies a man in brown paper: broad back, long arm, B. Rex in her hand, and the year of the great flood. You lay him out on the boards. He is wrong. She was never wrong by the width of a thread, and here the left front is two fingers short, so that no coat cut by it could be made to close. That was cunning. But there is another mistake, which does nobody any harm. Inside, over the heart, where a pocket is never put, she has drawn a pocket. It's just large enough to take one hand.
+ [Trace the pattern for yourself #match: trace, copy, pattern #id: trace]
    You trace him through. Your pencil goes round the pocket twice, because hers did, and you feel with your thumb that at this one place she pressed so hard that she tore the paper.
    -> hub
+ [Put your hand in the paper pocket #match: pocket, heart #id: paper_pocket]
    ~ banyan_known = true
    There is something in it after all: an inch of red cotton, the kind that is sold on the steps of the shrine for tying to the tree. It's knotted round a scrap on which she has written a number. Nine hundred.
    -> hub
+ [Hum the song she hummed at work #match: hum, song, sing, tune, music #id: hum_attic]
    You hum it, and from under the house, a beat late, it is hummed back. It is the man's part. You had never known that the song had one.
    -> hub

=== banyan
#beat
#recap: You rowed out to the banyan shrine with its nine hundred red threads.
~ here = "tree"
~ present = ()
The shrine stands up to its chin in the flood. You tie the boat to a root and sit in the branches like a schoolchild. People say that the threads are wishes: nine hundred of them, red, on every twig within reach of a woman's arm. You have a tailor's eye, and for the first time in your life you let it look. They are all one cotton. They are all one knot, a tailor's knot, thrown left over right with the tail tucked under, that you have seen tied by one pair of hands. The low ones have gone pale as tea. The newest are just about as old as her funeral. There are twelve or thirteen to a year. You count the moons.
+ [Work out how long she came here #match: count, work out, years, how long #id: count_threads]
    ~ banyan_known = true
    Nine hundred new moons are seventy-two years and some weeks. She came on the dark nights, with her song, and sat above the water till the moon was born. She was twenty when she began. She was not wishing. She was waiting for somebody.
    -> hub
+ [Tie a thread of your own #match: tie, thread, own, wish, red #id: tie_thread]
    ~ banyan_known = true
    You tie it beside the last, and your fingers make her knot without asking. So it was she, each new moon, all her grown life. Beneath the boat a carp as long as a door turns over, and looks at you, and goes down to tell.
    -> hub
+ [Look down through the water #match: look down, in the water, under the water, through the water #id: look_water]
    Far under the keel there are lamps, burning water, on a roof that hangs from its own cellar. Someone down there is looking up. He cannot have seen much, in four hundred years, only the undersides of boats.
    -> hub

=== market
#beat
#recap: At the Monday market you learned that Poppy had signed a paper with the water.
~ here = "market"
~ present = (poppy)
On Mondays the three rivers do their shopping. Pumpkins go by, and a dentist, and forty ducks under one hat, and Poppy stands up in your bow and beats all of them down at once with the flat of her tongue. She gets buttons of shell for half an old kettle. Then a woman with eels says, across two boats, "So you've paid that rent of your master's, Poppy-girl!" And Poppy sits down. You had been three months behind. You believed that the landlord had been kind; it was a thing you had resolved to thank him for. "It's nothing," says Poppy to the buttons. "I signed for it, that's all. There was a party in the water had a paper ready. It's only leaves he got, and he'd wrote the receipt."
+ [Ask what was on the back of the paper #match: paper, contract, sign #id: ask_back]
    ~ contract = true
    "You want reading done, that's two annas." She looks at the eels. "I can't read small," Poppy says. She has kept it, folded, in her hair among the pins. On the back, in a heron's neat claw: the signatory, being fed at the Bridegroom's expense, shall be deemed willing.
    -> hub
+ [Thank her, and mean it #match: thank, thanks, grateful #id: thank_poppy]
    "Thanks is one pice," says Poppy. You give her the pice. She turns away to put it somewhere safe, and is a long time finding where that is.
    -> hub
+ [Scold her for a fool #match: scold, fool, angry, shout, stupid #id: scold]
    "And what's a fool cost?" cries Poppy. "Three months at eleven rupees, that's what. You'd be sewing in a ditch." All the ducks look out from under the hat. She does not talk to you as far as the second bridge.
    -> hub

=== heron
#beat
#recap: Mr Bok, the King's steward, told you a little about his master.
~ here = "shop"
~ present = (bok)
He eats standing on one leg at the end of your counter, and wipes his bill on each side as a gentleman strops a razor. He has been steward for three hundred and eleven years. There is a paddy near Faridganj, he says, very shallow, no society whatever. "His Majesty keeps a list," says Mr Bok, "of each kindness that was ever done him. It is read to him at night. I shall not bore you, there are four." {price == "truth":He shuts his eyes; he has to be plain with you and it hurts him like a bone. "He believes that he wants to live. It isn't so. He would like somebody to have stayed up for him."|He looks along his bill at your empty plate. "There was to have been a fifth," he remarks, "but one cannot enter a kindness which has not been served on one."}
+ [Ask how the King died #match: die, died, drown, death, how #id: ask_died]
    ~ death_known = true
    "By the clock," says Mr Bok. "He was to be married upon the far bank, at the turn of the tide. He would not wait an hour. There was a boat, there was some music in it. {price == "truth":The bride stood on the sixteenth step and watched it. He has forgotten that. He has forgotten all but the umbrella.|}"
    -> hub
+ [Ask whose name is on the wedding papers #match: papers, bride, wedding, whose #id: ask_papers]
    ~ bride = true
    "I am bound by privilege," says Mr Bok. His eye slides past you to the stair, where Poppy's slippers stand. That evening, when she passes the basin, there are two of her in it for a moment, and the second has not yet left.
    -> hub
+ [Ask how one leaves his service #match: service, retire, paddy, quit #id: ask_retire]
    "There must be a successor; it must be somebody who can read a face, haggle, and hold her breath," says Mr Bok. "I have advertised." He takes the last fish sideways and thinks of his paddy.
    -> hub

=== stair
#beat
#recap: You went down the seventeenth step of a stair that has sixteen.
~ here = "stair"
~ present = (bok, poppy)
The ghat has sixteen steps; you have been smacked on each of them. Mr Bok goes before you with a lantern in which a small water burns. Poppy stands at the top, holding your shoes. You go down with the tape about your neck and a thread of incense between two fingers, since one thread of it is as long as breath lasts below. Fourteen is to the knee, and fifteen to the ribs. On the sixteenth the river puts its chin upon your shoulder like a barber. "One does not look for the next," says Mr Bok. "One simply goes on as though one were expected." There's no foothold there, and never has been. You hear Poppy begin to count.
+ [Step down as though expected #match: step, expected, step down, seventeen, go down #id: step_down]
    It is there, as a stair is in the dark at home. The water closes over you with a sound like a good door.
    -> court
+ [Tell Poppy where the shears are kept #match: poppy, shears, tell, farewell, shop #id: tell_shears]
    "If I'm late, the good shears are under the flour." "I know where they are," says Poppy. "It's where you think you hide the rent." So you have that in your ears when you go under.
    -> court
+ [Ask Mr Bok if tailors come back #match: bok, return, ask, danger #id: ask_return]
    {price == "truth":"Those who measure well do not," says Mr Bok wretchedly. "Your grandmother measured badly."|"There is no instance of a complaint," says Mr Bok.} It's then you find that you have taken the step already, in order to hear him.
    -> court

=== court
#beat
~ here = "court"
~ present = (bhairab, bok)
The palace hangs by its cellars from the bottom of the river. You walk in across the ceiling, between lamps that burn water downwards, and a hundred drowned courtiers lean out of their chairs to see what you have done to your hair. King Bhairab comes along the painted vault with both hands out. He is twenty-nine. He's splendid; there is a minnow in his beard, and he has had it gilded. "Nirupama's nose!" cries the King. "She put a pin in me just there. I laughed for eleven years." He turns his back for you, and lifts his arms like a child being dried. The incense has burned a finger's length. While the tape is on him he must answer you, and he knows it, and he has begun to sweat small pearls.
-> measure

=== measure
~ here = "court"
{ asked >= 2: -> dice }
~ asked = asked + 1
{You lay the tape across his shoulders. It is cold right through to the brass.|There is incense left for one more measure, from nape to hem.}
+ {not q_want} [Ask him what he wants the coat for #match: why, what for, purpose, coat #id: q_want] -> q_want
+ {not q_bride} [Ask him who the bride is #match: bride, who, marry, poppy, wedding #id: q_bride] -> q_bride
+ {not q_thakuma} [Ask him what Thakuma saw #match: thakuma, grandmother, nirupama, saw, saw in you #id: q_thakuma] -> q_thakuma
+ {not q_death} [Ask him how he died #match: died, die, dead, death, drown, how, tide #id: q_death] -> q_death

=== q_want
~ present = (bhairab, bok)
"To be seen going up the steps in," says King Bhairab promptly, and then, as the tape is still on him, in another voice: "So that there's a person at the top of them." He coughs. The minnow hides.
-> measure

=== q_bride
~ present = (bhairab, bok)
~ bride = true
"The one with the earring. She signed; she ate." He cannot stop there, although you see him try. "I have never spoken to her. I've listened to her on Mondays, for two years. Nobody ever shouted like that about a pumpkin who was going to die." Up above, in the basin in your shop, a reflection misses a step.
-> measure

=== q_thakuma
~ present = (bhairab, bok)
"Nothing," says the King. "She looked at me, here, for a long inch of incense, and wrote down a false number, and her hand shook. I took it for fear. People's do." The tape has stopped under your thumb at the heart, where there's a place two fingers wide that is quite warm.
-> measure

=== q_death
~ present = (bhairab, bok)
~ death_known = true
"I was late," he says, "no; I was early. It was the tide that was late. I said to the boatman, who rules here? There was an umbrella." His face goes smooth, like sand when a wave has been at it. "Something about an umbrella," says King Bhairab. "That is all I have. One would like to know how it came out."
-> measure

=== dice
#beat
#recap: The King played dice with you for Poppy's paper.
~ here = "court"
~ present = (bhairab, bok)
"There's a thumb of smoke left," says the King. "You'll play." A table is let down, that is to say up, and he takes two dice out of the mouth of a fish. He cheats. He cheats so openly that it is more like dancing: a six lies under his sleeve, a six in his beard, and the third time that he throws, the dice wait politely until he has done shaking and then turn over. "If you win, I'll tear up the girl's paper," says King Bhairab. "If I do, then you will sew with your whole heart. I have been sewn for by clever people." All round the vault they've stopped fanning. He has never broken his word, says the heron's eye; only, he has never yet needed to.
+ [Play, and cheat with your thimble #match: cheat, thimble, trick, swap, palm #id: cheat]
    ~ won = true
    You palm one die under the thimble and show him a thimble's six. It takes him a moment. Then King Bhairab begins to laugh, and the lamps swing; nobody has cheated him since he was alive. He tears the paper in two, and both halves swim off.
    -> up
+ [Play him honestly #match: honest, fair, play, throw, straight #id: fair]
    You throw a two and a one. He throws sixes, and looks at them, and appears for some reason put out. "You weren't even trying," the King says. "With my whole heart," you say, "as I shall sew." {heron:It goes on the list, in pencil, as a possible fifth.|"Steward," says the King, "the list of kindnesses done to us." There are four on it. Yours goes below, in pencil.}
    ~ list_known = true
    -> up
+ [Say you do not play for people #match: refuse, decline #id: no_play]
    "Poppy isn't a stake." "Everyone's a stake," he says; "the art's in who holds them." But he puts the dice back in the fish's mouth, and wipes his hand down his thigh, as though they had been dirty.
    -> up

=== up
#beat
#recap: You came back up with the King's measures, and the incense out.
~ here = "shop"
~ present = (poppy)
You come up with the last grey crumb of ash on your fingernail, and Poppy has you under the arms before you have done coughing. She had counted to nine hundred and six. At home she puts you by the stove like washing. {bride:Only, when she goes by the copper basin, you see it: the Poppy in the water is late. She laughs, and her reflection looks up to see why. "It's been like that since Thursday," Poppy says. "I don't look at it."|She keeps her back turned on the basin, and now you notice that she has hung a cloth on every mirror in the shop. "Ask me and it's a rupee," says Poppy.} {won:You tell her that her paper has been torn in two. She does not believe in it, but she takes the cloth off one mirror.|There is still a paper in the water, with her mark on it.}
+ [Tell her everything you know #match: everything, honest, tell her #id: tell_all]
    ~ contract = true
    {q_bride:You tell it to her straight, the bride and the earring and the Mondays. She chews a pin. "He likes how I shout?" Poppy says at last. It was not the part that you had been worried about.|You tell it to her straight: the ceiling, the minnow, the dice, and who was being played for. She chews a pin. "And what did I fetch?" says Poppy. You say that it was not put in money. "No," she says. "It never is."}
    -> cutting
+ [Say that it will come right #match: comfort, fine, reassure #id: comfort]
    ~ pucker = true
    "It will all come right," you say. On the table, under its sheet, a yard of river cloth draws itself up into pleats.
    -> cutting
+ [Ask her what she would like to happen #match: wish, would like, what would #id: ask_wish]
    ~ contract = true
    "Me?" says Poppy. She thinks that there must be a catch in it. "I'd like to be somebody that has things brought to her to sign," she says, "and says she'll see." Then she goes red and puts salt in the tea.
    -> cutting

=== cutting
#beat
#recap: You cut the cloth.
~ here = "shop"
~ present = (poppy)
You chalk nothing; it would only come off. The cloth lies out at its whole length over the table, the counter and two chairs, and you walk round it in your stockings with your grandmother's shears. It knows quite well what those are. Poppy has tied her sleeves back. There is one coat in there, and you have to say which. You could cut it {pattern:by the brown paper man, two fingers short|a shade too small, and say that he had grown}. You could cut by the tape, for the King's own splendid back. {death_known:Or else there's that other shape, the one he lost: someone in a boat, in his wedding clothes, an hour too early, looking up at the bank.|Or you could cut it by what you felt under your thumb, in the warm place, where there was no number.}
+ [Cut it to his body, true to the thread #match: body, tape, true, measure #id: cut_body]
    ~ cut = "body"
    It parts before the blade like people before an ox-cart. It will fit him as bark does a tree. It's the best cutting you have ever done, and you have a bad taste in your mouth the entire time.
    -> sewing
+ [Cut it to the shape of his grief #match: grief, sorrow, shape #id: cut_grief]
    ~ cut = "grief"
    You shut your eyes and cut. No tailor could defend it: it's too long in the arm, for reaching, and hollow under the ribs, and at the breast there's room for a man and what he dropped. Poppy sweeps up no scraps. There are none.
    -> sewing
+ [Cut it false, too small ever to close #match: false, short, cheat, too small #id: cut_false]
    ~ cut = "false"
    You take off two fingers at the left, and your shears seem to know the way. Somewhere below there is a chuckle, not unfriendly, like that of a man who sits down again to a long game.
    -> sewing

=== sewing
~ here = "shop"
{ sewn >= 3: -> eleventh }
~ sewn = sewn + 1
~ present = (poppy)
{On the seventh night you thread the first needle.|On the ninth the back seam is in, and wants a second thread.|On the tenth there is only the collar, and the light is low.}
+ {not th_hair} [Find a hair, freely given #match: hair, strand, plait #id: go_hair] -> th_hair
+ {not th_promise} [Keep a promise #match: promise, vow, my word #id: go_promise] -> th_promise
+ {not th_grief} [Tell a grief aloud #match: grief, sorrow, mourn, aloud, tell a grief #id: go_grief] -> th_grief
+ {sewn == 3} [Finish it off with ordinary cotton #match: cotton, ordinary, finish, skip, plain #id: go_cotton]
    ~ pucker = true
    Good white cotton, forty to the reel. It goes in like a spoon into water and comes out again, and the collar hangs by hope. You tell yourself that nobody will look.
    -> sewing

=== th_hair
~ present = (poppy)
It must be offered by the head that grew it. Poppy is asleep by the stove with her plait over the chair.
+ [Use one of your own #match: own, my hair, my own, one of mine #id: hair_own]
    ~ threads = threads + 1
    It is half grey. You had not been told. You give it freely all the same, and it draws the sleeve into the shoulder as if the two had been introduced at school.
    -> sewing
+ [Snip one from Poppy as she sleeps #match: snip, sleeping, poppy, steal, asleep #id: hair_steal]
    ~ pucker = true
    It is black and strong, and it slides out of the seam as fast as you can set it, eleven times, like a cat from a bath. In the morning she puts up her hand to her plait, and then looks at you. You'd rather that she had shouted.
    -> sewing
+ [Wake her, and ask #match: wake, ask, beg, request, please #id: hair_ask]
    ~ threads = threads + 1
    "A hair's two pice," says Poppy, with her eyes shut. Then she pulls out three and lays them over your wrist. "You can owe it." The seam takes them like a drink.
    -> sewing

=== th_promise
~ present = (poppy)
There is one on the wall. When Poppy came you told her that at twenty-one she should have her name beside yours above the blue door. She's twenty-two. There's also a coat that you owe to a goat.
+ [Paint her name on the sign tonight #match: paint, sign, her name #id: paint]
    ~ threads = threads + 1
    You do it on the ladder by lantern in a foot of flood. {name != "":{name} & Poppy, it says|It is your name and hers}, in white, and only a little crooked. She comes out to complain of the hammering. She stands in the water with her mouth open, and names no price at all. The brush has left one long hair of paint across your palm, and it can be threaded.
    -> sewing
+ [Make the goat its coat #match: goat, coat, debt, wager #id: goat]
    ~ threads = threads + 1
    You lost the wager nine years ago. The goat is elderly and lives now on a roof. You row there with a red coat, quilted, four sleeves; it looks you in the eye while it is being buttoned. A promise is a promise, and that one makes a very stout thread.
    -> sewing
+ [Promise the cloth you will keep one soon #match: soon, later, tomorrow, postpone #id: later]
    ~ pucker = true
    You swear to it with your hand upon your heart. It is river cloth. It has been sworn to by bridegrooms and by ministers of works, and the whole back seam rucks up like an old dog's brow.
    -> sewing

=== th_grief
~ present = (poppy)
It must be said aloud, to cloth or to a person. Poppy goes on sewing buttonholes so that it need not be to her.
+ [Say you were not there when Thakuma died #match: thakuma, died, grandmother, not there, funeral #id: grief_thakuma]
    ~ threads = threads + 1
    You were at the landlord's, about a hem. They had sent for you twice. It was the dark of the moon and she had got as far as the door, in her shawl, with a reel of red in her hand, and you've never known where she thought that she was going. The seam runs straight as rain.
    -> sewing
+ [Say what you did not tell your mother #match: mother, goodbye, never told #id: grief_mother]
    ~ threads = threads + 1
    She left by the Narayanganj steamer, and held up your sewing so that you could see she'd packed it. You didn't wave. You were nine, and counting stitches. You tell it what you'd have called after her. The needle hardly needs you.
    -> sewing
+ [Say that you have none to speak of #match: none, nothing, deny #id: grief_none]
    ~ pucker = true
    "I've been lucky," you say. There's a noise of ripping. Poppy gets up without a word, and pours away her tea, and comes and holds the two edges together while you begin again.
    -> sewing

=== eleventh
#beat
#recap: On the eleventh night the river came in for its coat.
~ here = "shop"
~ present = (poppy)
On the eleventh night the river comes in. It doesn't break anything. It lifts the latch, and fills the shop up to the shelf of the thimbles; spools float off in order of their colours; all the brown paper men from the attic come downstairs on their backs and go out by the window as though they had been let off. You and Poppy stand up on the cutting table, with the coat held between you by its shoulders, out of the wet. {threads >= 3:It hangs without a breath in it. You have never seen a thing so finished.|{threads == 2:One seam is not as it should be. You have pressed it four times.|It holds together, as some families do.}} Outside, under the water, lamp after lamp is coming up the street.
+ [Hold the coat high and wait #match: wait, coat #id: hold_coat]
    Your arms begin to shake, and then they stop, since Poppy has put her shoulder under yours.
    -> fitting
+ [Take Poppy's hand #match: grip, her hand, hand of poppy #id: take_hand]
    It is rough all over the finger-ends, like yours, and she says what it'll cost you, and it isn't much.
    -> fitting
+ [Light a lamp in the window #match: lamp, light, candle, lantern #id: light_lamp]
    Why, you could not tell anybody. You put it where one puts it for somebody who is out late. Under the flood, all the others stop for a moment, and then come on faster.
    -> fitting

=== fitting
#beat
#recap: King Bhairab came up into your shop to be fitted.
~ here = "shop"
~ present = (bhairab, poppy, bok)
King Bhairab rises out of your floor by the stairs that aren't there, a hand on the heron's wing. In the air he is smaller, and embarrassed that he drips. He turns his back for you, without a joke, and you and Poppy put it on him one sleeve each. {cut == "body":It fits as a name fits. Already there's a little red in his ears, and there is a little water in Poppy's: he has only to fasten it, and take her hand, and change places.|{cut == "false":It comes to within two fingers of closing. He looks down at the gap, and he looks up at you, and begins to smile as one does at family.|It's all wrong, and he stands in it and does not move. He is holding out one arm, as though there should be an umbrella in it.}} {pucker:On the worst of the seams he puts his hand, and asks you nothing. |}"Well?" says the King. He isn't talking to you. He's looking at her, and then, quickly, at the wall.
+ {cut == "grief" and threads >= 2} [Turn up his collar and let him remember #match: collar, remember, death, umbrella #id: end_tide] -> ending_tide
+ {cut == "false"} [Let the coat refuse to close #match: refuse, close, gap, fingers, false #id: end_false] -> ending_false
+ {banyan_known} [Tell him who tied nine hundred threads #match: threads, banyan, thakuma, nine hundred, waited #id: end_threads] -> ending_threads
+ [Ask Poppy, out loud, what she says #match: poppy, ask, aloud, says, choose #id: end_poppy] -> ending_poppy
+ {cut != "false" or not banyan_known} [Go down in her stead #match: go down, stead, instead, go myself #id: end_place] -> ending_place

=== ending_tide
#ending: The Turn of the Tide
You turn the collar up about his ears. And it comes to him: the boat, the music, rain starting; he'd laughed at the boatman, and stood up, in order to be seen. On the sixteenth step there was a girl with an umbrella. She was not looking at the tide. She'd run down as far as there was stair, and was holding it out, at the whole length of her arm, to keep the rain off a man already under water. "So that's how it came out," says King Bhairab. It's the turn. He goes out on it, bareheaded, down your street and over the bar, and the river, which had only been keeping him company, lets go.
-> END

=== ending_false
#ending: Two Fingers Short
"Two fingers!" shouts the King. "The same two! Oh, you're hers to the bone." He laughs until every spool in the shop is rocking; he kisses you on both cheeks, like ice. The wedding's off. He'll wear it open; it may become the fashion. A hundred years is nothing, he says, one has the dice. At the door he stops and asks if there'll be anyone of your blood. You look at Poppy, who has her foot on the good shears. "There'll be a shop," you say. You draw him out that same night on brown paper, and the lie, and the pocket, and put him at the bottom of the chest for whoever comes.
-> END

=== ending_threads
#ending: Nine Hundred Threads
You tell him: every dark of the moon, for seventy-two years, in the branches, with the song. She had measured him false so he'd be there to be waited for. He couldn't see her from below; one can't, it's only the undersides of boats. The King says nothing. He feels inside the coat, over the heart, {pattern:finds the pocket that you sewed without having been asked to|finds a pocket there that your own fingers had not told you of}, and puts his hand in it. {heron or list_known:"Four," he says to Mr Bok, "and nine hundred."|"Every kindness ever done me you have down on a list," he says to Mr Bok. "There were four. Put: and nine hundred."} There'll be no bride. But on the new moon now somebody sits upon the sixteenth step with a fine coat and wet feet, and you go down, and bring the red cotton and the tea.
-> END

=== ending_poppy
#ending: The Party of the Second Part
"Poppy," you say, "do you want him?" No one had put it to her. "What's he offer?" says Poppy. It takes until three in the morning; you have never heard bargaining like it, and nor has he. She won't be married.{contract: She won't be deemed.} {won:With no paper against her she's a terror.|She wants that paper, and eats it.} What she will have is the keys, a wage in fish, Mondays off, and a chair that's the right way up. At dawn Mr Bok gives her his monocle; he is in Faridganj by noon. The Drowned Court has been solvent since the spring. She shouts at him about pumpkins every day, and nobody's ever seen him so alive.
-> END

=== ending_place
#ending: The Place Under the Water
You step off the table. "A bride was ordered, and a living hand," you say, "and here's one. It has a thimble on." Mr Bok turns the contract over and over, and sniffs, and can find nothing against it. {cut == "body":The coat closes.|The coat closes as best it can.} It's like stepping from a bright shop to a dim one. He goes up past you with his ears pink, saying good heavens, saying air; by summer he has learned to queue. Below, there are a hundred courtiers with nothing to wear for four centuries. You work without hurry. On Mondays you can hear her overhead, selling, under a sign with a blue door on it, at the top of her voice.
-> END

// Topics
=== t_shears
#topic: scissors, shears, big scissors
{Thakuma's, from Sheffield by way of a wreck. They will cut anything but a corner. Poppy has held them by the cradle since she came, as one holds a dog that's not quite one's own.|They close by themselves in wet weather. You have always said it was the rivet.} -> DONE
=== t_contract
#topic: contract, clause, paper, receipt
{Whatever comes out of the river comes with a paper, on which the large print is charming. Mr Bok draws them up. He reads them aloud if he's asked, and nobody asks.|There's a clause for drought, and a clause for second thoughts. They refer to each other.} -> DONE
=== t_banyan
#topic: banyan, shrine, tree, red threads
{The banyan stands where the three rivers meet, or the shrine does, and it is hard by now to say which holds up which. Nine hundred red threads. People come to look at them and add a wish, and find no low twig.|Thakuma used to row by it with her face turned away, like somebody passing her own house.} -> DONE
=== t_coat
#topic: coat, jacket, fit
{A wedding coat, long, collared, with allowance for a drowned man's shoulders. He ordered one before, of your grandmother, and was not able to button it.|A coat tells who's expected, says the trade. This one has been ordered four hundred years late.} -> DONE
=== t_name
#topic: my name
{name != "":{name}, of the blue door at Chandpur Ghat. Something under the floor says it after you, carefully, as one writes a thing down.|It's on the sign over the blue door, though the damp has had the first letter.} -> DONE
=== t_bhairab
#topic: bhairab, king, majesty, drowned king, river king, the river king, who is the king
{King Bhairab was drowned at twenty-nine on his wedding day because he wouldn't wait for the tide. The river kept him as a debt and has grown fond of him.|He is vain, splendid and bored. He cheats at anything with dice in it and has never broken his word. He is frightened of one thing, and it has no teeth.} -> DONE
=== t_poppy
#topic: poppy, apprentice, earring
{Poppy came to you at sixteen to sell you a stolen thimble, and stayed to show you how you'd been holding it. Hair full of pins, one gold earring, buttonholes like print.|She answers a question with a price. It's worth watching what she gives away for nothing: last winter, her blanket, and she told you that it had been moths.} -> DONE
=== t_bok
#topic: bok, mr bok, heron, steward
{Mr Bok is the King's heron and steward of the Drowned Court: a grey waistcoat, a monocle of ice, and a contract for most occasions. He's pompous, tired and just.|He would like to retire to a quiet paddy. It's in the contract, in a clause he drew up himself, that there must first be somebody to hand the keys to.} -> DONE
=== t_thakuma
#topic: thakuma, grandmother, nirupama, grandmother see, grandmother saw, never say what
{Thakuma Nirupama made coats for sixty years and hummed. She measured the King once, as a girl, and would never say what she saw. She went out on moonless nights, for the air, she said, at ninety.|She taught you to knot left over right, with the tail tucked under, and hit you with the tape if you did it any other way.} -> DONE
=== t_cloth
#topic: cloth, river cloth, bolt, fabric, grey
{River cloth takes the shape of what's confessed over it. Tell it a lie and the seam puckers. It will lie over your knees like a cat, if it's decided to.|It came on the step with no bill. When nobody's talking you can hear rain in it, going on somewhere, four hundred years off.} -> DONE
=== t_threads
#topic: thread, three threads, needle, seam
{Only three threads hold river cloth: a hair given freely, a promise kept, and a grief told aloud. Cotton goes through it as a spoon through water.|You have sewn with silk, gut, and a widow's wire. None of them ever asked anything of you except a steady hand.} -> DONE
=== t_court
#topic: court, palace, below, drowned court
{Under the place where the three rivers meet there hangs a palace, upside down. The lamps in it burn water. You go there by the seventeenth step of a stair that has sixteen.|Breath lasts below as long as one thread of incense. They say that the chairs are comfortable, once you've made up your mind which way is down.} -> DONE
=== t_stair
#topic: stair, steps, ghat, seventeenth
{Chandpur Ghat has sixteen steps down to the water, worn in the middle like spoons. Children count them aloud, and stop at sixteen, and no one has ever asked them why they whisper it.|The last step that can be seen has two dents in it, side by side, where somebody must have stood for a long time.} -> DONE
=== t_gold
#topic: gold, leaves, payment, fee
{Gold from the river turns to wet leaves at cockcrow. Everyone in Chandpur knows it, and every Tuesday somebody has taken it regardless. There is a gutter behind the bank that never runs clear.|The heron would say that it's gold for all legal purposes until the bird crows. He'd say also that the bird may be bought.} -> DONE
=== t_song
#topic: song, hum, humming, tune, sings, singing
{It goes up four notes and stays there, as somebody might at a window. Thakuma hummed it over every seam. You never learned any words, and you've the feeling that it only has half its notes.|Out on the water they hum it well, by the way, but they start in a place where she used to stop and listen.} -> DONE
=== t_tide
#topic: tide, moon, eleven nights, new moon, flood, time, how long, deadline
{The coat must be done by the new moon, on the eleventh night. Whatever has been sewn by then, the river comes in. It has always been punctual. It was once too punctual for somebody.|By day the water draws off as far as the fish stalls and waits there, like a customer who has been asked to come again.} -> DONE
=== t_list
#topic: list, kindness, kindnesses
{His Majesty keeps a list of every kindness that was done to him. It's short, and he has it by heart. A ferryman's rug comes first, and it wasn't clean.|Mr Bok reads it to him at night. There's a line ruled at the end, ready for the next, and he says the ruling of it had to be renewed twice from age.} -> DONE
=== t_market
#topic: market, chandpur, town, boats
{Chandpur stands on stilts where three rivers meet and don't agree. On Mondays there's the boat market: pumpkins, dentistry, ducks. Your shop has the blue door, between the rope man and the bank.|When there's a flood people only shop from a higher step. You have measured a bridegroom through a window, from a canoe.} -> DONE
=== t_bride
#topic: bride, wedding, marry, willing
{Every hundred years he may marry a living woman and so change places with her. Nobody may be sewn into a coat against her will. Willing, however, is a slippery word, and herons are good with those.|The last who was chosen held a tape measure. There was no wedding. He laughed about it, people say, and then went quiet for a decade.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, look around, looking around, look about, what planet, what country, which country, what city, which city, what town
{ here:
- "shop": {Your own shop at Chandpur Ghat, behind the blue door: the cutting table, your grandmother's ninety drawers up to the ceiling, her chair, a stove, a basin of copper; and out past the step, where the street was on Tuesday, is the river, standing quite still with something on its mind.|Your shop, and you've lived in it all your life. It's odd what one has never seen. The chair has been turned, over the years, more often to the door than to the stove; and there's one drawer without a name.} {eleventh:The river has come in and is going through your thimbles.|{up:The table's cleared for one thing, and the water has stopped a hand below the sill.|Overhead the brown paper men rustle, under the tin.}}
- "attic": Up under the tin, in Thakuma's attic, among brown paper men who lie in the order in which she lost patience with them. The chest stands where it always did. It's the dust that has been moved.
- "tree": In the branches of the banyan, where three rivers meet. Your boat is tied to a root that used to be over your head. There's red on every twig, and the bough that you've picked has been sat in before.
- "market": In the thick of Monday, on the water, with a pumpkin boat on one side of you and a dentist on the other. Poppy's on her feet in the bow. The smooth place on the river keeps alongside.
- "stair": Going down the ghat behind a lantern that burns water. You had always been told there were sixteen of these.
- "court": Underneath the three rivers, on the ceiling of a palace that hangs by its cellars: a hundred faces, lamps pouring down their light, a young man with a gilded minnow. There is as much of it as you've incense for.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it
{
- eleventh: The eleventh night. There's no moon at all, which was the arrangement.
- court && not up: It's measured down here by the thread: there is still some to burn.
- up: Past the middle of the eleven. Nights go by the needle now, one to a seam.
- else: Early in the eleven nights, with the moon wearing thin. By day the water stands off a little, like a customer who'd rather you didn't hurry.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- banyan_known: A girl with a tape measured a king, wrote down a false number, and then waited for him seventy-two years in a tree. Everything on your table has come of that.
- death_known: A young king stood up in a boat to be seen by his wedding, and the tide was punctual. The river has had him for four hundred years, and now he wants a coat.
- else: The flood came up to your sill, and stopped, and gave you an order: a wedding coat for a man who drowned four centuries ago. You named a price. It's in the heron's book.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You're the tailor of the blue door, as your grandmother was, and you have been given eleven nights to make a coat out of river. Your name is on the sign. So, it turns out, is hers, under the paint. -> DONE
=== w_bhairab
#topic: want bhairab, bhairab want, king want, the king want, river king want
{q_want:"I've told you," says King Bhairab. "Don't make me say it in front of the fish."|"To go up those steps in something with a collar," says the King, "and have every head turn. Is that so much? They used to do it for nothing."} -> DONE
=== w_poppy
#topic: want poppy, poppy want
"Do you know what it costs, wanting?" says Poppy. She bites off her thread. "My name on that door, then. In the same size as yours. In yellow." -> DONE
=== w_bok
#topic: want bok, bok want, mr bok want, heron want, the heron want
"A quiet paddy near Faridganj," says Mr Bok. He has said it so promptly that he blinks. "That is to say, His Majesty wants a coat." -> DONE

// Reactions
=== r_bhairab_act
#react: bhairab act
{!"Do that again, slower, they couldn't see at the back," says King Bhairab. He has moved round to where he can.|The King applauds, wetly, with two fingers in a palm; and all the courtiers do it after him, and one, by mistake, does it first.|He looks to see if he could do it better, and you watch him find out that he used to.|"Is that what people do now?" asks the King. "We did it with more elephants. It was less friendly."|"She'd a way of doing that," says the King. The minnow has gone to the other side of his beard. "Go on. One isn't looking."} -> DONE
=== r_bhairab_say
#react: bhairab say
{!"Beautifully put. I knew a poet once who'd have stolen it. I had him eaten. No, I didn't; he left," says the King.|"Tell that to the carp, it wants cheering up."|He turns it about like a ring that he may have to give back.|"Bok, write that down as nearly kind," says King Bhairab.} -> DONE
=== r_bhairab_ask
#react: bhairab ask
{!"Ask me with the tape on," says the King, "and I'll have to tell you. Now I can only be charming."|"Four hundred years, and nobody's asked me that. They ask about the beard."|"I'll throw you for the answer," he says, and he's got the dice out already.|"Do you know," says King Bhairab, slowly, "I used to."} -> DONE
=== r_bhairab_leave
#react: bhairab leave
{!"Going?" the King says, very lightly. "Everybody does, it's the stairs."|He bows you off and then is found to be looking round the door.|"I never watch people leave," says King Bhairab, watching.} -> DONE
=== r_poppy_act
#react: poppy act
{!"That's coming out of your half," says Poppy, and then helps, so that it comes out of hers.|She's there beside you with the other end of it, before you knew that it had one. Over her shoulder the water has raised itself by a hair, to see.|Poppy takes a pin from her hair, and holds down the corner you forgot. "And who's that humming?" she says.|"Half a pice for the show," says Poppy. She looks past you to the doorway. "He's not paid. The wet one. He was watching the whole time."|"Do it quick, then," says Poppy, "and don't let it see you want to." She means the river. One doesn't, in front of a customer.|She's stopped sewing to watch you, with the needle up. "Old missus did that," says Poppy slowly. "The week before. I thought it was her age."|"Mind!" says Poppy; and a spool that you'd have trodden on is in her palm. It's the red. It has unwound itself, by a yard, in the direction of the stairs.} -> DONE
=== r_poppy_say
#react: poppy say
{!"Talk's cheap," says Poppy. "I'd have got it cheaper. Say it again and I'll tell you if it's true, that's my end of the trade; look at the cloth."|"You want that said to your face or behind it? Behind's a pice." But she goes round the table, and stands on the side where you are.|She goes red, and counts buttons that she's counted. "There's one over," says Poppy. "Shell. We never bought shell."|"I heard worse from a duck," she says, pleased; and a moment later, with her eyes on the water, "Is he down there hearing that as well?"|"That'd lie flat," says Poppy. It's the best thing that she can say of anyone's words. She's smoothed the grey stuff with her wrist to be sure.|"You'd never have told me that with the lamp up," says Poppy. She turns it down further, and waits, as one does who's got something of her own in her pocket.} -> DONE
=== r_poppy_ask
#react: poppy ask
{!"What's it worth to you?" says Poppy at once. "There's a woman with eels knows half of it. I'd want to be there when you asked her. I'd want to be in front."|"Two pice. And for a true answer, four." She has her hand out, and then hasn't. "I seen the old missus row out," says Poppy. "Nights with no moon. That's the four-pice bit. You can have it."|"Ask the landlord," she says, through pins, "he likes a question." She's put the pins in crooked; she never does.|"If I don't know, it's free," says Poppy. She adds, after thought: "It's free. But it'll be up in the attic. Everything she didn't say's up there."|"Why d'you ask me, with him stood there in a waistcoat?" says Poppy. "He's dying to be fed. You get more from a bird with its mouth full."|She bites off the thread. "I'd tell you," says Poppy, "only I signed something, and I don't know as I'm let."} -> DONE
=== r_poppy_leave
#react: poppy leave
{!"Bring back thread," says Poppy, which is what she says for goodbye.|"I'm not waiting up." She's already put your supper on the stove, with a lid on it.|She throws your scarf at you, hard.} -> DONE
=== r_bok_act
#react: bok act
{!Mr Bok makes a note. "Without prejudice," he says, and holds the lamp nearer with one wing, to see what he's not prejudiced about.|The heron lifts one foot out of the way, and considers whether to put it back. It has left on the sill a print that isn't wet. It's ice.|"Irregular," sniffs Mr Bok, "yet I find no clause against it. One was drafted. A lady laughed at it, some seventy years ago, and it has never held since."|He observes it first with the monocle, then without, as a second opinion. "It shall be described to His Majesty," says the heron. "He'll ask what your hands were like."|Mr Bok steps aside for you. It brings him nearer to the stove; he steps no further. "Do take as long as you wish," says the heron. "It's dry here."|"Quite," says the heron. He has turned back some leaves in the book. "Your grandmother did that with her left. I merely mention it. I am not instructed to."} -> DONE
=== r_bok_say
#react: bok say
{!"Noted, and in the alternative, denied," says Mr Bok; "but noted first."|A small sniff. "One would need that in writing, in a dry place. You wouldn't know of one? There is a paddy, near Faridganj."|"Insofar as it is true," says the heron, "it is also regrettable." The cloth, on its step, has lain down flat. He sees you see that.|"I shall convey the sense of it to His Majesty, and spare him the tone. He will ask for the tone," says Mr Bok.|"That would be a kindness," says the heron, startled out of his grammar. He's got the pencil to the page where those are put down. There is plenty of room on it.|He shuts one eye: the one with no ice in it. "Between ourselves," says Mr Bok, "it was what she said, too; and then she asked him to lift his arms."} -> DONE
=== r_bok_ask
#react: bok ask
{!{price == "truth":He suffers visibly. "I don't know," says Mr Bok, "and it's a torment to have to admit it plainly. He knows. He must reply, when there's a tape on him."|"I should have to take instructions," says Mr Bok. "You might take them yourself. He's obliged to answer whoever is measuring him."}|"See schedule nine," says the heron, "which was eaten. I could be prevailed upon to remember it, with something fried."|"In my paddy," says Mr Bok, "nobody will ask me anything at all." His eye has gone up, regardless, to the ceiling, and the attic.|He looks down his bill. "The question is a good one. It should be put at the shrine, where there are nine hundred answers to it, all tied in the same knot."|"There was a party who asked that," says the heron. "She wasn't told. She wrote down a number instead, and I have never been able to get it to agree with the gentleman."|"I'm bound by privilege," says Mr Bok. He shifts to the other leg. It's the apprentice that he has glanced at, and he would plainly give a fish not to have.} -> DONE
=== r_bok_leave
#react: bok leave
{!"Yours faithfully," says Mr Bok.|The heron rises a foot in the air, recollects that stewards walk, and comes down.|"Until the appointed hour, or the nearest working day."} -> DONE
=== meanwhile
#meanwhile
{!The water comes over the sill by the thickness of a thread, to see how it's getting on, and withdraws.|Your apprentice snips once at the air, which is what he does when he would like to be told what to do.|The heron draws up one leg and consults something on the inside of its waistcoat. "The night is a garment, too," it remarks, to nobody, "and it has only the one length."|Out on the flood the humming comes round again to the place where the tune ought to turn, and it waits there, with its breath held.} -> DONE
=== r_act
#react: act
{here == "tree" or here == "attic":{!It's done; and there's a stir, all round you, as there is in a crowd that has been told not to stare. An end of red cotton has laid itself over your wrist.|You do it with your left hand under, and it comes to you whose way that was. Below, quite a long way, something turns over and is awake.|A breath goes by, damp, with river in it. It has lifted one scrap from among all the rest, and holds that up on edge for as long as one might need to read a number.|You've done it. The rain leaves off; and you hear, from under the water, or under the floor, four notes being tried, as one tries a door.}|{!The lamp burns a little lower, to see it better. When it's up again there is one wet footprint on the boards, bare, a man's, facing you, and none leading to it.|Under the floor the water shifts its weight from one leg to the other, as people do who would like to ask what you're making.|It's done. A spool rolls along the table, and stops short of the edge; then, as though it had been told that it might, rolls on over, and unwinds a red line to the door.|You give it both hands. The cloth, with nobody near it, has begun at one end to go through the same motions, a beat late and rather gracefully.|It takes no longer than threading a needle. In the hush after it somebody out there has got one note further in the song than your grandmother ever did.|So you do; and it's noticed. A bubble comes up by the sill, the size of a plate, and breaks. There was a word in it. It might have been "Encore."|You have done it her way, you find, with the left hand under. A moth comes out of the attic, brown as paper, and settles on your sleeve, at the measure.|The river gives it thought. A ripple goes out from your step, across the street, and away; a good while later it's come back from the far bank, and it's brought a lily.}} -> DONE
=== r_say
#react: say
{!The water says it after you, lip to lip, without a sound; and then, not quite sure that it had you right, it says it over.|You say it to the shears, that have heard everything and cut most of it. They open by the width of a hair.|No one answers, but down below somebody has stopped humming to listen. You can hear him trying not to be heard to.|It's gone into the cloth. You see it arrive: a dimple, a smoothing, and along the edge a fringe of something lighter, like dawn behind a wet sail. So that was true.|It hangs in the wet air of the shop. On the top shelf, where the felt is, a drawer slides out by a finger, as if there were something it would like to add.|You've said it in her tone. The chair by the stove has creaked.} -> DONE
=== r_ask
#react: ask
{!The river knows, and it's a good customer, and says nothing. But it has put out one finger of wet along the boards, and that is pointing up the attic stairs.|You'd ask Thakuma. Your hand has gone to your neck, for the tape, and there between the forty and the forty-one is a tiny knot of red, which you've felt every day of your life and never once asked about.|It seems that the answer is further down than you are: by sixteen steps, and then one.|The paper men overhead turn over, all together. It's a thing that they would know. They've been lying on top of him for seventy years.|You put it to the dark, and get back four notes, rising. It's not an answer. It's how one asks.|You write it in chalk on the table's edge, where you keep what's owing. The cloth's hem comes across by night and reads it with care, and by morning it has been underlined.} -> DONE

// What readers do
=== n_bolt
#topic: look at the cloth, bolt of cloth, the bolt, touch the cloth, unroll, unroll the cloth, feel the cloth, stroke the cloth, open the bolt
{up or cloth or eleventh:You lay your palm to it. It's learned your hand by now, ring finger first; and where Poppy's elbow was, at noon, there's a small cross elbow still, taking its time to fade.|You go down on your heels by the step. It's grey till you look, then it's the inside of a shell; you put out one finger, and the nap lies down before it as grass does for somebody it has been told about. No selvage, no mill mark. It's a cloth that was never cut from anything.} -> DONE
=== n_water
#topic: touch the water, the flood, water, the river, river, put my hand in, wade, swim, step into the water, splash, dip
{ here:
- "court": You lift a hand through it, slowly, and a shoal parts and closes on the other side like a curtain let fall. It's as warm as breath just here. It's been in somebody's mouth, you'd say, in the form of a song.
- "stair": It's cold to the knee, and after that it's no temperature at all, as your own hand isn't. Something's taken hold of the end of your tape, down there, and read it, and put it back.
- "tree": You let your fingers trail. From beneath, a fingertip is laid to each of yours, quite lightly, the way one tries on a thimble; and when you've snatched back your hand there is nothing but your own face, with the rain on it.
- else: You crouch on the sill and put in your hand. It draws back politely, to the length of the fingers. When you hold still it returns and goes over the palm, line by line, like a clerk; stops at the needle callus; and, there's no other word, it bows.
}
-> DONE
=== n_heron_look
#topic: look at the heron, waistcoat, monocle, order book, pencil, look at bok, the bird, stroke the heron, touch the heron
{present ? bok:He bears it as a public building does. Grey waistcoat, shell buttons, the lowest sewn on with a hair; a monocle of ice that never drips on the left lapel and always on the right. The order book is upside down. You can read it, though. Last line but one: "Nirupama, tailor. One coat. Returned." The word has been underlined by somebody who was laughing, or whose pen was.|He's left you a feather on the counter, grey, with a price ticket tied to it. The price is "See over." Over, it says "See over."} -> DONE
=== n_poppy_thinks
#topic: what she thinks, what poppy thinks, should i do, what should i, advice, help me choose, what do you think
"It's wet, it's rich, and it come to the front," says Poppy, through pins. "That's a two-to-one for trouble, and I'd want paying for the one." Then, when you've stopped waiting: "Ask him who's it for. A wedding's two. He's only said the half of it." -> DONE
=== n_humming
#topic: listen, hear, ear, the humming, humming, who is humming, sounds, noise, listen to the song, listen to the river
{ here:
- "attic": Rain on tin. The brown paper men stir along their rafter, with a noise like people trying not to cough in a temple. One of them, at the bottom, doesn't stir, and you'd say it was he that they were being quiet for.
- "tree": A thousand little ends of cotton tick against the leaves. Below the boat somebody is going over a tune, as one does who's had it by heart a long time and has started to doubt the middle.
- "market": Ducks, a gong, someone's tooth. But at the water line, along all the hulls, runs a small lapping that keeps time with Poppy's voice, and stops when she takes a breath.
- "court": There's an echo here that comes first. You hear a laugh, and then the King laughs.
- else: You hold the door frame and turn your good ear to the dark. It goes up four notes and waits there. It's hers: she'd hum it so over a seam, and stop, with her head tilted. You'd always thought she had forgotten the rest. Out on the water a man's voice takes it up from precisely where she stopped.
}
-> DONE
=== n_scissors
#topic: take the scissors, pick up the scissors, take the shears, pick up the shears, hold the shears, sharpen, cut, snip, attack, fight, hit, kill, threaten, stab, weapon
{present ? poppy:You put out your hand for them, and Poppy gives you the handles, and keeps two fingers through the loop. The blades are cold, and they're shaking. It's not she. They are pulling, quite gently, toward the water, like a dog that has smelled its own street. "They never done that before," says Poppy. "That's a pice, for holding."|You've Thakuma's shears by the loop. They've gone heavy at the point, and dip, as a diviner's stick will, in the direction of down. On the pivot there's a word you always took for the maker's: SOON, it says, in the old script.} -> DONE
=== n_drawers
#topic: drawer, drawers, open the drawers, search, cupboard, look under, clues, clue, explore, search the shop, shelf, shelves, buttons
{here == "attic":You go round it on your knees. Lasts, moulds, a hat for a very small bishop. The dust lies like felt, save in front of the big chest, where it has been worn away in two round places, a woman's knees apart.|{"tree market stair court" ? here:You look as you'd look over a coat that someone else has cut: for the place where it's been let out. It's not hard to find. It is always where a person stood for a long time, in one spot, with her weight upon the left foot.|There are ninety drawers, and she labelled them. Horn. Shell. Bone, assorted. Things People Will Come Back For. You pull the lowest, that you've taken since you were a child to be a false one, being without a label, and it comes: a reel of red cotton, a big one, with just a few turns left on it.}} -> DONE
=== n_window
#topic: window, out of the window, look outside, the street, rain, look out, view, sky, far out
{ here:
- "attic": You wipe the pane under the tin. There's no street; there's a wide brown shine with the tops of things in it. Against the current, out by the confluence, one tree stands up quite red, as though it had caught.
- "market": Everything floats past that can be bought, and it all looks at Poppy. So does the water. Wherever the boat turns there's a smooth place by her side, as round as a plate.
- "court": The windows are underfoot, with the dark blue of the river bed behind. In one of them a carp is being shown a picture of you.
- else: It's raining on the river, and it's the river that's on your street. A bedstead goes by with a hen on it. Past the last lamp, where it's deep, there are some more lamps, below, in a row; and as you watch they're being put out from left to right, as they are in a house when the guests have been seen.
}
-> DONE
=== n_door
#topic: door, close the door, open the door, shut the door, blue door, lock the door, bolt the door, bar the door
{eleventh:You might as well shut an eye against rain. It has the latch up already.|It's blue; it was always blue. You push it to within an inch, and that inch is full of water, standing on its edge, as clear as a pane. It doesn't spill. It only taps at the wood, low down, where the paint's been scratched by something in a hurry to come in, or by somebody to go out.} -> DONE
=== n_sit
#topic: sit, sit down, chair, stool, grandmother's chair, rest, take a seat
{ here:
- "attic": You sit down upon the judge. He gives, with a long breath of camphor, and a moth gets up out of his wig.
- "tree": There's a bough that's been sat in. It has the dip; and where a back would lean the bark's polished to the colour of tea. Your feet come just above the water. So would hers have.
- "market": You sit in the stern and hold the pumpkins. The woman with eels has turned right round in order to look at Poppy, and is feeling sorry.
- "court": They bring you a chair, and tip you into it, politely, till you agree about which way is up. It was made for a woman your height. It has waited so long that it's put out one leg to you.
- else: You sit down in her chair, by the stove. Seventy years she had it turned to the table; but the legs have worn their four small cups in the boards at another angle, toward the door, as if, when everyone was in bed, she used to move it.
}
-> DONE
=== n_whosent
#topic: who sent you, who sent him, who are you working for, your master, his master, who is his majesty, majesty
{present ? bok:"I am instructed," says Mr Bok, "by a gentleman of the confluence." He means the place where three rivers meet, and where there's no house. The humming has stopped, out there. It's the pause of one who has heard himself called a gentleman, and would like to hear what comes next.|There's only one Majesty whom they mean in this town when they lower their voices, and step back from the edge.} -> DONE
=== n_wear
#topic: put on the cloth, wear the cloth, drape, wrap myself, put it on, try it on, wrap, coat, my coat, shawl, get dressed
You put a fold of it round your shoulders, as one would, to see the hang. It's got your grandmother's stoop before you've breathed out. It has her collar; it's warm at the nape, where she used to lay the tape; and, from inside the breast, on the left, something presses once, like a palm. You take it off. It comes away last from your hand. -> DONE
=== n_lamp
#topic: lamp, light a lamp, light the lamp, candle, lantern, match, light, incense, stove
{ here:
- "court": The lamp next to you burns downward, with a little sound of pouring. You hold a finger over it, and the finger's wet, and it shows you the bones.
- "stair": In Mr Bok's lantern there's a teaspoon of water, alight. When he lifts it the dark goes back down the steps, one at a time, and it counts them too.
- "market": There's a lantern at your bow, for the fog. You lift the glass and touch it off; and along the water, low down, at the other side of the keel, another has been lit, to keep it company.
- "tree": You've a candle end in your sleeve. In its light the threads are all one red, and they all lean, with no wind, the same way: down.
- else: You trim the wick and set it on the cutting table. In the room there's a yellow ring, with you in it and Poppy's hands; out of doors on the water, at the same moment, one more has been lit, rather far down, and brought to just the same height.
}
-> DONE
=== n_tea
#topic: tea, drink, eat, food, hungry, thirsty, rice, fish, cook, breakfast, supper, meal
{here == "court":There's a feast laid on the vault. You know better; but you look, and in the middle, among the gilt, stands a tin plate with rice and one green chilli, a bit burned. It's what she used to take out with her, on dark nights, for a walk.|Poppy's brewed it the way that you like it, and says it's a pice. You drink, and on the bottom of the cup, instead of leaves, lies a wet thread of red. "It was in the tin," she says. "There's half a tin of it in there. I thought it was a spice."} -> DONE
=== n_earring
#topic: earring, gold earring, her hair, pins, look at poppy, her face, poppy's earring, her slippers, get the earring, poppy get the earring, where did poppy get
{present ? poppy:It is a thin hoop, old gold, and she puts up two fingers to it when she lies. You've known that for six years and have never told her. "My mam's," says Poppy, before you can ask. "There was two. The other one paid the boat." She's looking at the water as at somebody who didn't give change.|You can see her with your eyes shut: eleven pins, one hoop, and the chin.} -> DONE
=== n_sing
#topic: i sing, i hum, i whistle, whistle, dance, sing the song, sing back, answer the song
You try it, under your breath, where she'd have had pins in her mouth. Up four notes, and hold. The flood in the doorway's gone as smooth as a plate. You hold it for as long as you're able; and when you break off, there's the sound of a great many people, a long way beneath, letting out theirs. -> DONE
=== n_sleep
#topic: sleep, go to sleep, to bed, go to bed, lie down, nap, dream, close my eyes, bed
{"tree market stair court" ? here:You let your eyes fall shut, and the water has you by the hand at once, as a child has one who wants to show one something. There's a lamp, in it, and under that a face turned up. Then somebody's oar knocks, and you are where you were.|You lie down on the offcuts, as you did when you were small. The river is under the boards, turning over when you turn. You dream that you're holding one end of a tape, and that there is a man at the other, in the dark, who says a number, very carefully, and asks if that's right. It's the number of your own house.} -> DONE
=== n_sew
#topic: sew, start sewing, thread the needle, needle, thimble, work, measure, tape, tape measure, stitch, begin the coat
{sewing:You put in forty stitches by the lamp, each the brother of the last. The cloth takes them as you'd take a hand on a crossing.|You run a line of cotton along the edge, to see. It goes in like a spoon; it comes out again on the other side as though it had thought better of it, and lies along the table, in the shape of a letter. N. So you take your tape instead, and find that the brass end of it's been bitten, long ago, by very small even teeth.} -> DONE
=== n_outside
#topic: go outside, outside, the street, leave the shop, walk, take a walk, step out, take the boat, row, boat, run, run away, flee, escape
{ here:
- "shop": You step off the sill in your stockings. It lets you; it takes you only to the shin, and walks along beside you as far as the rope man's, like a host. There it stops. You see why: the ground falls off there to the ghat. On each step under the water, as far down as you can count, somebody's put a lamp.
- "court": You run, as far as one may, along the sky of a ballroom. Courtiers lean out to see you go by. Nobody's left this way in four centuries without a coat; and the smoke on your finger says a third of the thread.
- else: You'd have to swim, and it would be glad to have you. You take up the oar, and the boat's head swings, by itself, and points you home by the long way: past the place where there is a tree.
}
-> DONE
=== n_pray
#topic: pray, prayer, bless, god, offering, fold my hands, shrine prayer
You fold your hands to the little Ganesh over the thimbles. He's Thakuma's, and has seen some weddings. There's a flower at his feet, a water lily, quite fresh; it is not the season. Poppy says that it wasn't she. On the dark nights there always was one, she's told you, and one did not ask. -> DONE
=== n_shout
#topic: shout, scream, call out, for help, yell, call for help, help me, neighbours, hello, call the king
You call, out over the flood. Shutters go up along the street: the rope man with a lantern, the bank. They see the heron and the shutters come down again, one by one, as gently as eyelids. But the humming's nearer, by a house or so. It has heard a voice that it knew the nose of. -> DONE
=== n_self
#topic: talk to myself, to myself, mutter, think, pinch myself, dreaming, breathe, calm down, count
"It's a coat," you tell yourself. "Two sleeves and a back." It's what she'd say when it was the Collector's, or a corpse's. Only, you recall now that there was a thing she used to add, low, to the wall. You've never known what she meant by it. "And he's not to freeze," she'd say. -> DONE
=== n_judge
#topic: judge, bridegroom, bridegrooms, brown paper, paper men, goat, hat, moths, dust, spiders
{here == "attic":You lift the judge down to the light. He's all in order, seam and dart, as is each of them; she never drew a line that she had to go over. There's one edge in that entire heap where the pencil's gone round twice. It's on the man at the bottom.|They're in the attic, the brown paper men, where the damp can't curl them. She kept every one who'd ever stood still for her.} -> DONE
=== n_read
#topic: read, letters, letter, book, ledger, account book, read the contract, schedule, write, take notes, diary
{here == "attic":There's a ledger, with the rent in it. You turn the leaves for the flood year, and find the Collector's breeches, a christening, and then a whole page with one entry and no price: "Measured at the Ghat, a gentleman. Cold hands." She's drawn a line through "cold".|Mr Bok has left his schedule of fees. You need the strong glass for it. Item nine, Being Waited For, has a figure with it so large that it's had to be continued on the back; and in the margin a claw has put: nobody has ever paid this, in either direction.} -> DONE
=== n_hide
#topic: hide, under the table, behind the bolts, under the counter, crouch, duck, behind the curtain
{"tree market stair court" ? here:You draw your shawl over your head, and are nobody. The river takes it in good part. It has drawn something over its own: a skin of leaves; and from beneath that one eye, gold, with no lid, is playing too.|You get down behind the counter, among the padding. It's where you used to sit, being a mouse, while she served; so you know there's a knothole. You look. On the wet step, where the heron's shadow ought to be, is a second shadow, broader, in the act of smoothing its hair.} -> DONE
=== n_basin
#topic: basin, mirror, reflection, copper basin, look in the water, my reflection, wash, wash my face
{bride:You look at the basin over her shoulder. Both of you are in it, and just the one of you is looking back in time.|You bend over the copper basin. There you are, with a pin in your mouth. You take the pin out. The face in the water keeps it in for one moment more, and it's older than yours, and it's trying to tell you something round it.} -> DONE
=== n_king
#topic: look at the king, touch the king, beard, minnow, courtiers, his back, hold his hand, look up, ceiling, lamps
{here == "court":You look, as the trade looks, from the nape down. Broad; proud; one shoulder carried a thought high, as though for years he'd been holding up something over someone's head. Under the gilt his collar has been turned. It's neat work. He did it himself.|You've only the heron's word for him: broad in the shoulder, allow for ease. But a body that's so long been drowned, you'd think, and still sends out for a collar, hasn't given up on being looked at.} -> DONE
=== n_sign
#topic: sign, shop sign, the sign, paint, name on the door, my sign
The board hangs over the blue door, with your name on it. In this light one can see the older letters pushing up beneath the white, as bones do in a hand. NIRUPAMA; and after it an "and", and a space, which she painted over every spring and never filled. -> DONE
=== n_haggle
#topic: haggle, bargain, negotiate, more money, raise the price, sell, trade, offer, pay
{present ? bok:"Ninety yards," you begin, as one does, "by the water, at night, in the wet." Mr Bok lifts his pencil. From behind you comes a sharp small hiss; it's Poppy. "Never price what you've not been told," she says. "Get him to say what's the other party bringing." The heron, for the first time, looks at her with attention.|You go over the figures in your head, and it's as you thought. Nothing about it can be got to come out in rupees.} -> DONE
=== n_cry
#topic: cry, weep, laugh, smile, tell a joke, joke, thank, apologise, apologize, sorry, hug, kiss, bow, curtsey
It's a small thing; but you do it over river cloth, or near it, and a ripple runs from end to end of the bolt. Poppy puts out a hand, flat, as one does to a horse. "It liked that," says Poppy. "What did you go and do? It's all come up in goose pimples." -> DONE
=== n_fish
#topic: carp, fishing, catch a fish, ducks, pumpkin, eels, dentist, lily, turtle
{here == "market":The eels look at you out of their tub. There's a note wound round the fattest. "Re: Tuesday's rent," it says, in a heron's claw. The eel woman flips it face down with a thumb. "They bring me that to wrap things in," she says.|A carp comes up to the step with its mouth open, and a coin of ice on its tongue. You don't take it. It shuts its mouth upon it, sadly, and sinks, looking at you sidelong, until there's just the eye.} -> DONE
=== n_steps
#topic: count the steps, sixteenth step, top of the steps, go down the steps, the ghat, to the ghat, walk down, seventeenth step
{here == "stair":You feel for it with your toes. There's the edge of sixteen, with the two dents in it; and then, not at all where a stair would be but where a stair would be if someone loved you, a smooth cold place, the width of one foot.|You go to the top of the ghat with a shawl on. Water stands at the fourth step. You count under it, as far as you're able to see, and there's a white hand's breadth on the last, where somebody has put down an umbrella to dry. When the ripple's gone it's a fish.} -> DONE
=== n_pour
#topic: pour, pour myself a drink, a drink, drink of water, cup, glass, toddy
You dip a cup in the jar by the door. It's rain, you'd have said. It has no taste till it's down; then it's every well that you were ever held up to look in. At the bottom of the cup the glaze has been worn, by a spoon that went round and round in it, on nights when somebody sat up. -> DONE
=== n_punch
#topic: punch, punch him, slap, kick, push, grab, throw something, throw
{present ? bok:You let fly at the waistcoat. There's a flurry, very dry; and Mr Bok is standing on the other end of the counter with one feather out of place. "Assault upon an officer of the confluence," says he; "a fine of one plate of fish." He looks as though he rather hoped you'd be convicted.|You strike out; and the air here has so much river in it that your fist arrives late, and soft, like somebody's hand being laid upon an arm.} -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, namaste, hi, good morning, welcome, introduce myself
{present ? bhairab:"Good evening, good evening!" says King Bhairab. "One forgets how it goes on. Is it 'and you'? It used to be that they fell on their faces, and I never learned the second half."|{present ? bok:"Good evening," says Mr Bok, and turns a page back to enter it. "That is the first civil word which has been said to this department since your grandmother's day. She said, mind the step."|{present ? poppy:"And hello to you," says Poppy. "That's free. It's goodbye I charge for." She is looking past you at the wet when she says it.|It's said, and the leaves, or the paper men, pass it back along their row.}}} -> DONE
=== n_wall
#topic: wall, touch the wall, ceiling, look at the ceiling, stilts, beam, floor, the floor, floorboards, look up, stairs, go upstairs
{"tree market stair court" ? here:You put out a hand. There's no wall to this; there's only how far up the wet goes. But it's carved, where you have touched it, in little steps, with a thumbnail or a pin: one for a moon.|You lay your hand to the doorpost. They measured you on it, every new year, with her chalk. There are your marks, in white; your mother's, in blue. And lower, in red thread let into a saw cut, is a third lot that runs up only as far as a girl of twenty. After that she's put no more; but the post there has been held, by one hand, till the grain shows.} -> DONE

=== lost_words
#unclear
{&The water listens, and seems not to have followed. How was that?|That came out like a knot on the wrong side. Unpick it and say it again.|Nobody can cut to that measure. What do you mean to do?} -> DONE

=== meet_1
#react: bok meet
"{name}," says Mr Bok, and writes it with his beak on the wet step, where it stays. "For the invoice." -> DONE

=== meet_2
#react: poppy meet
"She knows it's {name}, it's over the door," says Poppy to the heron. "She just likes to be asked." -> DONE

=== hook_1
#topic: your price, what is the price, what price, name the price, how much
The heron has not said what the King will pay. He has asked what you want, and that is another matter: in this trade whoever names a figure first goes home in it. -> DONE

// Plain questions.
=== p_refuse
#topic: if i refuse, happens if i refuse, can i refuse, i say no, have to make it, have a choice
There's a clause for it, says the heron's back. The river has its hat off, on your step. You would sooner not see it put it on. -> DONE
=== p_died
#topic: did he die, he die, how did the king die, how did he die, king die, die of, did he drown, why did he drown
{death_known:He stood up in a boat, to be seen by his own wedding, and would not wait for the tide. The tide waited for nobody.|He drowned on the day that he was to be married, four hundred years ago: that much they sing. Whenever one asks for more the heron looks at the water.} -> DONE
=== p_flood
#topic: river so high, so high, why the flood, is the river, water so high, river rise, risen, river come, why did the river
It has come up to place an order. There have been floods on the ghat before, but none of them stopped at a sill, and waited. -> DONE
=== p_grandmother
#topic: grandmother alive, grandmother dead, is she alive, is my grandmother, where is my grandmother, grandmother die, thakuma alive, thakuma dead
She's dead. She died in her chair, as an old woman, with the door open on the river side. Her drawers are as she left them, and so's the chair. -> DONE
=== p_measure
#topic: measure him, measure the king, how do i measure, take his measure, his measurements, his size, how big is he
With a tape, like anybody, if one could get to him. Nobody has but your grandmother, who wrote him down, and she never threw out a pattern. They're all in the attic. -> DONE
=== p_job
#topic: my job, my task, supposed to do, my order, what do i have to do
One wedding coat, long, with a collar, for a man four hundred years drowned. It's to be done by the eleventh night. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, am i alone, other people, lives here, live here
There's Poppy, who has the big scissors, and there's the heron. All the rest of the street has gone up on its roofs, and is looking down at you. -> DONE
=== p_people
#topic: how many people, population, how many live, people live
As many as the stilts will hold, and on Mondays twice that, in boats. You've let out most of them, over the years. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger
The water has done nothing but wait. It's only that it has asked for something by a certain night, and that it has never in its life been late. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things, my tools
Ninety drawers of buttons and thread, a tape, two pairs of scissors, an apprentice, and a bolt of river. Cotton you have plenty of, and it's no use. -> DONE
=== p_year
#topic: what year, which year, year is it, what month, month is it, season, time of year
The fourth hundred since he drowned, by the heron's book. The ghat goes by floods, and this one hasn't a name yet. -> DONE
=== p_far
#topic: how far, far is it, far away, far down
The banyan's half an hour by boat, and the market's at the end of the street, on Mondays, when there's a street. How far down he is, nobody has a line for. -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave, leave the town
By the back, over the planks, if you've somewhere to go that no river runs through. You can't think of a place. -> DONE
=== p_if
#topic: consequences
Ask the cloth: it lies flat for a thing that's so and puckers for one that isn't. If it's the heron you ask, ask him which clause. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is he lying, who is lying, telling the truth
Lay it on the cloth and have them say it again: it puckers at a lie. It's the one honest customer that you have had this year, and it isn't paying. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, why me, why did they choose me, why did he choose me
You have never lived anywhere else. They've come to you as one goes back to a shop: your grandmother cut for the King once, and it was not to his satisfaction. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who rules, who governs
Upstairs, whoever holds the scissors. Below the water it's the King, and the heron, who has the paper. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for
A coat that closes, or one that doesn't, and to know by the eleventh night which of the two you ought to have made. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
It has stopped raining, and that's what is the matter with it: the water's gone on coming. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Past forty, with a needle callus and a customer's memory for shoulders. There's nobody in the house but an apprentice, and there's your grandmother's chair. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Chandpur Ghat, where three rivers meet, on the wet side of Bengal. -> DONE
=== p_trade
#topic: my trade, my profession, am i a tailor
Tailor, third of the name on that door, if one scrapes off the paint. You have never yet made anything that its owner couldn't take off. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, when does it end
{eleventh:It's the last night, and the water has come in to watch.|Until the eleventh night, when there's no moon. The river keeps the count.} -> DONE
=== p_long
#topic: how long have i, long have i been, since when
All your life. You learned to walk by holding on to that table. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
-> t_bhairab
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
-> t_poppy
