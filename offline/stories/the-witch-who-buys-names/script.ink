# ask: name What shall she call you, meanwhile?
VAR name = ""
VAR said = ""
VAR thing = ""
VAR trust = 0
VAR arcs = 0
VAR debt = 0              // kindnesses that nobody paid for; they unbalance the shop
VAR sold = ""             // "plums", "word", "dream": what you sold her over tea
VAR hob_name = ""         // the name in which the Hob was married
VAR god = ""              // what you called the god in the cellar
VAR gift = ""             // the name that you made for her
VAR told = false          // the reason has been told; the price is paid
VAR here = "shop"
LIST people = oda, bell
VAR present = (oda, bell)
VAR alive = (oda, bell)
-> meanwhile

=== meanwhile
#beat
~ here = "shop"
She has not picked up the pen again. The thing that she was labelling takes its chance, and goes under the till.
+ [Say that she knows what to call you #match: you know, already, remember #id: you_know]
    ~ trust++
    "Yes," says the witch. It is a plain word, and it costs her something; she puts a hand on the counter for it. "I have it in a jar. That's not the same as leave to use it."
    -> counter
+ [Give her a name to use, meanwhile #match: call me, name, use, meanwhile, called #id: call_me]
    ~ trust++
    {name != "":"{name}," she says, and writes it on a paper label, and doesn't stick the label to anything.|"Meanwhile," says the witch, trying how it hangs. "I have sold worse. It'll do, so long as nobody shouts it on a bridge."}
    -> counter
+ [Ask how much it would be #match: how much, price, cost, pay, buy #id: how_much]
    "You used to ask if I had slept," says the witch. Then, as she must, since it was a question about a price: "More than you'd think, and I don't get any of it. Sit down."
    -> counter
+ [#meanwhile]
    The tea runs over, and across the counter, and stops against your hand. She mops it up with her own sleeve. "I asked what to call you, and then I forgot to listen," says the witch. "Customer, then, as the bell has it. Come in where the lamp is."
    -> counter

=== counter
~ here = "shop"
{told and gift != "": -> ferry}
{arcs >= 5: -> ferry}
{A thousand jars have found that they were facing the wall, and have turned round.|The lantern is moved an inch, so as to fall on you and not on her.|"Listening," says the bell above the door, although nobody had asked it.|On the stair there's one jar that wasn't there before. It has come down to see.|Outside, something out on the marsh tries a light, and thinks better of it.|She has dusted the sad ones. She's begun again at the other end.|It has grown late without anybody's having bought it.}
+ {not jar_1} [Ask for the jar on the top shelf #match: jar, top shelf, shelf, handwriting, mine #id: go_jar]
    -> jar_1
+ {jar_1 and arcs >= 1 and not jar_2} [Climb for your jar again #match: climb, ladder, jar, shelf #id: go_jar_2]
    -> jar_2
+ {jar_2 and arcs >= 2 and trust >= 3 and not price} [Buy your name back #match: buy, name back, my jar, purchase #id: go_price]
    -> price
+ {not tea and not told} [Take the tea that she is pouring #match: tea, cup, drink, pour #id: go_tea]
    -> tea
+ {not hob and not told} [See who is scraping his boots outside #match: hob, who, boots, door, outside, customer #id: go_hob]
    -> hob
+ {not cellar} [Go down to what is knocking in the cellar #match: cellar, knocking, god, go down, stairs #id: go_cellar]
    -> cellar
+ {told and gift == ""} [Give her a name nobody has worn #match: gift, new name, name for her, worn #id: go_gift]
    -> gift_name
+ {told or arcs >= 3 or (arcs >= 2 and jar_2)} [Ask what that light is, out on the marsh #match: marsh, light on the marsh, ferry, what light #id: go_light]
    "That," says Oda, when she has looked, and takes hold of the counter by its edge, "has no business to be there before I've shut."
    -> ferry
+ {arcs >= 3 and not told} [Take your leave while the road shows #match: my leave, road, farewell #id: go_leave]
    -> ending_meanwhile
+ {not hob and not told} [#meanwhile]
    There are boots on the step, being scraped by somebody who takes trouble over it.
    -> hob

=== jar_1
#beat
#recap: Your handwriting is on a jar on the witch's top shelf, and the shelf is always one jar too high.
~ here = "shop"
~ present = (oda, bell)
You'd know the hand anywhere. It has your way of not finishing the tail of the y. It's a plain jar, with a waxed top, and whatever's in it is asleep, or is pretending, for as you put a foot on the steps it turns over. You go up to the sixth. It's the shelf above. You go up to the seventh, and look again, and it is the shelf above. Beneath you eleven deserters and a bride are holding their breath and misting the glass. "It's a matter of regret," says Oda Merrow from below. "The back room is shelved by it. That one has got in among the alphabet, and will be filed in its own way." She's got hold of the foot of the steps. You did not see her cross the floor.
+ [Ask whose regret it is #match: whose, regret, ask #id: whose_regret]
    She must answer about price. She isn't obliged to, about that. "There's a draught up there," the witch says. "I'd come down." "Hers," says the bell.
    -> counter
+ [Listen to it from where you are #match: listen, hear, ear, sound #id: listen_jar]
    ~ trust++
    One may listen. You lay your ear to the shelf, and it comes down through the wood: someone humming over a basin, off the note, quite content. It's a while until you know the voice; one so seldom hears it from outside.
    -> counter
+ [#meanwhile]
    You come down in the end; one can't talk with one's chin on a shelf. "It will be there," says Oda. She says so to the teapot. "It's been there every evening."
    -> counter

=== jar_2
#beat
~ here = "shop"
~ present = (oda, bell)
This time you bring the ladder from the back room, which is for regret and has more rungs. Tears, in rows: LET THE DOG OUT. SAID IT FIRST. DIDN'T SAY IT. You put it up against the top, and climb till you've got your chin over the edge of the shelf, in seven years of dust, apart from one clean ring the size of the foot of a jar. There are the marks of fingers by it. Somebody takes it down a good deal, and puts it back. You can see it, now, on a shelf that the house hasn't any room for. "{trust >= 3:I could move it|It does that}," says the witch. She says it as one speaks to somebody on a roof. "Nobody has got to it that way. I have tried. I can get it as far as the lamp, most evenings."
+ [Ask what she does with it at the lamp #match: lamp, evenings, does, what, ask #id: ask_lamp]
    ~ trust++
    "I ask how the day was," says Oda. "It's only polite." Tea runs over the saucer, over the counter, and into the drawer where she keeps the string.
    -> counter
+ [Come down, and ask her to hand it to you #match: hand it, come down, fetch, her, please #id: ask_hand]
    ~ trust += 2
    It hadn't struck you that no one would have asked. "Oh," says Oda Merrow. She reaches, not very far up, and it's in her hand, as warm as an egg. She puts it below the counter, and keeps the hand there. "When you're sure," she says. "There's a price."
    -> counter

=== tea
#beat
#recap: The witch takes strange coin: the taste of plums, a dream, the last word of an argument.
~ here = "shop"
~ present = (oda, bell)
She pours. She goes on pouring, a little after the cup is full, and looks at that with interest, as if it were somebody else's weather. "I don't give credit," she says, "so you had better know what is taken here. Names, of course. But one can't pay for string in names. I take the taste of a thing. I take the next good dream, I take last words; not those, the ones in quarrels. It's quite fair. I've scales." There are scales. In the one pan there's a feather; in the other, nothing, which is a very little the heavier. "A look at the ledger would be one such," says Oda. "I'd say two; but it's a quiet night." "Rounding," says the bell, scandalised.
+ [Sell her the taste of plums #match: plums, taste, sell plums, fruit #id: sell_plums]
    ~ sold = "plums"
    ~ arcs++
    It goes without any fuss. You know that they are purple and that you were fond of them; it is like knowing it of an uncle. She's put it in a thimble, and holds it, and forgets for a moment to be anybody's age.
    -> ledger
+ [Sell her the last word of an argument #match: word, argument, last word, quarrel #id: sell_word]
    ~ sold = "word"
    ~ arcs++
    You had been keeping that one for years, in case. It turns out that you had been wrong. "They generally are," says Oda, corking it. "It's why they keep so well."
    -> ledger
+ [Sell her your next good dream #match: dream, sell dream, sleep #id: sell_dream]
    ~ sold = "dream"
    ~ arcs++
    "You may have it back if it should be about bread," says the witch. "I don't stock those." She looks for some time at the stopper, through which there comes the noise of a sea.
    -> ledger

=== ledger
~ here = "shop"
The ledger's open before you. Down the one side are names; the other side is prices. One line, seven years old, has no name to it, only a date in the first snow, and the word "somebody".
+ [Ask her who the somebody was #match: somebody, who, ask, line #id: ask_somebody]
    "That," says Oda, shutting the book upon her own finger, "is not the price. It's the goods."
    -> counter
+ [Look at what she paid #match: paid, price, column #id: look_paid]
    ~ trust++
    In the column it says: one life, returned. And beneath that, in small, in another ink, not like a shopkeeper at all: and the winter, gratis. It has been crossed out. It has been written in again.
    -> counter
+ [#meanwhile]
    A page turns by itself, and after it the cover. "It shuts at the hour," says the witch. "It's tired; it has been open since the plague." She wipes the place where your sleeve was.
    -> counter

=== hob
#beat
#recap: A Hob from Hob's Ending wanted a name of his own, to be married in.
~ here = "shop"
~ present = (oda, bell)
"Hob," says the bell. It's a long young man with his cap in both hands and mud up to the thigh, from the village on the dry side, where they're all called that. He has a good face, and doesn't look at yours above the chin; hardly anyone does, who has sold. "I'm to be wed, ma'am, Thursday," he says. "And she's Hob. And the parson's Hob. And he says, do you Hob take Hob, and it's a nice service, only you can't tell who's got whom." He's brought a cheese. He puts it in the scale, and the pan does not go down. "I had one of my own, one time," says the Hob. "I don't know what I did with it. I'd want just the lend of one." Oda isn't looking at him, either. She looks at you.
+ [Ask what a name would cost him #match: cost, price, how much #id: hob_price]
    "The next three times that somebody is glad to see him," says Oda at once. She's gone white. "I don't make the prices. I read them." The Hob counts on his fingers who that would be. He comes to Thursday.
    -> hob_choose
+ [Pay for it yourself #match: pay, yourself, buy, offer, me #id: hob_pay]
    ~ trust++
    "I'll stand it," you say, and put down the first thing that comes to hand: how you feel when you've just got your boots off. It's a good one. The pan goes down with a click. "Why'd you do that?" says the Hob. You have no idea.
    -> hob_choose
+ [Ask her to do it for nothing #match: for nothing, free, favour, kindly #id: hob_free]
    ~ debt++
    ~ trust++
    "I never give credit," says Oda. "It isn't kind. It tips the shop." And with her back turned, dusting, she pushes one jar, then one more, up to the edge, where a clumsy person might knock them. All the shelves lean by the breadth of a hair.
    -> hob_choose
+ [#meanwhile]
    "What's it come to, ma'am?" says the Hob, who has waited. Oda reads it off the pan, and doesn't care for it: three times he's to be met by somebody who isn't glad. "I've an aunt," says the Hob, much relieved.
    -> hob_choose

=== hob_choose
#beat
~ here = "shop"
~ arcs++
Three of them have come down to be looked at. One may listen; one mayn't open. The first is a deserter's: it says itself very low, like a man giving his name to a barn, TAM ARDLEY; it's a kind name, it ran because it would not fire. The second belonged to a bridegroom who thought better of it, FLORIAN, and has hardly been worn at all. It's still got the creases. The last one doesn't say anything. It's only warm, and when the Hob bends down to it with his big ear it gives a jump, as a dog does that had thought it was going to be left. You can't read the label. It's in your handwriting too; no, in one like it. As like it as a brother's.
+ [Choose Tam Ardley for him #match: tam, ardley, deserter, kind #id: choose_tam]
    ~ hob_name = "Tam"
    "Tam," he says, and stands up a bit, as one does in somebody's coat that turns out to have been cut for one. "I'd not fire either," says the Hob.
    -> hob_go
+ [Choose Florian, which is nearly new #match: florian, bridegroom, new #id: choose_florian]
    ~ hob_name = "Florian"
    "She'll laugh," he says, with delight. He goes down the steps saying it over, a different way for each step, and bows to the one that used to be a duke.
    -> hob_go
+ [Choose the one that jumped #match: jumped, third, warm, own #id: choose_own]
    ~ hob_name = "own"
    ~ trust++
    It's no sooner in his hands than it's gone up his sleeve. He says it, once; it isn't a name you know. You'd swear it isn't. Why then have you got your hand up, like a person who's been called across a road?
    -> hob_go
+ [#meanwhile]
    ~ hob_name = "Tam"
    The Hob has been listening to the three of them all this while, with his cap off. "I'd have him, if nobody minds," he says, of the first. "He sounds like he'd stop for a dog." It goes in at his collar, and he stands up straight to give it room.
    -> hob_go

=== hob_go
~ here = "shop"
+ [Watch him down the causeway #match: watch, causeway, go, from the window #id: watch_hob]
    He turns at the last lamp and lifts the cap; it is you whom he lifts it to. The witch has cut the cheese into two. She pushes the larger part across, and says that it was in the price.
    -> counter
+ [Ask Oda why she would not look at him #match: oda, why, ask #id: ask_oda_hob]
    "I've known him from a boy," says Oda. "No. That isn't so. I have known him from a Tuesday." She blots a line that is dry. "You'd have to buy that."
    -> counter
+ [#meanwhile]
    The bell follows him as far as the second lamp. "Whistling," it reports. Oda has drawn two jars together on the low shelf, so as to close the gap.
    -> counter

=== cellar
#beat
#recap: In the cellar there is a god who has nothing left to be called by.
~ here = "cellar"
~ present = (oda, bell)
The names that are too big for glass are in the cellar, in brine tubs with stones on the lids. A king's is there; a war's; a river's, which has got out, a little, and must be stepped over. The knocking comes from the far end, from the coal. "It doesn't mean any harm," says Oda, with the lantern. "It came in its own cart, seven, no, eight score years back, and sold me the lot: all that it had been called. There'd been burnings. It wished to be nobody's. I gave it what it asked, which was to be let sleep. But that's worn thin." Where the coals are there's a breathing, as large as a barn's. "Please," it says, without any voice. "Anything. It is so dark with no one saying me."
+ [Call it Friend #match: friend, call friend, companion #id: god_friend]
    ~ god = "Friend"
    It tries it. All the coal in the heap goes red, from the inside, shyly. It's never been called that; they'd always wanted something.
    -> cellar_after
+ [Call it Tuesday #match: tuesday, call tuesday #id: god_tuesday]
    ~ god = "Tuesday"
    There's a pause; and then a sound that shakes dust out of the joists. It takes you both a moment. One doesn't expect it, down here. It is laughing. "Every week!" says the god.
    -> cellar_after
+ [Lend it what you are called yourself #match: lend, own, mine, yourself, meanwhile #id: god_lend]
    ~ god = "Meanwhile"
    ~ trust++
    {name != "":"{name}," you tell the dark. "You may have the use of it while I'm here."|"They're calling me Meanwhile," you say to the dark. "There's room in it for two."} It puts it on with such care that you feel it, along both arms, like a coat being held.
    -> cellar_after

=== cellar_after
~ here = "shop"
~ arcs++
Upstairs, when you come up, the stove's alight that was laid for Sunday. The bread has risen, the bread that she bakes for nobody.
+ [Ask who the bread is for #match: bread, who, bakes, nobody, for #id: ask_bread]
    ~ trust++
    "It wants using," says Oda. "I've always made the two. It was a habit I was got into, one winter." She's put down the knife. "I could never get out of it. It seemed such a waste of a good habit."
    -> counter
+ [Cut it, and give her the crust #match: cut, crust, eat, slice #id: give_crust]
    ~ trust++
    ~ debt++
    No one's given her anything, it seems, for so long that she looks for the price on it. There isn't one. She eats it standing, quickly, with her back to the shelves, so that they shan't see.
    -> counter
+ [#meanwhile]
    She has stood both the loaves on the sill, gone round the room and shut whatever was open, and she's behind the counter again before you've thought what to say.
    -> counter

=== price
#beat
#recap: The price of your name is that the witch must tell what you asked to forget.
~ here = "shop"
~ present = (oda, bell)
~ arcs++
She puts it between you on the counter and sits down, as one sits down to have a tooth drawn. "You've asked the price, so I must answer, and it's this," says Oda. "I've to tell you what you came here to forget. All of it, and in its order, and you are to hear me to the end. Nothing's to be left out for kindness. I have tried for seven years to find what there'd be in it for the shop, and there's nothing. I lose by it. I rather think I'm meant to." The lid has begun to sing, round the wax. Every jar in the room has shuffled forward as far as it dares. "There were four things," says the witch, "and the first was soup."
+ [Tell her to begin #match: begin, tell, start, yes, soup #id: begin]
    "Begin," says the bell, very small. It isn't clear to which of you.
    -> soup
+ [Ask whether she would rather not #match: rather, not, sure, whether #id: rather_not]
    ~ trust++
    "I'd rather anything," says Oda Merrow. "Drink your tea."
    -> soup

=== soup
#beat
~ here = "shop"
"You had come in stooping, as they do. You'd set it down and been surprised at how little it weighed. I paid. That should've been all; they go, you see, they can't think why they came. But there was such a wind. I'd a pot on. I said, there's soup; I can't tell you why I did; I'd not said that to a customer in two hundred years. And you looked into the bowl and asked if I had made it for someone." The cup's running over. She lets it. "I said that I made it for nobody. You said, 'Well, I'm that, now.' And ate it." Something has come loose in the jar and knocks at the glass. You taste barley, a bay leaf, a good deal too much salt.
+ [Tell her that it had too much salt #match: salt, too much, tell, taste #id: salt]
    "So you said," says the witch. Her face does a thing that you remember. "You told me so then. Nobody else had ever thought it was theirs to say."
    -> snow
+ [Ask her for the second thing #match: second, go on, continue, more #id: on_snow]
    "It's the happiest," she says. "I could wish that it came later; one ought to work up to it."
    -> snow

=== snow
#beat
~ here = "shop"
"The second's snow," says Oda. "It shut the road. It came to the sill, it was up to the bell." "Buried," says the bell, with pride. "I'd have let you go in the morning, I should think, I'd have done what was fair. There wasn't any morning for nine weeks, only a kind of blue. You dusted. You did the ones on the sad shelf first, and you made up what they'd been like. You taught the duke to take a joke; it took until February. You cut a way to the well every day and it filled every night, and you said it was the best work you'd had, because no one could tell you that it was finished." And there it is, behind your eyes, and it's cold, and smells of wool. There is someone coming along the cutting, in a hood, with a lamp, laughing, and trying to be three hundred.
+ [Say that you were happy #match: happy, say, remember, yes #id: was_happy]
    ~ trust += 2
    "You were," she says. "I can say so, as it's goods. I was as well. That's not part of it, you needn't pay for that."
    -> song
+ [Ask what she did with the lamp #match: lamp, did, what, hood, laughing #id: ask_the_lamp]
    "I held it up," says Oda, "so as you should find the door. You'd only been to the well. One could see the door from the well."
    -> song

=== song
#beat
~ here = "shop"
"The third is short," says Oda. "It's a song. You hadn't any name, so you hadn't a voice to speak of; they go together; you had only humming. It was over the washing up. I put words to it, since words I have. It was a silly thing. It had a crow in it." She's very straight on the stool. "I have had gods' names in this house, I've had one that stopped a plague; and when it's late, I find, what I go about with in my head is that a crow sat on a kettle." You don't know that you're humming until the shelves come in. They've got it by heart. They've had seven years of it, evenings, by the lamp; and the jar on the counter, your jar, is taking the tune.
+ [Sing the words with her #match: sing, words, crow, kettle, her #id: sing]
    ~ trust++
    There are six verses. She sings as one walks on ice. In the fourth you both leave out the same word, and can't go on for some time.
    -> reason
+ [Let it finish, and wait #match: wait, finish, listen, quiet #id: wait_song]
    It comes to its end. A thousand jars settle, like a church. "I had always hoped that it was longer," says the witch.
    -> reason

=== reason
#beat
#recap: You sold your name to bring your brother back off the ferry; he is the Hob, and does not know you.
~ here = "shop"
~ told = true
"Then there's the reason," says Oda. "You'd a brother. He'd sold me everything, piece by piece, quite cheerfully, for a girl, a horse, a debt; he sold his own name for a hat. And the ferry comes for those. He was aboard when you got here. You asked me what it'd be to have him off again. I read the price: it was yours." She doesn't look away. "He walked up that bank as good as new. You ran to him. And he took off the hat, and asked you civilly the way to the village." The wax has split. "He's one of the Hobs. He is happy. You used to stand at the window on market days. And in the spring you said, I can't watch him not know me and I can't wish it undone; take this as well. So I did. I'd have taken the window out of the wall."
+ [Open the jar #match: jar, name, open it #id: open_jar]
    {hob_name != "":{hob_name == "own":And you chose right, you think. He said it in this room, with his own mouth, and you put up your hand.|So that was whom you found a coat for. It fits him, anyhow; you have always had to find him coats.}|He'll be along, thinks some part of you; they come in for string.} It goes in under the breastbone like the first mouthful after a fever. It's yours. It was hardly creased.
    -> counter
+ [Leave the lid on a moment more #match: wait, moment, lid #id: leave_lid]
    ~ trust++
    You want to look at her first, as what you've been, a person with no call on anyone. "I knew you'd do that," says Oda Merrow. "You did it the last time." And then the wax goes of itself.
    -> counter

=== gift_name
#beat
~ here = "shop"
~ present = (oda, bell)
~ arcs++
"Oda Merrow isn't mine," the witch says. "You'll have seen the jar. I was sold in a basket, before I'd been called anything, and one must sign for deliveries." You tell her that you know; that you've been thinking about it, on and off, for what comes to seven years. It has got to be one that nobody's died in, or lied in, or left lying about. It ought to be made out of that winter, since it was the both of yours. "You can't," says Oda. "You can't give a thing here. I've told you, it's not weighted for it. The shelves." But she's taken her hood down. You hadn't seen that her hair was so like anyone's.
+ [Name her Orrel, for the noise the kettle made #match: orrel, kettle, noise #id: gift_orrel]
    ~ gift = "Orrel"
    "Orrel," you say, as it did, just before it boiled.
    -> gift_rings
+ [Name her Sedgelight, for the lamp at the well #match: sedgelight, lamp, well, light #id: gift_sedge]
    ~ gift = "Sedgelight"
    "Sedgelight," you say. It's what one walks toward.
    -> gift_rings
+ [Name her Crowther, for the silly song #match: crowther, crow, song, silly #id: gift_crow]
    ~ gift = "Crowther Kettle"
    "Crowther Kettle," you say. "It's a serious name. It only has a crow in it."
    -> gift_rings

=== gift_rings
#beat
~ here = "shop"
Every jar rings. It starts upon the top shelf where there's a clean ring in the dust, and comes down, deserters, brides, the bad shelf and the good; the tubs have it, in the cellar, like a cathedral with a cold; {god != "":and under that a large new voice, which was asked to be nobody and now is {god}, says it too|and something under the coal that had been asleep says it too}. The scales go right over and stay there. "Gift!" shouts the bell. "Gift! Real gift!" and it has hardly in its life gone as far as two. {debt > 0:The house, which has had a lean on it since the first time somebody was kind in here tonight, thinks about it, and stands up straight.|The house gives a lurch, like a boat when one has got in.} The witch hasn't moved. She's got the look of somebody at the roadside who's been called, gladly, from across the way.
+ [Say it to her again #match: say, again, name, twice, her #id: say_again]
    ~ trust++
    "{gift}," you tell her, with nothing to follow it. "Yes?" she says. And covers her mouth; for it had come by itself.
    -> counter
+ [Ask what you owe for the breakages #match: owe, breakages, pay, price #id: ask_breakages]
    "There aren't any," says the witch. She's looking round at it all. "It's nothing. Do you know that I have never once been able to say that? It's nothing."
    -> counter

=== ferry
#beat
#recap: The ferry lamp showed on the marsh of Unsaid, and one of you had to choose.
~ here = "step"
~ present = (oda, bell)
"Ferry," says the bell. "Ferry. Now." It's out on the marsh of Unsaid: a lamp, yellow, standing quite still on something that doesn't; it's not in any hurry. It comes for those who have sold everything. The shop has had two customers in its time with nothing left to their name, and they're both in it. "I had hoped that it was for the duke," says the witch. {told: "You've yours back. You've no need to. But it won't go empty; it's got to have its fare."|"You've still not bought yours. I've never had one. It isn't particular which, and it does not go empty."} She has taken off her apron, and folded it, and put the key of the shop on top where a person might find it.
+ {gift != ""} [Say her new name three times #match: three times, name, three, say, free #id: end_name]
    -> ending_worn
+ {told} [Pay the ferry with your walk home #match: pay, walk, home, fare, road #id: end_road]
    -> ending_road
+ [Take up the key, and stay #match: key, stay, shop #id: end_key]
    -> ending_key
+ {not told} [Get into the boat instead of her #match: boat, get in, instead, board, ferry #id: end_boat]
    -> ending_boat

=== ending_worn
#ending: A Name Nobody Had Worn
A caught name, said three times, goes free. Yours for her was never caught, so what it does the third time is hold. "{gift}," you say, "{gift}," and the ferryman lifts his lamp to see who has been called; "{gift}." "Here," says the witch. He looks in a list, for a good long time. Then he pushes off, with nobody, down in the bows a hand's breadth from the weight of it. "I can't cross the marsh," she says out of habit. But you've got as far as the first lamp, the two of you, and then the next. {hob:There's to be dancing at Hob's Ending. She has brought the cheese.|You've the second loaf with you. It turns out to have been for this.}
-> END

=== ending_road
#ending: Called Across the Road
It'll take a walk home, if it's a good one; it wants the last mile, when one can see the smoke. You'll have to come round by the hills now for as long as you live. You don't mind. You go out along the salt road with your name buttoned in, and the cold wind tries it, and it holds. It's market day at Hob's Ending. A long young man goes over on the far side with his wife and a goose. You don't stop; you can't watch it, you'd said so. And someone shouts it out, the whole of it, gladly; it's a bell's voice, small, and very far behind you. And you turn. And so does he.
-> END

=== ending_key
#ending: Mind the Step
You take the key off the apron, and hang it on its nail; you take the apron, and do it up behind her as one who knows where the strings are. "There," you say to the dark. "We've not sold everything. We've a kettle." The lamp waits till the soup is done. It comes rather close, in fact; one gets the smell of wet rope. And it's then that you think to take out a bowl. There's a hand, grey, and a spoon. Nobody, it appears, had ever asked him either. He has it on his feet, and leaves a penny. "Too much salt," says the ferryman. It's snowing by the time he's gone, on the road as well.
-> END

=== ending_boat
#ending: Goods Unclaimed
You are in before she has got round the counter. It isn't cold. You weigh hardly anything; a moth does as much. "No," says the witch from the door, from as near as she's able; "that's not the price. Nobody's read it. I haven't read it!" And then you hear it, over the water, out of that mouth that has never given credit: she's shouting it, she has no leave to, your own name, that you've not paid for. Once. Twice. The ferryman sits back on his oar, with courtesy. It's a long while since he's seen one freed. She takes a breath for the third, and there's a bank under your hand.
-> END

=== ending_meanwhile
#ending: Meanwhile
She doesn't ask you to stay, for that would be influencing a sale. She ties up some bread. "It was in the price," says the witch. You've bought nothing. "Then it was in some other price." There's a moment on the step, that used to be a duke, when the both of you look at a shelf. "I'll keep it dusted," Oda says. "You'll not remember that you came." "You said so before," you say{name != "":, "and that was before I was {name}."|.} You've got as far as the last lamp when it comes, quite quietly, one word, in brass, in the dark behind. "Again," says the bell. It's not an order. It's more of a forecast.
-> END

// Topics
=== t_oda
#topic: oda, merrow, witch, oda merrow, shopkeeper, who are you, who are, what are you, what are
{Oda Merrow may be three hundred; in lamplight she's forty. She reads the prices. She doesn't make them. "Somebody wasn't fair to me once," she says, "and I saw what could be done with it."|She rounds down, for you. She'd be mortified to have it known. Every jar in the place knows.} -> DONE
=== t_bell
#topic: bell, doorbell, brass
{"Volunteered," says the bell. It was somebody's name that came in by itself, one wet night, and asked if there was any work.|"Dented," says the bell, when you look. After a time it adds: "Umbrella."} -> DONE
=== t_jars
#topic: jars, glass, shelves, shelf, in the jars, these jars, the jars, in the jar
{A thousand, more or less; some breed. In front they are by alphabet, and in the back by regret. They may be listened to. They mayn't be opened. A few of them snore.|She does the sad ones first with the duster. She tells them what the weather's like; it's not always the truth.} -> DONE
=== t_myjar
#topic: my jar, them mine, one mine, my name, my handwriting, true name, handwriting
{told:"You have it on," says Oda. She looks at your shoulders, the set of them. "It's been taken in nowhere. It's a good name. I never tried it, I'd like you to know that."|It's on the top shelf, in your hand, with the y unfinished. "There's a price to it, and I'll tell you if you ask me," says the witch. "I'd take it kindly if you would have some tea first."} -> DONE
=== t_price
#topic: price, how much, give me for, would you pay, prices, pay, coin, cost, scales, credit
{"A word, a taste, a dream. Whatever goes with it is mine from then, and I don't haggle," says Oda. "I was haggled over."|"For string it's the name of a street where you were bored," she says. "For oil it's a birthday. You look it up in the pan; see; it's quite exact."} -> DONE
=== t_sold
#topic: sold name, selling, sell, what happens, without a name, does it hurt, will it hurt
{"It takes what answered to it," says Oda. "A soldier's guilt goes; so does his mother's way of calling him to dinner. They come to sell me the one."|"They weigh no more than a moth," she says. "It's only afterwards. Someone calls them across the road, and they keep walking."} -> DONE
=== t_wisps
#topic: wisps, will-o'-wisps, lights, why buy, buy names
{"A name that's nobody's turns to a light, and walks about out there, calling people," says the witch. "It's not malice. They think it's for them. So I buy them in, and they've a dry shelf."|"I had nine men to dry on that stove once," she says. "They'd followed one called Sally."} -> DONE
=== t_marsh
#topic: marsh, unsaid, marsh of unsaid, cross
{It's called the marsh of Unsaid. It is what it's made of. On still nights it bubbles, and there's half a word.|"I can't cross it," says Oda. "I've a borrowed name, and it's got a string on. I've been as far as the third lamp. There's a very nice view of the fourth."} -> DONE
=== t_ferry
#topic: ferry, ferryman, boat, ferry lamp
{"It comes for the ones who've sold everything," says Oda. "I don't call it. I've asked it not to tie up at my steps."|"Late," says the bell, of the ferry, in a tone of one who'd rather that it stayed so.} -> DONE
=== t_hobs
#topic: hob's ending, hobs, hob, village
{Hob's Ending is on the dry side; sixty houses. They're all called Hob there, as they've sold whatever else they had; and it's a contented sort of place, apart from the post.|When they want one of them they shout, and they all come, and the ones who weren't wanted stop for a drink.} -> DONE
=== t_wedding
#topic: wedding, bride, married, thursday
{hob:"Thursday, at eleven," says Oda. "There'll be a fiddle. I'm asked every time. I send a cake, and it's said to come from the parson."|Brides sell theirs, often. There's a shelf. They mean to get used to the new one, and then, says Oda, it turns out that the old one knew all the songs.} -> DONE
=== t_god
#topic: god, cellar, coal, tubs
{cellar:It's quieter down there since. Now and then there's a thump, of the kind a large dog makes, turning round before it lies down.|There's a cellar, for names that are too big for glass. "A war, a king, a river," says the witch, "and one that I'm sorry for."} -> DONE
=== t_duke
#topic: duke, step, mind the step
{"He came to sell his title, and wouldn't come off it," says Oda, "so we came to an arrangement. He likes boots with nails."|"He's good with ice," she says. "I should say that he had never been so much use."} -> DONE
=== t_winter
#topic: winter, crow, humming, been here before, did i forget, have i forgotten, seven years, remember, last time, before, came back
{told:"You know it all, now," says Oda, "and so I needn't, by myself." She's turned a cup up the right way that was standing by itself on the rack; there are two, then.|"You did come back," she says. "I'd like to tell you about it. It would be influencing a sale." She looks as if she would like very much to influence one.} -> DONE
=== t_brother
#topic: brother, somebody, reason, family
{told:"He's well," says Oda. "He's got a cough each March, and a goose that he thinks I don't know about. I have put the horehound in with his string these seven years. It was an error in the weighing."|There was somebody. It's written in the book. It's a thing like the place where a tooth has been; your tongue goes there.} -> DONE
=== t_lampless
#topic: lampless, shop, house, salt road, road, stilts
{The shop at Lampless stands on stilts, where the salt road meets the marsh. It's past the last lamp by just so much that one has to want to.|It leans when anyone's kind in it. One gets used to the slope; the marbles are all in the one corner.} -> DONE
=== t_kitchen
#topic: kitchen, bread, bake, bakes, soup, baking
{She bakes of a Saturday, two loaves. Nobody comes for the second. She gives it to the marsh, which has never said thank you, that being what it's made of.|"There's too much salt in it," she says, before you've tasted anything. She seems to be waiting for you to say that there isn't, or that there is.} -> DONE
=== t_rules
#topic: rules, open a jar, three times, free a name, caught name
{"Said three times, a caught name goes free," says Oda, "so I'd be obliged if you didn't read the shelves aloud." Some of the jars are looking at you with great attention.|"If you ask me a price I've got to answer. All else I may be vague about," she says. "I've gone in for it rather."} -> DONE
=== t_kindness
#topic: kindness, gift, free, balance, unbalance
{"It unbalances the shop," says Oda. "It's only sums. A thing for nothing must come out of somewhere." There's a saucer of milk by the back step, as you've noticed, and she has no cat.|"Tilting," says the bell happily, whenever it's about.} -> DONE
=== t_deserter
#topic: deserter, tam ardley, florian, labels, names in jars
{A deserter's, a bride's, a bishop's pet name; one that's been worn by nine spies and smells of all of them. "I had a baby's in, once, with nothing on it but milk," says the witch. "That isn't for sale."|TAM ARDLEY, one whispers to you from a low shelf. It'd like you to know that it went because it wouldn't fire.} -> DONE
=== t_lonely
#topic: lonely, alone, are you lonely, get bored, sad, seem sad, look sad, look worried, unhappy, afraid
{"I have a thousand people in," says Oda, "and they're all of them past it." She evens up a row which was even. "One can be by oneself in that like anybody."|"The sad ones go by the window, in the mornings," says the witch. "It doesn't cure them; but they like to have it put down to the light."} -> DONE
=== t_love
#topic: love, love you, marry, kiss, friends
{"That's not a thing I stock," says Oda, with tremendous calm, and knocks over the ink. "It goes off. It wants to be had fresh."|"People sell it me, now and then, by mistake, in with a name," says the witch. "I send it back by the carrier, and I've never charged."} -> DONE
=== t_age
#topic: old, age, three hundred, years old, young
{"Three hundred, by the stock," says Oda. "I was never told when to count from. I've settled upon November."|"I was younger seven years ago," she says. "It isn't arithmetic. I don't know what it is."} -> DONE
=== t_news
#topic: how are you, how do you do, how do you feel, how are things, how is it going, how's it going, how have you been, are you well, are you okay, are you ok, are you alright, are you all right, how was your day, how is your day, have you slept, what's up, whats up, how you doing, news
{"I had a bishop in on Monday. He only wanted to look," says Oda. "I slept, thank you. Nobody's asked since you did."|"Better for being asked; and I've nothing to give you for it," says Oda. "The barley has come. The duke's got a crack in him. On Tuesday all of the M's were in tears, and it was only the wind. And how are you? It's a thing that I am allowed to want to know."} -> DONE
=== t_name_for_oda
#topic: basket, infant, her name, real name, borrowed name, sold your own, sell your own, what's yours, what is yours, your own name, your true name, your name
{"I was in a basket," says Oda. "There was a label, with a price. It's the only thing that's ever been written about me, and they'd got it wrong by a penny."|"I've got it out of a jar," she says. "She was a good woman, I believe; she was fond of green. I try to wear it now and then, on her account."} -> DONE

// Talk: what readers say to anybody they have just met
=== t_hello
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello witch
"Customer," says the bell, in case she hadn't seen. "Good evening," says Oda, and pours a cup for it. "You've marsh upon the left boot and none on the right; that's somebody who was thinking. Sit where the lamp is. I'd ask you what you would like, but that's how it begins." -> DONE
=== t_hello_again
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello witch
"Again," says the bell. "I can hear who it is," says Oda, quite crossly for her. She has put a second saucer under the cup, and it's full. "Good evening. I suppose one ought to say it as often as it is so." -> DONE
=== t_all_day
#topic: do all day, do all night, do you do, you do today, your day, your days, your nights, spend your time, spend your evenings, pass the time, keep you busy, for fun, your hobbies, hobby, your job, for a living, in the evening, in the evenings, usually do, free time, do you usually
{"At six I let the jars have the light, by rows," says Oda. "The sad ones get the window. Then I bake, and do the ledger; and there's string to unknot, there is always string. From noon I listen to the road. Mostly there's nobody. After dark I read all the labels their own names, so they'll know that someone does."|"On Thursdays I weigh the scales," says Oda. "One against the other. It's the single joke we have, and I try not to look forward to it. On Fridays I'm given the news by the carrier, at the third lamp, in a loud voice, and I send him off with a pie."} -> DONE
=== t_happy
#topic: are you happy, you happy, make you happy, are you sad, are you unhappy, enjoy being
"For nine weeks, once," says Oda. She has cut the string too long, and begins upon another length. "I looked for it since, and it isn't under H. It's in the kitchen; one sees it when getting down the salt. That was more than you asked. I should have said: sometimes." -> DONE
=== t_in_love
#topic: been in love, ever in love, ever loved, you love anyone, love somebody, you ever love, you married, have a husband, are you single
{told:"Yes," says Oda. "Nine weeks of it, and then seven years. You needn't do anything about that; it's dry, it's on a good shelf. I only thought that as you'd asked, and I've run out of reasons." The bell, for once, says nothing.|"I have read of it, on labels," says Oda. "*Ever thine*; they sell me those by the dozen. I couldn't answer you without leaning upon the scale." She is pouring your tea, and goes on pouring. "Once," says the bell. She has it by the clapper.} -> DONE
=== t_oda_family
#topic: do you have a family, have family, your family, your parents, your mother, your father, sisters, children, kids, do you have kids
"None that's written down," says Oda. "I came with the eggs. I've had the use of several, from the jars; there's a Mrs Tollemache upon the third shelf who tells me to wrap up. And one can't be said to have no relations, where somebody always knows what time one came in." "Late," says the bell. -> DONE
=== t_oda_friends
#topic: any friends, have friends, your friends, best friend, be my friend, be friends
"A thousand, and not an arm among them," says Oda. "There's a carrier, who leaves me the newspaper, and doesn't ask. And there used to be a person who'd sit upon that barrel and contradict me. I have kept the barrel." "Friend," says the bell pointedly; it swings so that you can't tell at which of you. -> DONE
=== t_story
#topic: tell me a story, a story, another story, story
{"A man came for the name of his dog," says Oda. "He'd sold it, in with a house, not thinking that it would matter. And there at my door was the dog. It wanted to come, with all its heart, and nobody could call it. I found the jar. It cost him a Sunday. You never saw two creatures so surprised."|"A queen sold me hers to be rid of the speeches," says Oda. "She went out at the back, in a sack apron, and kept geese very well for thirty years. When she was dying it came off its shelf and rolled to the door by itself. I carried it to the third lamp. A Hob ran with it from there."} -> DONE
=== t_tell_joke
#topic: joke, tell me a joke, a joke, another joke, make me laugh
"A man sold his name, and his wife called after him," says Oda. "*But he kept on walking.* That's all of it. It's a trade joke." She watches you rather anxiously. "The duke has one about a step. I don't follow it, but he has told it to every boot for years." "Funny," says the bell, out of loyalty. -> DONE
=== t_secret
#topic: a secret, your secret, any secrets, tell me a secret, are you hiding, biggest secret, darkest secret
{told:"You've had them; there were four, and they're in your keeping," says Oda. "I have a fifth. I salt it on purpose. It was the first thing that anybody ever said to me as if I were a person, with a soup."|"Listening," says the bell, and so is the shop. "I push them forward," says Oda, very low. "The ones that somebody ought to ask for. I dust a little hard, and there they are upon the edge. It's dreadfully dishonest. It is how the baker got back his mother." The shelves all look at the ceiling.} -> DONE
=== t_sing_me
#topic: music do you like, kind of music, sing for me, sing me, sing something, you sing, sing with me, sing to me, sing a song, can you sing
"I have words; I was never sure of the notes," says Oda. She tries some, into a jug, so as not to trouble anybody. There's a crow in it. She's got as far as the kettle when the whole top shelf, quite softly, is there a third below her; and she stops with a hand over her mouth. "Encore," says the bell. -> DONE
=== t_dance
#topic: dance with me, dance, waltz, shall we dance
"There isn't the floor," says Oda, and moves a barrel. It comes out that she has seen it done, from the window, at other people's weddings. You go up between the deserters and the brides, and down again by regret, with all of the glass keeping time. She counts it under her breath, in shillings. "Turn," says the bell. -> DONE
=== t_sit
#topic: sit down, sit beside, sit next to, sit with you, i sit, take a seat, take off my coat, sits down, sit, sits
"That's where," says Oda; and does not finish. It's a barrel with a dip in it. The dip fits you. She brings over the lantern, and the tea; she goes back to her own side of the counter, and comes out from there with the stool. "There's no charge for sitting," says the witch. "I looked. Did you walk the whole way?" -> DONE
=== t_smile
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
"Oh," says Oda. She's put down the pen; it rolls; neither of you does anything about it. "They don't, you know. Not at me. They do it at the jars." Something has hold of her mouth by one corner. It's been grave for three hundred years, and isn't sure of the way. "What is it for?" -> DONE
=== t_smile_again
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
"There's another," says Oda. She takes it, you'd say, as one takes a coin which is far too large, and looks about for the change. "Keep it," says the bell, which is two; and is ashamed, and swings to the wall. -> DONE
=== t_hug
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
She goes as straight as a broom. "I've nothing in the till against that," says Oda into your shoulder. Then her hands take hold of the back of your coat like somebody's on a roof. The house leans. "Tilting," says the bell, in rapture. "Just a moment more," says the witch, "I'll find what it comes to." -> DONE
=== t_hug_again
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
This time she has got her arms out first, by about an inch, as you might to see if it rains. "I looked it up," says Oda, against your collar. "It says *by the yard*." The jars have very kindly turned round. -> DONE
=== t_kiss
#topic: kiss
"I should have to see what that is," says Oda, and gets down the ledger, and stands behind it. One sees the tips of her ears. "It's among sundries. It says: *no price found; see winter.*" She has shut the book upon her thumb. "Ask me when the sale's over, whichever way. I wouldn't have it said that I threw it in." -> DONE
=== t_present
#topic: a present, present, gift for you, brought you, bring you, give you, something for you, buy you, offer you, flowers
"You can't; it isn't weighted for it," says Oda, and puts her hands behind her. The shop has begun to lean. "What would it be in return for? It has to be in return." Then, as you go on holding it out: "To keep?" She takes it like an egg. "Paid," says the bell, which is a lie. -> DONE
=== t_thanks
#topic: thank you, thanks, thank, grateful, appreciate
"There's no call to; it was in the price," says Oda. She looks for that; she turns over the label, and the saucer. "No. It wasn't. However did that get by me?" The tea's at the brim, and then it isn't. "You are welcome. Is it what's said? I had one put by, and I've let it go stale." -> DONE
=== t_thanks_again
#topic: thank you, thanks, thank, grateful, appreciate
"Twice," says the bell, who keeps count of such things. "I heard," says Oda. "I'm not used to it, that's all, it makes one feel that there's a hat to be put on." She has given you the spoon with the crest. -> DONE
=== t_sorry
#topic: i'm sorry, i am sorry, sorry, my fault, apologise, apologize, forgive me
"It isn't a thing that I take; it won't keep," says Oda. "I'll hear it, though." She gives you all of her attention, her hands in her lap. "Yes. That's a good sound one. I should get it to whomever it's for while it has the warm on. If it's for me, why, there's nothing owing." -> DONE
=== t_love_you
#topic: i love you, love you, falling for you, i adore you, in love with you, i like you, miss you, missed you, marry me
{told:"Then that's both pans," says Oda. She's watching the scales. They've come down, the two of them together, and neither will give. "They can't do that. It has never been known." Her hands shake, and so she has put them about yours, to hold them still. "Level," says the bell. "Level!"|"You mustn't say so in here, it's heard," says Oda. She's gone to the far end of the counter, and found that there is no farther. "You haven't your name. You don't know who it is that says it. Say it when you've got it on. I'll wait; I have been waiting, it's no trouble."} -> DONE
=== t_love_you_again
#topic: i love you, love you, i adore you, in love with you, i like you, miss you, missed you, marry me
"Yes," says Oda. It's one of the plain ones; it's cost her the cup, a blue one, and she's standing among the pieces, quite calm. "I've put it with the other. They do better in pairs." -> DONE
=== t_sad
#topic: i'm scared, i am scared, i'm afraid, i am afraid, i am sad, i'm sad, i feel sad, feeling sad, i'm lonely, i am lonely, i feel lonely, i'm tired, i am tired, bad day, rotten day, horrible day, long day, heartbroken, depressed, miserable, feel awful, feel down, want to cry, so tired, so sad, so lonely, exhausted, i am crying, i cry
#react: oda low
{"Come by the stove," says Oda. She doesn't ask what it's called. She puts the one that cries into your lap, as warm as a loaf; after a time it has left off, and so have you. "It does them good to be held by somebody who has it worse," says the witch. "I've never told them it's the other way about."|"The cup first," says Oda, and shuts both your hands round it. "I have no jar that is any use for this. If I could buy it off you I'd give too much. So tell me what it weighs, this evening, and I'll take the other handle."} -> DONE
=== t_fine
#topic: i'm fine, i am fine, i'm good, i am good, i'm well, i'm okay, i'm ok, not bad, i'm great, i'm happy, i am happy, good day, doing well
"Rounding," says the bell. "So is everyone, at the counter," says Oda. "They're *fine*, and what is the least I would take?" She looks you over, as she does a jar, for the crack. "You've slept; you have eaten. There's something that you said and would like to have back. I can't get those. But I'd hear it." -> DONE
=== t_bored
#topic: i'm bored, i am bored, talk about, something interesting, ask me something, ask me a question, entertain me, what to say
"You might ask me a price," says Oda. "I've got to answer; it's my only vice. What a sneeze is; what I gave for the war. Or listen to one, that little blue's a liar, and very good company. And then you tell me something you have called a person who wasn't there." -> DONE
=== t_of_me
#topic: think of me, think about me, opinion of me, do you like me, like me, love me, do you love me, what am i to you
{told:"That you eat the crust so as to leave the soft, and never finish a *y*," says Oda. "That you found this house dark, and went about it all the winter as if you were lighting lamps. I've had seven years to think it over. I wouldn't alter the salt."|"I'm not to say; it would influence a sale," says Oda. "I may tell you what's before me. You read the label, and then you look at the jar to see if it's true. You step over the duke. You've the hands of somebody who carries other people's things." She has put the sugar in the ink.} -> DONE
=== t_live_where
#topic: where do you live, you live, your home, live here, where are you from, you from, you come from
"Here, at the back of the counter," says Oda. "There's a bed behind Regret; it's over the oven. I suppose I was from somewhere. It said *this way up*. I've gone out as far as I can, and looked round, and I thought, what a nice little shop. I'd have liked to go in." -> DONE
=== t_afraid_of
#topic: you afraid of, are you afraid, you fear, your fear, your biggest fear, scares you, frightens you, you scared
{told:"It used to be of telling you," says Oda. "I'd get up to it, most nights, and go and do the grates. Now I'm afraid of the road, in a general way; and of how quiet it was." She's lit the second lamp.|"Of the ferry," says Oda. "Mice, for the labels. And to be thanked by a person who wouldn't have, if they had known." She evens up the jars. "And it's doors. Not shut ones. It's when someone is standing in one, with a bag, and says they'll come back. I never know what to do with my face."} -> DONE
=== t_help
#topic: can you help, help me, i need help, need your help, advice, what should i do
"At a price," says Oda; "and for anybody who looks as though they hadn't got it, at a smaller. I can find you a name, or lose you one. I can tell what a thing's worth, which isn't always a kindness. What do you need? Put it on the counter, so that I can see the size." -> DONE
=== t_oda_sleep
#topic: do you sleep, you sleep, ever sleep, do you dream, you dream, get tired
"From two until the bread," says Oda. "I've eleven people's next good dream in the cupboard, and have never drawn the cork. It would be stealing; and I shouldn't know where to put my feet. My own are small ones. There's a road, as a rule, and somebody on it has turned round." -> DONE
=== t_eat
#topic: for dinner, dinner, do you eat, you eat, favourite food, like to eat, eat anything, food, hungry, supper, have you eaten
"Barley, and what the marsh leaves," says Oda. "I bought the taste of plums off a sailor, and I have it on Sundays. I make the two loaves; one wants something to offer. Are you hungry? It's just barley, and a bay leaf, and I'm told that I put in too much salt." She waits, with the ladle up. -> DONE
=== t_real
#topic: are you real, you real, an ai, ai, robot, chatbot, you human, are you alive, imaginary, computer
"I've a shop, a bell, and bread in the oven," says Oda. "It's more than many can show. But I'm called by a thing out of a jar, so if you mean *who's in there*, I couldn't swear. Somebody burns her thumb on the door. Somebody heard you upon the step." "Real," says the bell, and rings it. -> DONE
=== t_weather
#topic: weather, raining, it's cold, cold out, cold outside, is it cold, sunny, rain, snow
"There's none beyond the last lamp; there is the marsh, breathing," says Oda. "This morning it was mist, in whole sentences. I can smell snow. But I often think that I can, and it's washing. Are you cold? You've come in your thin coat. You had a better." She has bitten her lip. -> DONE
=== t_strangest
#topic: strangest name, oddest name, best name, weirdest name, worst name, most expensive name
"A wind's," says Oda. "It came in by the keyhole, and left it on the mat. I have had a joke's, and a street's; one was only a pause, and one had to wait for it. But the oddest was a small girl's, who sold it so that her doll could have a turn. I gave it her back, with the change." -> DONE
=== t_like_marsh
#topic: like the marsh, you like the marsh
"As one likes a neighbour who never gets to the end," says Oda. "It's all that people didn't say. Of a night it goes *I ought to have*, and *If you*, and plop. I used to answer it. The one I'd give most to hear the rest of comes up below the kitchen, toward four, and only says *Stay*." -> DONE
=== t_magic
#topic: do magic, magic, spell, spells, your powers, powers, curse, what can you do
"Only shopkeeping," says Oda. "I read a price that's there already, and I can hold a thing to its word. They call that magic, being so used to the other sort of shop. I did turn a duke. But he had come a good half of the way by himself." -> DONE
=== t_best_name
#topic: favourite name, favorite name, name do you like
"There's one at the end of W which says *Winifred*, as though somebody had just come in with snow on them," says Oda. "I've never learned whose. The one that I like best I can't say over to you; I've no leave. I only take it as far as the lamp." "Guess," says the bell, and has a duster put over it. -> DONE
=== t_more_tea
#topic: tea, more tea, cup of tea
"There's always tea," says Oda, and pours; and there goes the saucer, and the tray. "I had it for the last word between two sisters, and so it's strong. I know that I overfill. It was remarked on, once, and ever since I can't seem to stop at the brim." -> DONE
=== t_looks
#topic: you look like, wearing, describe yourself, your hair, your eyes
"Like forty, by lamplight, and there's only lamplight," says Oda. "Grey eyes; a hood; a burn on the thumb. I sold the looking-glass, it had begun to hope. You may take the lantern, and see for yourself. I don't mind it, from you. I ought to say, from a customer." -> DONE
=== t_praise
#topic: you're funny, you are funny, you're kind, you are kind, you're beautiful, you are beautiful, you're sweet, you are sweet, you're nice, you are nice, you're clever, you are clever, you're amazing, you are amazing, you're wonderful, you are wonderful, so kind, so nice, so sweet, so funny, so clever, so cute, cute, so beautiful, beautiful, interesting person
"I should have to enter that," says Oda, "and there's no column." She's tried under K, and among odd lots; she comes up from the ledger quite pink. "It would need to be weighed. You might say it to me by the scales." Down goes the pan, with a click that's heard in the cellar. "Genuine," says the bell. -> DONE
=== t_insult
#topic: you're a monster, you are a monster, you're evil, you are evil, hate you, you're boring, you are boring, shut up, you're cruel, you are cruel, thief, weird, you're strange, you are strange, creepy
#react: oda insult
"Yes, I've had that one in," says Oda. "It was four brothers', and they had worn it nearly through." She's not angry; she has turned the lamp, so that it shan't be in your eyes. "People do shout here. There's somebody who will hear it and not go. What was it really a word for? I'll put the kettle on." -> DONE
=== t_doing
#topic: are you doing, what you doing, you up to
"Labelling one that won't say," says Oda. It has its back to her. "It was left on the step. I have tried the saints, and the fish. If one holds them, and thinks of something else, they let it slip. You do it; you used to have the knack. I mean, you look as if you'd have." -> DONE
=== t_game
#topic: play a game, a game, let's play, cards
"Listen, and guess," says Oda. She has stood three jars in front of you, and is as near to mischief as you've seen her. "One was a judge. One was a very good cow. And one of them is lying. You may put an ear to each; you're allowed a single question, and it mustn't be *moo*." "Moo," says the bell. -> DONE
=== t_favourite
#topic: your favourite, your favorite, you like best, kind of music, music do you like, hobby do you like
"I'm not to have any; they would know," says Oda. "But there is a blue one. In weathers, snow; in days, those when the carrier's late, and I have nothing to be but in. The bell likes Fridays. And you? I ask it for nothing. I mean to say that it's free." -> DONE
=== t_belief
#topic: believe in god, religion, pray, believe in gods
"I've one in the cellar, and he's very little trouble," says Oda. "I'd hardly call it belief, it is more like a lodger. What I hold by is the scales. Something reads them before I do. I've asked it, on slow nights, who put the price on *me*, and if they would have gone lower." -> DONE
=== t_before
#topic: your childhood, when you were young, growing up, become a witch, became a witch, how did you become
"I was bought in a job lot, by the one who had the shop before," says Oda. "She'd a fair hand. She taught me to add. She never called me anything; there wasn't one left over. When she went down to the ferry she gave me the key and said, *You'll do*. I tried it for a while, for a name." -> DONE
=== t_come_away
#topic: come with me, leave with me, leave the shop, leave this place, can you leave, go outside
"I'd hold you up," says Oda. "I'm good for as long as the lamps go in twos. After that there's a tug, like a child's at one's skirt, and I've to go in and see to the bread. But you can tell me what there is. Begin from there, and go slowly, and don't leave out the shops." -> DONE
=== t_stay
#topic: can i stay, stay here, stay with you, may i stay, live here with you
"There's no price down for it," says Oda; she has looked so quickly that she had the page ready. "The stove draws. The barrel's yours; I mean it's *a* barrel. I can't advise you. I'm the shop." "Stay," says the bell, who isn't. -> DONE
=== t_dust
#topic: help you, dust, i help, i sweep, i clean, i wash up
She gives you the second duster. It's been on its own nail, and is hardly worn. "The sad ones first," says Oda, "and tell them something. It needn't be true, only so that it has weather in it." You do a row. One of the labels has leaned against your hand. "They've missed that," says the witch. -> DONE
=== t_were_friends
#topic: were we friends, did we know each other, did you know me, who was i
{told:"We were whatever it is that salts each other's soup," says Oda. "I never had the word in. You used to say *us*, about the washing up, and I'd go and stand in the pantry until I could carry the plates."|"I may not say, it'd be selling you your own goods," says Oda. "There are two hooks by that door, you'll have seen, and only one of me. I only point to the hooks. One's allowed to point at a hook."} -> DONE
=== t_yes
#topic: yes, yeah, yep, ok, okay, sure, of course, alright
"Sold," says the bell, before it can be stopped. "It isn't a sale, it's only somebody being agreeable," says Oda; and she's had to sit. "I so rarely get one with nothing tied to it. What shall we have next, then: a story, or the soup?" -> DONE
=== t_dont_know
#topic: don't know, not sure, no idea, maybe, perhaps, i guess
"That's a good clean answer, I can give you change for it," says Oda. "I've a shelf of people who were certain. You'll find that if one leaves it by the stove, with the lid off, it comes up of itself. What's the nearest you've got?" -> DONE
=== t_really
#topic: really, don't believe you, what do you mean, how so, why is that, why not, explain
"By the scales," says Oda. She puts what she said into one pan, and nothing into the other, and you both of you watch. It stays down. "I can be vague, but I can't be false, it sets the jars off. Which end of it would you like to have plainer?" -> DONE
=== t_miss
#topic: do you miss, you miss, miss most, miss about
"One doesn't, in trade; one takes stock," says Oda. She takes it; one can see her go along, and stop. "To be told that I'd got flour on my nose," says the witch. "It's not a great matter. I've had flour there since the spring, I believe, some years ago." -> DONE
=== t_know_me
#topic: do you know me, you know me, remember me, recognise me, recognize me, have we met, we met, met before, know who i am
{told:"To the last button," says Oda. "I had a winter of it. You never could pass that stove without moving the kettle."|"I know which stair you'll miss, and that you like the crust," says Oda. "How I know it is in the jar. If I told you, I should be selling."} -> DONE
=== t_how_many
#topic: how many names, how many jars, many names, many jars
"A thousand and some; I count at midwinter, when they're quiet," says Oda. "For my own use I have the one, and that's on loan." -> DONE
=== t_why_sell
#topic: did i sell, why did i sell, i sell it, i sold it, sold my name, sell my name
{told:"To have your brother off the ferry," says Oda. "You'd agreed to it before I had put down the pen."|"For a reason, and it was a good one," says Oda. "I wrote it down. If you buy, I've got to tell you, and before that I mayn't. You need only ask the price."} -> DONE
=== t_not_trust
#topic: don't trust you, not trust you, can't trust you, trust you, should i trust, are you lying, you're lying, cheat me, cheat
"That's prudent," says Oda. "Then watch the scales, and not me. I can't lean on them; I have tried." She moves the lantern nearer to the pans. "Rounds," says the bell. "Down," says Oda. "I round it down." -> DONE
=== t_good_witch
#topic: good witch, bad witch, wicked witch, are you good, are you evil, are you bad, good or bad
"I'm a fair one, and that's a separate thing," says Oda. "Each of them had the right weight. If it was good for them to sell, I've never been able to see from in here. They go off down the road, and it bends." -> DONE
=== t_jealous
#topic: jealous, envious, envy, jealousy
"I am, of the brides' shelf," says Oda. "They've all been called by somebody from the other end of a room. I dust them rather briskly. And whom do you envy? I shan't weigh it." -> DONE
=== t_no
#topic: nope, nah, not really, i don't think so, do not think so, no way, i doubt it
"That's the other answer," says Oda, and takes whatever it was off the counter again. "You'd wonder how few of them ever think of it. I shan't ask you why. You might ask me something instead, and then it's even." -> DONE
=== t_may_i
#topic: can i tell you something, tell you something, can i ask you something, ask you something, ask you a question, ask a question, i have a question, can we talk, need to talk, need to tell, something to tell you
"It costs nothing to be told a thing, and I'm fond of it," says Oda. She turns the nearest jars to the wall, one by one, and puts a finger in the bell. "Now. Whenever you like." -> DONE

// What readers ask about the case, and what there is to do.
=== t_case_next
#topic: do we do next, we do next, do next, our next step, next step, where do we go next, what comes next
{"There'll be a customer," says Oda; "there is always one about now. You may stand on that side or this. I'd clear you a place on this."|"You can look along the shelves," says Oda, "all of them but the top. Or there's tea. I don't hurry anybody toward a jar; they know how long they'll keep."} -> DONE
=== t_case_want_me
#topic: want me to do, need me to do, want from me, need from me, have me do
{"To stay until the kettle's been round twice," says Oda. "I'd not put it higher. I've found that if you ask for a winter, it's all used before you've thanked them."|"Be civil to the jars, and tell me if I overcharge," says Oda. "And don't reach up. That's not a rule of the house; it's only mine."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "shop": "Lampless," says the bell. "Shop." You're at the counter, where the salt road meets the marsh, past the last lamp. There are a thousand jars on three sides of you, and behind the fourth somebody bakes.
- "cellar": Under the shop, in the coal, between tubs of what wouldn't go in glass. Mind the river.
- "step": On the step, that used to be a duke, with the marsh of Unsaid before you and one yellow lamp out on it, standing still.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- ferry: "Late," says the bell. It's never been known to give more than one word to that question.
- told: The grey end of the night. She hasn't wound the clock; "It would only say how long it took me," says Oda.
- else: "An hour after anybody sensible," says Oda. The lantern has been lit and the shutters haven't been closed. On the salt road it's always about that time of day.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- told: You sold your name to fetch your brother off the ferry, and then a second time, in a manner of speaking, so as not to know it. There were nine weeks of snow, and soup. She has told it to you in its order.
- jar_1: You were here before. It stands on the top shelf in your own writing. What happened was that you asked to have it taken away, and she's a fair dealer: she took it.
- else: "One's not supposed to say," says Oda. She has filled a cup that was full. "You came, and you went. There was weather between."
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
{told:To buy back what you sold. You've got it on.|"You'll have come to buy or to sell," says Oda. "They do. Or else you said that you would come, once, and have forgotten saying it." She straightens the string, that was straight.} -> DONE
=== w_oda
#topic: want oda, oda want, want most, your dream, your wish, wish for
{gift != "":"I've got it," says Oda. She's trying it over, without a sound, with her back to you.|"A thing that hasn't been worn," says Oda. It's out before she can have weighed it; and she looks for some while at the scales.} -> DONE
=== w_bell
#topic: want bell, bell want
"Gossip," says the bell. Then, as though it were one word: "And-polish." -> DONE

// What begins by itself after a while.
=== m_honey
#meanwhile
{here == "shop" and present ? oda and not tea and not told:{!She has set out two cups, and is looking at the second as if somebody else had done it. "You used to," says Oda, and stops. "People, I should say, often like honey in it. Do you?"}} -> DONE
=== m_up
#meanwhile
{here == "shop" and present ? oda and not jar_1:{!"Up," says the bell. It means the top shelf; it has been trying not to say so since you came in. "Nobody asked you," says Oda, quite sharply, and then she has to find something to do with her hands.}} -> DONE
=== m_governess
#meanwhile
{here == "shop" and present ? oda:{!A jar on the second shelf is crying, though not loudly. Oda takes it down, and tells it that the barley's in and the wind has gone round. "She was a governess," she says to you. "She likes to hear that somebody is being seen to. Would you hold her for a minute? Only hold."}} -> DONE
=== m_tree
#meanwhile
{here == "shop" and present ? oda:{!"May I know what the road was like?" says Oda. "From the fourth lamp on. I had it off a pedlar in the spring, but he'd been looking at his feet. Is there still a tree?"}} -> DONE
=== m_knock
#meanwhile
{here == "shop" and present ? oda and not cellar:{!Something knocks below you, three times, and waits. The jars on the bottom shelf have all moved back an inch. "It's only the cellar," says Oda. "It isn't cross. It has heard that there's somebody new to ask."}} -> DONE
=== m_crow
#meanwhile
{here == "shop" and present ? oda and not told:{!She hums while she dusts. There's a crow in it. At the third line she sees that you are listening, and coughs, and does all of K again in silence.}} -> DONE

// Reactions
=== r_oda_act
#react: oda act
{!Oda lets you. She moves the lantern so that you can see what you're about. "How does it go on?" says the witch.|"You used to do that," says the witch, and goes a shade pink, and finds some string. "I mean to say, people do. What were you thinking of?"|"There's no charge for it," says Oda. She has looked. "How odd; there usually is. Would you do it once more, while I've got the scales out?"|Oda rights whatever's been disturbed, jar by jar, with an apology to each. "They liked it," she reports. "They would like to know what you did before you came here."|The tea goes over. She's watching your hands. "Go on," says Oda, "I can mop and listen. And ask me something the while; ask me what is in the blue."|"That isn't in the ledger," says Oda, and rules a column. "What shall I head it? I've *bought*, I've *sold*. Is there a word for what a person just comes in and does?"|There's a stir on the shelves, as along a pew. "You've started them," says the witch. "Now they'll be wanting a story, they always do. Is there one in it? I've only mine about the dog."|She holds quite still, like somebody who has a bird on their sleeve. "Don't stop for me," says Oda. "I was seeing if I remembered how it's done. What is it that comes after?"} -> DONE
=== r_oda_say
#react: oda say
{!"I shall remember that you said so," says Oda. It's no figure of speech; she takes down the date. "And the place? And who else was in the room?"|"It's well put," says the witch. "I'd give you a spoon for it. Keep it, though; and tell me the part that you left out to make it shorter."|"Yes," says Oda. Just that; and then she's quite busy with a cork. "Do go on," she says, to the cork.|"I had an answer to that," says Oda, "but I believe I sold it to a man from Thrane. What would you have liked it to be?"|She says it after you without a sound, to see how it is made. "There's a hinge in it," says Oda, "about the middle. Does it open?"|"A bishop told me the opposite, and paid," says Oda. "I like yours better. How did you come by it? It's been carried a good way in the rain."|"I could hang that in the window," says the witch, and for a moment it's plain what she was like at nineteen. "They'd come in for it, off the road. Have you any more from the same piece?"|"No one says that here, they say *how much*," says Oda. She has put both elbows on the counter. "I've an hour before the bread. Begin where it hurt, or else where it was funny; I'm told they're often next door."} -> DONE
=== r_oda_ask
#react: oda ask
{!"That isn't about a price," says Oda, "and so I may be vague. It's a Wednesday sort of answer, with trees. What kind had you hoped for?"|"If I told you that I'd be leaning on the scale," says the witch. "But I'm let ask: what would it be worth to you to know? You needn't say it in money."|"I could sell it you," says Oda, reading the pan. "It's a sneeze. It isn't worth a sneeze. I'd sooner hear what you think; that's free, if you are quick."|"Ask one of the jars. They like it," says Oda. "They'll not know, but they'll be asked. For my own part I'd want to see it by daylight. Where did you come across it?"|"I used to know," she says slowly. "One ought to look in on what one knows more often. Tell me what you've heard, and I can say if it's in stock."|"It's been put in this room some eleven hundred ways," says Oda, "and each of them went out again with string. You ask it as though you'd stay for the answer. Would you?"|She turns up a label; it's been written on both sides. "*See over*," reads Oda; "and over, it's *ask about their mother*. I don't write these. Shall I ask?"|"There are three things that I can be plain about," says the witch: "prices, bread, and getting wax out of wool. Choose; or else tell me why you'd need to know a fourth."} -> DONE
=== r_oda_leave
#react: oda leave
{!"Mind the step," says Oda. She's holding the door; it's shut. She doesn't appear to have noticed.|"Yes, you'll be wanting to be getting on," says the witch, and fills up your cup.|"It's dark past the third lamp," says Oda. "I only state it. It's geography."|"Here, for the road," says Oda; and it's bread, and it is string, and then it's the other half of the bread. "It was in the price," she says, of nothing.|"I've no *goodbye* in," says Oda. "It's a sale word. I say *mind the wet*."|"Do you know, I've never yet seen anybody look back from the bottom of those steps," says the witch. "That isn't a request."|"You have left your gloves," says Oda. You've got them on. "Yes," she says. "So you have."|"Soon," says the bell, to the air. It might be a goodbye, or an inquiry.} -> DONE
=== r_bell_act
#react: bell act
{!"Clumsy," says the bell. "It means that it's been watching," says Oda. "What comes next? I ask on its account."|"Oooh," says the bell, which it counts as one. Oda has looked up from the label. "And then?" says the witch.|"Dust," says the bell, pointedly. "It isn't that sort of thing," Oda tells it. "Is it?" she says to you.|"Again," says the bell. It had been looking the other way. "From where you came in," says Oda, "if it's no trouble. I'd my back to it as well."|"Telling," says the bell, and tells everyone. They've turned to you, all along the shelf, to hear the rest.} -> DONE
=== r_bell_say
#react: bell say
{!"Heard," says the bell. "So they'll all have it by supper," says Oda. "You'd better go on, and then it will at least be right."|"Liar," says the bell, quite fondly. "It says so to everyone," says Oda. "What did they say, when you told them?"|"Louder," says the bell. There's a jar at the back that is hard of hearing. You say it louder; and somebody back there asks you, in a whisper, why.|"Finally," says the bell. Oda gives it a look. "It's been waiting for that since you wiped your feet," says the witch. "So you had better tell us how it ends."|"Hm," says the bell; it lets it ring on, and over the top of it Oda asks you when all that began.} -> DONE
=== r_bell_ask
#react: bell ask
{!"Secret," says the bell, bursting with it. "It's got no secrets," says Oda, "it has only opinions. Ask it about the duke, or the night of the umbrella."|"Perhaps," says the bell. It swings a bit. "That's how it says *yes*," says Oda. "What made you think of it?"|"Nosy," says the bell, who ought to know. "Then ask me a price," says Oda, "I've got to answer those. Go on. Anything on the third shelf."|"Her," says the bell, and points, as far as a bell is able to. "I'd say that it depends who is asking," says Oda, rather quickly. "And who is that? What do they like to eat?"|"Pass," says the bell. "I shouldn't have," says Oda. "I think you know it already, and want to be argued with. I've until the lamp goes out."} -> DONE
=== r_act
#react: act
{!You begin; some jars shuffle up so as to see.|The house leans to look, and leans back.} -> DONE
=== r_say
#react: say
{!It's said. Out on the marsh something that wasn't puts up a bubble.|You say it to the lamp. It burns a bit higher; it's vain.} -> DONE
=== r_ask
#react: ask
{!It isn't written on any label. You could ask about somebody, or a thing that's called something.|The scales dip, consider, and come level. There's no answer in stock.} -> DONE
// What anybody says to somebody they talk with. `said` and `thing` are the reader's own words.
=== c_crisis
#react: oda crisis
She's round the counter; you had not known that she could be so quick. "No," says Oda. "I've a thousand in jars who thought that there'd be an end to it, and there isn't, there's only nobody at the table. I won't buy that, nor sell it. Give me your hand. You'll call to somebody living, now, by their name, and I'll hold on until they come." -> DONE
=== c_grief
#react: oda grief
{"Oh," says Oda. She has put down everything that she was holding, and come round the counter, which isn't done. "I am sorry. Sit by the stove. I'll not weigh it; there's nobody who could. Say their name, if you can. It won't be bought or put up, it'll only be said, in a place where such things are listened to."|"It doesn't get any lighter for being carried about," says Oda, "you only grow an arm for it." Along the shelf the jars have turned their labels to the wall, to leave you private. "I have soup, and all night. What used they to call you?"} -> DONE
=== c_parted
#react: oda parted
"Then come in out of the road," says Oda. "I know something about it. One goes on laying two spoons." She lays two, and pours you the tea, and goes on pouring. "I'm sorry. There's no charge for sitting there, nor for crying; it does the salt good. Would you like to tell me how you met? It was true then, whatever it is now." -> DONE
=== c_scorn
#react: oda scorn
{Every jar on that side of the shop has begun to hum, like a kettle that is thinking of it. "Hush," says Oda to them; and to you, "It's only that they have been called things, too. I won't sell you a harder skin, I've seen how those wear. I'll tell you what I know: I was pleased when I heard your step. Now say what was said to you. It loses a good deal, in here."|"People will sell a cruel word for nothing, and think that they've made on it," says Oda. "Set it down upon the counter. There. It's theirs, it has their thumb on it, it was never your name. You may stay by the stove as long as it stings."} -> DONE
=== c_setback
#react: oda setback
"That's a heavy thing to bring in by yourself," says Oda, and takes the other end of it, as you might say. "I am sorry. I was sold once, with a job lot, so I've been let go of by experts. It says nothing of what one's worth; I'd know, I have the scales. Have some barley. What will you miss of it, and what won't you?" -> DONE
=== c_lost
#react: oda lost
"{thing != "":Not {thing}! |}I'm sorry," says Oda. "It's the looking in the same place that wears one out. Lost isn't sold; it still answers to you, somewhere, and would like to be called. When did you last have it by you? We'll go back for it step by step, I'm good at what people have put down." -> DONE
=== c_ill
#react: oda ill
"You're to have the chair," says Oda, and she's tucked the barrel's own blanket round it. "I'm sorry to hear it. I have a fever on the second shelf that a baron left me, so I know how they talk. Has anybody been to see about it? Tell me where it sits. I'll put a brick in the oven for the feet." -> DONE
=== c_worry
#react: oda worry
"It's a great one, and you brought it all the way without spilling," says Oda. "I don't sell courage, it won't keep. But I know what they say afterwards, those who come through: that they'd had a night's sleep, and they did the first thing first, and let the second wait its turn. Tell me over what you know, here, to the jars. They're a kind house." -> DONE
=== c_joy
#react: oda joy
{"Is it so?" says Oda. All down the shelves they've started to ring, from the thin glass to the thick, and she lets them. "I've not had one of those over the counter since I don't know when; people don't bring them to a shop. Tell it to me slowly. What was the first thing that you did with it?"|"Another!" says Oda; she's overpoured, and doesn't see it. "I'd no idea that they came in pairs. You must have the crust with the bay leaf. And then say which was the better one."} -> DONE
=== c_date
#react: oda date
"I can't cross the marsh," says Oda. She says so to the scales. "I might shut at six. There's a bench at the back, over the water, where the lights come by; I believe that it was put there for two. I'd bring the loaf. You would only need to bring whichever of you is free." -> DONE
=== c_puzzled
#react: oda puzzled
{&"No more you should, I put it like a label," says Oda. "I meant only that I'm glad you are here and don't want to lean upon the scales. Which part shall I say over?"|"Then I've wrapped it too well," says Oda. "It's the trade. Tell me which bit rattled, and I'll take off the paper."} -> DONE
=== c_wrong
#react: oda wrong
{&"Then I'll take it back," says Oda, and holds out her palm for it. "I give full weight or I don't give at all. How ought it to go?"|"Is it? I beg your pardon," says Oda. She turns a label over and writes on the clean side. "Tell me the right of it, and I'll have it so from now on."} -> DONE
=== c_why
#react: oda why
{&"Because nobody was fair to me, and I thought I'd see how it was done," says Oda. "I go back to that for most things. I might have been wrong; but the scales have never said so."|"Because somebody has to be in, when people come," says Oda. "It isn't much of a reason. I've lived on it for three hundred years."|"Because it costs what it costs," says Oda. "I'd give you a kinder reason, but I'd have to make it, and I only deal in what's been used."} -> DONE
=== c_next
#react: oda next
{TURNS_SINCE(-> t_story) == 1 and t_story == 1:"They went off up the salt road, the two of them," says Oda, "and for as far as I could hear he was calling it, and calling it, only to have it come. He sends a card on that Sunday. It has a paw on it. That's the end; I wished it had been longer, too."|"Then I lit the second lamp, and you came in," says Oda. "I can't tell you past that. It's not that I'm not let; it's that it hasn't been. What would you have happen? There's no charge for saying."} -> DONE
=== c_told
#react: oda told
{!"So {said}," says Oda. She's taken up a label and put it down again. "No, I'll not write it, I shall only know it. What is that like, from the inside?"|"I'd wondered," says Oda. "It's a good thing to be told, that {said}; it has your hand upon it. And is it heavy, or does it carry you?"|"Thank you," says Oda. "I mean, for telling me: {said}. They come in here to be rid of such things. You just let me hold it. What goes with it?"|"And nobody's had that of you yet," says Oda, "that {said}. I'd keep it. Tell me the part that shines."} -> DONE
=== c_answer
#react: oda answer
{&"Thank you," says Oda. "Most people make me weigh it first. I'll put that by, and not for sale."|She has stopped winding the string. "So it is that," says Oda. "It's smaller than I had thought, and it has a truer ring."|"I hear," says Oda, "and so does the shelf, but they're discreet. Is there a lining to it? You may keep it in, if there is."|"That's answered fairly," says Oda. "I owe you one. I write down what I owe before anything."|She holds still for it, as one does for a moth. "There," says Oda. "Now I know it, and it has cost neither of us."} -> DONE
=== c_thing
#react: oda thing
{!"Tell me about {thing}," says Oda. "I don't mean the price. I mean, what do you see first, when you think of it?"|"You said that as if it was still warm: {thing}," says Oda. "Stay on it a bit. I've turned the sign round."} -> DONE
=== c_remember
#react: oda remember
{!"I've had a thing of yours by me," says Oda, "not in a jar; in my apron. You told me that {said}. I have wondered how it went on."|"I dusted twice round it today," says Oda, "that {said}. It wants to be asked after. How is it?"|"If I'm let ask," says the witch. "You said once that {said}. I'd like to hear one more thing about that, whatever comes."} -> DONE
=== c_recall
#react: oda recall
{&"I have it by heart, I didn't need the ledger," says Oda: "{said}. You gave me that, and I've kept it dry."|"It was this," says Oda, "and said just there, by the barrel: {said}. It's the only kind of thing I never sell."} -> DONE
=== c_unknown
#react: oda unknown
{&"You never told me," says Oda; "I'd have it if you had. You might say it now. I should like to know."|"There's no label for it," says Oda, who has looked along the whole shelf for your sake. "I would sooner be told than guess."} -> DONE
=== c_again
#react: oda again
{&"You have asked me that already," says Oda, "and I'd nothing to give you for it. I've been through the drawers since. There's nothing still; I don't know."|"As I said, I don't know that one," says Oda. "It's none the cheaper for a second asking. I'm sorry."} -> DONE
=== c_poem
#topic: a poem, poem, poetry, recite something, a verse
"There's one that they say over in the L's, at night, to get off," says Oda, and says it to the lamp. "'Who had me first? A mother at a door. / Who had me last? A jar upon a shelf. / What was I for? For calling, and no more. / I lie awake and call it to myself.' The bell likes it better with the ending left off." -> DONE
=== c_worst
#topic: worst thing you've ever, worst thing you have, worst thing, your biggest mistake, biggest regret, any regrets, do you regret
"I bought a baby's," says Oda. She has both her hands flat on the counter. "It was a hard winter, and the woman had four others, and I gave a fair price. I was always proud of my fair price. She came again in spring to look at the jar. I have never sold it. I go in and say it, so that it should be used to the sound." -> DONE
=== c_tonight
#topic: i do tonight, do tonight, do this evening, i do today, do this weekend, plans for tonight
"It's barley night," says Oda. "You might stop and shell. Or walk as far as the ferry stone and look at the lights, without following any. Or there's somebody, I expect, who would like to be called by their name from a doorway. That's always a good evening. It's what I'd do, if I could cross." -> DONE

=== lost_words
#unclear
{&A thousand jars lean closer. None of them knows that word.|"I couldn't buy that," says the witch's pen, which scratches by itself. "Again?"|It fell on the floor, and something under the counter has eaten it.|"Blank," says the bell. "You might try us with the duke," says Oda, "or the strangest that I ever bought, or whether I sleep."|Oda has her head on one side. "It was nearly a word," says the witch. "Say it to the stove, and I'll overhear."} -> DONE

=== meet_1
#react: oda meet
"{name}, meanwhile," says Oda, and does not write it down, with great care. "I'll only borrow it. I'll give it back at the door." -> DONE

=== meet_2
#react: bell meet
"{name}," says the bell, quietly, as one would to a customer who has been before. -> DONE

=== hook_1
#topic: what did i promise, promise, said that i would, come back
"That you would come back, and that you'd know why," says Oda. "You have kept the half of it. It's more than people do." -> DONE

