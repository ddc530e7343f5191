# ask: name What do they call you aboard the Patience?
VAR name = ""
VAR rung = false          // the bell was rung, and the first iron struck
VAR seventh = false       // the Widow answered with a seventh note
VAR visits = 0
VAR votes = 8             // of twenty-four; sixteen make two thirds
VAR chart = false         // the chart was held over steam
VAR moved = 0             // how far the captain has been moved, by deeds
VAR gas = 3
VAR won = false
VAR figures = false       // Dr Amadi wrote his figures down
VAR harness = false       // Tolly told about the harness
VAR here = "wheel"
LIST people = quist, pib, amadi, tolly
VAR present = ()
VAR alive = (quist, pib, amadi, tolly)
-> watch

=== watch
#beat
~ here = "wheel"
The chair. Then boots being looked for. I have as long as it takes a broad woman to find her second boot. The first has just gone on.
+ [Ring the bell #match: bell, ring, rope, pull, alarm, duty #id: ring]
    ~ rung = true
    I pull it, because it is what my hand was hired for. Pib is awake and at the gun before the second stroke. The iron goes out singing a good deal worse than she did, and stands in her side like a pin in a cushion.
    -> storm
+ [Sing the sixth note #match: sing, sixth, note, whistle, answer #id: sing]
    ~ seventh = true
    It is a low one; my voice breaks on it as it always has. She goes quite still. Then she gives it back to me with another on top, a seventh, which I never knew was missing, and which my mother used to draw breath for and then not do.
    -> bridge
+ [Steer off into the cloud #match: steer, off, wheel, cloud, away #id: steer]
    Two spokes to port, and two more. A ship three hundred feet long comes round like someone turning in her sleep. The white takes us in, and the eye goes with us for a little, alongside, and then is only wet.
    -> bridge
+ [#meanwhile]
    The second boot is found. The white side goes down past the rail, and down, and closes over, as milk does over a spoon.
    -> bridge

=== storm
#beat
~ here = "wheel"
~ present = (pib)
Nobody had told me that it comes aboard. I had thought of rain as a thing one sold in jars. It comes up the line like a fuse, white, and walks along the rail touching each of us on the head; Saint Barbara and Saint Vitus, which are gasbags, swell and groan; all the brass on the bridge has a blue flower. And then water, such water, through the Still and over the side of the Still and down the stairs, and every man of the watch on his back with his mouth open. "That's first blood to me!" yells Pib from the gun, with his gold tooth shining. "Did you see? You saw, didn't you?" I saw. She had stopped to hear whether I knew the rest.
+ [Cut the harpoon line #match: cut, line, rope, axe, free #id: cut_line]
    ~ votes--
    One stroke of the fire axe, and six hundred fathoms of the company's rope go after her. Pib looks at the end of it. "It parted," he says at last. "Didn't it? I'd swear to it, if someone asked nicely."
    -> bridge
+ [Hold the ship's head to the wind #match: wind, wheel, head, steer #id: hold_head]
    It is all I can do, and it's enough. The line takes two turns round a cloud, twangs, and draws; the iron stays in her. There are eleven barrels in the Still when it is over.
    -> bridge

=== bridge
#beat
#recap: On my first watch the white whale, the Widow, sang me five notes of my mother's tune.
~ here = "wheel"
~ present = (quist)
Captain Quist fills the door. She looks first at the compass, as captains do, then at the place in the cloud where there's nothing now, and last, and longest, at me. {rung: Rain is running out of her cuffs.|Her boots are on the wrong feet.} "White?" she says. Nobody has told her. "Thirty seasons, I've seen her twice. Both times somebody on board had been whistling." She puts her hand on the wheel beside mine; the palm is as hard as a block. "You signed as {name != "":{name} Marr|Marr}. It's a common name, I told myself. I knew a Marr who held a wheel like that, two fingers, as if it might be asleep."
+ [Say that Ottoline Marr was my mother #match: ottoline, mother, marr, yes, truth #id: say_mother]
    ~ moved++
    "Aye," says the captain. She takes her hand away. "She could steer by smell. I never said otherwise, not in that court nor anywhere. It was the only thing they didn't ask me." The door swings after her for some time.
    -> decks
+ [Ask what she said in evidence #match: evidence, court, said, ask, traitor #id: ask_evidence]
    "That she burned the chart. She did. That it was the company's. It was." She buttons her coat, which is buttoned. "Forty men kept their berths by it. You may do that sum from either end, helmsman; I have."
    -> decks
+ [Say that I saw nothing but cloud #match: nothing, cloud, lie, no, deny #id: say_nothing]
    "Cloud," says Captain Quist, "has been known to do that." She wipes the glass with her sleeve until one can see ourselves in it, two people holding a wheel. "I'd a friend who lied better. Keep her north by the Shelf."
    -> decks

=== decks
~ here = "wheel"
{visits >= 3: -> dividend}
~ present = ()
{When I come off watch they hand me my mug and a duster for my eyes. North by the Shelf it is; three days, if the gas holds.|Second day. The dust of the lower air has thinned, and there is one blue star on the rail where somebody has polished it for luck.|On the third day the cloud below us has begun to have a grain, like wood, and all of it runs one way.}
+ {not still} [Go down to the Still and Dr Amadi #match: still, amadi, doctor, go down, steam #id: go_still]
    ~ visits++
    -> still
+ {not loft} [Sit with old Tolly in the sail loft #match: tolly, sail, loft, sailmaker, slate #id: go_loft]
    ~ visits++
    -> loft
+ {not gun} [Take Pib his soup on the harpoon deck #match: pib, soup, harpoon, gun, harpooner #id: go_gun]
    ~ visits++
    -> gun
+ {not cabin} [Look for the chart in the captain's cabin #match: chart, cabin, captain, forbidden, quist #id: go_cabin]
    ~ visits++
    -> cabin

=== still
#beat
#recap: Dr Amadi knows to the pint how much rain is left in the sky.
~ here = "still"
~ present = (amadi)
The Still smells of a struck match and of somebody's cellar. Dr Amadi sits among the copper with his banjo across his apron, and the scars go up his arms like two trees in winter. "Four thousand whales, when I was a student," he says. "One storm in each. Mother has it all her life, and hands it to the calf, and it's as good as new; like a christening robe. Last year we rendered sixty-one. This year nine." He plays the figure. "There's one cow. I've done it by three methods. After her it's arithmetic, and then it's dust; and the week after that they will ask me for a paper on it." He laughs. It's not catching. "The towns drink eleven more weeks. That's with her in the barrel."
+ [Ask him to write the figures down #match: figures, write, paper, numbers, sum #id: write_figures]
    ~ votes += 4
    ~ figures = true
    He does it on the back of a bill of lading, small, and signs with all his letters. "Read it aloud sometime," says Dr Amadi. "I've a voice that people think is joking."
    -> still_after
+ [Ask if a calf could still be got #match: calf, could, hope, breed, young #id: ask_calf]
    ~ votes += 2
    "There'd have to be a place," he says, "out of the wind, with no iron in it." He damps the strings. "There was a navigator who said that she had seen it. They took her at her word, you know. That's why they were so angry."
    -> still_after

=== still_after
+ {not steam} [Ask for the loan of a kettle #match: kettle, steam, loan, borrow #id: kettle]
    "For tea?" says Dr Amadi. "For reading," I say; and, since I am her child and he is no fool, he gives me the one that doesn't whistle.
    -> decks
+ {steam} [Thank him for the loan of his kettle #match: thank, kettle, loan #id: thank_kettle]
    "What kettle?" says Dr Amadi; and he is so good at it that for a moment I see how he has lasted.
    -> decks
+ [Leave him to his banjo #match: leave him, banjo #id: leave_still]
    He has gone back to the tune before I'm up the ladder. It has nine notes in it, and then sixty-one rests.
    -> decks

=== loft
#beat
#recap: Tolly, who is stone deaf, has kept a secret since my mother went overboard.
~ here = "loft"
~ present = (tolly)
Tolly is seventy or so, with a white plait down to the belt, and sews sitting on the rail itself, one hand flat to the wood. When I touch her shoulder she doesn't start; she had me by my steps. There's a whale tattooed on each of her fingers. She makes the smallest dive. Then she takes the slate. FIVE NOTES, she writes, and rubs it out. I FELT IT THROUGH THE RAIL. I FELT IT ONCE BEFORE. She looks whether there's anyone on the ladder. She sews nine stitches, so that it will have been an ordinary conversation; and then she reaches under the bench, and brings out a harness of sailcloth, old, hand-stitched, with two straps gone. There had been a pair of them.
+ [Ask who the other harness was for #match: harness, who, pair, mother #id: ask_harness]
    ~ votes += 4
    ~ harness = true
    SHE DID NOT FALL, writes Tolly. I CUT IT TO HER MEASURE. SHE WENT OVER LAUGHING WITH A KETTLE. It has been eleven years, and she writes it as one sets down a full bucket. Then she spits on the slate and it's gone.
    -> decks
+ [Lay my hand on the rail beside hers #match: rail, lay, touch #id: feel_rail]
    ~ moved++
    ~ votes += 2
    At first it's engines. Under the engines, a long way off and coming with us, is something like a door being opened again and again in a house where one used to live. Tolly watches it reach my face. She nods and goes on with her seam.
    -> decks

=== gun
#beat
#recap: Pib's little sisters drink from the ship's pay.
~ here = "gun"
~ present = (pib)
He has painted an eye on the gun, to help it. "Best shot in the fleet," says Pib, round the spoon. "Ask them. I took a bull at nine hundred yards with the sun in my teeth, and did I boast? I only mentioned it." His palms are bandaged where the line ran. "I've two sisters in Low Harbour. They get a pint a day out of my share, a pint and a quarter Sundays. The little one keeps hers till night, so she's got it to look at." He scrapes the bowl. "You'd not go soft, would you? On account of a tune? I mean somebody'd have to think what they'd drink. I mean that somebody would, wouldn't they? Have thought?"
+ [Tell him what she sang, and how I know it #match: sang, tell, truth, tune, mother #id: tell_pib]
    ~ votes += 5
    I tell it straight. It takes as long as the bread. "So she's asking," says Pib. "They're not meant to ask." He looks down the barrel at nothing, and for once there is no question on the end of it.
    -> decks
+ [Ask what the girls are called #match: sisters, girls, called, names, who #id: ask_sisters]
    ~ votes += 2
    "Ada and Nell," he says, and shows me them with his hand, that high, and that. "Nell's going to be a cloud. It's a job, she says. Who'd tell her?"
    -> decks
+ [Say that I would never go soft #match: never, soft, no, deny, promise #id: never_soft]
    "Good," says Pib. "Good. That's what I'd want them to say." He doesn't seem much cheered by it.
    -> decks

=== cabin
#beat
#recap: In the captain's cabin there is a chart that nobody may see, and it is blank.
~ here = "cabin"
~ present = ()
The forbidden chart lives behind the captain's bunk, in a tin for ship's biscuit. I've four minutes; I can hear her overhead, being patient with a cabin boy. I'd looked for soundings, coasts of cloud, a cross. It is a sheet of good rag paper with scorched edges and not a mark on it. She has sailed by this for eleven seasons. Rolled up in it is a child's mitten, grey, left hand, that I lost when I was six; and a bill from a pump-house in a town with the name cut out, paid, and paid, and paid, the half of a captain's share each time, for a well that has long since gone dry.
+ [Put the mitten back, and take the chart #match: chart, paper, steal, mitten #id: take_chart]
    It goes round my leg, beneath the sock. It smells, very faintly, of somebody's kettle.
    -> steam
+ [Leave all of it, and let her catch me #match: catch, wait, stay, quist #id: caught]
    ~ moved += 2
    ~ present = (quist)
    She stops on the sill. I have the mitten on; it comes down as far as the knuckles. "I meant to give that back," says Captain Quist, "at the hearing. There was never a place in it." She holds out the tin. "Steam, I'd say. She wrote everything in milk. I have been eleven years not boiling a kettle."
    -> steam

=== steam
#beat
#recap: Over steam my mother's handwriting came up on the chart.
~ here = "still"
~ chart = true
~ votes += 3
~ present = (amadi)
Dr Amadi holds the lamp and does not joke. First a brown freckle. Then a stroke, a loop, the long-tailed g she put on everything, shopping and birthdays; and over the white like frost over a window comes my mother's hand. There are no bearings. It is a stave: five lines, six notes, and where the seventh ought to be a little drawing of a house. "Not a place," she has put along the edge. "A door. Sing it on the blue line, and don't look down, and mind you mean it, for they can tell." Under that is something for me. {name != "":"Wear your mittens, {name}."|"Wear your mittens."}
+ [Learn the stave by heart and burn it #match: burn, learn, heart, stove, memorise #id: burn_chart]
    It's a thing that runs in the family. Dr Amadi puts out the ash with his thumb. "I saw a grocery list," he says.
    -> decks
+ [Keep it, to be read aloud to the crew #match: keep it, crew, read, aloud #id: keep_chart]
    ~ votes += 2
    By old sky law a reason must be read aloud. I fold it so that the house is on the inside.
    -> decks

=== dividend
#beat
#recap: The rival ship Dividend was sighted, racing us to the kill.
~ here = "line"
~ present = (quist, pib, amadi)
"Sail!" It is Pib, and for once it's no boast. South of us, red from keel to crown, three gasbags more than we have and every one new, comes the Dividend with her guns run out and her band playing. Ahead the cloud opens along the grain, and for as long as a breath one sees her, white, going north at her ease{rung:, with our iron standing in her side}. "They'll have her by dark," says Quist, "and sell her by the cup." Something comes into the captain's face that I would not like to meet on a stair. "Not them. Helm! What have we got that they haven't?" Weight, I think. We are old, and patched, and I know how we fall.
+ [Dump the water ballast and climb #match: water, ballast, dump, climb, up #id: dump_water]
    Nobody speaks while it goes. It's two days' drink for the whole ship. We go up as though someone had called our name; the red crown slides below us, with the bandsmen looking up and their mouths all open to catch it.
    -> shelf
+ [Vent gas and drop through the floor #match: vent, gas, drop, dive, fall #id: vent_gas]
    ~ gas--
    ~ moved++
    Saint Vitus sighs. The deck goes from under the soles, the cloud shuts over like milk, and we fall four hundred feet through it beneath their very keel, and come up on the far side with washing on the rigging that isn't ours. Quist laughs aloud, once. It sounds rusty.
    -> shelf
+ [Run in among the calving storms #match: storms, shelf, run, among, squall #id: run_storms]
    ~ moved++
    No new ship would. The squalls come off the Shelf like cattle through a gate; one has to go when they go, and lean when they do. I steer by the smell, two fingers. Behind us there's a twang, and the Dividend has lost her band.
    -> shelf

=== shelf
#beat
~ here = "wheel"
~ present = (quist, pib, amadi, tolly)
So we come out on the Shelf at evening alone with her. It's where storms are born, or were; a white cliff higher than one can lean back to look at, and along its foot old rain lying about in rags. She's waiting. She lies a mile off with her head to us, and above her, quite sharp, as though drawn with a rule, is the blue line, where men go to sleep at their work and don't wake up. The Dividend will be an hour. All hands have come up without a call, twenty-four of us with the cook. They look at the whale, and the captain, and the wheel. "Well, Mr Pib," Quist says quietly. And he does not load.
+ [Call a vote, by old sky law #match: vote, law, mutiny, crew #id: call_vote]
    My voice cracks. But there's a form for it, and they all learned it as boys; the cook turns a bucket over and I get up on it.
    -> vote
+ [Ask the captain to speak for herself #match: captain, quist, speak, ask #id: ask_captain]
    ~ moved++
    "I never could," says Quist. "I could answer. It's not the same." But she takes off her cap to them, and stands there without it in the wind, and something goes along the rail from man to man.
    -> line
+ [Say nothing, and keep the wheel #match: nothing, wheel, quiet #id: keep_wheel]
    I keep it with two fingers. There are times when that's all the speech one has.
    -> line

=== vote
#beat
#recap: I called a vote by old sky law, and read my reason aloud.
~ here = "line"
~ won = (votes >= 16)
I read it from the bucket. That she's the last. That she asked, and that I know the answer. {chart: I read them the stave, and the bit about meaning it, though not the mittens.} {figures: I read Dr Amadi's figures, to the pint, and nobody thinks that they are a joke.} {harness: Tolly, who cannot hear a word, holds up the harness.} Towns are dying, I say, and we're how they drink; and there are eleven weeks in that whale, and after them no whale. "Show hands," says the cook. They go up one at a time, like people getting out of a cold bath. {won: At fifteen it stops. Then there's a bandage in the air, right up, and behind it Pib, crying with rage. "Sixteen," he says. "That's two thirds, isn't it? Can't anybody count?"|I count them twice. It's not enough. There are fathers there who look at me as they keep theirs down; they're not ashamed of it, and needn't be.}
+ {won} [Take the ship, and ask the captain's leave #match: ship, captain #id: take_ship]
    ~ moved++
    "Carried," says Quist. She unpins the key of the wheel from her collar, where it has rubbed a green mark in thirty years, and does the clasp up at mine. Her fingers shake less than I do.
    -> line
+ {won} [Thank Pib #match: pib, thank, sixteen #id: thank_pib]
    "Don't," says Pib. "Just make it rain. Can you do that? Somebody had better."
    -> line
+ {not won} [Step down, and take the wheel again #match: step, step down, wheel, accept #id: step_down]
    They make room for me. The law says that nobody may be flogged for having asked.
    -> line
+ {not won} [Ask them to think of who comes after #match: after, plead, children, ask #id: plead]
    "We do," says the cook. "He's four." He isn't angry. He helps me down.
    -> line

=== line
#beat
~ here = "line"
~ present = (quist, pib, amadi, tolly)
Red, to the south: the Dividend has found her way round, and her guns are firing already, for the range. The Widow does not go down. She sings, five notes, and waits, with {rung:the iron in her, and} a patience that makes our ship's name look like a joke in poor taste. We have {gas == 3:all our gas|two bags of gas in the three}, one charge of powder, and perhaps a quarter of an hour. Captain Quist stands at my elbow. "There was to have been a chase," she says, hardly to me at all. "Thirty seasons I'd thought of what I'd do. I'd always thought that she would run."
+ {won} [Sing the sixth note, and steer for the line #match: sing, sixth, note, line, steer #id: sing_line]
    -> eye
+ {moved >= 2} [Give the captain the wheel #match: captain, quist, wheel #id: give_wheel]
    -> ending_pardon
+ [Lay the ship between the guns and the whale #match: between, guns, shield, ship, dividend #id: lay_between]
    -> ending_patience
+ {not won} [Ring the bell #match: bell, ring, harpoon, kill #id: ring_last]
    -> ending_iron
+ {not won} [Take the small boat for Anvil, with the song #match: boat, anvil, song, leave, small #id: take_boat]
    -> ending_anvil

=== eye
#beat
#recap: We sang the sixth note on the blue line and came into the Eye.
~ here = "eye"
~ present = (quist, pib, tolly)
I sing it on the line itself, with the sky going black at the top and Pib slapping my face to keep me in it. I mean it. She sings {seventh:the seventh, as she did at dawn|a seventh}, and the cliff of cloud, which is a mile thick, moves over for us like somebody on a bench. Behind it there's no wind at all. It is a room. It is round, and green as the inside of a wave, and all down the sides hang old rains, rolled up, put by. In the middle floats a thing like a wet grey sofa. It squeaks. {rung: The Widow rolls, and shows us the iron, and waits; and Pib goes over in a bowline with no boast in him and draws it out.} Beyond, on a rock as big as a chapel, is a hut, with a line of washing.
+ [Stay at the wheel, and let her go to her calf #match: calf, stay, let, watch, wheel #id: to_calf]
    -> ending_rain
+ [Take the boat across to the hut #match: hut, boat, rock, washing, row #id: to_hut]
    -> ending_hut

=== ending_rain
#ending: A Rain Not Promised to Anyone
She comes up under it so carefully that it only thinks it has been lifted. What passes between them makes no noise. It is blue, and goes from the large to the small with a sort of shiver, like a robe being pulled over a head; and the calf, which has been a sofa, is suddenly weather. "It's done in a minute," says Dr Amadi from the hatch. "All that, and it takes a minute." It follows us out. Over Low Harbour it gets the hiccups. There are two girls on a roof there with a pint of water, and they've put it down. We sell nothing now. We're paid to walk behind, singing, and keep off ships.
-> END

=== ending_hut
#ending: Somebody Whistling
The washing is one woman's. There's a bench, a rain gauge, a row of beans; a sailcloth harness with a hole burned in it, hung up on a nail to be mended. Nobody is in. I go round the rock twice, which doesn't take long. On the sill are eleven winters' mittens, grey, in sizes, each a little larger, up to one that fits. I have it on when I hear, from beyond the whales, out where it is too bright to see, a person coming home, not hurrying; and whistling: six, seven; and then an eighth. I put the kettle on. It isn't quite cold.
-> END

=== ending_pardon
#ending: What the Captain Asked
She takes it in both hands. Then she gives it two fingers. "Get them into the boats, {name != "":{name}|Marr}," says Captain Quist. "All of them. That's the last order and I'd like it done handsomely." We see it from below. The Patience goes up alone with her guns run in, up to the line and over it, and the white whale turns and goes up beside her, eye to window. It's said nobody can stay awake there. I can only tell you that she kept a straight course. Something passed between them; it rained, for a quarter of an hour, on eighty miles of desert. In the biscuit tin she'd left me there was one mitten, and my mother's name, cleared, and signed.
-> END

=== ending_patience
#ending: Patience Goes Down Slowly
I know how we fall. I give her four spokes and every rag of sail, and lay three hundred feet of patched old ship across the Dividend's guns as one steps in front of a child. Barbara goes, then Vitus; Saint Anne, who was always a slow leaker, brings us down the whole sky like a leaf, with the crew sitting along the rail and their legs over. Nobody is lost but the cook's best pan. When the smoke has blown off there's nothing north of us at all, only a hole in the air, closing, and six notes. The company is suing me. It rained on the court.
-> END

=== ending_iron
#ending: Eleven Weeks
I pull it. Pib's never made a better shot, and never mentions it. She doesn't sound, or fight; she comes alongside, as she came at first, so that it should be over soon, and the eye is on me until it's only an eye. We carry home the last storm in the world. There's dancing in Low Harbour, in the wet street, and two small girls with buckets, and nobody there did anything wrong. Dr Amadi has marked the weeks along the Still in chalk. I steer by compass. On some nights, at four bells, I hear five notes; but that's me.
-> END

=== ending_anvil
#ending: The Tune They Have at Anvil
They let me go, with a compass and half a cheese. Pib lowers away himself and looks at the block the whole time. At Anvil, which is moored to a mountain, I get a place teaching sums. I'm a poor hand at sums. I teach the children a tune, six notes, for a skipping game, and they teach it to the other end of the town, and barges take it down the dust rivers. That was four years since. I don't know who got her that day, or if anyone did. But at dawn now ten thousand people whistle on their way to the pump, and this morning, far up, something white put in the seventh.
-> END

// Topics
=== t_quist
#topic: quist, captain, hanne
{Captain Hanne Quist is fifty-nine and as broad as her own door. Thirty seasons a whaler. She's gentle with the boys and forgives everyone's mistakes but one person's.|Half of her share goes to a town in the dust. She's never said which, and nobody asks; one sees her, pay-nights, cutting a name out of a bill.} -> DONE
=== t_pib
#topic: pib, harpooner, gold tooth
{Pib is nineteen and the best eye in the fleet, as he will tell you. The gold tooth was a bonus. He has bandages on his hands, and two small sisters in Low Harbour.|He whistles when he's afraid. He says that it's for the wind.} -> DONE
=== t_amadi
#topic: amadi, dr amadi, renderer, banjo, chemist
{Dr Amadi renders the clouds: he's the one who makes a storm into barrels. He has been struck by lightning twice, and he says that the second time was only an apology.|He counts. He can't help it; he has counted the rivets, the beans, the whales.} -> DONE
=== t_tolly
#topic: tolly, sailmaker, plait, tattoos
{Tolly is the oldest hand, and hears nothing but whales, and those through the palm. She has a slate. It's wiped very clean, for a slate.|Each of her fingers has a whale on it for one that she was sorry about. She has begun on the thumbs.} -> DONE
=== t_mother
#topic: mother, ottoline, marr, navigator, my family
{Ottoline Marr was navigator of the ship that found the calving ground. She burned the chart of it, and was called a traitor; and then she was overboard. I was six. She whistled when she cooked.|She used to say that one shouldn't trust any map that isn't also a bit of a joke.} -> DONE
=== t_widow
#topic: widow, white whale, whale, whales, she, last cow, white thing, the white thing, what is she, what came up
{They call her the Widow, the last white one, and the last cow. Longer than the ship. She surfaces at dawn, smelling of a house with its windows open.|A whale can be led by song and hurt by iron, and mustn't be lied to. Nobody knows who tried it. There's a crater.} -> DONE
=== t_song
#topic: song, notes, tune, five notes, sixth, sing, seventh
{Five notes up and a long one down: that's the sixth. I had it with my porridge. She'd breathe in after it, as if there were more, and then ask if I had washed.|On the ship it's ill luck to whistle it. Nobody can say why. They all know which tune is meant.} -> DONE
=== t_rain
#topic: rain, no rain, water, drought, storm, thirst
{It has not rained by itself for eleven years. What there is comes out of a whale, and goes by the pint. At Low Harbour they have a word for the noise of a tap, and use it to their sweethearts.|Each whale carries one storm, and hands it on. No one thought of that as something we could be in the way of.} -> DONE
=== t_patience
#topic: patience, ship, airship, gasbags, saints, going, course
{The Patience is three hundred feet of patches. Her gasbags are called after saints; Barbara's sound, Vitus jumps, and Anne leaks. Gas and water and powder are all counted, and every fight costs one of them.|She turns like a person thinking it over.} -> DONE
=== t_dividend
#topic: dividend, rival, company, companies
{The Dividend belongs to the company outright. She is red. She carries a band for the shareholders, and hasn't a patch on her, nor anybody who'd know how to put one.|The company owns the whales, by a paper. The whales haven't seen it.} -> DONE
=== t_low_harbour
#topic: low harbour, harbour, dust, towns, town, home
{Low Harbour is a port on a river that has died. The quays are there, and the ladders, going down to sand. Children sail on it, in prams.|There are people down there dying of thirst as we talk. That's not a story the company made up.} -> DONE
=== t_anvil
#topic: anvil, free town, mountain
{Anvil is a free town, moored to a mountain by nine chains. They take in anyone who can say what they're running from in under a minute.|It has no rain either, but it has opinions, and a school.} -> DONE
=== t_shelf
#topic: shelf, eye, blue line, height, calving
{North is the Shelf, where storms calve. Past that some say there's an Eye, a calm that isn't on any chart. Above the blue line nobody can stay awake; you sit down to tie a lace.|It's from up there that you see how thin we live. It's a skin on milk.} -> DONE
=== t_law
#topic: law, sky law, mutiny, vote, shares
{By old sky law a crew has its shares and its say. For a mutiny there must be two thirds, which is sixteen of us, and a reason, read aloud. There have been nine in a hundred years. Seven were over food.|One can't be punished for calling it. One can only be looked at.} -> DONE
=== t_chart
#topic: chart, map, forbidden chart, cabin
{Everybody knows that there is a chart in the captain's cabin, and that we're forbidden to have seen it. The boy who sweeps says that it's blank. He was sent to sweep somewhere else.|My mother wrote her shopping in milk, so that I shouldn't read what I was getting.} -> DONE
=== t_bell
#topic: bell, bell-rope, duty, iron, harpoon
{The bell hangs over the wheel. It's my whole duty to pull it when one rises. They pay a bounty to the hand that does it, a quart, in a sealed jar.|The iron weighs as much as I do. It's the only thing aboard that nobody has given a name.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "wheel": On the bridge of the Patience, by the wheel, with a bell over my head and nothing at all beneath us, in layers. {shelf:We have come out on the Shelf; the blue line's just above, as if ruled.|The cloud floor's to port and to starboard and, in the long run, below.}
- "still": The Still, amidships, among the coppers. It is where storms are made into pints, and it's wet in here in a way that nobody under thirty is used to.
- "loft": In the sail loft, on the rail, which hums. Tolly says that it has always been the best seat in the house.
- "gun": The harpoon deck, right up at the bow, next to the gun with an eye on it.
- "cabin": In the captain's cabin, with my back to the door, which I'm forbidden; in front of a chart, which I am forbidden more.
- "line": North, under the white cliff of the Shelf, within sight of the blue line, with a red ship coming up that has a band.
- "eye": In the Eye. It isn't anywhere; that was the point of it. It's round, green, and has got eleven years of rain hung up in it like coats.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, my watch
{
- eye: There's no saying, in here. It has the light of a very early morning that has been let off going any further.
- shelf: Evening, up on the Shelf, on the third day. The sun goes down a long way below us and takes its time.
- decks: One of the three days that it is to the Shelf. They ring the watches; I've begun to wait for the dog watch, when it's cool.
- else: Dawn, in the last hour of my first watch. It is the hour when they come up, if they come.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- steam: My mother found the place where rain is born and burned the way to it, and sooner than have her hanged for that, her friend let them call her a traitor. The chart was blank because it was meant for me.
- decks: A whale came up out of the floor and sang at me the tune that I was brought up on. It's the white one. The captain has gone after her these eleven seasons; and I hadn't said, until then, whose child I am.
- else: The last white whale in the sky came up beside my wheel, and sang. I have the bell-rope in my hand. I don't know how long that has been so.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I'm helmsman on the Patience: four in the morning until eight, and ring if I see her. I signed as Marr. It's a common name, at any rate there used to be two of us. -> DONE
=== w_quist
#topic: want quist, quist want, captain want, captain quist want, the captain want
"One clear look at her," says the captain, "and my hand not to shake, whichever way it goes." She has been saying that to compasses for eleven years. -> DONE
=== w_pib
#topic: want pib, pib want
"A quart a day for the both of them," says Pib. "And one that's ours, in a jar, to leave the lid off. And I'd like it put about that I hit a bull at nine hundred." -> DONE
=== w_amadi
#topic: want amadi, amadi want, dr amadi want
"To be out by a pint," says Dr Amadi. "Once. In the right direction. I'd hang it up on the wall." -> DONE
=== w_tolly
#topic: want tolly, tolly want
She wipes the slate before she writes on it, though it's clean. TO BE ASKED, writes Tolly. AND THREAD. -> DONE

// Reactions
=== r_quist_act
#react: quist act
{!"Handsomely," says Captain Quist, which aboard ship means slowly. She lets me do it.|The captain watches my hands. I couldn't say whose she is seeing.|"I've flogged for less," says Quist, who has never flogged anybody, and she holds the lamp.|Quist plants her feet, as though what I'm doing might shift the trim.|She gives it the time that it needs and looks to the north meanwhile, with her head a bit on one side, as one does who is hard of hearing and won't own to it.|"So did she," says the captain. She hadn't meant to. She goes and taps the glass, and it goes on saying "Fair".} -> DONE
=== r_quist_say
#react: quist say
{!"That's easily said down here," says the captain. "I go by what folk do aloft."|"Aye," says Quist. It has a good deal of rope on it, that word, and she pays it out slowly.|"Your mother would've put that shorter," says Captain Quist, "and then she'd have laughed, and I would have been the one to write it up."|The captain turns her cap round in her hands by the brim, a full turn, and puts it on.|"Say that in front of the crew," says Quist, "and you'd have sixteen with you or a bucket on your head. I've seen it go either way."|"There's a tin in my cabin that would agree with you," says the captain. She sees that she's said it, and finds fault with a rope.} -> DONE
=== r_quist_ask
#react: quist ask
{!"I don't know," says Quist. "Thirty seasons, and I honestly don't. I know that she stops, when one whistles."|"Ask me when there's less wind," she says. There's hardly any. "No. Ask me now, and I'll say it to the compass: I'd give the ship to know."|"You'd want a better woman than me for that one," says the captain, looking at the glass, "and we put her over the side. So they tell me."|"It's in the log, what's fit to be. The rest Tolly has, and she'll write it for you if you've clean hands," says Quist.|"Eleven years I've asked that of a sheet of paper," says Captain Quist, "and it's never had a mark to say to me."|"North," says the captain. It seems to be the answer to most things, aboard here.} -> DONE
=== r_pib_act
#react: pib act
{!"I can do that one-handed," says Pib. "Want to see? No? Sure?"|Pib gives it marks out of ten, on his fingers; he runs out of bandage.|"Who taught you that?" says Pib. "I'd have gone the other way about. Only it's working, isn't it?"|Pib catches what I knock off the rail without looking. Then he looks, to see if I saw.|He does half of it for me, so that it'll have been his idea. "Hold on," says Pib. "Did the deck just hum? Or is that you?"|"Ada does that," says Pib. "Nell just shuts her eyes till it's over." He rubs the eye on his gun with a cuff, and it looks north.} -> DONE
=== r_pib_say
#react: pib say
{!"I knew that," says Pib. "I knew it before you did. How did you know it?"|Pib grins with the whole tooth. Then he turns it over, and the tooth goes in.|"They say that about me in three ports," says Pib. "D'you reckon it's true?"|"If the lads heard you," says Pib. He glances round for lads. "Say it again, though?"|"That's what Nell would say," says Pib. "She's four. She's usually right, isn't it awful?"|Pib tries it on the eye of his gun, under his breath, to see if that would blink.} -> DONE
=== r_pib_ask
#react: pib ask
{!"Me? I know everything, ask anyone," says Pib. "What I don't know is why she didn't dive. They always dive. Why'd she not?"|"I could shoot it for you," says Pib. "Would that help? No, I didn't think so. It never does, does it, after?"|Pib whistles, and stops. "Why'd you ask me? Do I look as if I'd thought of it? Because I have, nights."|"If I knew that I'd be an officer," says Pib. "Ask the doctor. Only bring a sandwich, it comes with numbers."|"Depends who's drinking, doesn't it?" says Pib. He's got two names on a bit of paper and he's looked at that.|"My gran said they sing because they're lost," says Pib. "But then who'd know five notes of it? You'd only know one, wouldn't you?"} -> DONE
=== r_amadi_act
#react: amadi act
{!"One in forty survive that," says Dr Amadi. "The other thirty-nine write to the papers."|Dr Amadi notes the time. He notes everything. It is for the inquest, he says.|"Good," says Dr Amadi. "That's two sensible things this year; I had budgeted for one."|Dr Amadi plays four bars to it, rather slow.|He allows me a quarter of a minute and it takes that exactly. "She timed herself too," says Dr Amadi, "the other Marr. Do you want to see where she stood?" There are two worn places in front of the kettle shelf.|The needle on a dead gauge gives a kick as I finish. He looks at it, and at me, and he writes down neither.} -> DONE
=== r_amadi_say
#react: amadi say
{!"I'd put it at sixty per cent true," says Dr Amadi, "and that's higher than scripture."|"You have a hopeful voice," says Dr Amadi. "I had one. It was struck."|Dr Amadi tunes a string up to what I've said, and then a shade under it.|"That is nine words," says Dr Amadi, "and I've known whole commissions that had fewer."|"Write that on something," says Dr Amadi. "I've known it take eleven years to come up."|Dr Amadi lets the last string ring till it's done. "There is a kettle that agrees with you," he says.} -> DONE
=== r_amadi_ask
#react: amadi ask
{!"I can give you that to three places," says Dr Amadi, "and you'd be no wetter. Would you like it on paper? Nobody has asked for it on paper."|"The data are insufficient, and so is the soup. There's a sheet in a tin that might help," says Dr Amadi, "if it were brought near a kettle."|"I'd need a larger sky," he says, and taps a gauge which reads nothing, and has for years. "North of the Shelf there's said to be one."|"Three to one against," says Dr Amadi. "I don't know what. It's generally that. But I've been wrong by a whale before, and it was your mother who sent in the correction."|"It's a matter of robes," says Dr Amadi. "The mother has it; the calf gets it. Ask yourself what she might be looking for, a widow, at her age, and singing."|He plays it back to me, as a tune with a question at the end. "You hear?" says Dr Amadi. "It wants one more."} -> DONE
=== r_tolly_act
#react: tolly act
{!Tolly feels it in the rail, what I'm doing, and shifts her palm a little to follow.|Tolly holds out the wax. It turns out to be what I needed.|GOOD, writes Tolly; then she rubs out one O, to save it for another day.|Tolly's needle stops for as long as it takes me, and goes on.} -> DONE
=== r_tolly_say
#react: tolly say
{!Tolly watches my mouth do it. SAY IT TO THE WOOD, she writes. IT GETS THERE SOONER.|Tolly signs something with two whales. It seems to be agreement, or herring.|Tolly nods, three times, at her own pace, like a boat at a mooring.|AYE, says the slate. Then, smaller: I HAD THOUGHT SO TOO.} -> DONE
=== r_tolly_ask
#react: tolly ask
{!WAIT, writes Tolly. She's good at it and thinks I might be.|Tolly lays my hand on the rail, and the answer comes along presently, in fives.|Tolly pretends that she hasn't heard, and then shakes all over without a sound; it's her best joke. When she's done with it she draws a harness on the slate, and rubs it out.|The chalk goes up to the slate, and stays there. ASK WHAT I SEWED, she writes in the end.|SHE IS NOT LOST, writes Tolly, and doesn't put who. WE ARE.} -> DONE
=== meanwhile
#meanwhile
{!A new breath of wind finds us, and the Patience leans on it. Beneath the cloud floor, along our whole length, a paleness keeps pace.|The bell speaks once by itself, as the deck lifts. Aft a man coughs and sets both feet on the boards.|It has begun to rain upward, very lightly, out of the cloud and past the rail, and every drop has five notes' worth of waiting in it.|From the captain's skylight comes the scrape of a match. Whoever has the deck had better know what they are doing with it.} -> DONE
=== r_act
#react: act
{!I put my back into it, and it's done. The ship takes it into account, a degree or so, and goes on north.|Down to port the cloud heaves, just as I finish, as if something had turned over to look.|That goes well enough, with one hand, and the other on the spoke. A rope's end taps five times against a stay, and waits.|I do it in the time that there is between two swings. A bead of water has come out on the brass of the bell. It grows, has me in it upside down, and runs off the wrong way.|No order says that I shouldn't. Up in the nets Saint Anne lets go a sigh about it, and we sink by the height of a cup.|It's the kind of thing one does at that hour, to be sure that one is there. Underneath, at about the depth of a cellar, somebody is there as well; the grating has gone wet from below.|When I've done there's a smell of house all round me: slates, a saucepan, a window up. It blows along the deck from the bow. Then it's only gas and paint.|I get it done. Along the rail there runs a blue spark, no bigger than a mouse, and sits down on the northernmost rivet to wait for us.} -> DONE
=== r_say
#react: say
{!I say it to the wheel. It's what most helmsmen talk to, and it gives a quarter of a spoke.|The wind has it before it's out; and somebody downwind may be the wiser, for there's a stir in the cloud there.|I say that aloud. It makes a small fog, that hangs at the height of my chin, and leans, and trots off northward like a dog.|Nobody's awake but the gun, which has an eye painted on it. I think it took my meaning.|It comes out on a tune. I hadn't intended one. Below the floor of everything a voice as long as a street puts in the next note, quite softly, to help.} -> DONE
=== r_ask
#react: ask
{!I ask the glass. It says "Fair", as it's said for eleven years, and on the back of it, where one wouldn't look, there's a tick in pencil against "Change".|I'd ask up in the loft, where they've a slate; or down among the coppers, where they've got a figure for it.|I ask it of the sky at large. There's a good deal of that. All of it, if one watches, is going one way.|Somebody aboard knows: it's shut in a biscuit tin, I should think, or sewn in a hem.|It's what I'd have asked my mother. She would have said: have you washed? And then she'd have told me, in milk, on the back of the bill.} -> DONE

// What readers do in any scene
=== d_listen
#topic: listen, hear, listen to, follow the sound
{here == "wheel":{not bridge and not storm:Five notes, and then the drip of rain off her on to the cloud. She's holding the fifth one open, like a door with a foot in it. In the quiet where the sixth should go I hear my own mother draw breath, over a saucepan, eleven years back. And there's a boot found, in the cabin.|The gasbags creak, saint by saint. Then the wheel takes it up, in the spokes, no louder than a cat on a bed: five, quite far below us, keeping pace. She hasn't gone. She has only gone where the compass can't see her.}|{here == "still":Copper ticks as it cools, a tap drips into a cup with a mark on it, and he's writing down the drips. Beneath the lot, if one puts an ear to the empty vat, there's a hum left in the metal. It's all of them that were ever in there, holding a note.|{here == "loft":Tolly gives me the rail to hold. It's no good with the ears. In the wood there's an engine, a pump, forty boots; and after those something that leaves off whenever I think of a word for it, and that comes from in front.|Wind, a block, someone counting. From beyond the edge of it all comes a sound as of a very big house, where a person in the furthest room is putting by the washing, and hums.}}} -> DONE
=== d_eye
#topic: her eye, the eye, whale's eye, look at the whale, look at her, watch her
{not bridge and not storm:It's as big as a cartwheel and has the colour of weather that's going to be fine. I'm in it, upside down, with my wheel, and so's the whole ship. There's a scar at the corner like a seam. Somebody has sewn that, with sailmaker's thread, in small neat slanting stitches. I've had my socks mended by that stitch.|I've got it by heart, that eye: weather in it, and me, upside down, very small, with my mouth open. Wherever she has got to she's seen me.} -> DONE
=== d_wake
#topic: wake the harpooner, wake pib, wake him, wake him up, the harpooner, wake
{not bridge and not storm:I touch his boot with mine. "Is it soup?" says Pib, with his eyes shut. He's got his cheek on the gun and his arm about it, and in his fist is a slip of paper with two names. He smiles; he's a hundred leagues off, in a wet street. It would take a good deal to bring him back for this.|I leave him be until the bell. They get four hours, gunners. He's talking in it. "Sundays," Pib says, "a pint and a quarter," like someone praying.} -> DONE
=== d_rope
#topic: bell-rope, bell rope, the rope, the bell
{not bridge and not storm:It's been spliced, and where one's hand goes it's black with other people's. I've got hold of it, I find, quite hard. If I let it go now it'd swing, and then it would ring by itself. That might be put down to the wind. There's no wind; she's in the way of it.|It's hanging where it hung, over the wheel, black from other people's hands. One pull is a quart in a sealed jar. Nobody has told me what the other thing would be.} -> DONE
=== d_wave
#topic: wave, nod, smile, greet, beckon
{not bridge and not storm:I lift two fingers off the wheel. It's how we greet a barge. She considers that; and along the whole white length of her one fin comes up out of the cloud, no faster than a blind, with rain running off it in strings, and does the same with as much of a finger as she has. It takes her about a minute.} -> DONE
=== d_rail
#topic: rail, look down, over the rail, over the side, cloud, the cloud, below, edge, look outside
{here == "wheel" and not shelf:I look over. It is cloud for as far as one would care to fall, pink at the edges, and there's her furrow in it, coming up from the south and along our side. I follow it back. She was lying under our keel, then, since it was dark, for as long as my watch; and waited till the gunner slept.|The rail runs all the way round her, and it hums. If one would like to know what's on the other end of it there's an old woman in the loft who has it by the hand.} -> DONE
=== d_touch
#topic: touch, touch her, reach out, reach, stroke, pet, pat
{not bridge and not storm:I can just do it, with a foot hooked in the wheel. She's cold, and gives, like wet sailcloth with somebody asleep behind it. All the hair gets up along my arm. It isn't lightning, she is keeping that to herself; it's what one feels on a stair when a door opens at the top, and they've been cooking.|I lay my palm against the planking. There's a small shock in it, blue, such as you get from a cat. It jumps to my ring finger, goes round once, and leaves by the elbow towards the north.} -> DONE
=== d_wait
#topic: wait, do nothing, stand still, hesitate, stay quiet, stay silent, keep quiet, be quiet
{not bridge and not storm:I do nothing, with both hands. She's good at it as well. She has shut the eye, and opened it, and I've counted the time between; it's just as long as it takes to say "Wash your hands" and have somebody not do it. Then she gives me the fifth note over again.} -> DONE
=== d_shout
#topic: shout, scream, yell, call out, hail, for help
I open my mouth and it's a hail that comes out, the long one, that's for fog. From the crow's nest somebody answers "What ho?", asleep; from the galley a pan; and from below, from where there's only weather, the same hail, with the same crack in the middle. I never knew that ran in anything but my family. -> DONE
=== d_compass
#topic: compass, wheel, the wheel, hold the wheel, binnacle, glass
{here == "wheel":The needle's on north, as it should be, and the card under it swings a point to port, back again, a point to port, as if it were shaking its head at the order. Scratched inside the lid is a year and two letters, O. M. I've had it before me for four hours and taken those for the maker.|The compass is up at the wheel. It says north, and shakes its head while it says so; I've got into the way of agreeing with it.} -> DONE
=== d_pray
#topic: pray, prayer, god, cross myself, saint, saints
We've got three saints, and I take them in order. Barbara's for lightning. Vitus is for getting up in time. I'm never sure what Anne is for; she leaks. She was somebody's mother. I get no further than that, as she lets out, just over my head, a long soft sigh, and the whole ship comes down by a foot. -> DONE
=== d_hide
#topic: hide, duck, crouch
{not bridge and not storm:I get down behind the binnacle. It's where the boys go for a smoke. Through the slot I can see a white wall go by with a scar, and a scar, and then the eye, a good deal lower than it was. She's bent down to see where I've got to. Nobody hides from her twice.} -> DONE
=== d_talk
#topic: talk to the whale, speak to her, speak to the whale, talk to her, whisper to her, tell her
{not bridge and not storm:"Good morning," I say, for one has to begin. "You're not to come so close. They've a gun." She lets it go by her; they do with words, they're like gravel to us. But at "gun" she's looked to the right place, along the deck, at a boy with his mouth open. Then she looks back. I've had that look from schoolteachers.} -> DONE
=== d_boots
#topic: boots, her boots, cap, her hands, look at the captain, collar
{present ? quist:They're sea boots, from when there was one, {rung:full of rain, and laced anyhow|the left on the right}. She's never come out on her own deck so in thirty seasons, the boys set their watches by those laces. Where the coat's open she has a key pinned at the neck, and inside that, on a bit of string, another: small and flat, of the sort that goes with a ship's biscuit tin.} -> DONE
=== d_cry
#topic: cry, weep, tears, laugh, sob
It comes of itself, like condensation. I try to save it, from habit, in the crook of my hand; one's brought up to. There's about a thimble. It has salt in it and can't be sold. Something rolls over, far under the keel, and a fine thin rain comes up through the gratings from below and settles on my other cheek. -> DONE
=== d_lied
#topic: lie in court, lied in court, betray my mother, betray her, why did you, in court, evidence, testify
{present ? quist:"I didn't," says Captain Quist. "It'd be a comfort, if I had. I was asked was it burnt, and by whom, and whose it was. Nobody asked had she a reason." She takes her hand off the wheel and looks in the palm. "I'd forty men and a mortgage. I thought, they'll ask in a minute. They rose for dinner."|There's a printed copy below, with the covers gone. I've read it so often that it falls open at her. "Answer: It was burned. Answer: By the navigator. Answer: Yes." In the margin there's a small burn, as of a lamp held too near by somebody who had been about to say one thing more.} -> DONE
=== d_drink
#topic: drink, drink the rain, catch the rain, rain, water, thirsty, lick
I put out my tongue. It's the only thing I've ever had in my mouth that nobody has measured first. It tastes of a slate roof, and lightning, and then, a long way behind, of porridge. A cupful runs down the brass and off through the scupper for nobody. I shut my mouth on what I have. -> DONE
=== d_climb
#topic: climb, mast, crow's nest, rigging, up the ladder, ratlines, look up
{here != "line" and here != "eye" and not shelf:I go up between the saints as far as the cross-trees. The lookout's asleep, tied to a hymn book. From up there one sees what can't be seen from the wheel: all the cloud to the north is combed one way, like hair by a mother in a hurry. Something goes along the parting, now and then, and shows a bit of white.} -> DONE
=== d_sit
#topic: sit, sit down, rest, lean
{here == "wheel":I sit on the flag locker, where one's allowed to. The lid is warm. It's got a name carved in it, under six coats of the company's grey, and one gets it best with the seat: O, double T. She must've sat here to take her boots off. She'd have had her face to the north.} -> DONE
=== d_eat
#topic: eat, breakfast, food, hungry, soup, porridge, cook
{here != "line" and here != "eye" and not shelf:The cook gives me porridge with a thumb in it. "You've got her way with a spoon," he says. He has shipped with everyone. "She'd stir the once and leave it to think." He looks behind him. "They say that she fell. I'd her breakfast ready that day, and she came and fetched it early, in a can."} -> DONE
=== d_sleep
#topic: sleep, lie down, hammock, bunk, close my eyes, dream
{here != "line" and here != "eye" and not shelf:I get into my hammock in my boots. It goes the way that all of them go, twenty of us, like a row of coats. In a while I notice that we're not in time with the engine. We are all swinging in fives, with a wait after. The man next to me is whistling in his sleep, a thing that he'd flog a boy for.} -> DONE
=== d_gas
#topic: gasbags, look at the gasbags, gasbag, barbara, vitus, anne, engine, sails, look at the ship, ballast
Three of them, in nets, with their saints stencilled on. Saint Anne has a patch that's newer than the rest. It's not the company's silk, it is sailcloth, put on with a slanting stitch; and when the light's behind it one can see that whoever did it had cut it from something with straps. I'd ask up in the loft about that. -> DONE
=== d_lamp
#topic: lamp, light a lamp, light the lamp, candle, torch, match
{here == "wheel":I light the binnacle lamp, though it's day. It burns blue. It's what they do when there is a storm near that hasn't made up its mind. The flame lies over to the north, and stays so, steady as a finger; I try it by the door, by the ladder, at the rail. Wherever I carry it it's of the same opinion.|The lamp's lit, and burns a little blue. I've noticed that they all do, on this heading, and all of them lean.} -> DONE
=== d_coat
#topic: coat, put on my coat, pocket, pockets, search, mitten, mittens, oilskin
I've the coat from my aunt. In the one pocket's my discharge book, in the name of Marr. In the other is a mitten, grey, for the right hand, that wouldn't go on a cat. I had a left as well, once. I had it on the day that they came to read us the paper. -> DONE
=== d_still
#topic: tap, turn a tap, copper, vat, barrel, barrels, gauge, banjo
{here == "still":I turn one. It coughs, and lets go a single drop that has been waiting in the pipe since last year, and Dr Amadi holds a spoon beneath without looking up. He tips it on to my palm. It's faintly warm. It shivers, stands up on its edge, and runs along my life line, against the slope, northwards.} -> DONE
=== d_scars
#topic: scars, scar, his arms, lightning
{present ? amadi:They go up from the wrist, forked, into the sleeve. "That's where it went in," says Dr Amadi, "and it never came out. When there's weather about they itch." He scratches the left one, thoughtfully, from the elbow to the cuff. It is a day without a cloud above us; and he's scratched it, I notice, every time that I have hummed.|Everyone has some, in this trade. Mine's a white line on the thumb, from the lid of a biscuit tin I was told not to open, in the house of a person with a captain's cap. I was five. She kissed it better.} -> DONE
=== d_left
#topic: whales are left, whales left, many whales, how many are left, last whale
{present ? amadi:"To be sold, none. To be sorry about, one," says Dr Amadi. "I had a student who asked could there be some I'd not counted, in a place that I couldn't. I gave her full marks. She went and looked." He tightens a string until it squeaks. "Navigators will. She took my kettle."|One reckons by the barrel, and the barrels are stacked bottom up. It's Dr Amadi that has the figure; he plays it, evenings, on the banjo, and people go up on deck.} -> DONE
=== d_salute
#topic: salute, bow, apologise, apologize, sorry, report
{present ? quist:I bring up my hand. She returns it before she has thought, two fingers to the temple, a bit to one side, and both of us see whose that is. There was just one officer in the fleet who'd saluted as if she were tipping a hat to a joke. "Where'd you get that?" says Captain Quist. I say I've always had it.|I salute what there is, which is a compass and a good deal of sky. The compass is polite about it.} -> DONE
=== d_fight
#topic: hit, fight, attack, kick, punch, stab, throw, kill
{here == "wheel":I fetch the wheel a kick. She takes it well, she's been kicked by experts. A spoke comes loose, and out of the hole where it sat falls a quill of paper, rolled as small as a match, in sailmaker's thread. There's nothing whatever on it. It smells, when I hold it to my nose, a little of milk.} -> DONE

// What readers do in any scene
=== d_smile
#topic: grin, smile, laugh, nod
I grin, which one isn't meant to at the wheel. It sits oddly; it's one of hers. They've a photograph in the mess of the old crew, with a face burned out by a cigar, and below the burn that grin is still there, going on by itself. -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{not bridge and not storm:I look hard, as you do at a horizon. There's a ring of old scars on her, like a bill that's been paid off by the week, and not one of them is fresh. And behind the fin, tied on, I'd swear it, with a sailmaker's hitch, there's a scrap of tea towel.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down, smell, sniff, the air
I breathe in all I can get. It's thin stuff, up here, with tar in it. Then there comes a mouthful from another place: wet slate, a step that's been scrubbed, somebody's beans. I've not had that in my nose since I was six. It's blown from the north. -> DONE
=== d_back
#topic: step back, back away, retreat
{here == "wheel":I step back as far as a helmsman may, which is the length of an arm. The wheel stays as it was. It has been held so long by people with two fingers that it's got a way of its own; it leans, by a spoke, and I see that it's leaning northwards, and has since before I took it.} -> DONE
=== d_floor
#topic: floor, deck, planks, look down
{here == "wheel":The deck's holystoned white, all but one plank by the binnacle, that nobody does. It's got a kettle's ring on it, burnt in. You can put your two feet on either side of that and be standing, to an inch, as somebody stood who liked her tea within reach.|Old pine, scrubbed white, with the nails gone proud. I walk it with my eyes shut. There's just one plank aboard that dips, and it's by the wheel.} -> DONE
=== d_weapon
#topic: weapon, knife, axe, gun
There's the fire axe in its bracket. I heft it; it's for lines that have got a man in them, and it's only been used the once. Along the helve there's cut a date. It's eleven years ago. It wasn't a line, to go by the nick, it was a strap. -> DONE
=== d_door
#topic: door, open the door, close the door, shut the door, way out
{here == "wheel":The door of the wheelhouse hangs on one hinge and bangs when she's about to speak. I put my hand to it. It's still. Then, by itself, with no more wind than would lift a hair, it opens outwards on the north side, and stays there, like one that's being held for someone.|The doors aboard all want a shoulder. There's only the one, up by the wheel, that opens of its own accord, and never but to the north.} -> DONE
=== d_photo
#topic: photo, take a photo, draw, write, picture, take notes
I've the back of the log to draw on, and I get down the eye. It isn't like. I've given it lashes, as a child does. When I look at it again in better light I find I've put in, in the pupil, what I had seen there without noticing: a small hut, and washing. -> DONE

=== lost_words
#unclear
{&The wind has the half of it. What was the other?|That'd want a bigger ship. Say it again, down the pipe.|A hail came back from the crow's nest: what?} -> DONE

=== meet_1
#react: quist meet
"{name}," says Captain Quist. "I've had it in my log since you signed. I've had the other half a deal longer." -> DONE

=== meet_2
#react: pib meet
"{name}? I know that. I carved it on your spoon. Did you think that was an accident?" says Pib. -> DONE

=== meet_3
#react: tolly meet
{name}, writes Tolly, in a better hand than I'd have given it, and blows the dust off. -> DONE

=== hook_1
#topic: asleep, why is the harpooner asleep, harpooner asleep
Pib has the dawn watch and hasn't slept since the last one. He's got his cheek on the gun, and his bandages round it. I could reach him with the bell in a second. -> DONE

// Plain questions.
=== p_job
#topic: my job, my work, my task, my duty, my duties, supposed to do, do for a living
I steer: the ship's head stays where the captain put it, and if I see a whale I ring. Nobody thought to say what I do if she sings. -> DONE
=== p_why_hunt
#topic: why do we hunt, why do you hunt, why hunt, hunt whales, hunt the whales, why do they hunt, why kill, kill whales, kill them, what is a whale worth
For the rain. There's a storm inside each, and since the sky left off giving it there are towns below that drink what we sell. It's a living; I've been told not to ask whose. -> DONE
=== p_ring
#topic: if i ring, happens if i ring, ring the bell, if the bell
Then all hands come up, the gun wakes with Pib on it, and the first iron goes. After that it's between her and the winch. -> DONE
=== p_high
#topic: how high, high are we, high up, altitude
{shelf:Close under the blue line. My ears have told me so for an hour, and now the glass agrees.|Some way above the cloud floor and a long way below the blue line, over which nobody can stay awake. I go by my ears.} -> DONE
=== p_danger
#topic: whale dangerous, is she dangerous, dangerous, is it safe, am i safe, danger, in danger
Height is: over the blue line one goes to sleep at the wheel and doesn't fall for an hour. She is longer than the ship and could roll us over like a page, and has never touched anything that didn't touch her first. -> DONE
=== p_going
#topic: sailing to, where are we going, are we going, sail to, destination, heading, bound for, where are we headed
{decks:North, to the Shelf, where storms calve. She's going there; so we are.|Wherever the whales are, till the casks are full, and then down to Low Harbour to sell them. That's all that a helmsman is told.} -> DONE
=== p_crew
#topic: how many are in the crew, in the crew, how many people, how many of us, how many aboard, hands aboard, crew members, population
Twenty-four, counting the cook, and by sky law each of us has a share and a vote. I'm up to nine by name. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, am i alone, who is awake, else is awake
On a morning watch it's the helm and the gun, and the gun sleeps. Everyone else is below, with a lamp for the captain. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
An oilskin, mittens, a discharge book in the name of Marr, and one tune. The wheel's the company's. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
Not a week. I signed for the one season, at Low Harbour, with a pen that had sand in it. -> DONE
=== p_year
#topic: what year, which year, year is it, what month, month is it, season, time of year
The eleventh without rain. I don't know anyone who still counts by anything else. -> DONE
=== p_far
#topic: how far, far is it, far down, far away
To the Shelf it's three days, with luck in the wind. Down, it's as far as one likes; nobody has come back to say. -> DONE
=== p_if
#topic: consequences
Up here whatever one does is paid for in gas, water or powder, and one can't go back for more. I look at the gauges first, and after that at the captain's face. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is she lying, telling the truth, who is lying
I was brought up not to trust anyone who had sailed with my mother. On this ship that's the captain and the oldest hand, and I don't yet know which of them to begin with. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
From Low Harbour, from under the dust, like most of us. I steered a barge on the dead river, which has wheels these days. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who runs, who commands, give the orders, gives orders
Captain Quist gives the orders. By sky law the crew may take the ship from her, with two thirds of the votes and a reason read aloud; nobody's ever had both. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, am i looking for, objective
The ship is looking for a whale. I was only looking for a season's pay, and have been found by a tune. -> DONE
=== p_weather
#topic: weather, snowing, cold outside, temperature
Fair. It's been fair for eleven years; people have been known to hit one for saying so. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Old enough to sign for a season. I've my mother's way with a wheel, they say, two fingers. There's nobody at Low Harbour waiting for my pay; that was always the trouble with it. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Sky talk, that's mostly rope. The whale has five notes, and I'd say that she speaks it better than we do. -> DONE
=== p_ships
#topic: other ships, are there other, rival ship, any other ships
There's the Dividend, red, with a band, and whatever else the companies have up this season. They all hunt the same whale, since there's just the one white one. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
As long as there's gas, water and powder, and she lets us. There's nobody aboard who counts it in hours. -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave
There's one small boat, with one bag, and the nearest thing to moor it to is a mountain. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? amadi:-> t_amadi}
-> t_pib
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? quist:-> t_quist}
-> t_widow
