# ask: name What name shall the log have for you?
VAR name = ""
VAR night = 0
VAR sat = false
VAR salt = 0
VAR page = false
VAR tally = false
VAR knows_name = false
VAR logged = false
VAR trust = 0
VAR wound = false
VAR tulloch = false
VAR finlay_comes = false
VAR here = "kitchen"
LIST people = strachan, finlay, eachann
VAR present = (strachan)
VAR alive = (strachan, finlay, eachann)
-> knock

=== knock
#beat
~ here = "kitchen"
The smoke of the pipe leans towards the floor. The two knocks are still in the bowls; then they stop trembling, all but one. Strachan lays a finger on its rim, as one quiets a child.
+ [Say yes, you heard it #match: yes, aye, heard, hear, twice #id: heard]
    ~ trust = trust + 1
    "Then you've ears," says Strachan, "which is more than the last man had." He tells you that it is the sea, getting in under the rock. You have lived by the sea all your life and it has not yet knocked.
    -> supper
+ [Say no #match: no, nothing, heard nothing, deny #id: deny]
    His hand lets go all at once, like a rope thrown off a post. "Good. You'll do well here." He is so relieved that he forgets to ask what it was you did not hear.
    -> supper
+ [Knock back with your heel #match: knock back, knock, answer, heel, stamp, rap #id: answer]
    ~ salt = salt + 1
    You give the boards your heel, twice. There is time to draw one breath; then a single knock comes up, mild as a cough. "You'll not do that in my kitchen," says Strachan. "It encourages him." You watch him wish the word back.
    -> supper
+ [#meanwhile]
    Strachan lets the question go by, as one lets a big sea go by. He straightens the spoons. It has got dark while the two of you stood there, and somebody is coming down from the lamp, with a tune.
    -> supper

=== supper
#beat
#recap: You were sent to relieve a keeper on Gannet Rock. The table is laid for three men, and a fourth man's pipe is lit.
~ here = "kitchen"
~ present = (strachan, finlay)
At six the assistant comes down from the lamp with a fiddle under his arm and red hair like a struck match. "You'll be the new fellow," says Finlay. "I'd a joke ready about that, but," and he sees which chair is empty, and hangs the fiddle on its nail instead. Strachan takes the head of the table, Finlay the side by the stove. The third chair has been drawn out already, at the angle at which a man leaves it who means to be back. You have met the man whose place you are taking; he passed you on the rungs of the landing without a word, and gave you a wet hand. The seat is dark, as wood is dark that has been wet and dried and wet. The soup in front of it is fullest.
+ [Sit down in the third chair #match: sit, third, sit down, take the chair, eat #id: sit]
    ~ sat = true
    ~ salt = salt + 1
    It fits. You had not thought of chairs as fitting. When you pull it in to the table Finlay passes you the salt without being asked, and Strachan says, "Not the salt, man," and he takes it away again.
    -> watch
+ [Fetch the coal box and sit on that #match: coal, box, floor, stand, other seat, refuse, won't sit #id: box]
    ~ trust = trust + 1
    You eat off your knees on the coal box. Nobody remarks on it. Finlay shifts his stool until his back is to the empty chair, and his appetite improves.
    -> watch
+ [Ask whose chair it is #match: whose chair, who sits, whose seat, whose place #id: whose]
    "The relief's," says Strachan. You ask who had it before the relief. "The relief," says Finlay, into his spoon, as one gives the response in church.
    -> supper_still

=== supper_still
+ [Take it, then #match: take, sit, chair, fine #id: sit_after]
    ~ sat = true
    ~ salt = salt + 1
    You sit, and the damp comes through your trousers, and it is warm. That is the part you go on thinking about: blood warm.
    -> watch
+ [Stay on your feet #match: stand, stay, feet, refuse, no #id: stand]
    ~ trust = trust + 1
    You eat standing at the dresser, as horses do. Strachan says his grace with a pause in the middle of it, the length of a name.
    -> watch

=== watch
#beat
#recap: While the light burns, nothing comes up the stair. Finlay has chalked the third step, to be sure.
~ here = "lamp"
~ present = (finlay)
Your first watch is ten till two, and Finlay keeps it with you because you are new and because, he says, the lens is poor company. It is taller than either of you and turns on its carriage with the noise of someone shuffling cards in another room. Every half hour he goes to the head of the stair and holds the lantern out. He has drawn a chalk line across the third step down. "While that's dry you may whistle," he says. "She's never been out between dusk and dawn, not in twenty-six years. When she dips, it's the stair you look to. So she'll not dip." He grins. It goes out before the rest of his face does.
+ [Wind the clockwork and ask nothing #match: wind, clockwork, handle, ask nothing, silent #id: wind]
    ~ trust = trust + 1
    ~ wound = true
    Forty turns, and you count them under your breath. "You count like my sister," says Finlay, and after that he talks about Barra until two o'clock: the dances, the priest's bicycle, the sister who knitted the scarf in whatever wool there was.
    -> days
+ [Ask who had your bunk before you #match: bunk, who had, last man, predecessor #id: bunk]
    ~ tulloch = true
    "Tulloch. A Leith man, a singer." Finlay wipes a pane that is clean. "He'd be on the rungs as you came up. Did he sing?" He had not sung. The wet of his hand you had taken for spray.
    -> days
+ [Ask what it is that climbs #match: climbs, climb, stair, afraid #id: climbs]
    "Did I say climbs?" says Finlay. "I said look to the stair." He winds for a while. "Courteous, mind. He'd hold a door for you."
    -> days

=== days
~ here = "kitchen"
~ present = ()
~ night = night + 1
{night:
- 1: The third of December. Wind north-west, glass falling, and a pair of boots drying by the stove that nobody has worn.
- 2: The fifth. The pipe has gone from the table to the window sill, and is still alight.
- 3: The sixth. Finlay has given up finishing his jokes.
- 4: The eighth. Tomorrow is ringed on the almanac by a pencil that went through the paper.
}
{night > 4:
    -> gale
}
+ {log and not fiddle} [Ask Finlay about the missing page #match: page, missing, finlay, cut, bible #id: go_fiddle] -> fiddle
+ {hatch and knows_name and not named} [Say the drowned man's name at the hatch #match: eachann, mor, drowned #id: go_named] -> named
+ {not hatch and CHOICE_COUNT() < 4} [Go down to the oil store #match: oil, store, hatch, below, cellar #id: go_hatch] -> hatch
+ {not log and CHOICE_COUNT() < 4} [Read the old logs in the watch room #match: log, logs, read, book, watch room #id: go_log] -> log
+ {not stair and CHOICE_COUNT() < 4} [Lie awake and count the breathing #match: bunk, bed, lie, sleep, count, breathing #id: go_stair] -> stair
+ {not west and CHOICE_COUNT() < 4} [Walk out to the West Landing #match: west, landing, walk, outside, rungs, shore #id: go_west] -> west
+ {not socks and CHOICE_COUNT() < 4} [Sit with Strachan over the Psalms #match: strachan, psalms, talk, kitchen, principal #id: go_socks] -> socks
+ {not stores and CHOICE_COUNT() < 4} [Check the ration lists #match: ration, rations, stores, food, lists, tins #id: go_stores] -> stores

=== hatch
#beat
#recap: Under the oil store is a hatch, tarred shut. Whoever is under it answers yes and no.
~ here = "store"
~ present = (eachann)
The oil store is the lowest room, cold as the inside of a bell. You shift two casks of oil and there it is: an iron lid the width of a man's shoulders, tarred at every seam, the tar laid on again each summer by somebody thorough. The chart has only rock here. Beneath it the tide is filling the cave they call the Gut, and you can follow it by ear, ledge after ledge, like a man going upstairs in the dark with his hand on the wall. It reaches the top. It stops. And then, from directly under your knees, two knocks, of the sort one makes at a door behind which somebody may be ill.
+ [Ask if he is a living man #match: living, alive, dead, man #id: ask_alive]
    One. He does not seem offended.
    -> hatch_more
+ [Ask if he means you harm #match: harm, hurt, kill, danger #id: ask_harm]
    You wait so long that you think he has gone. It is the wait of someone who wants to get it right. Then one; and then, smaller, a second, as if he had thought about it further.
    -> hatch_more
+ [Ask what he wants #match: need, what he wants, what do you want, wish #id: ask_want]
    Nothing. It isn't a question that has a yes in it. You try again. His name? Two. His wages? Two. His supper? Two, with some feeling.
    -> hatch_more

=== hatch_more
+ [Ask if he was shut in #match: shut, shut in, closed, locked, trapped #id: ask_shut]
    Two. And, as you are getting to your feet, two again, and two, and two, all the way up the stair, patiently, in case there should be anybody who had not heard.
    -> days
+ {tulloch} [Ask if he was Tulloch #match: tulloch, bunk, relief #id: ask_tulloch]
    ~ salt = salt + 1
    Two. You ask if he was the man before Tulloch. Two. You do not ask the next one, and it is knocked anyway.
    -> days
+ [Put the casks back #match: casks, cover, leave, close #id: cover]
    You roll the casks into their rings on the floor. The floor allows it.
    -> days

=== named
#beat
~ here = "store"
~ present = (eachann)
You go down at slack water and kneel, and feel a fool, and say it: both halves, Eachann Mor, as it would be called across a yard on pay day. The knocking you have lived with since you came, so steadily that you took it for your own blood, is not there any more. What you hear instead is the tower: each stone of it, holding up the next. Then there is a sound above you on the stair. Strachan is sitting there in his nightshirt with his big hands open on his knees. He is fifty-eight years old and his mouth is pulled square like a child's. He has heard that name every night of his service, and never once aloud.
~ present = (strachan, eachann)
+ [Sit on the step below him #match: sit, step, stay, beside, comfort #id: sit_by]
    ~ knows_name = true
    "He was a quarryman," says Strachan after a time, "a good one. My father said so. He aye said so." The tide turns; and for all of that tide there's not a knock in the place.
    -> days
+ [Ask him who shut the hatch #match: shut, hatch, father, foreman #id: who_shut]
    "There were nine in the Gut and the sea coming." He addresses it to his hands. "Eight came out. It was a sum. My father could always do a sum." He goes up to bed. He goes slowly, as though he had the tower on his back and meant to set it down gently.
    -> days

=== log
#beat
#recap: The page for the ninth of December 1871 has been cut from the log.
~ here = "books"
~ present = ()
The logs stand in the watch room in order, a foot of shelf for each ten years. Strachan's hand goes back nineteen of them, wind and oil and wind. Before that it is the same hand with more pride in it: his father's, foreman first and keeper after. You find 1871 by its damp. The eighth of December is there, nine men in the Gut cutting the last of the rock. The tenth is there: work resumed, no casualty. Where the ninth should be is a stub as clean as a shave, and caught in the thread of the binding, one red hair. Today's log lies beside it, open. The pen is in the well. The column for relief is blank.
+ [Write your name in today's log #match: write, name, sign, pen, enter #id: write_name]
    ~ logged = true
    ~ salt = salt - 1
    {name != "":{name}, you write, and the ink takes, and takes, as if the paper had been thirsty.|You write it in full, and the ink goes in as if the paper had been thirsty.} Nobody told you that a name in the log binds. Your hand seemed to know; it pressed hard.
    -> days
+ [Pocket the red hair #match: hair, red, pocket #id: hair]
    ~ trust = trust + 1
    You wind it round a button. There is one head on Gannet Rock that it belongs to, and you'd sooner he heard of it from you than from the Principal.
    -> days
+ [Read what the tenth says again #match: tenth, casualty, read #id: tenth]
    No casualty. Underlined, with a ruler. You think of all the honest days in these books, hundreds to the foot, and not one of them that anybody had thought to underline.
    -> days

=== stair
#beat
~ here = "bunk"
~ present = ()
You lie in the warm bunk and count. Strachan is below, with a catch at the top of each breath, like a drawer that sticks. Finlay is across from you and sleeps as he talks, in bursts. Between the two is a third, slow, with a great deal of room in it. You do not open your eyes. It seems to you that while they are shut there's some doubt about the matter. {sat: At last you sleep, and dream of a low roof and green water rising in steps, and wake with your sleeves wet to the elbow.|Toward morning you put out a hand for the lantern, and the blanket at your feet is pressed down, and wet, in the shape of somebody sitting.} On the stair outside the water stands in the hollow of each step. You taste it, knowing already.
+ [Follow the wet steps up #match: lamp, follow, climb #id: up]
    ~ salt = salt + 1
    They stop one short of the chalk. He had come as far as the light allowed him and stood there. There's a good deal of water on that step; he had stood there for a long time, looking, as you'd look in at the window of an inn.
    -> days
+ [Follow them down #match: oil store, below, descend #id: down]
    Down through the kitchen, where a spoon has been used and rinsed, down into the oil store, to a cask that stands a hand's breadth out of its ring. You had not known till now that he was tidy.
    -> days
+ [Mop them before anybody sees #match: mop, wipe, clean, dry, cloth #id: mop]
    ~ trust = trust + 1
    You do it with your own towel. On the last step but one you meet Finlay, on his knees, with his. Neither of you says anything. You do alternate steps.
    -> days

=== west
#beat
#recap: At the West Landing, blasted in 1871 and never used, the rungs are worn bright.
~ here = "west"
~ present = ()
It is two hundred paces from one end of the Rock to the other, and the last fifty are on your hands. The West Landing was blasted in 1871 and no boat has used it since. You had expected rust. The rungs are worn as bright as the handle of a pump. At the foot of them the sea goes in under the rock through a slot like a letter box, thinks, and comes out white. On the third rung hangs a loop of wire, and on the wire a brass disc, such as quarrymen leave at the office on Saturday in exchange for what they are owed. MOR, E., it says. 44. It has been polished, and lately, on cloth.
~ knows_name = true
+ [Take the tally #match: tally, disc, brass, pocket #id: take_tally]
    ~ tally = true
    It weighs nothing. You have it in your glove all the way back, and no sea, though there is plenty about, comes within a yard of you. A man with a tally is a man who is going to be paid.
    -> days
+ [Leave it for whoever hung it there #match: leave it, hang, let #id: leave_tally]
    You leave it. Twenty paces off you look back, and it is swinging; and there's no wind on that side.
    -> days
+ [Call down into the slot #match: shout, slot, hello, gut #id: call]
    ~ salt = salt + 1
    "Mor!" you call, feeling that it is rude to read a man's tally and not greet him. Your own voice comes up again at once. It comes up Gaelic.
    -> days

=== socks
#beat
~ here = "kitchen"
~ present = (strachan)
Strachan has dried your socks. They are over the rail in order, heel to heel, and a mug of tea stands under them, with the saucer on top to keep it. He is reading the Psalms without looking at them. "Save me, O God, for the waters are come in unto my soul," says Strachan. "My father could not abide that one. Any other he would have, at the stove, of an evening. He built this." He puts his palm to the wall as you would to a horse. "There is not a course of it that needed lying about." He hears himself. Outside, the sea draws off the rock and comes back. "Drink your tea," he says.
+ [Ask what did need lying about #match: lie, lying, lied, truth #id: lying]
    ~ knows_name = true
    "Eachann Mor," he says, and puts his hand to his mouth, too late, like a boy who has said a word in chapel. Under you the knocking, which had begun, breaks off to listen.
    -> days
+ [Tell him about your own father #match: father, own, my father #id: father]
    ~ salt = salt - 1
    You tell him the thing you do not tell, the one about your father and the money. He hears it to the end. "And you love him," says Strachan. It isn't a question. It is a man comparing weights.
    -> days
+ [Thank him for the socks #match: thank, thanks, socks, tea, drink #id: thanks]
    ~ trust = trust - 1
    "It is nothing," he says. "I like a man to be comfortable." From the stair, where he has been standing, you hear Finlay go quickly up again.
    -> days

=== stores
#beat
~ here = "kitchen"
~ present = (finlay)
The Board's lists hang on a nail in the kitchen press, one for each quarter. Two keepers and a relief: meal, beef, oil, tobacco. You are a tidy man and add them up. They come out wrong by one every quarter, by exactly one, back to the spring of 1872; a fourth man's meal, a fourth man's tobacco, passed, stamped and paid in Edinburgh without a query. The Board has queried you for a tin of brass polish. "Aye, they ken," says Finlay at your elbow. He has come in sideways, as he does. "Somebody there kens, and has told the next one, in a low voice, and so on. It's cheaper than a widow." He takes an apple from the ration that is nobody's, and puts it back.
+ [Ask if there was a widow #match: widow, wife, family, was there #id: widow]
    ~ trust = trust + 1
    "At Castlebay. She died in the poorhouse in 'seventy-nine, and she'd tell anyone that her man was a good provider." He has it by heart. He has been carrying it about.
    -> days
+ [Fill a bowl for the fourth man #match: fill, bowl, serve, feed, supper #id: bowl]
    ~ salt = salt + 1
    You set it out at six on the corner of the dresser. By the time the others have said grace there's a skin on it. By the time you've washed up there's nothing, and the spoon is laid across, as it is by people who were nicely brought up.
    -> days
+ [Put the lists back on the nail #match: nail, put back, leave, hang #id: nail]
    You square the corners. It's only arithmetic. That's how it was done in the first place, you think, and wish you had not.
    -> days

=== fiddle
#beat
#recap: It was Finlay who cut the page. He keeps it in his Bible.
~ here = "lamp"
~ present = (finlay)
You find him in the lamp room with the fiddle on his knee, tuning it for the fourth time to a pitch that satisfies nobody. You say one word, page. He plays a bar of something quick and the bow skids. "I was looking for the price of oil," says Finlay. "In 'seventy-one! God knows why. And I read it, and I thought, if that's in the book then it's in the house. So I had it out. I put it in the Psalms, since Strachan kens those and would never need to look." He laughs. "It's louder since. You'd think it would be quieter."
+ [Ask him to give it to you #match: hand over, the page, let me have it #id: give]
    {trust > 1:
        ~ page = true
        ~ knows_name = true
        He turns the Bible upside down and it drops out, folded to the size of a stamp. "I'd have given it to whoever was next kind," he says. "I'm like that. I was feared it would be him."
    - else:
        ~ knows_name = true
        He looks at your sleeves to see if they are dry. "Not yet," says Finlay. "But it says Eachann Mor on it, I'll give you that much, and I'll thank you not to say it here."
    }
    -> days
+ [Take the Bible from him #match: bible, grab, force, snatch, steal #id: take_bible]
    ~ page = true
    ~ knows_name = true
    ~ trust = trust - 2
    He is stronger than you are and does not use it. The page falls out at Psalm 69. "They were all kind," says Finlay, "the ones before you. I'd begun to think that it was kindness did it."
    -> days
+ [Let him keep it, and hear the tune #match: keep it, tune, listen, hear, play, fiddle #id: tune]
    ~ trust = trust + 2
    He gets through it to the end for once. It's a dance; it has a place in it where four people change sides. At that place the fiddle waits, and through the floor, dead on the beat, come two knocks.
    -> days

=== gale
#beat
#recap: On the ninth of December, twenty-six years to the night, the gale came and the light began to fail.
~ here = "lamp"
~ present = (strachan, finlay)
The ninth. By four in the afternoon it is dark, and by eight there is no telling the wind from the rock. All three of you are in the lamp room when the flame draws down to a blue bead. There's water in the oil; it has come up the pipe, five rooms, which water does not do. Finlay shouts the pressures and Strachan is on his knees with the trimmer, calling on God and on the Board. {wound: Your hands find the clockwork in the dark and know it.|The clockwork runs down, tick, and tick.} On the stair there's a slow, wet tread. It has passed the kitchen. It is not hurrying. It wipes its feet.
~ present = (strachan, finlay, eachann)
+ [Hold the light, whatever comes #match: light, trim, lamp #id: hold]
    You draw off the foul oil and pour clean, and trim, and do not turn your head. The tread comes to the chalk. The wick takes. Behind you somebody breathes out, and it is not any of the three of you, and the tread goes down again as it came.
    -> morning
+ [Let it go out #match: let, dark, blow out #id: dark]
    You take your hand off the valve. You could not say why, except that he has been standing in the cold so long, and you have some notion what that's like.
    -> ending_dark
+ {knows_name} [Call down to him by his name #match: eachann, mor #id: call_name]
    "Eachann Mor," you say down the stair. "Wait. You'll be seen to." The tread stops on the third step from the top. It waits there, dripping, all the time you're drawing off the oil; a man who had been told to wait, by somebody who seemed to mean it.
    -> morning
+ {hatch} [Tell him he may have Finlay #match: finlay, offer, instead, take him, give him #id: offer]
    You say it to the stair, low, so that it might be only the wind that said it. Two knocks. You'd not expected him to be so quick.
    -> ending_boat

=== morning
#beat
#recap: You kept the light. In the morning the table was laid for four.
~ here = "kitchen"
~ present = (strachan, finlay)
Morning comes up grey and surprised. Nobody has been to bed. The table is laid for four. Strachan denies that he laid it, and Finlay, and it isn't you; the spoons are on the left, as they had them in the islands when Strachan was a boy. He looks at them, and is old. "Sit down," he says to you, and it is kind. {salt > 2:He does not say your name. You notice, because you had been waiting to hear what it was.|{name != "":He says "{name}" as if he were handing back a borrowed tool.|He gives you your name as if he were handing back a borrowed tool.}} "You're dead on your feet. Take your chair, lad, and sleep a wee while, and it'll be easier after. It is aye easier after." {sat: How well he says it. How good it would be.|He has pulled it out for you.} Finlay, behind him, is shaking his head very slightly from side to side.
+ {page} [Lay the page on the table #match: page, lay, table #id: lay_page] -> reckoning
+ {tally} [Put the tally by the fourth bowl #match: tally, brass, bowl, wages, pay #id: lay_tally] -> wages
+ {not page or not tally} [Run up the distress flag #match: flag, distress, signal, leave, boat #id: flag]
    You go up through the five rooms with the flag under your arm, and nobody stops you. Halfway, at the bunkroom, you hear Strachan say grace.
    -> flagged
+ [Sit down in the third chair and sleep #match: sit, chair, sleep, rest, third #id: sleep]
    {sat:You know the way it takes your weight.|You're only going to rest your legs.} Somebody puts a blanket on you, and it's heavy, and it's wet, and it is exactly what you wanted.
    -> ending_chair

=== flagged
#beat
~ here = "rail"
~ present = (finlay)
The flag goes up the halyard and cracks open. Eleven miles off they'll see it, if they are looking, and come, if they can. Finlay has followed you out on the gallery with his scarf over his ears. "They all asked, you know, once they were told," he says. "To leave. He tells one in three. It's his notion of fair." He has to shout it. "I could ask as well. I could, this minute. It's only that then he'd be alone with it, and it's his father." Down on the East Landing the sea is trying the rungs, one after another, up and then down.
+ [Ask Finlay to come with you #match: finlay, with me, together #id: come]
    {trust > 2:
        ~ finlay_comes = true
    }
    {finlay_comes:"Aye," says Finlay, so fast that it overtakes the question, and then he laughs, right through to the end of it.|"I'd like fine to," says Finlay, and looks in through the glass at the lens, and does not say the other half.}
    -> ending_flag
+ [Go back down and face Strachan #match: strachan, face, stay #id: face]
    You leave the flag flying. In the kitchen he has not moved, nor have the spoons.
    -> last_word
+ [Wait for the sail alone #match: wait, alone, sail, watch #id: wait]
    You sit on the gallery with your back to the lamp. Toward noon there's a wet hand's print on the glass beside your head, on the inside, and you do not turn round to see it dry.
    -> ending_flag

=== last_word
~ here = "kitchen"
~ present = (strachan)
+ [Tell him you know what his father did #match: father, foreman, truth #id: know]
    "{knows_name:His name was Eachann Mor, and your father shut the lid|There was a man, and your father shut the lid}," you say. "Aye," says Strachan. "You'll be wanting the pen."
    -> ending_truth
+ [Take the chair after all #match: chair, sit, sleep #id: chair_after]
    It's only a chair. That was always the trouble with it.
    -> ending_chair

=== reckoning
#beat
~ here = "kitchen"
~ present = (strachan, finlay, eachann)
It opens along its folds by itself. "No casualty," it says, in the hand with the pride in it; and below, in pencil and not for any office, a father's arithmetic: nine, less one. The hour at which the hatch was closed. The hour at which the knocking ceased. They are eleven hours apart. Strachan reads it to the foot, on his feet, with his spectacles in his hand. "He heard him," he says. "Eleven hours. He told me it was quick." It's the only thing that he had not known. Nobody has touched the fourth bowl, and it is half empty.
+ [Ask him to enter it true, and sign #match: enter, sign, true, write, log #id: sign]
    Strachan brings down today's log himself, with the ink. "I'll need the both of you," he says. "It wants all the hands."
    -> ending_truth
+ [Burn it, for his sake #match: burn, fire, stove, destroy #id: burn]
    It burns green. "You're kind{name != "":, {name}}," says Strachan, and he means it with his whole heart, and draws out your chair.
    -> ending_chair
+ [Keep it, and take it to Edinburgh #match: edinburgh, keep it, board, newspaper, take it #id: edinburgh]
    You fold it the way that it wants to be folded. "The Board should read its own books," you say, and go up to the flag. Strachan lets you by. He seems almost disappointed.
    -> ending_flag

=== wages
#beat
~ here = "kitchen"
~ present = (strachan, finlay, eachann)
You set the brass beside the bowl, number upward. It is a small noise. Strachan knows what it is before he has got his spectacles on; his father kept forty-eight of those on a board, and there was a nail that he never let a boy touch. "He'd have gone to the office with it on the Saturday," says Finlay. "Twenty-six years. What would that be, Mr Strachan, at four shillings the day?" The kitchen is very quiet. Whatever's listening is good at sums as well. Strachan goes to the dresser and brings the tin where the Board's quarter for the fourth man lies, in a stocking, untouched, because he was never a thief.
+ [Count it out at the hatch #match: count, hatch, pay, money #id: count]
    You carry the stocking down, and Finlay the bowl, and Strachan, last, a cold chisel for the tar.
    -> ending_wages
+ {page} [Ask for the name as well #match: page, sign, log, as well #id: name_too]
    "Name first," you say, and lay the page down by the money. "He was asked what he wanted. He'd an order to it." Strachan nods, and goes for the ink.
    -> ending_truth
+ [Leave the money and keep the peace #match: peace, nothing, tin #id: peace]
    You say that it can wait till the boat. Strachan pours your tea. The bowl by the tally is full again, to the brim, and it's salt.
    -> ending_chair

=== ending_truth
#ending: Casualty, One
He writes it under the ninth of December, which takes no room at all: a man's two names, his trade, his number, and the hours. {reckoning:He does not leave out the eleven.|Finlay has put the cut page at his elbow, for the hours: eleven of them, from the lid to the last knock. He had always been told that it was quick.} Then his own name, the pen driven so hard that the nib crosses. Finlay signs, and you{name != "":, {name}, between them|, between them}. On the window sill the pipe that has burned since you came gives up one thread of smoke, straight, and is clay. Nobody knocks. They go on listening, the pair of them, all that night and the next, like people in a house where a clock has been carried out. On the third morning Strachan lays three bowls, stands back, and asks you, rather shyly, which chair you would like.
-> END

=== ending_chair
#ending: The Man on the Rungs
They are kind to you at breakfast. They ask what you're called and you have it ready, and it is the wrong one, and nobody minds. {logged:Once, passing the log, you see a name there in a hand that you could swear to, and you wonder who he was.|By Hogmanay you have some Gaelic.} On the twenty-second the boat comes, weather permitting, and a young fellow is handed up the East Landing with a bag and a good coat. You meet him on the rungs. He will do. You give him your hand, and he looks down at the wet of it, and takes it for the spray.
-> END

=== ending_boat
#ending: A Sail on the Tenth
There's a sail at first light, where there should be none for twelve days. The boatman says that he dreamed he was late. He has taken relief men off before, and rows with his back to you. On the rail of the East Landing somebody has folded a scarf, in colours that no one would choose, with the ends tucked in. Strachan did not come down. The last that you saw of him he was laying the table, three bowls, and not counting. At Castlebay a red-haired girl is on the pier, meeting the boat on the chance of it. She looks past you, smiling, to see who's next.
-> END

=== ending_dark
#ending: Supper at Six
It isn't black, after all. There are stars behind the gale, and the lens gathers up what they send and turns it, gravely, to nobody. He goes past you on the stair with the politeness of one who's in another man's house. By the time you have followed him down Strachan is there, setting a fourth chair, and Finlay fills the bowl, and Eachann Mor, whom each of you will describe differently to the inquiry, takes off his sou'wester and sits down to twenty-six years of supper. He eats like a gentleman. Out beyond the Rock the master of the steamer Clansman counts the seconds between the flashes, reaches the number he was promised, and goes on counting.
-> END

=== ending_flag
#ending: Eleven Miles to Barra
They come at three, with the sea down, and do not ask. {finlay_comes:Finlay hands the fiddle in before him, and sits with his face to Barra, telling the boatman a joke with an end to it.|You sit in the stern, in the place that is still wet.} {page:The page is buttoned inside your shirt. In Edinburgh a gentleman with a soft voice will thank you for it, and lock it up, and double the ration.|You have nothing to show for it but what you know, and in Edinburgh a soft-voiced gentleman will advise you not to know it.} {salt > 2:About the fourth mile you find that you have to look at the strap of your bag for your name.|But you kept your name, and say it over, all the eleven miles.} Behind you at dusk, to the minute, the light comes on. From here it looks like any other.
-> END

=== ending_wages
#ending: Twenty-Six Years' Pay
The tar comes off in one curl. Under the lid there is black water, a hand's breadth down and as still as floor. You count it on to the surface, a half-sovereign at a time, aloud, and each lies there while one might read the date, and is taken. Finlay sets the bowl afloat. Strachan, on his knees, says what he has to say in the Gaelic; it's short, and at the end of it there are two knocks. {name != "":"Yours was {name}, was it not," says a voice behind you, civilly, and you do not turn round.|"And you were never asked yours," says a voice behind you, civilly, and you do not turn round.} On the ebb something goes out by the West Landing, rung by rung, like a man on a Saturday. In the morning there's rust on the iron.
-> END

// Topics
=== t_strachan
#topic: strachan, alasdair, principal, old man, principal keeper
{Alasdair Strachan, fifty-eight, nineteen years Principal. He can tell the weather by his knees and he dries other men's socks. He has never in his life lit a lamp late.|He watches that you're warm and fed, and which chair you're in. It would be easier if only the one of those were kindness.} -> DONE
=== t_finlay
#topic: finlay, assistant, red hair, scarf, sister
{Two winters on the Rock. He mends the clockwork, ties a knot for every nerve, and wears a scarf that his sister made out of whatever wool was over.|By daylight Finlay is the best company in the Hebrides. He keeps a stub of chalk in every pocket.} -> DONE
=== t_eachann
#topic: eachann, mor, drowned, ghost, under the floor, who knocks, knocking, is he dead
{knows_name:{A quarryman, tally forty-four, lost when they cut the Gut in 1871. He'd be past sixty. He cannot lie, and has only the two words: one knock for no, two for yes.|People here speak of him as one does of a creditor, with respect and not after dark.}|{{hatch:Once for no and twice for yes; you have worked out that much. What it would be answering, nobody has told you.|Twice, always, and never a third time; then it leaves off, like a man listening at a door.}|Strachan calls it the sea. Finlay calls it nothing at all, and looks at the floor to see if it minded.}} -> DONE
=== t_father
#topic: strachan's father, foreman, his father, builder
{He was foreman of the works and then the first keeper. His initials are over the door, cut deep, and the stone round them has been rubbed with something, many times, as a tongue goes to a tooth.|Strachan says that he was a good man. He says it when nobody has asked.} -> DONE
=== t_tulloch
#topic: tulloch, last relief, relief before, last man, lived here before, before me, here before, man before, keeper before, happened to the last, previous keeper
{The relief before you: a Leith man, who sang. His comb is in the bunk still. There are letters for him in the rack, from a wife, the last of them asking why his hand has changed.|Finlay says he was a baritone. He says too that by November Tulloch used to ask what a song was for.} -> DONE
=== t_chair
#topic: third chair, chair, chairs, bowls, three bowls
{Deal, rush seat, made by the joiner for the works. It's the best chair in the house. Who has it dreams of water, and on washing day his sleeves are wet before the others have begun.|You've tried moving it. In the morning it was back, at its angle, like a dog that has been put out.} -> DONE
=== t_light
#topic: light, lamp, lens, wick, dusk
{A paraffin burner of four wicks inside ten feet of French glass. It may not go out between dusk and dawn. That's the Board's rule, and on this Rock it was somebody else's before.|When it falters they look to the stair, both of them, before they look to the wick.} -> DONE
=== t_hatch
#topic: hatch, iron lid, tar, oil store
{The lid in the floor of the oil store, iron, thirty inches. There's no hatch upon the chart. The tar is from this summer; Strachan does it himself, in July, with a new brush, and burns the brush.|It is cold on top and wet, and dry in the shape of two hands.} -> DONE
=== t_gut
#topic: gut, sea cave, cave, the gut
{A cave clean through the Rock, filling at every tide. They cut its roof for the foundation. Nine men went in on a December morning, and somebody had misread the almanac.|At half flood it breathes. At the full it holds its breath, which is worse.} -> DONE
=== t_log
#topic: log, logbook, log book, books
{Each day's wind and oil, signed. The old keepers say that what's in the log is in the house, and that a name written there binds, and a name struck out goes free.|Strachan blots every entry twice. He reads it over with his lips moving, like a man under oath.} -> DONE
=== t_pipe
#topic: pipe, fourth pipe, tobacco, smoke
{A clay, black in the bowl. You have not seen anyone fill it. Black twist, by the smell, of a brand they stopped making at Glasgow in 'eighty-two.|You held your palm over it once. It drew.} -> DONE
=== t_boat
#topic: boat, relief boat, home, barra, castlebay, go home, how far, far is the mainland, far is it, nearest land
{Twenty-one days, weather permitting; the weather has never been known to ask. Barra is eleven miles to the east, and on a clear night you can make out one lamp there, in a kitchen.|They'd come for the flag. They would look at you, after, when they thought you were asleep.} -> DONE
=== t_landings
#topic: west landing, east landing, landing, rungs
{Two, east and west. The east has iron rungs and the boat. The west was blasted in 1871, for the works, and then nobody would use it; the men said that it was slippery, in a tone.|The east rungs are red with rust, for all that they're climbed once a month. You have been thinking about that.} -> DONE
=== t_board
#topic: board, edinburgh, ration, third ration
{The Commissioners, in George Street, Edinburgh. They want the brass bright and the books square. Four men's meal goes to a rock with three, every quarter, and nobody there can subtract.|There will be a clerk. There'll be a drawer. It'll be a very quiet drawer.} -> DONE
=== t_stair
#topic: salt water, wet stairs, water on the stairs, chalk
{One hundred and four steps, and Finlay's chalk on the third from the top. Fresh water on them is a bucket slopped. Salt means that somebody has been up.|The hollows hold it like spoons.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, look around, looking around, look about, what planet, what country, which country, what city, which city, what town
{ here:
- "kitchen": {The kitchen, second room of the five: a stove, a press, four pegs, and a table with more bowls to it than the roster has men. One chair's drawn out a little, and it isn't for Strachan. The oil store is under your feet, and what is under that isn't on the chart.|The kitchen still, round and warm, with salt on the one window. You've been noticing the boards: they're worn in a path from the stair to the third chair, and the path is darker than the rest.} {morning:By the fourth bowl the spoon lies on the left.|{night:The pipe's on the sill, and draws by itself.|The pipe on the table has nobody near it, and a thread of smoke.}}
- "lamp": The lamp room, at the top of the tower, with the Atlantic going by on every side in the dark, a lens taller than you, and a hundred and four steps between you and the coal. Across the third of them runs a line of chalk.
- "store": The oil store, which is the bottom of everything that was ever built on this rock: casks in rings, a paraffin reek, an iron lid tarred at every seam. Below you there's an inch of iron, and then somebody else's room.
- "books": The watch room, fourth up: a desk, a bracket lamp, and twenty-six years of weather bound in calf. Today's log lies open, and there's an empty column in it.
- "bunk": In the bunk they gave you, with the curve of the wall cold along your back. It was warm before you got in. Two others breathe in the dark, and you've counted three.
- "west": As far from the stove as a man can walk on Gannet Rock: the west end, above a landing that no boat uses, with rungs in it as bright as a door handle. The spray is doing its best to get you to look down.
- "rail": Out on the gallery, with a rail, a flagstaff and eleven miles of air between you and a kitchen in Barra. The glass at your back has something written on it in breath, too small to read.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it, what month, month is it, season, time of year
{
- morning: Past eight by Strachan's watch, on the tenth of December. It gets light here as a miser pays.
- gale: The night of the ninth. The lamp is the only clock in the tower, and it's losing.
- days: Some day or other in December 1897, with about six hours' light in it. On a rock one goes by who is asleep.
- else: The first of December 1897, and wearing on toward supper. Six o'clock has a sound here; it's Finlay's boots on the stair.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- knows_name: A man was shut under the floor in 1871, and heard, and entered as nobody. All else that has gone on here since then is people being kind about it.
- log: Somebody was lost on the ninth of December 1871, and somebody has cut out the page. So much you have in ink, or in the want of it.
- else: If you ask Strachan, nothing. Something has knocked from under rock that is solid on the chart, and a bowl is laid that nobody on the roster eats from.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You are the relief: the keeper whom the Board sends out so that another can go ashore. There are twenty-one days of it, weather permitting. Nobody has yet introduced you to the man whose place you're taking. -> DONE
=== w_strachan
#topic: want strachan, strachan want
The lamp lit by dusk, says Strachan, and the brass bright. It's what he would put on a form. There is another thing he wants, to judge by how he looks at the third chair and then at you, and he takes care never to be left alone with it. -> DONE
=== w_finlay
#topic: want finlay, finlay want, does finlay want
"To get to the end of a joke," says Finlay. Then, lower: that you'd take the top of the stair tonight and let him have the bottom, with the stove. -> DONE
=== w_eachann
#topic: want eachann, eachann want
{hatch:His name, his wages and his supper. He has put it to the floor of that house at every tide for twenty-six years, without once raising his voice.|Whoever it is that knocks, the first thing it seems to want is that you should have heard.} -> DONE

// Reactions
=== r_strachan_act
#react: strachan act
{!Strachan looks on as he looks at a sky, and will enter it later, in one word. His eye goes from your hands to the third chair, as if measuring.|"Mind the paint," says Strachan. He laid it on in 'ninety-one; and you see that there's one board he did not paint, by the stair, where it would have been wet.|Strachan moves the lamp an inch so you'll see what you are at. The shadow it throws behind you has its hat on, and you haven't.|"My father had a proverb for that," says Strachan, and looks down between his boots before he decides to keep it.|"Aye, that wanted doing," says Strachan. He waits till you've done, with his head on one side, and it isn't you he's listening to.|He lets you get on with it. "Tulloch was handy, too," he remarks; and turns the key in the clock, and turns it, long after it's wound.|"You'll be at home here in no time," says Strachan. It's meant well. Under the floor something is put down, softly, like a heavy bag.} -> DONE
=== r_strachan_say
#react: strachan say
{!"That may be," says Strachan, and lays a shovel of coal upon the matter. A moment later he adds, to the coal, "So my father said."|"Ye've a good plain way of putting it," he says, "for a Tuesday. I'd not put it so loud, after dark."|He answers you with half a verse about deep waters, and shuts the book upon the other half with his thumb still in it.|"I'll not say no," says Strachan; and below you, clear and single, there comes a knock. He goes a bad colour. "Nor yes," he says.|"You're the first that's said so at this table," says Strachan. He sets the lid on the pot with great care. "The first in some years, and he was moved on."|He takes it in with his big hands flat on the wood. "There's a man in Edinburgh should hear that," he says, "if he could be got to sit down to his supper here, the once."} -> DONE
=== r_strachan_ask
#react: strachan ask
{!"It's in the log," says Strachan, "or else it did not happen." Then his eyes go up, by themselves, to the ceiling, where the watch room is, and the shelf.|He feels his left knee. "Backing southerly by night," says Strachan. "It's aye on a southerly that one hears things. Ask me on a north wind."|"Eat first," he says. "A question's worse on an empty stomach." He pushes over the salt, thinks again, and draws it back.|"There's a deal of that sort of thing on a rock," Strachan allows, "and none of it in the Regulations. My father built the place. I only keep it lit."|He'd like to tell you; you can see the want come up in his face and be sent down again. "I've a hatch to tar in July," he says. "You might mind me of it."|"Finlay will have been talking," says Strachan. "He's young. He thinks a thing is worse for not being spoken of." He hears, as you do, how that sounds.} -> DONE
=== r_strachan_leave
#react: strachan leave
{!"Sleep when you can," says Strachan. "You'll hear me lock up." Then, since there is no lock, he winds his watch.|"Aye. Away to your bunk. It'll be warm," he says.|He lifts two fingers from the Psalms and lets them down.} -> DONE
=== r_finlay_act
#react: finlay act
{!"If you break that I'm to mend it," says Finlay, and comes round to hold the lantern for you. He keeps his other hand upon the wall.|Finlay whistles two bars, looks at the chalk, and leaves the tune where it is. From lower down it's finished for him, nearly right.|"My sister does that," he says, "only on purpose. Go on. It's fine to see a man do something that's got nothing to do with the stair."|He makes room for you at once, as one does in a small boat; and having done it, makes a little more, on your far side, for no one you can see.|"Well, he let you," says Finlay under his breath. He doesn't mean Strachan, who's not looking.|"That's the way," says Finlay. There's a fresh knot in his scarf. He has been tying it while he watched you, and it's the kind that won't come out.|He hands you what you'd have needed before you know that you need it. "You get so you can tell," he says. "You'll be wanting the boots next."} -> DONE
=== r_finlay_say
#react: finlay say
{!"There was a priest and a seal went into a shop," says Finlay, "and the priest says just that, what you said, and the seal," and he has lost the end of it, looking at the floor.|"Say it lower," says Finlay. "He's a terror for manners but he has ears." He points straight down, with his thumb, inside his sleeve.|"Well, that's cheered me," he says, and it nearly has. "Say it again at two in the morning, will you? Halfway down."|He begins to laugh, and thinks better of it about halfway. Somebody else's goes on a little longer, in the pipe.|"That's what the singer used to say," says Finlay. "Word for word. I liked him." He rubs a pane that's clean. "I'd sooner you had said something else."|"You could write that in the book," says Finlay, "if you'd a mind. It's queer what holds, once it is in the book."} -> DONE
=== r_finlay_ask
#react: finlay ask
{!"Ask me that at noon," says Finlay. "At noon I'm afraid of nothing. I'll tell you this for now: it's not the wind, and it's never the rats."|"I'd tell you," he says, "only then there would be two of us that knew. He's softer with the ones that don't. No: he's hungrier."|Finlay counts something off on his raw fingers, gets to four, and starts over. "It's the stores I'd look at," he says, "if I could add."|"Och, a long story," says Finlay. "There's nine men in it and a ladder. I read it in a book that I'd no business with."|He looks at the stair before he looks at you. "He'll answer it himself," says Finlay, "if you put it so it's yes or no. I never dared but the once."|"Did the old man not say?" says Finlay. "No. He'll dry your socks for you, though. Watch him when he does it. He does it as though you'd died."} -> DONE
=== r_finlay_leave
#react: finlay leave
{!"Away, then. Whistle on the stair, so I'll know your feet," says Finlay.|"Good night," he says. "I'd say sleep well, but I'd be keeping you from something."|He gives you the end of his chalk, as another man might a cigarette.} -> DONE
=== r_eachann_act
#react: eachann act
{!Somewhere beneath, water shifts its weight from one foot to the other, and comes up by exactly one ledge, to be nearer.|One knock. It would rather that you did not, but it's your house.|Cold comes up through the soles of your boots, attentively, as a tailor's hands do.|You have a strong sense of somebody making room for you. When you're done, the place you left is filled with a sigh.|Two knocks, quick, like a pair of hands brought together. You do believe that he's clapping.} -> DONE
=== r_eachann_say
#react: eachann say
{!Two knocks. You are believed, at any rate.|He lets you finish. He has beautiful manners, and all the time in the world.|Behind your left shoulder, a word in Gaelic, softly; when you turn there's a wet place on the wall.|One knock, and a scrape, like a chair put back.} -> DONE
=== r_eachann_ask
#react: eachann ask
{!He considers it. Two.|One. He can't lie, and he doesn't dress it up.|Neither one nor two. Put it so that it can be answered yes or no.|Two, at once, and then a third that is swallowed by the tide.} -> DONE
=== meanwhile
#meanwhile
{!Overhead the clockwork lets down another foot of its chain. It wants winding each half hour, by whoever's hand is nearest.|The wind goes round a point, and with it the smell: oil no longer, but weed, and something like a cupboard that has been shut for a winter.|Knock, and knock, beneath your boots. It's one storey nearer than it was, and it is in no hurry.|A bowl slides the breadth of a finger along its shelf, stops at the edge, and stays. This rock is not a ship.} -> DONE
=== r_act
#react: act
{here == "west":{!You do it, with the wind leaning on you like a drunk. When you've done there's a lull, of the length of one breath, and in it, from the slot in the rock, a man's cough.|It's soon over; everything is, out here. A wave comes up the rungs as far as the third, and stands there, green, for longer than water can, and goes down again backwards.|You'd thought you were by yourself. But a gannet walks round something that isn't there, on the dry rock next to you, and gives it a civil berth.}|{!You set to, and the tower makes no difficulty; it has seen men busy before. It's when you leave off that you hear it has been keeping time: a tap for each stroke, from under the floor.|It takes you as long as it takes the lamp to go round four times. On the fourth the beam comes in by the window and lays a shadow next to yours, and passes on.|Your hands come away wet. It's salt, and there's been no window open; and there is more of it on the stair, a step at a time, going up.|So that's done, and no harm. Behind you there's a creak, of the ordinary sort, and you've got as far as thinking who it will be when you recall that he is on watch.|The cold gets into it with you, companionably. Down in the oil store a cask shifts in its ring, where somebody's leaned on it to hear.|You've nearly finished when the pipe catches your eye. It's at an angle that it was not at, as a pipe is that's been taken out of somebody's mouth so that he could watch.|You do it slowly, having so much time. There's a word cut in the stone by your hand, one you'd taken for a mason's mark. It's MOR, and then the chisel has slipped.|It goes well enough, with one hand against the wall for the sway there isn't. Through your palm, from a long way down, come two beats, and a wait, and two.}} -> DONE
=== r_say
#react: say
{!Your voice goes up the stair by itself as far as the lamp, and comes back with somebody else's cold.|You say it to the stove. It has heard worse, and in Norse; but a coal drops, and under the floor somebody clears his throat.|It sounds well enough aloud. It's the quiet that comes after it, like a second man through a door, and stands there dripping.|Two knocks. You weren't asking. You go over what you've just said, to see what there was in it that a person could say yes to.|You've said it, and the steam on the window takes it down: a round patch, clearing and fogging, next to the pane, on the weather side.|The words hang in the cold, each with its own breath. There's one breath more than there were words.} -> DONE
=== r_ask
#react: ask
{!There's no one to ask but the wall, and the wall was built by a Strachan. You put your ear to it regardless, and it's like a shell: it says the sea, the sea, and then a name, with the end bitten off.|You turn the question over. It's a good one, and it'd go into a yes or a no, if you knew at what door to knock.|The wind has a great deal to say to that, all of it in vowels. It's out of the pipe that you get a consonant.|It isn't in the Regulations. It might be in the old logs; someone has dusted the shelf they're on, and only in the one place.|That's what Tulloch would have asked, you feel. You try to think how you know; and there's his comb, in your pocket.|You ask it of the air. Overhead Finlay's boots stop, and below you a knuckle is lifted from iron; and for one moment the entire tower is hoping that the other will tell you.} -> DONE
=== r_leave
#react: leave
{!Two hundred paces, and then the sea. You go to the end of it and look, and turn about, and your own tracks are there to meet you, every one of them with water in it.|You go as far as the door. There's a lot of it out there. On the step somebody has set your bag for you, ready packed, and wet through.|You say that you'll be off, then; one does say it. "Sit down," says a voice, with great kindness, and it might be Strachan's, if Strachan had been in the room.} -> DONE

// What readers do
=== n_pipe
#topic: pick up the pipe, smoke the pipe, take the pipe, touch the pipe, smell the pipe, lift the pipe
{You lift it. The bowl is hot enough to be dropped, and the stem is wet, with the print of teeth in it closer-set than a man's now living on this rock. Draw on it, and what you get is black twist, very old, and behind that the taste of a sea cave.|You knock it out over the stove. It has gone nowhere by evening but the sill, and has a good inch of red in it.} -> DONE
=== n_smoke
#topic: smoke it, smoke the pipe, put out the pipe, light the pipe, smoke a pipe, draw on it, knock out the pipe
You draw on it once, to be able to say you had. It's like breathing in a shut room; then a voice, as near as your own teeth, sighs with content, and it's a full minute before you can be sure that the sigh was not yours. The stem is drier than it was. -> DONE
=== n_bowls
#topic: bowl, spoon, spoons, soup, look at the bowls, the table, table
{morning:Four bowls, four spoons on the left. You put a finger in the last bowl, and then to your tongue, and it's broth to the depth of a nail and after that the sea.|{here == "kitchen":Three of them, thick white ware stamped NLB. Two are chipped as bowls get chipped by being used. The third, by the empty place, hasn't a mark on it but one: a green tide line, a thumb's breadth under the rim.|They are down in the kitchen, upside down upon a cloth. Three, when you counted last. You've fallen into the habit of counting.}} -> DONE
=== n_window
#topic: out of the window, out the window, the window, window, look outside, at the sea, the sea, horizon, sail, sky
{ here:
- "lamp": Ten panes, and the night leaning on each. Every half minute the beam goes out over the water like an arm, and finds it empty. But on the inside of the seaward pane, low down, is the print of a palm, and it's beaded still.
- "books": From the fourth room you can see how the swell goes by on both sides and closes up again behind. In the white of it, at the west end, something bright as a coin swings, and stops, and swings.
- "west": There's nothing out there till Newfoundland. You look all the same; and the sea, which had been coming in sevens, holds off, as a shopkeeper does to let you make up your mind.
- "rail": Grey, and more grey, and a line ruled between the two by somebody with a shaking hand. Barra lies along it. There's smoke over it, or you want there to be.
- "store": No window has been made here. There's the door, and a slit for air with an inch of grey in it, and below your boots the only thing that could be called a view.
- "bunk": The window at the bunk's head is a foot square and three deep. On the stone of the sill a name has been scratched out with a nail, and another below it, and another. The last of them might once have begun with a T.
- else: The kitchen window looks east, toward Barra, through two feet of granite and a skin of salt. Someone has wiped a place in it to see through. It's at the height of your own eyes, and the wiping was done from outside, forty feet above the tide.
}
-> DONE
=== n_door
#topic: open door, open the door, the door, out of the door, front door, lock the door
{ here:
- "store": Here the one door opens on the rock, and the other isn't a door. You try the first. Wind, and the East Landing going down into it, rung by red rung. When you've shut it, you hear that the noise beneath the floor has drawn nearer, as though asking to be told what you saw.
- "rail": The gallery door is brass-bound, and swings to on its weight. On the inside of the glass there's a bloom of breath, with nobody behind it.
- "lamp": It gives on to the gallery and the weather. You get it open as far as your shoulder, and the wind says one long word and slams it. Behind you, down the stair, a second door closes a moment later, very gently, like someone taking the hint.
- else: It's oak, four inches through, with a bar as thick as your wrist. You note that the brackets for the bar are on the stair side as well as the sea's, newer, and worn already; in this house they've also wanted to shut something down below.
}
-> DONE
=== n_coat
#topic: coat, my coat, oilskin, oilskins, my bag, bag, unpack, boots, wet sleeves, sou'wester, clothes
{stair or sat:You've the good coat still. It never dries now past the elbow. You wring the cuffs into the slop pail, and a periwinkle drops out, and puts forth a foot, and begins to walk toward the stair.|Your oilskin goes upon the fourth peg. The first is Strachan's, the second Finlay's. On the third hangs a coat that's been given a brush and a mended pocket, and you put a hand in the pocket, as anyone would. A comb; half a song, in pencil; and sand.} -> DONE
=== n_floor
#topic: floor, listen at the floor, under the floor, kneel, stamp on the floor, underneath
{here == "kitchen" or here == "bunk":You get down with your ear to the boards. First there's your own blood; then stone; then, much too far below for a house that ends in an oil store, water coming up a ledge at a time, and stopping, and a knuckle being lifted. {knock:It waits for you to get your ear away.|}|The floor's of iron here, or granite. You set your palm to it. It's like laying your hand on the flank of some large beast that has been told to keep still.} -> DONE
=== n_board
#topic: floorboard, floorboards, lift a floorboard, boards, lift the boards, tear up the floor, pull up, dig, break the floor
You get the poker under the end of a board, and it comes, with a shriek of nails. Joists, sawdust, and the vault of the oil store, cemented smooth. On the cement, between the joists, where no one has been since the joiners, someone has set out a spoon. -> DONE
=== n_stairs
#topic: stairs, up the stairs, the stair, go up, climb, upstairs, to the lamp, lamp room, down the stairs, go down, downstairs
{stair:A hundred and four, and you go up by the wall, where it's dry. In the middle of each tread the salt has dried to a white ring, like those a glass leaves. By the fourth room there are two sets, coming and going, and the set that goes is the heavier.|You climb with a hand on the wall: bunkroom, watch room, lamp, a hundred and four steps hollowed in the middle. Coming down again you notice that they're hollowed at the outer edge as well, the whole way, where nobody would tread who could use a rail. It begins at the bottom.} -> DONE
=== n_shout
#topic: shout, hello, scream, yell, call out, for help, is anybody there, anyone there, who's there, anybody there
{here == "west" or here == "rail":The wind has it before it's out of your mouth. Gannets lift off the stack, all of them, in one sheet; and when they have settled there's one patch of bare rock, the size of a man sitting, where none will come down.|It goes up the five rooms like smoke up a flue, and you hear the lens take the last of it and hum. Then silence. Then, from underneath, without hurry, in the tone of someone who's called every day at this hour and has never yet been answered: twice.} -> DONE
=== n_listen
#topic: listen, hear, ear, hold my breath, noise, sound, listen to the wind, listen for
{ here:
- "lamp": The lens shuffles its cards. The wind goes round trying the panes. And below, so far that you can't be sure it isn't the clock weights, a step, and a rest, and a step.
- "store": You hold your breath, and on the other side of the iron somebody does the same. It's he who lets go first, with a small bubbling sound, as though he'd wished to spare you.
- "west": A boom, a suck, a boom. Between the two there's a place where no water is moving; and in that place, distinctly, a ring of metal against metal, as when a man hangs up his tally.
- else: Wind, stove, clock. You put those by, one after another, and what's left over is very slight: a drip, from somebody's sleeve, on to stone. It's in the room, and when you look for it, it's on the stair.
}
-> DONE
=== n_pray
#topic: pray, say a prayer, prayer, psalm, psalms, bible, cross myself, amen, kneel and pray
"The floods have lifted up their voice," you begin, for it's the one that comes. You stop to find the next line. Out of the wall, or the pipe, or the cold itself, a voice supplies it, in a language you don't have, a beat behind, like an old man who's got to church late. -> DONE
=== n_sing
#topic: sing, whistle, hum, song, dance
{tulloch:You try the one Tulloch had, or the half of it that was in the pocket. On the second verse you find you know the words. On the third you find that you're singing in the bass, and always have been.|You give the place a verse. It's a good tower for it, round, and hard, and it hands your own voice back to you in order from the top: lamp, watch room, bunks. The last to reach you is from below, and isn't quite in unison.} -> DONE
=== n_run
#topic: run, run away, flee, escape, hurry, run outside
{here == "west" or here == "rail":There are two hundred paces of it, and you have them behind you before your breath is gone. At the far end stand the rungs, red, going down. You look back. There's a wet step on the dry rock after each of yours; but it's blowing, and there's spray.|You take the stair three at a time and come out upon the rock, and there, as they say, you have it: two hundred paces, and the sea going by on both sides. When you come in again there's a towel put over the rail of the stove for you. It's warm, and nobody owns to it.} -> DONE
=== n_hide
#topic: hide, under the bunk, behind, crouch, hide in, cupboard, press
{here == "kitchen":You stand in the press among the meal bags with the door drawn to. Through the crack you see the kitchen as it is when it's by itself: the kettle, the pipe, the third chair. By and by the chair eases its legs, as they do when somebody rises to let another by.|There's no corner in a round tower. You get your back into the curve of the wall, as far from the stairhead as it goes; and the wall against your back is wet, in two places, at the height of another man's shoulders.} -> DONE
=== n_boots
#topic: put on the boots, boots by the stove, pair of boots, try the boots, drying boots, the boots
Leather, hobnailed, of a cut that you've seen in your grandfather's house. They fit. In the left one your toe finds something hard, and you tip it into your palm: a chip of this rock, pink, with the mark of a quarry drill in it, fresh as bread. -> DONE
=== n_self
#topic: talk to myself, say my name aloud, my own name aloud, mutter, to myself, imagine it, dreaming, pinch myself, going mad
{salt > 2:You tell yourself who you are, and get as far as the first letter. It's there, surely, it's upon the strap of your bag. You go and look. It says what you thought; though you had thought there would be more of it.|"It's water getting in under a rock," you say out loud, in the voice in which one talks to horses. It's sense. You've got to the end of it, and are feeling the better, when the pipe on the table draws, and glows, and dulls.} -> DONE
=== n_chair
#topic: touch the chair, move the chair, look at the chair, burn the chair, break the chair, push the chair, the seat, touch the seat
{here == "kitchen":You lay your hand to the rush seat, and it gives, and comes up slowly after your hand, as a seat does when someone has just stood. It's damp. On the under side of the top rail are notches cut with a knife, in pairs; you get as far as forty pairs, and Strachan's chair creaks upstairs.|It's down there at the table, at its angle. You can see it as plainly as if you'd left your hat on it.} -> DONE
=== n_lens
#topic: look at the lens, touch the lens, clockwork, light the lamp, wind the clockwork, the flame, mirror, glass
{here == "lamp":You look in between the prisms, and there you are, upside down, eleven of you, each with a lamp for a heart. You count again, since one counts here. Twelve. The twelfth is the right way up, and has his hat in his hands.|It's on, or it's being got ready to be on; there is nothing else that matters above the second step. In the shaving glass over the kitchen sink you can see its reflection come and go in your own eye.} -> DONE
=== n_match
#topic: light a lamp, i light a lamp, light a candle, light the lantern, candle, lantern, match, strike a match
You strike one on the wall, and cup it. In the ring of it are your two hands and the steam of your breath; and beside the steam of your breath, at about the height of a taller man's mouth, some more. The flame leans, as one leans to be polite to a guest, and then goes out. -> DONE
=== n_lookdown
#topic: look down the stair, down the stair, third step, rub out the chalk, chalk line, draw a line, rub the chalk, erase the chalk
{here == "lamp":You hold the lantern over. The chalk lies across the third step, white and dry. On the fourth, which it doesn't protect, there are two dark ovals side by side, toes to the line. You put the side of your boot to the chalk and feel, as sharply as a draught, how they'd both shift forward; and leave it be.|You look into the turn of the stair, and it looks up. Somewhere over your head is a line of chalk that Finlay trusts. It's a schoolmaster's line, no thicker than string.} -> DONE
=== n_bunk
#topic: go to bed, to bed, lie down, sleep, go to sleep, my bunk, rest, blanket, dream, close my eyes
{sat or stair:You've hardly lain down before the green water's there, coming up in steps, quite kindly. There are eight pairs of boots going up a ladder, and you know each of them by its nails. You wake as the light above is being closed, with your fist raised to knock.|You lie back in the warm hollow. It was made by longer legs than yours. By your ear, cut small in the board, someone has kept a tally of his days: one, two, up to nineteen, each a clean stroke. After that he has gone on, but the strokes are in pairs.} -> DONE
=== n_eat
#topic: eat, drink, tea, bread, food, hungry, thirsty, supper, cook, drink the tea
{here == "kitchen":It's barley and salt beef, and it is good. Halfway down you find you have been eating in time with somebody. You stop; there's the one scrape more, of a spoon on the bottom of a bowl, and neither of the others has his in his hand.|There's a heel of bannock in your pocket. You break it, and from habit, though you've not had it long, you put the smaller half on the ledge beside you. You look out at the dark for a bit. When you look back there are some crumbs.} -> DONE
=== n_read
#topic: read, letters, rack, almanac, chart, look at the chart, map, regulations, calendar, newspaper
{here == "kitchen" or here == "books":You go over what's on the wall. The chart gives the Rock as solid to forty fathoms; somebody has pricked it through just at the tower, with a pin, and held to the window a grain of daylight shows. Next to it hangs the almanac. The ninth has a ring round it, and so, when you turn back the leaves, has the ninth of every December.|What you've to read is in your wallet: the Board's letter of appointment. "In the room of," it says, and there's a name, and the ink of the name has run, as if it had been cried on, or dipped.} -> DONE
=== n_search
#topic: search, look for clues, clues, clue, drawer, drawers, dresser, shelf, shelves, look under, find out
{ here:
- "kitchen": You try the dresser. Left drawer, knives. Right drawer, string. The middle one sticks, and gives, and it has bowls' worth of small things in it, laid in rows: studs, a razor, a wedding ring, a mouth organ, each with a scrap of paper. There's a year on every scrap. There's a place cleared at the end of the row.
- "lamp": Tools, wicks, a tin of whiting, chalk; chalk in each drawer, chalk in the spare lantern. Under the carriage of the lens somebody keeps an axe. It's never been used for wood.
- "books": You run your thumb along the spines. Down low, behind 1872, there's a plan of the works, linen-backed: tower, hatch, cave, and nine small crosses, each numbered. One of them has been inked over, patiently, till it's a hole.
- else: You go round it by hand, like a blind man, and everything's where the Regulations put it. The sole thing out of order is a neat square of dry stone in all that wet. It's where a man would kneel.
}
-> DONE
=== n_attack
#topic: attack, hit, fight, axe, punch, threaten, grab, shake, kick, weapon, knife, break it open
You've made a fist. It's been a long day, and it'd be a comfort to hit something that was there. They both watch it, whoever is in the room to watch, with no alarm at all; and you see the salt has got into the cracks of your knuckles and dried, in a ring, as it does when a hand's been held. -> DONE
=== n_jump
#topic: jump, swim, dive, into the sea, throw myself, swim away
You stand at the edge and look at how it would be done. It's green here all the way to the bottom, and quite slow. You've time to see steps in it before you understand that rock doesn't grow in steps. Then you're some way back from the edge, sitting, with your arms through a rung. -> DONE
=== n_landing
#topic: east landing, to the boat, the landing, climb down, rungs, signal the boat, call the boat, wave
{night or morning:You go down as far as the swell lets you. Boat's ring, boat's rope, no boat. On the lowest rung that is ever dry hangs a strand of weed in a clove hitch. It is your own way of tying it, over and under, with the tail left long.|The speck has gone out by now like any other spark. You stand at the head of the rungs with your arm up. When you let it down there's a cold wet ring about the wrist, where he took hold to pass you, the man you've come instead of.} -> DONE
=== n_gannets
#topic: gannets, birds, gulls, rocks, walk outside, go outside, explore the rock, walk around, outside, air
{here == "west" or here == "rail":You've the whole of it at your feet: turf like a doormat, guano, pink stone. Nothing is growing above the height of a hand, except a rowan somebody planted in a cask, by the west end. It's been watered with salt, and is thriving.|You take a turn about the Rock between showers. A stump, a tower, a flagstaff. Gannets stand in rows on the west side like a congregation, and there's an aisle left down the middle of them. It goes from the water to your door.} -> DONE
=== n_stove
#topic: stove, fire, warm my hands, coal, kettle, cold, warm myself, shiver
You hold your hands out to it. There are three pairs of socks on the rail, drying, and a fourth, knitted in the island way with no heel. They've never been dry, to look at them. The puddle beneath has found the slope of the floor, and is making for the stair with its mind made up. -> DONE
=== n_who
#topic: lives under, lives under the floor, who is under the floor, what is under the floor, what's under the floor, lives down there, what is under, what's under, below us, beneath us, who is down there, who was that, what was that
{here == "kitchen" and present ? strachan:"There's a store under us," says Strachan, "and rock under that, forty fathom. Ye've seen the chart." He cuts the bread, and there's one slice more than there are mouths. He looks at it for a time, and puts it by the pipe.|You have the chart for an answer. Rock, it says. But somebody's hand has been over the paper at just that spot, so often that it shines.} -> DONE
=== n_knockagain
#topic: knock on the wall, knock three times, tap, knock on the floor, knock on the table, knuckle
You rap with a knuckle, three times, for it's the one number you have not heard. A wait; you can feel it being thought about. The reply is two, then one, with a gap between. Whoever it is has never been good at sums, and is asking you to go through it again. -> DONE
=== n_write
#topic: write, write a letter, write home, pencil, diary, make a note, pen
You've a letter begun, to no one in particular. "Arrived safe," it says. You read it over, and on the next line, in your own writing and your own pencil, is: "It is not so cold as you would think." You've no memory of that; and it's signed, with a single letter, and a blot. -> DONE
=== n_touch_wet
#topic: wet hand, his hand, my hand, shake hands, the water, taste, lick, salt, wet
You put your tongue to it. Salt, and iron, and something a good deal older than spray, as it is in a well. It won't wipe off. {salt > 1:When you hold up the hand to the lamp, the skin of the fingers is white and pleated, like that of a man who has been washing dishes for twenty-six years.|It's the hand that you gave to the fellow on the rungs.} -> DONE
=== n_fiddle
#topic: look at the fiddle, play the fiddle, take the fiddle, the fiddle, tune
{present ? finlay:"She's from Skye, and she's a liar in the top string," says Finlay, and lets you have her under the chin. You draw one note, badly. He's smiling, till he looks past you to the stair; then he reaches over and lays two fingers across the strings, as one hushes a child.|It hangs upon its nail. The low string is humming, with nobody near it, to some tread too heavy to be heard.} -> DONE
=== n_sitthink
#topic: sit, sit down, sit and think, stand up, stool, dresser
{here == "kitchen":You let yourself down upon the coal box. From there one sees the table as a child would: three pairs of legs, and beneath the place where the fourth chair might go two wet marks, side by side, heels together, like those of a man who's been asked to wait.|You sit on a step, and get up again. It's given a sigh; and it was dry when you sat.} -> DONE
=== n_weep
#topic: cry, weep, laugh, smile, scream into, sob, tremble
It doesn't last long. You wipe your face and find that it's salt; well, it would be. What you can't account for is how much there was, that it ran down and off the toe of your boot, and joined what was on the stair, going the same way. -> DONE
=== n_pour
#topic: pour, pour myself a drink, a drink, dram, whisky, rum, water butt
There's a stone jar behind the meal, for the doctor's use. You pour a dram, and another for manners, as one does on a rock. When you've drunk the one and look round for the other it's a cup of sea. It's been put back neatly, on its own ring. -> DONE
=== n_hello
#topic: good evening, greet, say hello, hi there, good morning, introduce myself, wave
{present ? finlay:"Hello yourself," says Finlay. "D'you know, that's the first hello on this stair since Hallowe'en? They mostly come in saying they're cold." He gives you his hand; it's dry; he lets you feel that it is.|{present ? strachan:"Aye," says Strachan, "good day to ye." Then he inclines his head a very little to the left of you, as one does to whoever's come in with a man.|{present ? eachann:You give the iron good evening. There's a stir, as of a man getting to his feet in a low place; then, with great gladness, two.|You say it to the room. A moment passes, of about the length that it would take to remove a hat.}}} -> DONE
=== n_wall
#topic: wall, touch the wall, ceiling, granite, look at the ceiling, stone, stones, mason's marks
You lay a hand to it. It's granite, each stone dovetailed to its neighbour so the sea shan't draw it like a tooth; and they've all a mason's mark. You follow those round with a finger. Eight different ones, over and over; and a ninth, an E, up as far as the height of a man's knee, and then never again. -> DONE

=== lost_words
#unclear
{&The wind takes it. What was it you meant?|It does not carry over the lamp. Once more?|Some of that was gull. Say it plainer.} -> DONE

=== meet_1
#react: strachan meet
"{name}," says Strachan, and enters it in pencil. "We use ink once a man has stood his first month." -> DONE

=== meet_2
#react: finlay meet
"{name}. It's a good name for shouting up a stair," says Finlay. "You'd be surprised how many aren't." -> DONE

=== hook_1
#topic: bunk, warm bunk, bunk still warm
The blankets are folded the way the service folds them, and the hollow in the ticking is not your size. A bed keeps its heat for a quarter of an hour at most in this cold. Nobody has come down the stair while you stood there. -> DONE

// Plain questions.
=== p_keepers
#topic: how many keepers, how many people, how many of us, how many are there, how many live, lives here, live here, who else, anyone else, anybody else, am i alone, population, roster
Three on the roster: Strachan, who is Principal, Finlay, his assistant, and you. The pipe isn't on it. -> DONE
=== p_fourth
#topic: fourth man, who is the fourth, the fourth, who is it for, whose place, somebody else here
{knows_name:Eachann Mor. He's been on his way to supper for twenty-six years.|Nobody has named him. He has a pipe, and it's lit; and Strachan, when he counts, looks at the place by it before he looks at you.} -> DONE
=== p_sent
#topic: was i sent, sent here, who sent me, my job, my duty, my duties, my work, supposed to do, do for a living
To stand a relief: watches, oil, brass and log, so that another man may have his three weeks ashore. The Board's letter said as much and no more, and took both sides of the sheet. -> DONE
=== p_supper
#topic: time is supper, supper at, when is supper, supper time, when do we eat
At six. It is the one thing that you have been told so far without having to look at anybody. -> DONE
=== p_off
#topic: get off, off the rock, leave the rock, leave the island, get out, get away, can i leave, how do i leave, way off
By the relief boat, off the East Landing, in twenty-one days if the sea allows. There is nothing nearer than Barra, and nobody swims eleven miles of that. -> DONE
=== p_watch
#topic: my watch, long is the watch, first watch, watch begin, stand watch, when is my watch
Four hours. Yours is from ten till two, and as you're new Finlay keeps the first with you. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, safe here
The stairs are wet, the rock's small, and the sea comes to the door. Keep the light in, they tell you, before you have asked what it keeps out. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things, my belongings
A bag of wool and a razor, oilskins, the Board's letter, and your own spoon, which nobody has asked you to use. -> DONE
=== p_climbs
#topic: comes up the stairs, come up the stairs, climbs the stairs, climb the stairs, what climbs, climbs up, comes up
{knows_name:A drowned man, as far as the kitchen, on nights when the light fails. He is coming to be entered.|Salt water does, by the look of the treads. They won't say what it is that carries it. They say only that it won't while the lamp is lit.} -> DONE
=== p_long
#topic: how long have i, long have i been, how long do i, how long must i, how long will i
Twenty-one days is the turn, from the first of December. You've begun it; the bag's unpacked as far as the soap. -> DONE
=== p_if
#topic: consequences
The log decides it: what is written there has happened, and what isn't has not. As for the lamp, there's nobody on the rock who'll let you find out. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is he lying, is strachan lying, telling the truth, who is lying, honest man
Strachan won't tell you a thing that's false; you have heard him go round several. Finlay jokes when he's afraid, so with him you've at least that to go by. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
From Castlebay, in the relief boat, and the last of it in a rope's end on the East Landing. They had the bag up before you, and pushed off before you'd turned round. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who commands
Principal Keeper Strachan, nineteen years; and over him the Board, which is in Edinburgh, and dry. -> DONE
=== p_replaced
#topic: am i replacing, i replaced, man i replace, man i am replacing, took my place, whose place am i
He passed you on the rungs, going down as you came up. He gave you a wet hand, and no name. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for
To keep a light in for twenty-one nights, and be rowed home. Whatever is under the floor wasn't in the letter. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature, a storm, storm coming
Wind westerly and getting up, with showers. Strachan has it from his knees and Finlay from the glass, and they have a bet on. -> DONE
=== p_tall
#topic: how tall, how big, how many rooms, how many steps, size of
Five rooms, one on top of another, and a hundred and four steps. The rock it stands on is two hundred paces long, if you don't mind wet feet. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Under thirty, single, and fit: the Board asks for all three. They didn't ask whether anybody would miss you for three weeks. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Scotland, where it runs out: Gannet Rock, eleven miles to the west of Barra. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Scots from Strachan, Lowland from Finlay, and for the birds the Gaelic. From under the floor it's knocks. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
Of your turn, whatever is left from the first of December to the twenty-first, weather permitting. Finlay has it in knots on a string. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? strachan:-> t_strachan}
{present ? finlay:-> t_finlay}
-> t_strachan
