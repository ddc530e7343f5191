# ask: name What name is on the envelope?
// Thursday to Saturday. `hour` counts the parts of the day that are left; `weight` is the lie.
VAR name = ""
VAR hour = 0
VAR weight = 1
VAR told = false
VAR lied = ""
VAR burnt = false
VAR jar = false
VAR why = false
VAR coat = false
VAR jar_read = false
VAR plot_number = false
VAR rui_reason = false
VAR beatriz_ready = false
VAR outdoors = false
VAR line = false          // Duarte is on the telephone
VAR here = "stairs"
LIST people = duarte, amélia, rui, beatriz
VAR present = ()
VAR alive = (duarte, amélia, rui, beatriz)
-> stairs

=== stairs
~ here = "stairs"
Four rings. It was her number; the company offered me a new one and I said I would think about it. I have been thinking about it since the spring.
+ [Answer the telephone #match: answer, phone, telephone, pick up, hello #id: phone]
    I take the stairs two at a time with a loaf under my arm, like somebody winning something.
    -> phone
+ [Let it ring and write back #match: write, reply, let it ring, answer the letter, answer him, letter back, pen, paper #id: write]
    It stops at nine. By then I have found a pen, and the good paper, and no first sentence.
    -> desk
+ [Burn the letter #match: burn, fire, destroy, stove, tear, match #id: burn]
    It stops by itself. I go up, light the ring that works, and stand in front of it like somebody about to make soup.
    -> stove
+ [#meanwhile]
    It gives up at the eleventh ring. I've stood all through it, with my thumb under the wax, and the bread has got crushed against something, and it's me.
    -> desk

=== phone
#beat
#recap: Rui telephoned from Porto, and was kind.
~ here = "flat"
~ present = (rui)
"It's me," says Rui. "Please don't hang up, I've a nine-year-old at half past five, and she bites." He has rung about the hall. They will not return the deposit, they will only honour it, so in June he is having the party anyway: the same band, sixty patients and their mothers, no bride. He wanted me to hear it from him and not from my aunt. "I also wanted to ask how you are," he says, "once, and then give it up. I looked into it, and once is the decent number." Behind him somebody rinses and spits. I had forgotten that he is good at this.
+ [Tell him he deserved to hear it to his face #match: sorry, apologise, face, deserve, forgive #id: sorry]
    "Yes," says Rui. "I did." He does not soften it with anything, and for the first time in three months I feel that I am talking to him and not to a plate I broke.
    -> hours
+ [Ask what he would rather I had done #match: rather, instead, done, better, wanted, reason #id: rather]
    ~ rui_reason = true
    "Left me a reason. A bad one would have done. You left a note in the key dish, and I've had referral letters with more feeling in them. The leaving healed. It's the guessing that keeps its teeth."
    -> hours
+ [Say that I am late for something #match: late, hang up, busy, go, excuse #id: late]
    ~ weight += 1
    "You're always late for something when I ring," says Rui, quite pleasantly. "Do go. I hope it waits."
    -> hours

=== desk
#beat
#recap: You tried to write the true letter to Duarte.
~ here = "flat"
~ present = ()
Her table has one short leg, and under it, folded in eight, the instructions for a sewing machine. I have written him ten letters here and lied in every one by leaving out a single line. The first was a postcard: she has moved. It was meant to be the end of a correspondence, and it had my handwriting on it, and he wrote back to the handwriting. Tonight I begin with the date. I begin with the weather. On the third sheet I write that Inês died, and my hand crosses it out before I have given it any orders.
+ [Write that she is well #match: well, fine, lie, happy #id: well]
    ~ lied = "ink"
    ~ weight += 2
    Three words, and they go down like cream. I post it at the corner before I can read it. In the whole street only the letterbox looks shocked.
    -> hours
+ [Write the truth, however it looks #match: truth, died, dead, true, honest #id: truth]
    I cross out nothing but the crossing out. It fills four lines. Sealed up it weighs the same as any other letter, which seems wrong.
    -> letterbox
+ [Give up and make coffee #match: give up, coffee, stop reading, later, leave #id: give_up]
    The good paper goes back in the drawer, less three sheets. He will have noticed the price of the paper, too. He notices everything except the one thing.
    -> hours

=== letterbox
~ here = "night"
~ present = ()
~ outdoors = true
The last collection goes on the night plane to Horta. He would have it by breakfast, with the envelope damp from salt.
+ [Post it #match: post, send, drop, box, letterbox #id: post]
    ~ told = true
    I hear it land. There is a moment, after, in which I put two fingers in the slot to see whether a hand would fit. It would not. They thought of people like me.
    -> hours
+ [Keep it in my coat until I am braver #match: keep it, coat, wait, pocket, home #id: keep]
    ~ weight += 1
    ~ coat = true
    It goes into the inside pocket, where it will be against me all the time and nobody will have read it. I call this a compromise.
    -> hours

=== stove
#beat
#recap: You held his letter to the gas.
~ here = "flat"
~ present = ()
~ burnt = true
Wax burns last. The paper goes brown from the corner where he licked it, and for a second the heat does what I never could and brings up what he crossed out. In each letter there is one thing: a word, half a line, struck through with the edge of a ruler, and I have held ten of them to the window without success. This one comes up as clear as print. He had written, *Is she happy?* He thought about it, on his knee, in a boat. Then he ruled it out and asked for less.
+ [Snatch it out of the flame #match: snatch, save, pull, out, rescue, blow #id: snatch]
    I put it out in the sink with the flat of my hand. What is left is the hour, the pine, and the question.
    -> hours
+ [Let it go #match: let it, watch, ashes, gone #id: let_go]
    ~ weight += 1
    It folds itself up, as if to be posted, and goes. It changes nothing: I find that I know it by heart, with the commas.
    -> hours

=== hours
~ here = "flat"
~ hour += 1
~ present = ()
~ outdoors = false
~ line = false
{told and hour > 4: -> early}
{hour > 6: -> miradouro}
{The bells of Graça do seven, and do it badly.|Thursday, past ten. A fine cold rain, for a misery I have already finished with.|Friday. The sun has come out to celebrate something from Wednesday.|Friday, and the whole stairwell smells of somebody's patience, frying.|Saturday morning, and he has boarded by now; it is blowing a gale over a night I slept through.|Saturday, three o'clock. In three hours a man will stand under a tree because I told him I exist.}
+ {hour < 6 and not amelia} [Take an almond cake down to Dona Amélia #match: amélia, amelia, cake, downstairs, neighbour #id: go_amelia] -> amelia
+ {not lemon} [Repot the lemon tree at last #match: lemon, tree, pot, repot, soil, balcony #id: go_lemon] -> lemon
+ {hour < 6 and not letters} [Read all his letters in order #match: read, letters, shoebox, old letters, order #id: go_letters] -> letters
+ {hour > 2 and hour < 6 and not workshop} [Go to the workshop and face Beatriz #match: workshop, beatriz, work, tiles, alfama #id: go_workshop] -> workshop
+ {hour > 2 and not told and not horta and hour < 5} [Telephone the whale station in Horta #match: horta, whale, call him, telephone duarte, tell him #id: go_horta] -> horta
+ {hour == 4 and (told or horta)} [Carry down the bins, and be seen doing it #match: bins, rubbish, carry, stairs #id: go_bins]
    Three doors open as I pass, and three neighbours hand me theirs. Nobody asks anything. It is the loudest thing that has happened on these stairs since January.
    -> hours
+ {hour > 3 and phone and not rui_again} [Ring Rui back in Porto #match: rui, ring back, porto, fiancé, ex #id: go_rui] -> rui_again
+ {CHOICE_COUNT() < 3 and hour > 4 and not rehearse} [Write down what I shall say to him #match: write down, rehearse, practise, sentence, prepare #id: go_rehearse] -> rehearse
+ {CHOICE_COUNT() < 3 and hour > 5} [Drink one coffee at the Vitória first #match: coffee, vitória, vitoria, café, drink #id: go_coffee]
    The owner will not take my money. "Pay me Monday," he says, "when we know." Then he comes round the bar and turns my collar down at the back.
    -> miradouro
+ {hour > 4} [Iron something, and go up to the Miradouro #match: iron, miradouro, go up, pine, early, graça #id: go_pine] -> miradouro

=== letters
#beat
#recap: His letters stopped being about Inês in March.
~ here = "flat"
~ present = ()
They live in a shoebox that held the shoes I was to be married in. Laid along the floor in order they reach from the bed to the balcony, and standing over them I see what I could not see one Thursday at a time. In the first there are forty lines about Inês and a greeting for whoever I might be. In the fourth it is half and half. By March she comes at the end, like the weather, and the rest of the page is for me: *I saw a whale asleep on end and wanted you to have it. Today you would have laughed at our winch. Why did you stop before the word Porto?* In that one he has crossed out a single word, after "yours".
+ [Answer the one about Porto, out loud #match: porto, answer, aloud, why, say #id: porto]
    I tell the shoebox why I stopped before the word Porto. It takes as long as it takes to boil rice, and nobody dies of it, and I make a note of that.
    -> hours
+ [Hold the crossed-out word to the lamp #match: crossed, word, lamp, light #id: crossed]
    The ruler has done its work. I can make out only that it is short, that it was written quickly, and that he went over it twice.
    -> hours
+ [Put them back before I like them more #match: put them, put them back, away, box, close #id: put_back]
    ~ weight += 1
    I tie the box with the ribbon from the bread. There are men one can leave by shutting a lid. He has found the way round it, through the post.
    -> hours

=== rehearse
#beat
#recap: You practised the sentence on a tile.
~ here = "flat"
~ present = ()
I write it in cobalt on a spoilt tile, because paper has gone to my head. *Inês died in January, and I knew, and I wrote to you that she had moved.* Sixteen words. The first time I read it to the balcony door, the door is very good about it. The second time I leave out the middle. By the ninth I can say it without my voice climbing on a chair. There is room on the tile for one more line, and I know what ought to go in it, and I paint a small ship there.
+ [Take the tile with me, wrapped in a sock #match: tile, wrap, sock #id: take_tile]
    It is still wet. All afternoon I shall have a ship on the lining of my coat, sailing backwards.
    -> hours
+ [Wash it off and trust my mouth #match: wash, wipe, off, trust, mouth #id: wash_tile]
    Blue water goes down the sink past the ship that has two bowsprits. My mouth says that it will do what it can.
    -> hours

=== amelia
#beat
#recap: You took cake to Dona Amélia, who has the spare key.
~ here = "down"
~ present = (amélia)
She opens before I knock. "The step that creaks is the ninth," says Dona Amélia, "and you stop on it every Thursday to read." She looks under the napkin, and then for some time at the cake. In the front room there are two chairs at the window and one has had nobody in it since the winter. She sits me there. "*Who comes with sugar comes with a knife*," she sings, low, in what is left of the voice that filled the Coliseu, and cuts the cake exactly in half. "Well? You have been three months in this house, asking me about the bins."
+ [Ask why Inês never replied to him #match: why, replied, never, answer, inês, ines #id: why]
    ~ why = true
    "Because on paper he was sorry, and in a room he was right," says Amélia. "She read them to me in that chair. Five hundred Thursdays! If she had written one word he would have come, and been splendid about the kitchen. She kept the paper."
    -> amelia_more
+ [Ask how it was at the end #match: end, death, died, die, how did she die, how did inês die, how, january #id: end]
    ~ plot_number = true
    "Short. She asked was it Thursday. It was Monday, and I said yes, and read her an old one, and did his voice." She tells me the row and the number at Prazeres as one gives a telephone number, to be written down.
    -> amelia_more
+ [Ask for nothing and eat the cake with her #match: eat, cake, nothing, sit, quiet #id: eat]
    It is so long before she speaks that the bells get a word in. "You leave good silences," she says. "For a person who leaves everything."
    -> amelia_more

=== amelia_more
~ present = (amélia)
She licks a finger and takes up the crumbs one by one, like evidence.
+ [Tell her what I wrote to him #match: tell, wrote, moved, confess, lie, postcard #id: confess]
    "*Moved*," says Dona Amélia. "Well, she did, and it wasn't far." Then her whole face closes. "Idiot. Go and say the word. I said it to the baker, the priest and the gas, and the gas cried."
    -> hours
+ [Ask for the spare key back #match: key, spare #id: key]
    "No," says Amélia. "I have opened that door once when it needed opening. You may live up there alone, my heart, but you may not be alone up there." She pats the pocket.
    -> hours
+ {not why} [Ask what was in his letters, all those years #match: letters, years, what, his #id: what_letters]
    ~ why = true
    "Sorrow, with whales." She considers. "He was better at it than he was at being in a room, and she knew that, so she left him there, in his envelope, where they were happy. Now you've let him out."
    -> hours

=== lemon
#beat
#recap: Under the lemon tree there was a jar, with a letter in it from Inês.
~ here = "balcony"
~ present = ()
~ jar = true
It has been asking since February, by dropping a leaf whenever I looked. I knock it out of the pot on the balcony, on last Sunday's newspaper, and the roots come away in the shape of the pot, and in the middle of the shape is a jam jar. Damson, says the label; 2019. There is paper inside, rolled, with a rubber band that breaks when it sees daylight. I have soil to the elbows. It is not her shopping list. On the outside, in a hand that leans forward as though into wind, it says: *For whoever writes to him.*
+ [Read it, as it is meant for me #match: read, open it, unroll, letter, mine #id: read_jar]
    -> jar_letter
+ [Put it back in the jar for Duarte #match: duarte, him, jar, not mine, close #id: keep_jar]
    I screw the lid down again. Then I plant the tree in its new pot, and have to take it out and start over, because I have planted it on my own sleeve.
    -> hours

=== jar_letter
#beat
~ here = "balcony"
~ present = ()
It begins in the middle. *Somebody will. He leaves letters about like saucers of milk, and somebody will come. I have had five hundred and am ashamed how much I liked being apologised to. I should have answered the second. After the second it would have been a conversation, and after the fiftieth it was a habit, and lately it has been company. You will think that you are only being polite. Do not be kind to him on paper and absent at the door; that was my part, and I played it to the end. He takes sugar. He counts things when he is frightened. Water this on Sundays.* One line is struck through, near the bottom. She did not use a ruler.
+ [Try to read the line she struck out #match: line, struck, crossed, lamp, try #id: struck]
    Four words, and the pen has gone through the last of them. *Tell him I laughed.* I had better, I think; it cannot be left to the soil.
    -> hours
+ [Water the tree, though it is not Sunday #match: water, tree, sunday, plant #id: water]
    It drinks the whole can and half a second one. By the time I have washed, there is a leaf standing up that had been lying down.
    -> hours

=== workshop
#beat
#recap: Beatriz gave her verdict, which was to tell him.
~ here = "work"
~ present = (beatriz)
On the bench is a blue lady of 1740 with her nose gone. My trade is to put back what is missing so that nobody can see where it was, and Beatriz's is to paint it, and to say what she thinks. There is cobalt in her eyebrows. "Don't tell me," she says. "Saturday. The pine. Green. You read it to me over the glaze and you stopped before the end, so there's a question, and the question is her." She points the brush. "Verdict: you tell him. Second verdict: you tell him before he's paid for a taxi. I'm against secrets. I'm also no good at them, I've had to stop going to your café."
+ [Ask her to tell him for me #match: ask her, for me, you tell, please, her to #id: ask_beatriz]
    ~ beatriz_ready = true
    "I'll be at the kiosk at six," says Beatriz, "with a hat. If by ten past you've said anything about the weather I'm coming over." It is not what I asked. It is a good deal better.
    -> hours
+ [Say that she and I both patch things for a living #match: patch, mend, tiles, living, work, nose #id: patch]
    "We don't lie about it! We sign the back." She turns the blue lady over and shows me: both our names, the date, and in her capitals, NOSE BY US.
    -> hours
+ [Tell her that the wedding was the same thing #match: wedding, same, porto, rui, ran, left #id: same]
    ~ rui_reason = true
    "Obviously," says Beatriz. "You leave before the sentence with the verb in it. I've painted next to you for three months, I've never heard one end." She is quiet, for her. "Rui rang me, you know. He asked if you were eating."
    -> hours

=== horta
#beat
#recap: You telephoned Duarte at the whale station in Horta.
~ here = "flat"
~ present = (duarte)
~ line = true
A woman at the whale station says that he is on the slip, and puts the receiver down on something metal, and walks away in boots. I hear gulls, an engine that will not, somebody laughing at it. Then breath. "Yes?" It is lower than his handwriting. "Hello? Is it the winch?" I say who it is, and he says my {name != "":name, "{name}", with a stop after it, as one sets down|name, as one sets down} something that has been carried a long way. I say that I have to tell him one thing and that I should have written it in February. Neither of us is any good at this. On the slip, the engine catches.
+ [Say it: she died, in January #match: died, dead, january, say it, truth #id: say_it]
    ~ told = true
    He says thank you, which is terrible. He asks what day of the week it was. Then he says that he has to sit down and that there is nowhere here to sit, and the line is open for a while with only harbour in it.
    -> hours
+ [Say she is not in Lisbon any more, and hang up #match: not in lisbon, hang up, gone, away, moved #id: half_say]
    ~ weight += 2
    "No, you wrote that," says Duarte, puzzled, kind. I hear him begin to ask me whether I am all right. It is my thumb that does it, on the cradle, gently, as though he were asleep.
    -> hours

=== rui_again
#beat
#recap: You rang Rui back.
~ here = "flat"
~ present = (rui)
He answers with his mouth full, and swallows before he speaks; in four years I never heard him do otherwise. "Is this about the band?" he says. "I've a row in the sheet for what you might object to, it's row nineteen, it's called Unforeseen." I tell him about the letters. I do not know why him, except that he is the only other person I have done it to. He listens as he does to patients, with small noises that mean he has seen worse. "So there are two of us," says Rui at last, "that you've left to read your mind. I'd like to shake his hand. Is he tall? I expect he's tall."
+ {hour > 4} [Take the train to Porto and say it to his face #match: train, face, go to porto, tonight, travel #id: train]
    "Now?" says Rui. "I've dance class at eight." And then, in a voice without any joke to lean on: "There's a train at six. I'd come to the platform. I wouldn't bring anything."
    -> ending_porto
+ [Give him the reason, over the telephone #match: reason, tell, why, because, explain, sorry, apologise, left you, church, wedding, scared, afraid #id: reason]
    ~ rui_reason = true
    It has been ready since March and it is not long: I said yes because he was so sure, and I took his sureness for mine. "Oh," says Rui. "That's much better than what I had. What I had was my knees."
    -> hours
+ [Ask him what I should say to Duarte #match: should, advice, duarte, what #id: advice]
    "The noun first. When it's a bad tooth I say the tooth, and then I say the rest. People who start with the rest get bitten." He waits. "And stay in the room for the question afterwards. You might like it, in rooms."
    -> hours

=== early
#beat
#recap: Duarte came a day early, in grey.
~ here = "door"
~ present = (duarte, amélia)
Friday, at the hour when the stairs are full of soup. I hear the ninth step, and then not the tenth. When I open he is standing below me on the turn with a canvas bag, a grey suit that has been folded by a sailor, and no idea what to do with his arms. "{horta:They had one seat, with the post|I had it at breakfast}," says Duarte. "I couldn't wait until the day I'd said. It seemed like keeping an appointment with someone else." Down on the second floor a door is open by exactly the width of a shawl. "*He is late by eleven years and early by a night*," somebody sings in there; and then, speaking, "Wipe your feet, whale."
+ [Ask him into the flat #match: come in, ask him in, enter, welcome, invite, flat #id: ask_in]
    He wipes them. He wipes them as though she were watching, which she is, and for longer than the mat can have required.
    -> her_rooms
+ [Say that I am sorry, on the stairs #match: sorry, apologise, forgive, lied #id: sorry_stairs]
    "Yes. I'm very angry," he says, with surprise, like a man reading his own thermometer. "I've never been angry at anybody whose letters I kept. I don't know where to stand."
    -> her_rooms
+ [Offer to take him to Prazeres first #match: prazeres, cemetery, grave, tram #id: offer_prazeres]
    "In the morning," says Duarte. "I don't want to meet her tired. She'd have noticed." So it is the flat first, and the lamp, and two chairs.
    -> her_rooms

=== her_rooms
#beat
~ here = "flat"
~ present = (duarte)
He knows it all from before: which shutter sticks, the tile by the sink with a ship on it that has two bowsprits. What he has never seen is how little there is. I give him the chair with arms. He counts the books under his breath, and catches himself, and tells me that there are forty-one. "You wrote to me that the light comes in at four and lies down on the floor like a dog," he says. "I read it on deck to people. And all that time you were dusting round a dead woman's lamp and leaving it out." He is not shouting; he takes sugar, three spoons, and forgets to stir.
+ {jar} [Put the jam jar in front of him #match: jar, jam, letter, inês #id: jar_rooms]
    ~ jar_read = true
    He reads it with his finger, as children do, and at one place he makes a sound like the beginning of a cough. "She laughed?" says Duarte. "At which?" I do not know. He will have to write to everyone who might.
    -> end_of_line
+ [Tell him why I could not write the word #match: why, word, explain, truth, because #id: why_word]
    I had come here to be where nobody had lost anything, I say, and there it was in the postbox, addressed. "So you moved her," says Duarte. "I see that. I moved to an island." It is the first thing he has given me that is not on paper.
    -> end_of_line
+ [Let him be as angry as he is #match: angry, quiet, let him, listen, wait #id: let_angry]
    It goes on until the bells have done ten. It has paragraphs. When it is over he looks about for somewhere to sign it, and there is only me.
    -> end_of_line

=== miradouro
#beat
#recap: At six on Saturday Duarte stood under the pine, in green.
~ here = "pine"
~ present = (duarte)
{ beatriz_ready:
    ~ present = (duarte, beatriz)
}
All Lisbon is laid out for sale below the wall, roofs first. He is where he said, and it is green, a fisherman's jersey darned at one elbow in the wrong green, and he is reading the trunk of the pine as if it had his name. Taller than the letters. He has caught the sun on one side, from always sitting on the same side of a boat.{beatriz_ready: At the kiosk a woman in an enormous hat holds a newspaper upside down.} {weight > 3:I have not told him so many times by now that it is no longer an omission; it is a person, it came up the hill with me, and it is out of breath.|I have one sentence. I have carried it up from the tram in both hands, like a full cup.} He has not seen me. He would not know it if he had.
+ [Tell him before he can say hello #match: tell, truth, died, before, at once, say it #id: tell_pine]
    {rehearse:I say it, all the sixteen words, to the wrong elbow of a jersey, and he turns round into the last of them.|"Inês died in January," I say to the wrong elbow of a jersey. He turns round into it.}
    -> truth_pine
+ [Go up and say my name #match: name, hello, greet, go up, introduce #id: greet]
    {name != "":"I'm {name}," I say|I say who I am}, and he puts out a hand, withdraws it, and offers me the other, because I am left-handed and he had planned for that. -> doorstep
+ [Stay behind the kiosk and watch him #match: stay, watch, kiosk, hide, behind #id: watch]
    {beatriz_ready:Beatriz lowers the newspaper one inch. "Coward," she says, "but I do see what you mean about the shoulders."|I buy a lemonade so as to have bought something. The ice is gone before I have looked at anything else.}
    -> kiosk

=== kiosk
#beat
~ here = "pine"
~ present = ()
~ outdoors = true
It is a quarter past, and then it is half. He does what I knew he would: looks at every woman who comes up by the steps, gladly, and lets each one off with a small nod that it was not her fault. He does not look at his watch. He counts, I think, the cranes across the river. Around him there are guitars, and a hen party from Leeds, and a boy selling beer out of a bucket, and in the middle of it a silence one man wide that I could find with my eyes shut. I have had ten letters from it.
+ [Walk out from behind the kiosk #match: walk, out, go, cross, to him #id: walk_out]
    It is eleven steps. He sees me at the fourth and does not nod, and so I know that my face has been doing what my handwriting does.
    -> doorstep
+ [Get on the 28 that is waiting #match: tram, the 28, get on, leave, away, home #id: tram_away]
    -> ending_silence

=== doorstep
#beat
~ here = "pine"
~ present = (duarte)
On paper he can make a winch sing. Here, with four hundred people at his back, he says that it is a good tree. I say that it is. He says that the flight was on time, in the tone in which others mention a bereavement, and then he laughs, helplessly, at himself, and there he is: it is the man in the letters, he has only been standing in front of himself. We sit on the wall. He has brought me a whale's tooth{burnt:, and he asks if I minded his last letter, and I say that it lit up the kitchen|, wrapped in a chart}. He turns it over and over. "Now I'll ask," says Duarte. "I only asked because you never say. Is she well?"
+ [Say that she died, in January #match: died, dead, truth, january, tell #id: tell_wall]
    I put the noun first. It is out, over the wall, over all those roofs, and I am still sitting here.
    -> truth_pine
+ {coat} [Give him the letter out of my coat #match: letter, coat, hand over, envelope #id: coat_letter]
    It has taken the shape of me. He breaks the seal, reads the four lines, and reads them again with his thumb under each, as if they might be moving.
    -> truth_pine
+ [Say that she is well, and far away #match: well, fine, lie, happy, far #id: lie_wall]
    ~ lied = "wall"
    ~ weight += 2
    He lets out a breath that he has had in since the airport. He is so glad. He asks to see the flat, only the balcony, only her lemon tree, and I hear somebody with my voice tell him that it is no distance.
    -> ninth_step
+ [Take him home and let the house tell him #match: home, flat, house, take him #id: take_home]
    I say that it is something to be seen and not said. He comes along, with his bag, trusting me, which is the worst of the whole hill down.
    -> ninth_step

=== ninth_step
#beat
#recap: Dona Amélia said it on the stairs, because you had not.
~ here = "door"
~ present = (duarte, amélia)
She is waiting on the second landing in the black shawl, holding a plate, and she looks from his jersey to my face and reads both. He knows her. He takes the stairs up to her with his arms open. "Dona Amélia! You still frighten the cats?" And he sees the shawl; he sees the pin on it, which is small and silver and was never hers. It is very quick, as it is with people who count for a living. One landing, one old woman, one pin too many. "*Ask the one who has the key*," says Amélia, not singing. "I told the gas. I will not tell him as well. I am eighty."
+ [Say it now, on the stairs #match: say, now, died, dead, truth, tell #id: say_stairs]
    I say it, on the ninth step, which creaks. It is later than any word that I was ever late with, and he hears both things, the death and the hour.
    -> truth_pine
+ [Say nothing #match: nothing, silent, quiet, cannot #id: say_nothing]
    He waits for me to the end of a long breath. When it is finished he picks up his bag with great care.
    -> ending_return

=== truth_pine
#beat
#recap: You told Duarte, to his face, and stayed for the question.
~ here = "pine"
~ present = (duarte)
{ ninth_step:
    ~ present = (duarte, amélia)
}
"January," says Duarte. "I wrote in January. I wrote about a gannet." He looks for something to count, and it is the letters: ten, he says, since then, ten to her, ten to me, and I can see him go down the row of them and turn on the light in each. "You wrote *moved*." I did, I say. {lied == "wall":"And an hour ago you said *well*," he says, "with the same mouth."}{lied == "ink":"There'll be another of yours on its way to me," he says. "Does it say *well*?" It does.}{lied == "":"You might have crossed it out," he says. "I'd have held it to the window."} It hurts him exactly as much as it ought. I do not leave. It is all I have learned, and I have it for about a minute, before he asks, quite low, where she is.
+ {jar} [Give him the jar that she left #match: jar, letter, lemon, jam #id: give_jar]
    He holds the damson jar up to what there is of the light. "That's hers," he says. "She couldn't make jam, it was glue." He puts it in the canvas bag, in a sock, and does not open it.
    -> end_of_line
+ [Take him to her, at Prazeres #match: prazeres, take him, cemetery, grave, tram #id: take_prazeres]
    {plot_number:I have the row and the number on the back of my hand, in ballpoint, as one takes down a telephone.|I do not know the row. I have never dared. We shall have to ask, I say, and he says that he is used to looking for one among many.}
    -> end_of_line
+ [Tell him that he may go, if he wants to #match: go, leave, free, may, let him #id: may_go]
    "I know I may," says Duarte. "You're the one who goes. I'm the one who stays away." He hears it himself. He sits down again, on nothing in particular, and asks when the last tram is.
    -> end_of_line

=== end_of_line
#beat
#recap: You rode the 28 to the end, where the cemetery is.
~ here = "end"
~ present = ()
~ outdoors = true
The 28 goes no further than Prazeres, and turns there, as if it had come only to look. The driver swings the pole over to face the city. Inside the gate are streets, kerbs, small stone houses with lace in the windows; the dead here live much as we do, only with more marble and no bins. At the third turning he stops and asks me to let him go on by himself. He says "please", and he says "ten minutes". I sit on a tap. Ten becomes thirty. They ring the first bell for closing, and a keeper comes by with a wheelbarrow of old flowers and asks if I have lost somebody.
+ [Wait where I said I would #match: wait, stay, sit, tap, patient #id: wait]
    I say no. I say that he knows where I am. The keeper shrugs and wheels the flowers on, and I am there, on the tap, at the second bell.
    -> comes_back
+ [Go in and look for him #match: find, go in, search, follow #id: look]
    I hear him before I see. He is in a side street of them with a sheaf of blue carbon, five hundred Thursdays, and he is reading them to her from the beginning, and he has got as far as the third.
    -> comes_back
+ [Go home on the tram that is turning #match: home, tram, leave, go back, flat #id: go_home]
    It is what she would have done, and what I have always done. I am on the step, with the fare in my hand. Then I hear the bell, and think of him coming out to an empty tap, and I get down again and annoy the driver.
    -> comes_back

=== comes_back
~ here = "end"
~ present = (duarte)
He has resin on one cuff. He looks like a man who has been talking for an hour and been answered once.
+ [Ask him to stay the week in Lisbon #match: stay, week, lisbon, remain, here #id: ask_stay] -> ending_line
+ [Ask him to go back, and to write to me #match: write, go back, letters, thursday, azores #id: ask_write] -> ending_thursday
+ {jar and not jar_read} [Open the jam jar together #match: jar, jam, read, her letter #id: ask_jar] -> ending_whoever
+ {rui_reason} [Tell him there is a man in Porto I owe this #match: porto, rui, owe, man #id: ask_porto] -> ending_porto

=== ending_line
#ending: The End of the Line
~ present = (duarte)
He takes a room at a pension by the Estrela with a canary in it, for a week, and then he asks them for the monthly price. We are not anything. We meet on Thursdays, as is natural, and walk, and he is no better on doorsteps, but there turn out to be very few doorsteps in a walk. In June he cries outside a shop that sells buttons; I hold {doorstep:the whale's tooth|his coat}. {why:Amélia lets him read to her, and tells him when he is being splendid.|Amélia calls him the whale to his face and saves him the burnt tarts.} Some day one of us will say a thing and the other will stay for the end of it. The rain comes punctually now, that is, the day after.
-> END

=== ending_thursday
#ending: Every Thursday
~ present = ()
So he goes back to his island to be good at it. The letters come as they came, with the wax, and my {name != "":name on them in full, {name}, as if he liked to get to the end|name on them in full, as if he liked to get to the end}. The first is all anger, six sides, beautifully made, and I answer it by return, and do not leave out a line. The second is half and half. He has told the sea station about her. I tell him about Porto; I get as far as the verb. In September there is one with nothing ruled out at all. I hold it to the window regardless, from habit, and through it I can see the whole street.
-> END

=== ending_whoever
#ending: Whoever Writes to Him
~ present = (duarte)
We read it at the tram stop, one holding each edge, because of the wind. At *company* he stops, and I read on aloud so that one of us shall be going forward. He laughs at the sugar. At the struck line he asks me what it says, and I tell him, and he has to go and look at the timetable for a time. "She's given me away," he says when he returns. "Like a sofa." Then he takes the pencil from behind the driver's ear, with an apology, and under *Water this on Sundays* he writes: *Which of us?* It is a small question. I have it in the jar.
-> END

=== ending_porto
#ending: The Six O'Clock to Porto
~ present = (rui)
{truth_pine or her_rooms:Duarte sees me to Santa Apolónia; he says that he would rather know a person who finishes.|Under the pine a man in green is being told by Beatriz, who insisted, and who will be kinder than she sounds.} Rui is on the platform in his cycling clips, with nothing in his hands, as promised. I say it there, with suitcases going round us: all of it, with the verb. It takes until they have cleaned the train. He nods; he shakes my hand, then thinks better of it and kisses me on the forehead, as one signs a form. "Row nineteen," says Rui. "I can delete it." I sleep the whole way home, and on Thursday there is post.
-> END

=== ending_return
#ending: Return to Sender
~ present = (amélia)
I hear each stair as he goes down, sixteen, and the street door. Nothing comes on Thursday. What comes, the week after, is my own ten letters in one parcel, very neatly tied, with an inventory. He has put a mark beside each place where the word should have stood; he has found them all, he was always thorough. There is no note. On the last sheet, which was blank, he wrote a single line and then ruled it out, and I have tried the window and the lamp. Amélia tried it over steam. "It's short," she says. "Eat something, liar." She has brought up half a cake.
-> END

=== ending_silence
#ending: A Silence in a Crowd
~ present = ()
It takes the long curve round the wall, so that I see him once more and from behind, as I suppose the whales do. He is still there. He will be there at eight; he is a man who gives things their full count. I do not write, and on the first Thursday there is no letter, and on the second there is, and it is to her. *She did not come,* he tells Inês, about me, for two sides, with great fairness. *I think that she was there. I felt somebody not coming.* I keep it in the shoebox. Some mornings on the tram I hear him being silent, two seats behind.
-> END

// Topics.
=== t_duarte
#topic: duarte, brandão, brandao, whale man, letter from, wrote the letter, writes the letters, who writes, who wrote, who is he, who is coming, lands on saturday
{Duarte Brandão, thirty-eight, counts sperm whales off Faial. He writes on his knee, in boats, and there is always one place where the pen jumped for a wave. Before I had ever heard him speak I knew how he clears his throat.|He and Inês broke over a job and who was to be right about it. He went to the islands, and he has done penance by post ever since, once a week, asking no reply. Until I replied.} -> DONE
=== t_ines
#topic: inês, furtado, dead woman, woman, her, who lived here, letters were for, were they for, last tenant, letter meant for, meant for, letters to, letters meant for, not hers, did she die, is she dead, is inês dead, she alive, is inês alive
{Inês Furtado had this flat for nine years. She translated manuals; the sewing machine under the table leg was hers to put into Portuguese. She died here in January, so quietly that the post did not notice.|I know her by what she left: one short table leg, one lemon tree, a hook in the ceiling that nobody can explain. She would have liked him to have had the truth from someone. I have no proof. I dust her lamp.} -> DONE
=== t_amelia
#topic: amélia, amelia, dona, fado, singer
{Dona Amélia, second floor, eighty, sang fado in houses that are banks today. She wears gold hoops to take out the rubbish. She held Inês's hand at the end, and has the spare key, and is waiting to be asked nicely.|Whoever brings her sugar is told the truth; it is common knowledge in the building, and only the ignorant pay in flowers.} -> DONE
=== t_rui
#topic: rui, fiancé, fiance, orthodontist
{Rui straightens teeth in Porto and cycles to it. I left him three weeks before the wedding by means of a note. He has not said one unkind thing since, and I keep waiting for it as one waits for a bill.|He dances, Tuesdays and Saturdays, with more skill than joy, and then joy turns up too, late, and stays. I never told him that I liked to watch.} -> DONE
=== t_beatriz
#topic: beatriz, painter, friend
{Beatriz paints what I mend. Her blues are so exact that a museum once accused her of the eighteenth century. She gives verdicts, seldom asks for evidence, and is nearly always right, which is a strain.|She found me the workshop, the flat, and a doctor for the crying. She has been told one secret in her life and it was on the radio by noon.} -> DONE
=== t_letters
#topic: letter, letters, envelope, wax, thursday, crossed out
{They come on Thursdays, sealed in red wax that leaves crumbs. In every one of them there is one thing crossed out, with a ruler. I used to think it was mistakes. Now I think it is where the letter was.|The postman has begun to bring them up to the third floor by hand. "Another," he says, with approval. Even he would like to know.} -> DONE
=== t_flat
#topic: flat, saudade, lisbon, apartment, third floor, house, building, floor do i, which floor, what floor
{Rua da Saudade 14, third floor: blue tiles to the elbow, a balcony with room for one chair and one tree. I took it in February because it was cheap. The agent said that the last tenant had gone. So it was he who taught me the verb.|Sixteen stairs to a floor, the ninth of them creaks, and everyone here can tell by it who is coming and how they feel.} -> DONE
=== t_lemon
#topic: lemon, tree, plant
It was hers. It came with the flat, like the hook and the damp. It has given two lemons since February, both on days when I had decided to throw it out, and it is much too big for its pot. -> DONE
=== t_pine
#topic: miradouro, pine, graça, graca, view
The Miradouro da Graça: a wall, a kiosk, one old pine, all of Lisbon. Everybody meets there who is not sure of recognising each other, since from the pine one can see people decide. -> DONE
=== t_prazeres
#topic: prazeres, cemetery, grave, buried, where is she, where is inês, where did she go
{It means pleasures. It is the end of the 28 line, and tourists ride out to it by mistake and come back thoughtful. She is there. I have been as far as the gate, with a lemon.|Dona Amélia goes on the first Monday and reports to it. I have not asked her what it answers.} -> DONE
=== t_tram
#topic: tram, 28
The 28 goes from the Miradouro side over the hill, under my window, and out to the cemetery. It is the only tram line I know which is arranged like a novel. -> DONE
=== t_cafe
#topic: café, cafe, vitória, vitoria, cake
Café Vitória, downstairs. The almond cake is cut at five and gone at ten past. The owner knows what everyone in the building has on a plate for whom; he said to me in March, giving me change, "Not flowers. Cake." -> DONE
=== t_workshop
#topic: workshop, alfama, tile, blue lady
A cellar in Alfama where broken walls are laid out like bodies, and numbered. We put back the missing pieces. The rule is that it must not show from two metres, and must be signed on the back. -> DONE
=== t_lie
#topic: lie, secret, moved, postcard
"She has moved." I wrote it on a card with a tram on it, since the other word would not come. It weighed nothing at the time. -> DONE
=== t_wedding
#topic: wedding, porto, ran away, am i married, was i married, married
Two hundred guests, quail, clothes that could stand up without me in them. I left a note in the key dish, twenty-two days before. I have the shoes, or rather the box. -> DONE
=== t_azores
#topic: azores, faial, horta, whale, island
Faial is two hours out over the water. From the station at Horta he goes out at six and counts. A whale, he wrote to me, is identified by its tail, that is, by how it leaves. -> DONE
=== t_weather
#topic: weather, rain, sun
It follows one about in this town, but a day late and not paying attention. When I have wept it rains tomorrow, on the washing. -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "flat": In the flat on the third floor, Rua da Saudade 14, in Lisbon: her table with its short leg, the telephone, and rather more blue tile than one person needs. I rent it. I've begun to think that it is I who came with the furniture.
- "stairs": On the stairs, at the ninth step, which creaks, with the bread under my arm and a letter that for once is to me.
- "night": Outside, by the box at the corner, with a stamp on my tongue. They empty it for the night plane.
- "down": In Dona Amélia's front room, one floor below mine, in the chair at her window. I have the feeling that I was expected in January.
- "balcony": On the balcony, which is a chair and a tree, with my arms black and soil on last Sunday.
- "work": Alfama, in our cellar, among numbered pieces of other people's walls. Nothing down here is whole, so one can hear oneself think.
- "door": At my own threshold, more or less: some stairs up and some stairs down, and someone on each who is owed the same sentence.
- "pine": The Miradouro da Graça, {kiosk:on the kiosk side, where one can see the pine and needn't be seen from it|by the pine and the wall}. Below it is all of Lisbon, pretending not to look.
- "end": At Prazeres, where the 28 turns round. The gate is behind us; it's open till five.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it, my watch, what month, month is it, season, time of year
{
- end_of_line: Late in it all, an hour before they shut the gates. Nobody has thought to wind my watch.
- miradouro: Saturday, a little after six in the evening. I have been early for this since Thursday.
- early: Friday, at the hour of soup.
- hour > 4: Saturday is all that's left between me and six o'clock. I have heard every quarter of it.
- hour > 2: Friday, by the smell of the stairs. He lands tomorrow.
- else: Thursday. Letters come on a Thursday; it's the only day of the week that I could pick out in the dark.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- told: A woman died here in January, and I wrote to the man who loved her that she had moved. He knows it now. It's a short story when it's told in the right order.
- else: She died here, in the winter; his letters went on arriving; and I answered one, politely, with a lie on a postcard. There have been ten more since. That's all. I mend tiles, I know how it is done: one begins at a corner.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I'm the tenant of the third floor, since February: tile restorer, runaway bride, and for ten weeks somebody's correspondent under false colours. The letters were not to me. Then one was. -> DONE
=== w_duarte
#topic: want duarte, duarte want
"I'd have said, to see where she lived," says Duarte. "I practised that. What I want is for whoever wrote to me about the light to turn out to exist." -> DONE
=== w_amelia
#topic: want amélia, amélia want, dona amélia want
"To be asked," says Dona Amélia, "before I'm a thing that people remember having meant to ask." -> DONE
=== w_rui
#topic: want rui, rui want
"To not be handled," says Rui. "I'm thirty-six. I've had a lot of soup brought round." There is the noise of a pen being capped. "And for you to be all right; I'd ticked that already." -> DONE
=== w_beatriz
#topic: want beatriz, beatriz want
"The truth and a new compressor," says Beatriz. "I'd settle for the truth, it's cheaper. Verdict: it isn't." -> DONE

// Reactions.
=== meanwhile
#meanwhile
{!A tram goes down the hill without brakes, or so it sounds, and all the cups in the street hold their breath. I look at the time. It has got away from me again.|Something drops through the letter flap, down in the hall. It is only the gas. My heart doesn't believe it for a good half minute.|A woman sings across the way, the song that is always on, and stops where the second verse should come, and I catch myself with the pen hand in the air.|The light has moved from the wall to the envelope. It lies there like a finger.} -> DONE
=== r_act
#react: act
{outdoors:{!I do it, with all Lisbon looking. The 28 goes by, and somebody in it writes something down upon his knee.|The wind takes a part in it, and when I have finished I've salt on my lips.|It's easily done, and gets me as far as a bench, where a paper lies open at the shipping.|I'm able to do that, so I do it. The bells make a start on the hour, and think better of it halfway.|That's got over. A gull above me has watched the whole and counted, I should say, to seven.}|{!I do it, and it's done. Behind me a leaf comes off the lemon tree, as it does when I look away.|That uses up four minutes. I'd hoped for ten. But while I was about it a thing has been pushed under my door: a plate, empty, clean, with a crumb of sugar left on it by way of a hint.|Below, the ninth step creaks, waits to see what I am up to, and goes on. In the quiet after it I hear someone clear her throat to sing.|It's a small thing and goes well, I'm good at small things. The telephone has watched me from beginning to end, like a cat which knows what time it is.|I get through it without once looking at the shoebox. Then I look at the shoebox.|I do that as she might have. There turns out to be a groove for it: a worn place in the boards just where one stands, and another, an arm's length away, where nobody did.|It's the first thing today that I have begun and finished. From the street comes the postman's whistle, going away, the tune that means he has kept nothing back.|It makes me feel better and then, a moment later, it's still Thursday's letter and it still has the question at the end.}} -> DONE
=== r_say
#react: say
{outdoors:{!I say it to Lisbon at large, which has heard it sung.|A pigeon walks away from it, and comes back with a second one to hear the rest.|I say it low, and the whole hill, I could swear, leans in to get the end.}|{!I try it aloud. In an empty room it sounds translated; but the second time it's nearer, and by the third I could have put my name to it.|The lemon tree hears me out. It lets go of a leaf at the word that mattered.|Said to the wall, which is Dona Amélia's ceiling, it will be known on the second floor by supper.|It's out. It stands about in the kitchen, like a person who's come with a message and been given a chair.|I say it to the telephone, without lifting the thing. It gives one small ting.}} -> DONE
=== r_ask
#react: ask
{outdoors:{!I put it to the view. It is asked a good deal, and is used to it.|Nobody says. At the kiosk a man is telling another that it all depends upon whether she comes.|I ask that of the river, since he'd be coming over it.}|{!I should like to know that too. There is one person who could have told me, and she has left a lamp, a tree and a neighbour.|It is a fair question, and I write it on the bread bag, under the others.|Somebody in this building knows. Somebody always does; one has only to bring a plate.|I ask it in the tone he asks things in, at the end of the page, and I find that in that tone one wishes to be answered.|It'll be in the shoebox, if it's anywhere, in one of the ten, under a ruled line.}} -> DONE
=== r_duarte_act
#react: duarte act
{line:{!"What was that?" says Duarte. "It sounded like somebody putting a thing down."|He can hear that I am not standing still. He has begun to walk about as well; there are boots on wood.}|{!Duarte gets out of the way, into the way, and at last finds a wall to be beside.|"Shall I hold something?" says Duarte. He holds my elbow, reads his own hand, and holds the bag.|He watches as he must watch the water, for what comes up after.|Duarte counts something, one to seven, and is calmer.|"You wrote that you did that," says Duarte, delighted. "In April. I'd imagined it faster."|He lets me finish, and then looks over my shoulder, up, at whoever else might be coming; and there isn't anybody.}} -> DONE
=== r_duarte_say
#react: duarte say
{line:{!"Yes," says Duarte, and waits, and I can hear him being careful not to breathe on it.|"I'm sorry, the engine," he says. "Say it again. I have put my other ear away."}|{!"I'd answer that so well by Thursday," says Duarte.|He nods. He has a good nod; it never got into the letters.|"Say that again at the same speed," says Duarte, "I want to hear where you'd have stopped pressing."|"Yes," he says, and then, honest to a fault, "I mean, I heard it. I don't know yet if yes."}} -> DONE
=== r_duarte_ask
#react: duarte ask
{line:{!"I'd have to see your face for that," says Duarte. "I never have. It's an odd thing to need."|He takes so long over it that a gull answers first.}|{!"If I had a pen," says Duarte. He actually feels his pockets, and finds one, and writes it on his cuff. "By Thursday," he says.|"I don't know. I'd tell you. It's the only thing I'm any use at."|"Ask me about anything with a tail," he says, "and then, when I'm going well, ask me that again."|He begins three answers, and crosses out each with a small sideways movement of the hand.|"May I ask mine first?" says Duarte. "It's shorter. I've had it longer."|"She used to ask me that," he says, "and I'd be right about it. I shouldn't like to be right just now."}} -> DONE
=== r_duarte_leave
#react: duarte leave
{line:"Wait," says Duarte. "You rang me. Nobody rings here to say nothing, it costs too much."|{!"You do that," he says, "on the page, too. There's a gap, and then a new subject."|"I'll be where I said," says Duarte. "I usually am. It's my whole fault."|He lets me get as far as three steps. "You haven't put the date," he calls.}} -> DONE
=== r_amelia_act
#react: amélia act
{!"*Busy are the hands of the guilty*," sings Amélia, and moves the plate so that I won't break it.|She watches over the hoops of her earrings. "Wrong," she says. "But go on, finish."|"In slippers I could do that faster," says Dona Amélia, "and I would not be doing it."|Amélia hums the next verse, the one where everybody drowns.|"She did so too," says Amélia, "when she had a letter in her apron and wanted to be made to show it." She has looked straight at my pocket.|She lets me, and puts the second chair a hand's breadth nearer to the first. From the window one sees the whole street, up to the stop.} -> DONE
=== r_amelia_say
#react: amélia say
{!"*Words are swallows, they come back in a year.* Speak up, mouse."|"Pretty," says Dona Amélia. "Did you say it to him, or only to the furniture?"|She pulls her shawl about her. "I have heard that sung in a better key by a worse woman."|"Mm," says Amélia, in three notes, the last one flat.|"That's a first verse," says Dona Amélia. "I'll keep the plate till you get to where somebody dies."|"Good," says Amélia. "You said that to me as if I could do something about it. Now tell me the one that you can."} -> DONE
=== r_amelia_ask
#react: amélia ask
{!"*Who asks at the door stays in the rain.* Come in to it. Ask with your mouth full, as people do."|"You want to know that for nothing?" She looks at my hands. "Very well, half. She loved him, she was tired, and she'd a good pen. The other half's for cake."|"Seven months she asked me the same," says Amélia. "I told her to open a window. I tell you the same, you're pale as a fish."|"Ask nicely," says Dona Amélia. "No. That was polite. I said nicely."|She has turned to the other chair, as if the person in it might prefer to take this one. "She says you know," Amélia tells me. "So do I."|"It's under your nose, and it drops its leaves," says Dona Amélia. "I've watched you water it for three months and never look."} -> DONE
=== r_rui_act
#react: rui act
{!"I can hear that you're doing something," says Rui. "It's fine. I'll floss."|"Is that the oven door?" he says. "You never could telephone and be still."|Rui waits it out, with one of his small professional noises.|"Good, do that," says Rui. "People tell one more with something in their hands. I give them a little mirror."|Whatever it sounds like in Porto, he lets it finish. "You used to do that before you said a thing," says Rui. "I never got the thing."|"Take your time," he says. I can hear him look at the clock, and turn it to the wall.} -> DONE
=== r_rui_say
#react: rui say
{!"Noted," says Rui, and I hear, faintly, that it is: keys.|"That's either very kind or it's about the deposit."|"Thank you. I'd like to object to it, but my mouth's numb; I tried the new gel on myself."|He gives it a moment. "I prefer that to the note," says Rui.|"Go on," says Rui. "You've stopped where you stop."|"I shall think about that on the bicycle," he says. "It's where I've thought about the rest of it. There's a hill."} -> DONE
=== r_rui_ask
#react: rui ask
{!"I've a column for that," he says. "I had put 'her aunt', then 'me', then 'the quail'. I'd be glad of a better."|"Honestly? I think you were already out of the door when I asked, and too polite to say so," says Rui. "But I only know molars."|"You might ask the person it's about," says Rui. "You've a trick of asking the next one along."|"Ask the tall one. I'm joking. I don't even know there is a tall one," says Rui. "Is there?"|He blows out his cheeks; I know what that looks like. "I'd need to see your face, for that. I only ever got it right when I could see your face."|"I'd tell you in a room," says Rui. "Do you go in rooms, these days?"} -> DONE
=== r_beatriz_act
#react: beatriz act
{!"No," says Beatriz, without looking up. Then she looks up. "Oh, all right."|"Verdict: fidgeting."|She hands me a brush, so that I shall at least be fidgeting in cobalt.|"I'd have done that in March," says Beatriz.} -> DONE
=== r_beatriz_say
#react: beatriz say
{!"Half true," says Beatriz. "The half with you in it is missing."|"Good! Louder, and to him."|"That's a subordinate clause. Where's the rest of it?"|"I'm going to repeat that to everyone," says Beatriz. "I'm sorry. I can feel it."} -> DONE
=== r_beatriz_ask
#react: beatriz ask
{!"Guilty," says Beatriz. "Next question. No, wait, you haven't pleaded."|"You've got that glazed and boxed already," says Beatriz, "I can tell by how you're holding it. Say it, and I'll tell you if it's cracked."|"Why d'you ask me? I've been married twice and I liked both of them. I'd tell him on the first day with my hat on."|She points with the wet end. "Ask it of the person it's about. He lands on Saturday."|"Verdict: because nobody ever made you stay in for it," says Beatriz.} -> DONE

// What readers do in any scene
=== d_listen
#topic: listen, hear, follow the sound
{here == "stairs":The telephone, through my open door. Under it the building at supper: a radio, a lid, sixteen stairs cooling. One floor down a chair has been moved nearer to somebody's own door, with care, as one moves it who'd like to follow.|{here == "pine":Two guitars that disagree, ice in a bucket, English being laughed in. It's a moment before I have what's missing. In all that crowd there's one person who isn't making any noise, and I can hear exactly where.|{here == "end":The tram turning its pole; a tap. From somewhere between the marble houses a man's voice, level, as one reads aloud to a person who's lying down.|{here == "flat" or here == "balcony" or here == "door":A pipe, a pigeon on the tiles. Through the floor comes Dona Amélia, trying a line over and over. It's the one about who comes late. She gets to the end of it, and there she listens too.}}}} -> DONE
=== d_read
#topic: read the letter, read it again, look at the letter, reread, the envelope, read
{burnt:I have no need of the paper. It comes up when I shut my eyes, with the commas, and the scorch has done it no harm: the hour, the pine, something green. What I read now is the place before the question, where the pen had rested long enough to make a hole.|It's four sides. In the middle of the third he has written "Saturday" and gone back to make the S better. He tells me about a gannet, the winch, and what he'll be wearing. Then comes the ruler, half a line of it, right across; and below, in a hand with no sea in it, the question.} -> DONE
=== d_sit
#topic: sit, sit down, kneel, lean
{here == "stairs":I'm sitting already, it turns out, on the ninth. It has had time to get warm. At this height you see the names that the children of the house have scratched on the skirting, and one in a grown hand, leaning forward as if into wind: "I.F., waiting for the post." It's not dated.|{here == "flat":I take the chair without arms. I always do; I couldn't tell you who I'm keeping the other for. From there one has the telephone, the balcony and the lamp all in a row, like the three people on a jury.|I sit where there is to sit. It's what he'd do in a letter, at about the second page, and then there'd be a whale. I look about for something of the kind, and what I find is my own hands, with ink on them.}} -> DONE
=== d_eat
#topic: eat, bread, loaf, hungry, breakfast, supper, cook
{not outdoors:I tear the end off the loaf and eat it over the sink, or what would be the sink if I were somewhere else. It's still hot in the middle. The baker said today what he always says, "And the lady?", and I said what I always say, "Well, thank you". I've told it to the baker too, then. I had forgotten him.} -> DONE
=== d_wax
#topic: wax, seal, red wax, stamp, postmark
It is ship's wax, for corks, and takes a thumb instead of a seal: his, with a scar across it like a river on a map. I've ten of them. Laid side by side the first ones are pressed in the middle, neatly. This one has been pressed twice. He had sealed it, and opened it, and thought again. -> DONE
=== d_run
#topic: run, run upstairs, go upstairs, upstairs, up the stairs
{here == "stairs":I go up two at a time as far as the landing. It goes on ringing. My door is as I left it, wide open, and from out here one sees the table, the lamp, the tree on the balcony dropping something. It's the view that anyone would have who came up to ask if she was in.} -> DONE
=== d_knock
#topic: knock, ring the bell, neighbours, neighbors, neighbour
{here == "stairs" or here == "door":I knock on the nearest. "It's open," says a man in a vest, "and it's the third floor's telephone, and it's for you." He's got soup on a spoon. "Is it the whale?" He holds up his other hand to show that I needn't say. "My wife thinks you should meet him. I think that you should tell him first."} -> DONE
=== d_cry
#topic: cry, weep, sob, scream, shout, yell, laugh
{here == "stairs" or here == "door":I let some of it go, into the bread. It's not loud, but the stairs here have been built to carry it. A door opens one floor down, by the width of a shawl. Nobody comes out. After a while a saucer is pushed on to the landing with a clean handkerchief, and two sugars for later.} -> DONE
=== d_pocket
#topic: hide, pocket, put the letter, hide the letter, hide it
{not outdoors:It goes inside my jacket, and there's something there to meet it: the copy of my postcard, the first, that I made before I posted the other. "She has moved." A tram, a stamp, eleven words in all. They lie face to face against my ribs. If either were a person I'd leave the room.} -> DONE
=== d_outside
#topic: go outside, outside, street, walk, go for a walk, go out, leave the building, look outside, run outside, way out
{not outdoors:I get as far as the street door and a bit beyond. It's drying; something that I was sad about has fallen here in the meantime. Nailed to the lime tree there's a paper with a whale on it, a boat trip, with a picture of the tail. I stand and look at it until the 28 rings at me.} -> DONE
=== d_wait
#topic: wait, do nothing, stand still, stay quiet, stay silent, keep quiet, be quiet
I wait. In the quiet I find that I'm working out when he'd have to be at the airfield on Saturday, and what he'll have in his bag, and how long it is from the tram stop to the pine at the pace of a man who counts. It's four minutes. I've walked it. -> DONE
=== d_truth
#topic: tell him she died, tell the truth, she died, she is dead, she's dead, say it aloud, practise saying
{told:I've said it; I only say it now to see if it has changed. It's the same length. It's got warmer, that's all, from being handed round.|I say it to the nearest thing, and it's a letterbox. "She died." That's two words and the flap doesn't so much as rattle. It was all there, it only took breath. I say it over with his name in front, and at the name my voice goes up like a blind.} -> DONE
=== d_coffee
#topic: coffee, tea, drink, wine, make coffee, water
{here == "flat":I put on the small pot. She left it, and it's for two; in nine years, to judge from the inside, it was never once filled over the half. Tonight I fill it. There's a cup for me, and I stand there with the rest of it, like a person holding someone else's coat.} -> DONE
=== d_window
#topic: window, look out, look outside, balcony, view, onto the balcony
{(here == "flat" or here == "balcony") and not jar:Rooftops, somebody's sheets, a stroke of river. On the balcony there's one chair, and a tree in a pot much too small. It's got its face to the room, though, and not the sun. I turn the pot. In a crack of it there's something that isn't root or stone, and takes the light.} -> DONE
=== d_bed
#topic: bed, lie down, sleep, nap, close my eyes
{here == "flat":I lie on the right, since the left was hers, and has the dent. On the ceiling there's a hook that nobody has been able to explain to me. From here, one sees what it is for. It's just above where a person's eyes come, who couldn't get up: there's a loop of thread on it yet, red, such as one might hang a letter by.|I've her bed, up there, and take the right side of it. Nobody has asked me to leave the other free.} -> DONE
=== d_sing
#topic: sing, hum, whistle, fado
{not outdoors:I've no voice, but I have the one that everybody here has, from the wall. I do the first line. The next is sung for me out of the floor, an octave down and with gravel in it; and then a stick knocks twice on Dona Amélia's ceiling. It doesn't mean stop. It means come down, and bring something.} -> DONE
=== d_number
#topic: this number, get this number, got this number, your number, her number
{present ? rui:"From your aunt. It was that or the police," says Rui. "She gave me the number and said I wasn't to use it. It's in the book under a lady called Furtado, did you know? I asked for her first. Somebody ought to be told, I thought." He lets that lie, as he does with an X-ray.|It's still hers. I've been rung up on it by two libraries and a man about a sewing machine, and I say each time that she isn't in.} -> DONE
=== d_hang
#topic: hang up, put down the phone, put the phone down, receiver
{present ? rui:I hold it away from my ear, over the cradle. "You're holding it away from your ear," says the small voice in it. "You did that with my mother. I can wait. I've got until the nine-year-old." So I put it back. There's something he hasn't said yet, and he's a man who does things in order.} -> DONE
=== d_coat
#topic: my coat, put on my coat, the coat, jacket
{here == "flat":It's on the hook behind the door, on top of the other one, which isn't mine. Hers is grey and thin at the cuffs. I've never moved it. When I lift mine there is a breath of lemon peel, and in the near pocket, where I hadn't looked, a tram ticket to Prazeres. It's a single.|I've mine on. Hers is on the hook yet, on the back of the door. I've never moved it, it would've been like an answer.} -> DONE
=== d_clean
#topic: clean, dust, tidy, sweep, wash, her things
{here == "flat":I dust. One begins at a corner, it's the same with flats as with faces. The shelf, the forty-one books, the lamp; and round the foot of the lamp a ring, where each week I've stopped short of lifting it. I lift it. There's his first letter to her, folded to the size of a coin, to keep the thing from rocking.} -> DONE
=== d_box
#topic: shoebox, shoe box, box of letters
{here == "flat":I take off the lid and there they are, on end, like a small audience. I don't read; I only run a thumb across the tops. They get thicker as they go along. It is easy to see from above what can't be seen one Thursday at a time: the place where there begin to be two sheets, and then three. It's in March.|They're in a shoebox at home, tied with the ribbon off the bread. I know them by their thickness. It's the thick ones that are to me.} -> DONE
=== d_pray
#topic: pray, prayer, god, cross myself, saint
{not outdoors:There's a Saint Anthony on the landing, for lost things, in a tin case. Somebody has put a fresh lemon leaf in front of it, and a coin. I add a coin. "Thursday," I say, since one should be brief; and I could swear that his face is that of a man who's read my post.} -> DONE
=== d_lamp
#topic: light the lamp, lamp, turn on the light, light, candle
{here == "flat":I put on her lamp. It throws a circle just the size of one sheet of paper. In that light the table has marks I hadn't known of, hundreds, very fine, in lines that lean forward: what she'd pressed through. They'll be her manuals. I lay my cheek to the wood. All I can make out is "dear".|Hers is upstairs, on the table; I dust round it. I've never once put it on without feeling that I ought to have knocked.} -> DONE
=== d_drawer
#topic: drawer, drawers, cupboard, search, rummage, look for clues
{here == "flat":In the top drawer is the good paper, hers, blue-white, such as one buys to write one letter on. In the lower there are string, a label for jam, and a fistful of stamps for the islands, torn off by the strip. There are five hundred. Not one of them has been licked.|In her drawer there's some good paper that she kept and I've begun on. I'm three sheets down. Every one of them starts with the weather.} -> DONE
=== d_chair
#topic: chair, the empty chair, two chairs, armchair
{here == "down":It has a cushion, and on the cushion a pair of glasses, folded. "Go on, it won't bite," says Amélia. "She sat there and I read. He'd a good voice, in my mouth." The window's on the street. From that chair you'd see anyone who came up it with a bag, three minutes before they rang.|{here == "flat":The one with arms is for visitors. I haven't had any. There are four dents in the floor where it stood before I moved it, facing the other way, with its back to the door; she can't have been expecting anybody.}} -> DONE
=== d_like
#topic: what was inês like, what was ines like, inês like, tell me about inês, was inês happy
{present ? amélia:"Thin," says Amélia, "and funny, and she'd an answer ready before you rang. *She kept the door and lost the key.* She'd bring me up his jokes on a Thursday, hot, in both hands. What she did with the rest of the page she didn't say. You're more like her than you've any business to be."|I've nine years of her to go by: a short table leg, a hook, a hand that leans. Somebody downstairs had her laugh through the floor. One would have to bring cake.} -> DONE
=== d_hug
#topic: hug, embrace, kiss, touch, take her hand, hold her hand
{present ? amélia:She's all shawl, and there's hardly anybody in it. She lets me, for as long as a verse. "That's what she died holding," says Dona Amélia, of her own hand, and takes it back to see to the cake. "It's not been held much since. Eat. And then ask me."|{present ? duarte:I put out my arms at the moment when he has put out a hand to be shaken. We do both. He smells of engine and of salt; there's a pencil in his breast pocket, and against my ear it is going like a winch.|I put a hand on what there is, which is a banister. It's been worn by everybody who lived here and was in two minds, and one more makes no difference to it. It's warm.}} -> DONE
=== d_hit
#topic: hit, kick, throw, smash, break, slam, punch, tear
{here == "stairs" or here == "door":I kick the only thing I can afford to, which is the bottom stair. It gives a creak that it's never had. All the way up, like a scale being played, the others answer it, till it gets to the ninth; and somebody on the second floor says, to nobody, "There. Now she's angry. That's better."} -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, nod, grin, wave
{here == "stairs":I try my face out on the brass of the letterbox, which makes one all nose. It's smiling. I hadn't asked it. It's a Thursday smile, I've been seen with it on the 28; I shall have to get it off before there's anyone on the landing.} -> DONE
=== d_sorry
#topic: apologize, apologise, sorry, thank
"I'm sorry," I say, to the wax, to see what it's like. It takes no time at all. I have spent ten letters walking round it, at his expense in stamps. It ought to be said to somebody with a chair to sit down on. -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully, hold it up
{not burnt and not outdoors:I do what I do with a tile: I put it to the light aslant. The crossing-out has a ridge on either side, from the ruler. In the middle of it, where he'd gone over it the second time, the nib has caught one letter and dragged that out like a thread. It's an h.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down
{not outdoors:I breathe in to the count he gives for whales, which is a long one. Bread, stairs, somebody's soup. They come up, he says, blow, and then there's an oily quiet place on the water, for minutes, where they were. I look at my feet. I'm in it.} -> DONE
=== d_back
#topic: step back, back away, retreat, close the door, shut the door
{here == "stairs":I take a step back, it's the step I'm best at. The heel finds the next stair as if it had been shown. From up here I see my own name lying there in his hand, quite small, and how it looks when one's leaving.} -> DONE
=== d_notes
#topic: take notes, notes, pencil, make a list
I've a pencil behind one ear, from work. On the bread bag I put: Saturday. Six. Pine. Green. Underneath I draw a line, with the edge of the envelope; then I see that it's what he does. I write what I'd ruled out under it, very small, and eat that end of the bag. -> DONE
=== d_floor
#topic: floor, look down, look up, ceiling, steps
{here == "stairs" or here == "flat" or here == "door":Blue and white, worn in the middle to the clay. I know how they were fired and by whom. One of them's in upside down; she told him so, in a letter he quotes, and he has asked me twice whether anybody's turned it. I've said no. I had not looked.} -> DONE
=== d_smell
#topic: smell, sniff, scent
{here == "stairs":It smells of hot wax, engine, and the inside of a pocket. I know the pocket. I've never seen it and could tell you that it's on the left, it has got a biscuit in it, and that he'd the letter in there with the biscuit for two days before he posted it.} -> DONE
=== d_photo
#topic: photo, take a photo, picture, camera
I've none of him, nor he of me. There is the one of her, on the shelf, on the balcony, with her eyes shut from laughing. Whoever took that was standing just where I keep the ironing. He's left a thumb in the corner. It has a scar across. -> DONE
=== d_weapon
#topic: weapon, knife, scissors
{here == "stairs":I've a loaf. It's a good hard crust, and there isn't anyone on these stairs to use it on but the tenant of the third floor. She's got it coming. She'd say, I'm sure, that she had been about to write.} -> DONE
=== d_family
#topic: my family, family, my aunt, aunt, my mother
My aunt has the whole story, in her version, with a violin. She rings on Sundays. "And the new flat?" she says; and I tell her about the light, the tree, and leave out a line there as well. It's getting to be a hand of mine, like my sevens. -> DONE

=== lost_words
#unclear
{&I have written that down, and even so I cannot read it.|It would not go on a postcard. Again, please.|The 28 went by just then. What was it?} -> DONE

=== meet_1
#react: duarte meet
"{name}," says Duarte. He tries it twice more, a little quieter. "I had been writing the wrong one so nicely." -> DONE

=== meet_2
#react: amélia meet
"{name}, {name}, I have it, I'm old, not deaf," says Dona Amélia. -> DONE

=== hook_1
#topic: is she well, is inês well, is ines well, was she ill
That is the one thing he asks, and there is an honest answer of three words. I have had it ready since February. It has never once fitted on a postcard. -> DONE

=== hook_2
#topic: who is she, her name, not hers
Inês, who had this flat before me. Her name is still under mine on the bell, where I ought to have scraped it off. -> DONE

=== hook_3
#topic: on the telephone, who is calling, telephone, who rings
Only three people have my number. One is a dentist, one sells me cobalt on credit, and one lives downstairs and does not hold with telephones. -> DONE

=== hook_4
#topic: my name, why my name, name on it, addressed to me
It's in his hand, in ink, and spelled as my mother spells it. He must have had it from somebody. He has not had it from me. -> DONE

// Plain questions.
=== p_left_out
#topic: leave out, left out, leaving out, not told him, never told him, have i hidden, am i hiding, what he does not know
That she died. I wrote that she had moved. It was one verb on a postcard, and I have been furnishing it ever since. -> DONE
=== p_answered
#topic: why did i answer, why did i write, write back, answered one, answer his letters, answer a letter
To make them stop. I wrote that she had moved, and that I was sorry. He thanked me, and asked what the rain was like on the tiles here, and it would have been rude to keep it from him. -> DONE
=== p_long
#topic: how long have i, long have i been, have i lived, lived here, since when
Since February. I count it in Thursdays, and it's eleven. -> DONE
=== p_letter_says
#topic: letter say, letter about, in the letter, does he ask, he asks, does he write, does it say, read it aloud, did he write, he write, he wrote, he written
That he lands on Saturday. That he'll be at the Miradouro da Graça at six, by the pine, in something green. And after that, by itself on a line: before I come, is she well? -> DONE
=== p_left_rui
#topic: why did i leave, did i leave him, leave rui, left rui, why i left, why did i run, call off the wedding, cancel the wedding
An aunt has asked me that, a priest, and a caterer. I had an answer for the caterer. What I could say to the others was only that he is kind, the band was booked, and I stood in the dress and looked for the door. -> DONE
=== p_arrives
#topic: when does he arrive, he arrive, he arrives, he come, does he land, when is he coming, when does duarte
{early or miradouro:He has landed. It's a fact with a suitcase.|On Saturday, by the plane from the islands; and at six he'll be by the pine.} -> DONE
=== p_how_many
#topic: how many letters, many letters, number of letters
Eleven since I came, one a Thursday. The ones before that went to her, for eleven years, and where she kept them is another thing I haven't asked. -> DONE
=== p_job
#topic: my job, my work, my profession, supposed to do, do for a living
I put old tile panels together again, in a cellar in Alfama, with Beatriz, who has opinions. It's slow, and a tile never asks one anything. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, lives here, live here, other tenants, live alone, am i alone, how many people, live with, who do i live with
Dona Amélia on the second floor, the café at the bottom, and I at the top. I live by myself. That was to be the point of it. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
My keys, a pencil, his letter or the place where it was. On Thursday there was a loaf as well. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, is he dangerous
Nobody will be hurt so that it shows. A man is on his way here to be told something, and it's I who have to tell him. -> DONE
=== p_if
#topic: consequences
With a wall one knows when the plaster is off. I only know that what has been said to a person can't be put back, and neither can what has been burnt. -> DONE
=== p_far
#topic: how far, far away, far is it
Everything is twenty minutes from here, up or down. He's a thousand miles off, on an island, until Saturday. -> DONE
=== p_trust
#topic: trust, whom can i trust, is he lying, telling the truth, who is lying, is he honest
He is honest to a fault; he crosses out what isn't so, with a ruler. If anybody in this correspondence is not to be trusted, it's the one with the tiles. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
From Porto, by the slow train, with one suitcase and a box for shoes. Three weeks later I ought to have been married. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, am i looking for, should i tell him, want to do, what do i want
I want it to be told, and not to have told it. On paper I have got as far as "Dear". -> DONE
=== p_look
#topic: does he look, he look like, look like, recognise him, recognize him, what is he like
He says tall, sunburnt, badly ironed; and something green, so that there can be no mistake. I've never had a photograph. I know his commas. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Thirty-one, and by my mother's reckoning nearly thirty. Blue to the elbows, unmarried by twenty-two days. I live by myself, with a tree. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Portuguese, all of us, on paper and off it. His is full of sea words; I look them up. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
{miradouro:None, it was used up at six.|Until Saturday at six. I've never had so exact a date for anything, apart from the wedding.} -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave
Down the stairs, past Dona Amélia's door, which is never quite shut. Or the late train to Porto; but I've done that one already, the other way. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides
On these stairs, Dona Amélia. In the cellar it's Beatriz, by volume. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? rui:-> t_rui}
-> t_duarte
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? amélia:-> t_amelia}
{present ? beatriz:-> t_beatriz}
-> t_ines
