# ask: name What do they call you at the Guild?
VAR name = ""
VAR record = ""
VAR lies = 0
VAR days = 0
VAR taught = false
VAR asked_oyu = false
VAR has_card = false
VAR knows_informer = false
VAR noticed = false
VAR trust = false
VAR map_out = false
VAR looked_up = false
VAR here = "court"
LIST people = shizuki, aken, oyu, kōzuke
VAR present = (shizuki, aken)
VAR alive = (shizuki, aken, oyu, kōzuke)
-> court

=== court
#beat
~ here = "court"
A drop leaves the eaves at last, and I have to open my mouth.
+ [Say gift #match: gift, bestow, present, generous #id: gift]
    ~ record = "gift"
    ~ lies = 1
    I say the word that one uses of names, and of what comes down from above. "Bestowed," the scribe writes, and looks at it twice. It is a large word to find in a surgeon's mouth. It looks like a crane in a hen-coop.
    -> adjourned
+ [Say sale #match: sale, sold, sell, price, bought #id: sale]
    ~ record = "sale"
    ~ lies = 1
    "He sold it," I say, because nobody is beheaded for a shopkeeper's fault; and before I have shut my mouth Shizuki smiles at me, and bows to the bench. "My pupil is exact," he says. "I bought it. I beat him down shamefully." So the whole of it is his.
    -> adjourned
+ [Mishear #match: mishear, card, wrong, game, mistake #id: mishear]
    ~ record = "card"
    ~ lies = 1
    A map is in their language a kaart; so is a thing that one plays with. "He gave him a card, my lord," I say. "From a pack. For a game." The scribe writes karuta. The surgeon, who knows that one word of ours, opens his eyes very wide.
    -> adjourned
+ [#meanwhile]
    The rain gets there before me. It comes down all at once, and "A word that takes so long," says the Magistrate, "is two words. Write that he gave it, and that the interpreter swallowed." The brush goes down.
    -> adjourned

=== adjourned
#beat
#recap: In the Magistrate's court I chose one word for the surgeon's confession.
~ here = "court"
The Magistrate has it read back. {record == "gift":In another man's voice it has become a ceremony: the foreigner bestowed, the interpreter received.|{record == "sale":In another man's voice it has become a trade, with a shelf behind it and a bell on the door.|In another man's voice it is nearly harmless: a fat man, a wet evening, a game of cards.}} He dislikes it. I see him dislike it at the knees, as one dislikes a cushion. "An inspector is on the road from Edo," he says. "He will be here when the Dutch ship is. The word will be kept until then. See that it does not spoil." That is to me. Shizuki is led by, in the good grey silk he was arrested in, and I have one breath of him, camphor and ink.
+ [Keep my eyes on the mat #match: mat, look down, eyes, bow, floor #id: mat]
    I look at the border of the mat, as my rank does. His foot stops beside it. Then the white sock moves on, having said in its own manner that the toe is darned.
    -> bridge
+ [Look up at Shizuki #match: look up, face, shizuki, raise, see #id: look_up]
    ~ looked_up = true
    I look up, which I may not. He is holding his mouth perfectly straight. It is how he looked when I was nine and called a herring, before the whole Guild, Your Excellency.
    -> bridge
+ [Ask leave to see the prisoner over a word #match: visit, prisoner, request, ask #id: leave]
    "For the exactness of the record," I say, "there is a shade in the verb." "There is a shade in you," says the Magistrate. But he grants it. A clerk will grant anything that might make the file longer.
    -> bridge

=== bridge
#beat
~ here = "bridge"
~ present = ()
It is the season of airing. All over Nagasaki people have their winter things out on poles against the moth, and now the rain has caught them, and women are running. On the bridge to Dejima the guards turn out my sleeves, and find a brush and half a rice cake. No one looks past me to the row of Guild houses on the shore, where my own winter coat is hanging under the eaves as wide as a kite. It hangs a little lower on the left side. Between its silk and its wadding is the coast of the north, as far as any Dutchman has drawn it. A coat that is shut in a chest in the airing season would be asked after. So I have hung my death in the street to dry.
+ [Take the coat in, as others do #match: coat, indoors, fetch #id: coat_in]
    I run with the women. It crackles as I fold it, once, like somebody turning over in bed.
    -> quarter
+ [Leave it hanging and walk by #match: hanging, walk by, ignore, on #id: coat_out]
    I walk by under an oil-paper umbrella, and wonder that a man's face should be allowed out without a pass.
    -> quarter
+ [Count the guards at the gate #match: count, guards, gate, watch, men #id: count_guards]
    Four, and a fifth asleep. The gate is twelve paces from the water. I have passed it each day for six years and it has only now become a number.
    -> quarter

=== quarter
~ here = "bridge"
{ days >= 3: -> inspector }
~ days = days + 1
~ present = ()
{The ship is looked for in three days. I have my pass, my umbrella, and a word to keep from spoiling.|The second day is hot, with a sky like the inside of a shell.|On the third day everyone looks at the sea while talking of something else.}
+ {not garden} [Go to the surgeon in his garden #match: surgeon, garden, aken, dutchman, moss #id: go_garden] -> garden
+ {not cell} [Go to Shizuki in the storehouse #match: shizuki, storehouse, teacher, cell, prison #id: go_cell] -> cell
+ {not laundry} [Go down to Oyu's tubs #match: oyu, laundry, tubs, washing, laundress #id: go_laundry] -> laundry
+ {not guild} [Read the letter-book at the Guild #match: guild, letter-book, read, archive, informer #id: go_guild] -> guild

=== garden
#beat
#recap: I spoke with the surgeon Van Aken in his garden, where one says things.
~ here = "garden"
~ present = (aken)
He is on his stomach in the wet, drawing moss. All one sees from the path is soles. "If it is not a bother," says Van Aken in the Japanese of a young wife, for he had it from a kind woman in Maruyama, "would one be so good as to sit?" Among leaves one may be direct. He wants to know which word I gave them for his; he had believed that the truth went in at one side of me and came out at the other, like water in a bamboo. His hands are very small for him, and clean. "I told it because I did it," he says. "With us one tells it, and then it's over."
+ [Tell him which word I used #match: which word, tell him, admit, own up, record #id: tell_aken]
    ~ lies = lies + 1
    I tell him. He lies there and thinks it over. "So now I must remember what I said," says the surgeon, "and I did not say it." It is as good an account of my profession as I have heard. Now two of us have to carry the word, and one of us drops things.
    -> quarter
+ [Teach him how one is sorry here #match: teach, sorry, apology, apologise, how #id: teach_aken]
    ~ taught = true
    We go through all eleven, bowing to the moss. The soldier's is too proud for him, and the merchant's too wet. The ninth he does at once and perfectly: it is what a wife says to the neighbours, on behalf of a husband who has come home singing. I ought to correct the gender. I do not.
    -> quarter
+ [Ask why he gave the map at all #match: why, reason, map, gave, shizuki #id: why_aken]
    "He asked so nicely," says Van Aken. Then, in Dutch: "He said, some day ships will come that are not ours, and you'd want your own doctor to know where it hurts." He goes back to his moss. He has got one leaf of it wrong, and rubs it out with bread.
    -> quarter

=== cell
#beat
#recap: Shizuki, in the Guild's storehouse, gave me a word as a present.
~ here = "cell"
~ present = (shizuki)
They have put him in the Guild's own storehouse, among sixty years of ledgers, with a guard who was his pupil also. He has arranged the ledgers as a screen and is sitting before them as though he had ordered the view. "You've come to ask if I'm comfortable," says Shizuki. "Don't; there's no verb for it. I have a present for you." It is a word, as always. The first was for a herring. "Gedogen. It's theirs; I've never found it a home. To know of a thing, and to forbid it, and to see it done under one's nose, and not to have seen." He gives it to me on both palms. "It isn't mercy. Mercy looks. Mind, it will want feeding."
+ [Ask him who informed #match: who, informed, informer, betrayed, guild #id: ask_informer]
    "A person of taste," says Shizuki. "I thought the letter rather well put." I had not known that there was a letter. He begins to talk about eels; and it comes to me half a day later that no one can have shown it to him.
    -> quarter
+ [Tell him I will unsay my word #match: unsay, take back, truth, withdraw, confess #id: unsay]
    "You will do nothing of the kind. It's in the record; it has a brush-stroke; it's older than you are." He leans to me. "A lie is like a pupil. You may regret it. You still must see that it's fed and that it contradicts nobody in public."
    -> quarter
+ [Ask what the charts are for #match: charts, what for, map, north, reason #id: ask_charts]
    "For my grandchildren's neighbours," he says. "There is a coast up there with no names on it, and people with guns do like a blank. I wished someone in Edo to be frightened in good time. It's very hard to frighten Edo. One isn't allowed to write."
    -> quarter

=== laundry
#beat
#recap: Oyu the laundress knows what is in my winter coat.
~ here = "tubs"
~ present = (oyu)
Oyu has the Dutchmen's shirts on the boil and four guards' eyes on her back, and is sewing while she stirs. She smuggles buttons. In six years nobody has asked why the Company's coats come to us with horn buttons on and go back tied with string. "You've a face like a wrung sock," she says. "Is it the coat?" I say what coat, in three degrees of courtesy. "The one I put the wadding in. You think a stranger sewed it? He stood there, your master, holding the candle crooked, and told me it was poems." She bites her thread. She has a gap in her teeth that fits it. "I can't read. I can feel a coastline, though. My father fished."
+ [Ask her to take the map out #match: take out, map, remove, unpick, lining #id: ask_oyu]
    ~ asked_oyu = true
    ~ lies = lies + 1
    "Then there's three of us has to tell it the same," says Oyu, "and I'm not telling it at all." She will come for the coat after dark. She names a price, in buttons, and halves it when she looks at me.
    -> quarter
+ {record == "card"} [Ask her for a playing card #match: card, playing, pack, karuta, forge #id: ask_card]
    ~ has_card = true
    ~ lies = lies + 1
    She cuts the soap and prints me a king of coins with his crown on crooked. "Rub him in the fish," says Oyu. "Things that's true have been near fish." So it was one word, and now it has a face.
    -> quarter
+ [Tell her to stay well out of it #match: stay, out, safe, warn, danger #id: warn_oyu]
    "I'm the washing," says Oyu. "There's nothing I'm out of." She wrings a sleeve by the neck. I have known governors with less in their voice.
    -> quarter
+ [Ask if she thinks the coat will be searched #match: search, guards, found, when #id: ask_search]
    "They'll go for the pretty houses first. Then yours." She spits out a button, and it is mother-of-pearl. "When they come, look stupid. Not that stupid. That's it."
    -> quarter

=== guild
#beat
#recap: At the Guild I read the letter of the informer.
~ here = "guild"
~ present = ()
The letter-book is open to every interpreter of the third rank, so that nobody reads it. I find the copy under the fourth month. Humbly, a person who loves the law informs the Magistrate that a chart has passed. The hand is as bad as a left hand can make it. The style limps on purpose, like a man with a stone put in his own sandal. But there is one word. The writer wishes to say that Shizuki has done it from no base motive, and reaches for an adjective, and there is none, and so he makes one: he turns a Dutch root to fit a Japanese ending, as a joiner does. I know of one shop where that work is done. I was apprenticed to it.
+ [Understand who wrote it #match: understand, who, shizuki, wrote, recognise #id: see_informer]
    ~ knows_informer = true
    He informed upon himself. One cannot send a chart to Edo. But a crime goes there by fast horse, with the evidence attached, and is read by everybody. I sit till the lamp goes out and laugh in eleven ways.
    -> quarter
+ [Tear out the copy #match: tear, rip, remove, steal, destroy #id: tear]
    ~ lies = lies + 1
    I take the leaf. Now there is a gap, and tomorrow I must tell the keeper of the book that it was mice, and he'll have to tell the master; even mice, in our Guild, must be passed from mouth to mouth.
    -> quarter
+ [Put the book back as it lay #match: put back, close, return, leave, shelf #id: put_back]
    I put it back. It is strange how heavy a thing is after one has read it. The rest of the day I find myself speaking with a slight limp.
    -> quarter

=== inspector
#beat
#recap: The inspector Kōzuke came from Edo and asked about the weather.
~ here = "veranda"
~ present = (kōzuke)
He arrives on foot, with one servant and a folded umbrella. The hemp he wears is what farmers are married in. The sword cost a village. He is called Kōzuke, and he drinks his tea on the Opperhoofd's veranda and asks, through me, whether it rains more at Nagasaki on the one side of the bridge or on the other. The Opperhoofd has had a bad night and smiles with all his teeth. He says to me in Dutch, smiling: "Tell the old crow it rains on the cleverest. Let them drown that one, and may we have our trade?" In the same instant the inspector sets down his cup. It makes the smallest of sounds. He has not heard my translation, since I have not begun it.
+ [Translate it truly, crow and all #match: truly, true, crow, exact, faithful #id: true_crow]
    ~ trust = true
    I give it him entire, in the flattest of voices: crow, drown, trade. The veranda goes white about the mouth. "Thank you," says Kōzuke. "I had been wondering whether the crows here would be any good."
    -> search
+ [Turn it into a courtesy #match: courtesy, polite, soften, turn it, smooth #id: soft_crow]
    ~ lies = lies + 1
    "He hopes that the rain will spare the wise," I say. It is not so far off. "How kind," says Kōzuke. He looks into his cup, as if the rest of the sentence might be there.
    -> search
+ [Watch his cup, and wait to speak #match: watch, cup, wait, notice, silent #id: watch_cup]
    ~ noticed = true
    I wait. One, two. In the silence he lifts the cup again, a shade too late, like an actor who has come on before the drum. He speaks Dutch. He has told nobody, and now he's told me, by way of a saucer.
    -> search

=== search
#beat
#recap: My coat was searched, and Oyu had changed the lining.
~ here = "street"
~ present = (kōzuke, oyu)
They come for the houses at the hour of the Horse, and mine is the ninth. My winter coat is held up before the inspector by both sleeves like a man being arrested. A guard says that it hangs low on the left. Kōzuke nods, and a knife goes in at the hem. Paper comes out. {asked_oyu:It is not the paper that went in.|It is not the paper that went in. {laundry:I did not ask her for that; I told her what coat, in three degrees of courtesy.|Oyu, who washes for the Dutch and once put the wadding into that coat, is in my yard with a tub, and I never asked her to be.}} It is sheet upon sheet of a child's writing exercise. It is mine, at nine years old: one verb, "to be sorry", eleven times to the page.
+ [Look stupid #match: stupid, blank, dull, dumb, face #id: look_stupid]
    {laundry:I look as Oyu would advise: stupid, but not that stupid.|I let my mouth hang as an interpreter's never does.} "It's warm, is old paper," says Oyu from the yard, to nobody, wringing. "Can't afford wadding, some." The guard is embarrassed for me and sews three stitches himself.
    -> walk
+ [Read the exercise aloud to him #match: read, aloud, exercise, recite, page #id: read_exercise]
    I read it out in order, from the soldier's to the servant's, with the mistakes. He hears it through. "The sixth is smudged," says Kōzuke. I was crying, I tell him, at the sixth. "Yes," he says. "That is how it is written in Edo too."
    -> walk
+ [Ask if the damp has reached Edo #match: damp, weather, edo, ask, rain #id: ask_damp]
    ~ trust = true
    I ask it very low. He turns his whole body round to me. "In the lower offices the paper rots," says the inspector. "One would give a good deal to meet something dry." It is the first answer that he has given to anybody in Nagasaki.
    -> walk

=== walk
#beat
#recap: In the Magistrate's garden the inspector walked with me.
~ here = "pond"
~ present = (kōzuke)
I am sent for in the evening to the Magistrate's garden, where there's a pond and a go board under a roof. His servant stands out of hearing. In a garden we may speak. Yet Kōzuke goes on about weather. He asks if anyone keeps a drawing of where storms come from. {record == "gift":"I read the record," he says. "Bestowed. One bestows downward. I should like to know how low a man lies who is bestowed on by a foreigner."|{record == "sale":"I read the record," he says. "A sale. I should like to know what he paid. It is odd that nobody asked the price."|"I read the record," he says. "A card. I should like to play that game, if someone would show me the pack."}} He sets a black stone down on the board. It is my turn.
+ {noticed or trust} [Answer him in Dutch #match: dutch, answer, language, reply, plainly #id: dutch]
    ~ trust = true
    I say in Dutch that the storm has been drawn, and by whom, and that it's dry. He shuts his eyes. For as long as it takes to fill a pipe he is a boy at somebody's knee in a house with a herring in it. "Goed," says the inspector from Edo. His accent is better than mine; it is Shizuki's.
    -> salute
+ [Feed the lie; explain my word #match: explain, lie, feed, word, record #id: feed]
    ~ lies = lies + 1
    {record == "gift":"It is their grammar, my lord. They bestow everything; they bestow cheese."|{record == "sale":"Two bolts of crape, my lord, and a bad poem." I must tell Shizuki that he paid it.|{has_card:I lay the king of coins on the go board. He smells of fish. Kōzuke examines both sides.|"The pack was lost, my lord, in the rain," I say, and lose it as I speak, card by card, into the sea.}}} "I see," says the inspector, who has just been told that I can do it.
    -> salute
+ [Say nothing, and play a stone #match: play, stone, silent, go, board #id: play_stone]
    I put a white stone where it protects nothing but the one beside it. We play forty moves. He wins by half a point, and thanks me, and looks sad, like somebody who has knocked at a house where he saw a light.
    -> salute
+ {knows_informer} [Tell him who wrote the letter #match: letter, informer, wrote, shizuki, left hand #id: tell_letter]
    ~ trust = true
    "The letter was written by the accused, my lord, with his left hand. He wanted you to come." Kōzuke lets a stone fall. "I have carried that letter from Edo in my sleeve," he says, "for its one adjective."
    -> salute

=== salute
#beat
#recap: The ship fired its salute; the gate stood open for a stick of incense.
~ here = "gate"
~ present = (oyu, aken)
The ship comes in on the morning tide and fires. Every pigeon in Nagasaki goes up; and it is the custom that the gate of Dejima stands open for the salute: the captain of the guard plants one stick of incense in a bowl of ash, and until it has burned down, whoever has business has business. Porters run. Somebody's pig runs. Oyu comes through the smoke with the Opperhoofd's sheets on her hip, and loads the whole pile on my arms, and in the pile something crackles. "Yours," she says. "Washed. I never ironed it." The surgeon stands by the gangway with his moss in a box. I have the north in my arms, and a finger's length of time.
+ [Go aboard with the map #match: aboard, ship, go, flee, sail #id: aboard]
    -> plank
+ [Put it in Van Aken's moss #match: moss, aken, surgeon, box, hide #id: moss]
    ~ map_out = true
    He lifts the moss as one lifts a sleeping child, and I lay the coast of the north beneath it. It came from the Dutch, and it goes back to them. "Dank u," he says; it ought to have been me.
    -> porch
+ [Run to Shizuki through the open gate #match: shizuki, run, gate, storehouse, free #id: run_shizuki]
    -> door
+ [Fold the sheets and stay #match: fold, stay, sheets, wait #id: fold]
    I fold sheets. It wants two people; Oyu takes the other end. We walk up to each other and apart, and up again, till the map is a square inside a square, and the ash falls over in the bowl.
    -> porch

=== plank
~ here = "gate"
~ present = (aken)
The plank is one foot wide, and slopes. There is a smell of tar and cheese; a sailor with no front teeth holds down a hand to me, and no one has turned round.
+ [Take the sailor's hand #match: hand, climb, sailor, up #id: take_hand] -> ending_incense
+ [Step down again #match: step down, step, return, stay #id: step_down]
    I have eleven ways to say that I am sorry, and all of them live on this side of the water. I step down. The surgeon has watched the whole of it and offers me, since he has nothing else, a biscuit.
    -> porch

=== door
#beat
~ here = "storehouse"
~ present = (shizuki)
The guard was his pupil and has gone to look at the ship with his back to us. Two streets away the porters shout and the pigeons come down by the hundred on the tiles. Shizuki is at the door of the storehouse already, as one comes to the door for a guest. {name != "":"{name}," he says, as one says a word that has come out well. }"How long?" "A thumb of incense." "Then I'll be short, for once," he says. "No."
+ [Beg him to run #match: beg, run, please, plead, escape #id: beg]
    "I'm fifty-three, and seasick in the bath. And then they would ask you." He shuts the door himself, from the inside. I can hear him looking for a way to bolt it.
    -> porch
+ {knows_informer} [Tell him I know he wrote the letter #match: letter, wrote, informer, left hand #id: tell_known]
    He is silent for as long as I have ever known him to be. "Was it the adjective?" says Shizuki. It was the adjective. "I couldn't resist it," he says, and he looks so proud of me that I have to turn my face to the ledgers.
    -> porch
+ [Ask him for one more word #match: word, present, gift, ask #id: one_word]
    "Schoon," he says at once. "With them it's clean, and it's also beautiful. They don't see the difference. Go and be it." And he gives me a push, with one finger, such as one gives to a paper boat.
    -> porch

=== porch
#beat
~ here = "eaves"
~ present = (aken, shizuki)
The gate is shut. At noon we are called up the hill, and made to wait under the same eaves; {map_out:the map is at sea, or in moss, and I am lighter by a coast|under my robe the map is folded to the size of a hand, against the skin}. {lies > 4:By my count five people now must say a thing that never happened, and one of them believes it.|{lies > 2:So many have had to be told that I count them upon my fingers, like a poem.|There are few of us in the lie, and it is draughty.}}
+ [Go over my word once more #match: word, over, rehearse, practise #id: rehearse]
    I say it under my breath until it is only a noise. Every word does that. I have often thought that a judge should have to.
    -> hearing
+ {not taught} [Show the surgeon how to bow, quickly #match: surgeon, bow, teach, sorry #id: late_lesson]
    ~ taught = true
    There is time for one of the eleven. I give him the ninth, because he has it half by nature: what a wife says to the neighbours for her husband. He moves his lips like a man saying grace.
    -> hearing
+ [Straighten Shizuki's sleeve #match: sleeve, straighten, shizuki, silk, collar #id: sleeve]
    It has a thread hanging. I bite it off. "There," says Shizuki, "now you've altered the evidence."
    -> hearing

=== hearing
#beat
#recap: At the second hearing everything hung again on my word.
~ here = "court"
~ present = (shizuki, aken, kōzuke)
It is the same room; the rain has been replaced by cicadas. The Magistrate sits a hand lower than he did, because Kōzuke is there. {taught:Van Aken is asked if he has anything to add. He goes down on his enormous knees and says, in the voice of a young wife at a back gate, that he is dreadfully ashamed about last night and will pay for the lantern. Then the Magistrate laughs. It is one laugh, like a plate breaking, and it has gone before the scribe can think how to write it.|Van Aken is asked if he has anything to add. He says in our language that he gave it, and in which spirit, and every word is the wrong sex and true.} "The interpreter," says the Magistrate, "will repeat for the inspector what was said."{name != "": My name is read out with it, {name}, in full, and sounds like somebody older.}
+ [Keep to the word in the record #match: record, same, repeat, word #id: keep]
    { record == "gift": -> ending_bestowed }
    { record == "sale": -> ending_price }
    -> ending_card
+ {trust} [Repeat it in Dutch, to the inspector #match: dutch, inspector, trust, language, kozuke #id: to_inspector] -> ending_gedogen
+ [Say what was truly said, and what I did #match: truth, truly, confess, admit, what i did #id: own_mouth] -> ending_mouth
+ [Let Shizuki interpret for me #match: shizuki, teacher, let him, interpret, hand over #id: let_shizuki]
    I put my forehead to the mat, and say that there's a verb here beyond my rank, and that only one person in Japan can render it. The Magistrate finds that droll. Shizuki rises in his grey silk like a man asked to sing.
    -> sings

=== sings
~ here = "court"
~ present = (shizuki, aken, kōzuke)
He gives them the surgeon's sentence in Dutch, with each meaning that it has; then the same in Japanese. It takes some time and is very beautiful, and at the end of it not a soul in the room could say what was done with the map, or by whom, or if there is such a place as the north.
+ [Swear that his rendering is exact #match: swear, exact, confirm, true, agree #id: swear]
    { record == "gift": -> ending_bestowed }
    { record == "sale": -> ending_price }
    -> ending_card
+ [Say that he has left out my own part #match: my part, left out, truth, confess, own #id: left_out] -> ending_mouth

=== ending_bestowed
#ending: Bestowed
It is held that what is bestowed cannot be refused without offence; that the offence is therefore the foreigner's; and that he didn't know the verb. The surgeon sails with the ship. Shizuki is bestowed, as the Magistrate puts it, upon a very small island with one pine. He writes each spring. The guards read the letters and find only words in them, singly, like pressed flowers. I am Great Interpreter at an age when I should still be carrying the umbrella, and for forty years, wherever that record is cited, I swear to it. It has a brush-stroke. It is older than I am. I've fed it every day.
-> END

=== ending_price
#ending: A Fair Price
He pleads to it before I have finished. He remembers the haggling; he does both voices. He has made a fair copy of the receipt. It is so well done that the scribe smiles as he writes, and at the end of it there's nothing left over for anybody else to be guilty of. The inspector asks him only if he was content with the bargain. "One always pays," says Shizuki, "a little more than one can." He will go to Edo to be sentenced, by slow stages, in autumn. That night his box comes to my house, and in it the dictionary, and a dried herring addressed to my Excellency.
-> END

=== ending_card
#ending: The King of Coins
So it was a game of cards. {has_card:The king of coins goes round the bench, and each of them smells him.|They ask to see the game, and I have to make up the rules of it, there on the mat, and the surgeon has to lose.} For gaming with a foreigner the fine is thirty strips of silver, and Shizuki is forbidden to enter Dejima until he has learned gravity. He comes on Thursdays to my garden instead. There we play it, with Oyu and the guard. The Guild takes it up; then Maruyama. It is a good game. In the second year I hear of a man at Osaka who is said to have been taught it as a child.
-> END

=== ending_gedogen
#ending: Gedogen
I say it in Dutch. I say that a chart was given, as one gives a child its name, and {map_out:that it lies under some moss|that I have it on me}. The Magistrate waits to be told. "The interpreter remarks," says Kōzuke, "that it will be fine to the north, for a time." It is set down. That evening he admires the surgeon's moss, and leaves with a wider sleeve. Shizuki is condemned to live in Edo, in a house with no door on the street, drawing coasts for someone who isn't there. I am left alone with the only home that word has ever found. I know of it; it is forbidden; I never saw a thing.
-> END

=== ending_incense
#ending: One Stick of Incense
They pull me up like a cask. From the rail I see the gate close, and Oyu standing there with her arms still out in the shape of the sheets. No one from my country may leave it, and so there is no word for what I am. At Batavia they call me the Japanner, and in Delft they ask me whether it is true about the fans. I live above a chart shop by the Oude Kerk. The coast of the north hangs in the window, and I have lettered it myself, in both. In the spring there's herring. I address the first of them by its title, and weep, and eat it with my fingers as I was taught.
-> END

=== ending_mouth
#ending: From My Own Mouth
"I said one word," I say, "and there were two." It takes only as long as that. I tell them which I chose, and what hung airing in the street before them, low upon the left. Shizuki is talking, exquisitely, in three registers, to prevent me; and for the first time in my life I interrupt him. Then it is so quiet that the scribe's brush is heard to arrive. The inspector asks how old I am, which is about the weather, too. I am not to interpret again, in any court, for ever. I've a school now, on the road to Isahaya. I teach the farmers' children eleven ways to be sorry, and then, when those are sure, the twelfth.
-> END

// Topics
=== t_shizuki
#topic: shizuki, toemon, tōemon, teacher, great interpreter
{Shizuki Tōemon, fifty-three, Great Interpreter, taught me Dutch with a herring and a dictionary that he was making as we went. He collects words that won't cross the bridge, and gives them as presents.|He is guilty, and I've seen him sorrier about a misprint. What frightens me is how well he would lie if he thought it would spare me.} -> DONE
=== t_aken
#topic: aken, van aken, surgeon, dutch doctor
{Van Aken takes off legs for the Company and draws moss for himself. He's the size of a door and is often walked into. He writes poems, of which I have been shown four.|No one has had the heart to tell him that he speaks like a bride. The guards' wives bring him rice cakes for the pleasure of being thanked.} -> DONE
=== t_oyu
#topic: oyu, laundress, washerwoman, buttons
{Oyu washes for the Dutch, and sews faster than a guard can count. She gives no one an honorific: the Magistrate is him on the hill. Her father fished.|She can cut a seal in soap in the time it takes to boil a shirt. She says soap is safest, since you can always wash with it afterwards.} -> DONE
=== t_kozuke
#topic: kōzuke, kozuke, inspector, edo
{An inspector is coming from Edo, where the sword and the paper are. He's called Kōzuke. They say of him only that he once asked a governor about the weather for a whole week and the governor resigned.|His servant lets fall that he travels with no books but one, and that he had it from a teacher, and that it smells.} -> DONE
=== t_magistrate
#topic: magistrate, court, bench, judge
{The Magistrate has two years in Nagasaki, and wishes for them to be blank. In his court nothing is said directly. One says that it may rain, and someone is banished.|They tell you that he has not laughed since his promotion. His mother, I have heard, was the drollest woman in Kii.} -> DONE
=== t_map
#topic: map, chart, charts, kaart, coast
{It shows the coast of the north, past Ezo, as the Dutch have it: a line, then dots, then nothing. To give such a thing to a foreigner, or take one from him, is death.|On the blank part somebody has drawn a very small whale. I like to believe it was the surgeon. It's the friendliest thing on it.} -> DONE
=== t_dejima
#topic: dejima, island, fan, bridge
{Dejima is a fan of made ground, a hundred and twenty paces by seventy-five, tied to Nagasaki by one bridge. On it live eleven Dutchmen, some goats, and the only news in Japan.|I've been across it each day for six years. If I put my ear to the planks I hear the same water on either side, and it speaks neither.} -> DONE
=== t_coat
#topic: coat, winter coat, lining, wadding
{It's a good coat, plum colour, with the wadding put in by Oyu. It has been heavier since the spring. In the airing season each coat in the city must hang where people can see it, and so it does.|When I was cold last winter I wore the north against my ribs to the New Year audience, and I was bowed to.} -> DONE
=== t_word
#topic: word, words, verb, translation, language, lie, lies, mistranslate
{He used two words for give. One belongs to shops. The other is for names, and blessings, and what a teacher does. I'm supposed to be the bamboo and not the water.|Once a word stands in the record it must be kept true, and for that, someone else has to be told. Every lie takes on staff.} -> DONE
=== t_guild
#topic: guild, interpreters, rank
{The Guild has a Great Interpreter, some lesser, apprentices, and me. We own sixty years of ledgers and an opinion on every vowel. It is hereditary, like gout.|Somebody in it wrote to the Magistrate about the map. Since then we bow to each other a little longer, so as to see the hands.} -> DONE
=== t_opperhoofd
#topic: opperhoofd, company, captain, dutch
{The Opperhoofd is the head of the Dutch here, and is changed every autumn like bedding. This one wants the matter small, and his copper. He smiles with all his teeth, since he's heard that we do not.|Company law is simple, Van Aken says: nothing may be lost. He says they don't mean people.} -> DONE
=== t_ship
#topic: ship, salute, incense, gate, august
{The ship comes in August, and must be gone by the tenth month. When she fires her salute the gate stands open for as long as one stick of incense burns.|It is a good long stick. The captain of the guard is fond of pigs and likes to see them run.} -> DONE
=== t_herring
#topic: herring, fish, dictionary
{He laid it on the table, and for a month I might not eat until I could say the whole of it, fin and gill and price. I dream in Dutch still when I'm hungry.|The dictionary is his own. He has got to the letter S and has been there three years, since they have a great many words for mud and he is just.} -> DONE
=== t_sorry
#topic: sorry, apology, eleven, apologise
{In our language there are eleven ways to say one is sorry. There's the soldier's, the merchant's; there is one for the gods and one for a trodden foot. The ninth belongs to wives.|The Dutch have the one. They use it for everything, and look one in the face.} -> DONE
=== t_maruyama
#topic: maruyama, pleasure quarter, chinese quarter, nagasaki
{Across the bridge are the Guild, the court on its hill, the Chinese quarter with its red gates, and Maruyama, where the lanterns are, and where a kind woman once taught a surgeon all the Japanese she had.|On a still night one can hear three languages quarrel over the price of eggs. I've a pass for all of it until the bell.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "court": In the Magistrate's court at Nagasaki, on my knees, between two men who have both finished speaking. The mat has a green border. I know it very well.
- "bridge": Between the island and the town. It is forty paces of bridge, and every word that the Dutch and my country have ever exchanged has gone over it in somebody's sleeve.
- "garden": The surgeon's garden on Dejima, a thing of nine stones and a great deal of moss. Among leaves one is allowed a plain sentence.
- "cell": The Guild's own storehouse, among sixty years of ledgers, where they've put Shizuki, since there is no one he could corrupt here but us.
- "tubs": By Oyu's tubs, in the steam, where four guards can see us and not one can hear.
- "guild": At the Guild, by the window, in front of the letter-book. I'm of the third rank; I have the right to read it, and have never been so uncomfortable with a right.
- "veranda": The Opperhoofd's veranda on Dejima, three steps behind an umbrella.
- "street": In the street before my own house, the ninth of the row, among neighbours who have come out in order not to look.
- "pond": The Magistrate's garden, by the pond. Carp come up to see who it is; they're said to be discreet.
- "gate": At the water gate of Dejima, standing open, in gunsmoke, while a stick of incense burns down.
- "storehouse": On the storehouse step, with its door ajar. The guard is fond of ships.
- "eaves": Under the eaves of the court, where those wait who are going to be asked.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, my watch, what month, month is it, season, time of year
{
- hearing: The noon of the second hearing. It is so hot that the scribe's ink dries in the air.
- salute: The morning of the ship, on the tide. There's one stick of incense in it.
- inspector: The day the inspector came, with the ship not in yet. We have been talking about the weather for most of it.
- bridge: One of the three days, in the airing season, that are left before the ship.
- else: The hour of the Snake, on the last wet morning before the airing. It wants only a word to be noon.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- laundry: My teacher was given a map. A man said so in court with a word that has two edges, and I turned it. The map itself is in my coat; I've that from the one who sewed it in.
- adjourned: A surgeon confessed that he had given my teacher a map of the north, and I had to choose with which word he'd said so. It is written down. It may be death for two men, or good manners.
- else: A foreigner has said that he gave away a map. He used two words for it. Everybody is waiting to hear which.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I am an interpreter of the third rank, born to it as others are to gout. I carry what is said across the court, and I'm supposed to leave nothing on it. It was Shizuki who taught me how. -> DONE
=== w_shizuki
#topic: want shizuki, shizuki want
"For you to be bored by all this in forty years," says Shizuki. "Perfectly bored; a house, a pupil, a herring on Thursdays. I've arranged for most of it." -> DONE
=== w_aken
#topic: want aken, aken want, van aken want
"That one should not be so dreadfully much trouble," says Van Aken in his young wife's Japanese; and then in Dutch, to his hands: "I want it to have been a present." -> DONE
=== w_oyu
#topic: want oyu, oyu want
"Dry weather and blind guards," says Oyu. "And a button off of that inspector. I like to see how a man's been put together." -> DONE
=== w_kozuke
#topic: want kōzuke, kōzuke want, inspector want, the inspector want
He considers the sky. "I have been wondering," says Kōzuke, "where one would find a person of whom one could simply ask if it rains." -> DONE

// Reactions
=== r_shizuki_act
#react: shizuki act
{!Shizuki watches as he used to watch me decline a noun, hoping against hope.|"Gracefully done," says Shizuki, "if that was what you were doing."|He moves his sleeve aside, so as not to be a witness.|"There's a word for that in Frisian," he remarks, "but the fishermen keep it to themselves."|He follows it to the end and there he nods, once, as at a sentence which has brought all its verbs home. It has given him time to look whose brush is up.|"In the accusative," murmurs Shizuki, "it would have been a crime." He seems the better for it. A drop falls off the eaves, and we both count to the next.|Shizuki lets me finish and then turns one hand over on his knee, palm up: it's the sign for, And now the other clause.} -> DONE
=== r_shizuki_say
#react: shizuki say
{!"Say it once more with the verb last," says Shizuki. "You see? It's hardly treason at all that way."|He tries my sentence over on his tongue and gives it back improved.|"True," says Shizuki, "and what a pity, it was so well put."|He bows, to the subordinate clause.|"I shall send that to Edo," says Shizuki, "by the next fast horse that carries me."|"You have got older since the adjective," he remarks. "It's becoming. Be careful whom you say it in front of, there is a person behind that screen with a brush."} -> DONE
=== r_shizuki_ask
#react: shizuki ask
{!"That's a garden question," says Shizuki. "Ask it where there are leaves, and ask the large man first. He will simply tell you."|"I could answer in either language, and you would be deceived in both. Look in the letter-book," he adds, as if it were about spelling.|"What a good question. I shall leave it to you in my will."|He lays one finger along his nose, which in Nagasaki means later, and in Holland, I'm told, fish.|"Because there's a coast with no names on it," says Shizuki, "and that answers nearly everything. Try it."|"You have asked that with the word order of a man who knows," says Shizuki. "I taught you that. I'm sorry for it, the seventh way."} -> DONE
=== r_shizuki_leave
#react: shizuki leave
{!"Until the next word," says Shizuki.|He sees me off with his eyebrows, as if from a quay.|"Go by the long way," he tells me, "you'll be thought to have been somewhere."} -> DONE
=== r_aken_act
#react: aken act
{!"Oh, do be careful," cries Van Aken in the accents of a bride, and holds out both hands to catch whatever it is.|He makes room for it, and knocks over the nearest thing that stands.|Van Aken nods and draws it small in the corner of the moss.|"One is most impressed," he says, humbly, and means it to the ground.|He's watched me with his lips moving. "So," says the surgeon in Dutch. "With you it is done, and with us it's said. I should like to have been told that in Leiden."|Van Aken does the same, a size larger. A beam creaks. He looks over to see if it has made anything better, and I'm not sure but it has.} -> DONE
=== r_aken_say
#react: aken say
{!He turns it round in his mind, and I can see it not fit through. "So?" says the surgeon.|"If it's not too forward," says Van Aken, "one agrees with all one's heart."|He writes it on his cuff, among the mosses.|"With us that would be rude," he says, with envy.|"Did he say that, or do you?" asks Van Aken. "I never know, with you, which of you is in the room."|He takes it in both hands, as it were. "And in the paper," says the surgeon, "will it be the same, in the paper?"} -> DONE
=== r_aken_ask
#react: aken ask
{!"One would gladly say, if only one knew," says Van Aken, reddening up to the hair. "One knows that he asked, and that it was raining."|"In Leiden they'd have cut it open to see," says the surgeon, in Dutch. "I think that one can also ask it."|He thinks for so long that a snail gains on him. "I don't know," he says. "But he smiled when I gave it. He'd never smiled at any of my presents."|"It is honest? Then yes," says Van Aken. He has only the one test.|"Come to the garden, and one would say it plainly, lying down," says Van Aken, "where there is moss."|"He said that ships would come," says the surgeon. "Not ours. I thought it was for his book."} -> DONE
=== r_aken_leave
#react: aken leave
{!"Please come again, the house is so untidy," says Van Aken, as one does in women's grammar, in the open air.|He bows at the wrong moment and we nearly knock heads.|"Dag," he says, which is good day and also goodbye; they're a thrifty people.} -> DONE
=== r_oyu_act
#react: oyu act
{!"You'll want that wrung," says Oyu.|She's got it mended before I have done tearing it.|Oyu looks from me to the guards, and drops a wet shirt so that they'll look at that instead.|"Lord, hands like a clerk," she says, and takes it off me.|"Do that again by the window," says Oyu, "with a long face on. They like to see a clerk suffer. They'll never ask what's in the basket."|She goes on stirring until I've done. Then she fishes with the stick, and up comes a grey silk sleeve, with ink on the cuff. "His," says Oyu. "He sent it to be cleaned before he was took. Day before."} -> DONE
=== r_oyu_say
#react: oyu say
{!"That's nice," says Oyu, through pins. "Say it to somebody as can read."|"I never heard you. I was counting buttons."|"Him on the hill says it better," Oyu tells me, "and he's a liar and all."|She sucks the gap in her teeth. "Could be," she says. It's her highest rank.|"Say that to the soap," Oyu tells me. "It's got a better memory than the judge, and comes out cleaner."|Oyu wrings a cuff. "He said that, with the candle," says she. "Only he'd the sense to sneeze in the middle."} -> DONE
=== r_oyu_ask
#react: oyu ask
{!"You're the one with the languages," says Oyu. "I've only got ears. He said 'the north' four times, with the candle, and never said a poem."|"Ask the tide. It's in at four. So's the gate open, when she fires."|"What's it worth? In buttons?" She's told me before I've found one: it's stitched slantways, the left side.|"If I told you, then you'd know," says Oyu, "and look at the face you've got. Practise that first."|"Bad left hand, that letter," says Oyu. "So I heard. There's him that's bad with his left, and him that'd like you to think so."|"Them as hang up a coat want it seen," Oyu says. "I'd have ate it."} -> DONE
=== r_oyu_leave
#react: oyu leave
{!"Mind the wet," says Oyu.|"Off you go. Walk like you've washing."|She flaps a sheet at my back, whether in blessing or to dry it.} -> DONE
=== r_kozuke_act
#react: kōzuke act
{!Kōzuke follows it with his eyes only, as one follows a heron that one would rather not scare.|"It seems to be clearing," says Kōzuke.|The inspector waits until it is quite finished and for a breath longer.|He moves his sword a finger's breadth, in order to sit more softly.} -> DONE
=== r_kozuke_say
#react: kōzuke say
{!"Would you say that was a settled opinion," Kōzuke asks, "or a shower?"|He lets it lie, and looks at the sky above it.|"They told me that it was always humid here," says the inspector, "and that one could not hear for frogs. I find one can."|"Thank you," says Kōzuke. It is impossible to see what for.} -> DONE
=== r_kozuke_ask
#react: kōzuke ask
{!"Does the wind ask?" says Kōzuke. "I have sometimes thought so. It goes round a house trying which of the shutters is loose."|"In Edo there is a fog at this season. One sees three houses, and is told about a fourth. I should be glad to be shown the fourth."|He answers with another question, about swallows: whether they're counted, going north, and by whom, and where the man is kept.|"If it rains I shall know," says the inspector, "and if it does not, so will you."|"I had a teacher who would have answered that with a fish," says Kōzuke, to the sky.} -> DONE
=== r_kozuke_leave
#react: kōzuke leave
{!"You have no umbrella," says Kōzuke. It's the nearest thing to a command that I have from him.|The inspector bows to me a very little lower than he should.|"Fair weather," he says, and appears to be asking.} -> DONE
=== meanwhile
#meanwhile
{!The wooden clappers go by outside: the hour of the Ox is an hour nearer, and nothing that was said today has been unsaid.|A drop hangs from the eaves for the space of a long sentence, and is followed by the whole of the rain.|Someone turns a page in the next room. It's the page that I'd have turned, and he reads it aloud under his breath, with one verb wrong.|The ink on my stone has begun to skin over. Ink does that when a man has been thinking instead of writing.} -> DONE
=== r_act
#react: act
{!I do it as though somebody were taking it down, and it steadies my hand. The plank beneath me gives, and from under the bridge a boatman looks up and looks away.|That's soon done. A cicada stops to observe, and it's so quiet that from along the row I hear a coat turn on its pole.|The guard at the gate looks over, sees an interpreter, and yawns; we're a sort of furniture. One could carry a good deal past him, under that yawn.|I do it first in the one manner, and then, because there's time, in the other. A child laughs at the second. It is the informer's age, or would be, if one went by the handwriting.|It's the sort of act that needs no translating, and I do it with some pleasure. When I look round a shutter has been drawn to, at the Guild.|No one has forbidden it, that I know of; I go by the book in my head, from the fifth year up. It leaves a little dust on my knees, and in the dust, next to mine, there's the print of a very large foot.|It's a fine thing to have done something which nobody had said first. Out at Nomo a puff of smoke goes up, and isn't the gun, only somebody's breakfast.|I've done it before I thought about who might be sorry. There are eleven ways. The bell on the hill makes it ten, and then corrects itself.} -> DONE
=== r_say
#react: say
{!I try it in both languages under my breath. In the one it's a plea and in the other a receipt.|The words go out over the bay, where they're nobody's, and a man in a boat repeats the last of them to his net.|I say it to the rain, which has a rank of its own and doesn't bow; but it stops, at about the verb.|It sounds, when I say it, like him. I look behind me from habit, to be corrected.|I say that, quite low, to my coat. It's the best-informed hearer in the street.} -> DONE
=== r_ask
#react: ask
{!I ask it of myself, more politely, and find I've three people in mind: one lies on his stomach in a garden, one's among ledgers, and one has her arms in a tub.|I know two answers, one for each side of the bridge, and there's a book at the Guild that might hold a third.|It'd be known up on the hill, and in a storehouse, and by somebody who sews. I need only choose how wet I wish to get.|I put that to the bridge. It says what it has always said: which way are you carrying it?|A person of rank, I suppose, would know; and there's one on the road, they say, who has walked two stages by night in order to ask the same.} -> DONE

// What readers do in any scene
=== d_listen
#topic: listen, hear, follow the sound
{here == "court":The eaves drip; a brush is wetted. I listen as I was trained to, underneath the words, and hear the surgeon's knees, the bench's fan, and on my left a breath drawn through the nose, very slowly, and held. He used to hold it so when I came to the hard part of a page.|{here == "cell":Sixty years of ledgers don't make a sound, one would think. They tick, being paper, in the damp. On the other side of the door the guard, who learned his letters here, is saying over a list of Dutch fishes, in order to keep awake or else to be overheard.|Goats, a pump, somebody hammering a cask. From the town side it's the women calling in coats. There are two cities talking at the top of their voices, and I stand in between, where one can make out each and they can't make out each other.}} -> DONE
=== d_rain
#topic: rain, eaves, drop, weather, sky, look up
{here == "court" and not bridge:I watch a drop. It has come down the tile as far as it can and hangs there by its fingers, getting fatter. All of the court could be got into it upside down: two men on their knees, one with a brush, a bench. When it goes there'll be another. One could stay there; but it's got my face in it.|It has stopped being rain and become something to talk about. From which side it comes is a thing on which people here are careful to have no view.} -> DONE
=== d_scribe
#topic: scribe, brush, the record, ink
{here == "court" and not adjourned:He's a young man with a boil on his neck, and he will write whatever he is given. The brush hangs so still that the ink has come down to a bead. On the sheet, after the surgeon's name, he has left a space. It's the width of one character. Gift and sale are the same width.|The scribe writes down whatever he's given, and writes it small. I think of that sheet, and of the one word on it that's mine; it'll be dry by this time.} -> DONE
=== d_bench
#topic: his face, the magistrate's face, look at the magistrate, fan, bench
{here == "court":One isn't to look higher than the knees, so I've learned to read knees. His are together, and his thumb is going along the ribs of the fan, one, two, three, to the end, and back. He's counting what it'll cost him in paper. A death goes to Edo in four copies. He would dearly love for it to rain less.|He sits up on the hill with his fan. He hasn't laughed since his promotion, they say, and he's waiting as we all are, for a man who asks about weather.} -> DONE
=== d_stand
#topic: stand up, stand, rise, get up
{here == "court":I come up off my heels. In this room nobody has done it for eleven years. It's only the height of a hand before I turn it to a bow; but in it I've seen over the screen. A boy with a saddlebag waits there, and the seal on the bag is Edo's. He was sent for before the surgeon had spoken.|I get up, and the whole view gets up with me: roofs, the bay, coats in rows. From a standing height you notice that they've all been hung by the one measure, except for mine.} -> DONE
=== d_bow
#topic: bow, kneel, kowtow, apologize, on my knees, sit, sit down, floor
{here == "court":I put my forehead to the mat, for it's always something to do, and one may stay there for three breaths. At that height I have their feet. The surgeon's toes are curled like a child's. Shizuki's left sock has a darn in it that I watched Oyu put there, in plum-coloured silk. It's off my winter coat.|{here == "cell":I sit down where the apprentices sit. The boards still have the dip in them. He moves a ledger so that it doesn't stand between us; it's the year that I was nine, and it opens by itself, at a fish.|I sit upon my heels a little to the side, as one of the third rank does, so as to be out of the picture. A snail is crossing the stone on its own affairs. It has, I calculate, until about the end of August to reach the gate.}} -> DONE
=== d_silent
#topic: silent, remain silent, say nothing, silence, wait, do nothing, hesitate, stay quiet, keep quiet
{here == "court" and not adjourned:I say nothing. It's allowed, for as long as one might be looking for a word. In that time the drop lets go, the fan stops. Somebody is bound to speak; and I see that it's going to be Shizuki, and that he means to say the worse of the two himself.} -> DONE
=== d_surgeon
#topic: surgeon's face, his eyes, look at the surgeon, dutchman
{here == "court":He's as big as a door and looks at me like a boy at the man who's going to draw the tooth. He isn't afraid for himself, it hasn't come to him yet that he could be. He only wants to see it go over, his sentence, whole, like something one hands to a person in a boat.|He has a face that one can read from across a street. It's the trouble with him: whatever he knows comes up in it like the print on a wet page, and he knows who asked for the map.} -> DONE
=== d_run
#topic: run, run away, flee, escape, way out, run outside
{here == "court" or here == "bridge":I get up as if I'd been called and walk, one doesn't run, as far as the first gate. The guard asks where to. In the whole of my country there's no answer to that: inland they would stop me for my accent, and on the sea side it is death. I say that I had wished to see if it was clearing. He looks up, with me. "To the north," he says.} -> DONE
=== d_hands
#topic: my hands, hands, sleeves, my sleeves, my pockets, pockets
There's ink on the second finger of the right, as there is on everybody's who was taught by him; he holds that it's where the truth gets out. I turn them over. It's quite odd. I have carried every word between two peoples for six years, and they're the hands of a man who has never picked up anything heavier than a brush. -> DONE
=== d_whisper
#topic: whisper, in dutch, speak dutch, secretly, sign to, for help
I move my lips, with no breath, in the language of fish. "Which?" His eyes stay on the rain; but one grey silk sleeve has slid down over the hand, and in there a finger writes upon his knee. One stroke; two. I know the sign. It's the one that he put at the foot of a page for, Your own choice. -> DONE
=== d_pray
#topic: pray, prayer, god, buddha, cross myself
I address whoever's in charge of doors. It isn't easy to know in which grammar; to ours one begs pardon first, to theirs one tells it what one would like. Somewhere over by the Chinese temple a bell is struck, which may be the hour. It's struck twice, close together, as though to say that either would do. -> DONE
=== d_tea
#topic: tea, drink, cup, water, sake
{here == "court":They bring a cup to the bench, and one by mistake to me. I drink it, since otherwise the boy would be beaten. In the bottom there's a leaf standing upright. That's luck, the women say, or a visitor from far off; and it's leaning a little, to the east, where the road from Edo comes in.} -> DONE
=== d_cry
#topic: cry, weep, scream, shout, yell, laugh
{here == "court":What comes out I turn into a cough, and the cough to the sort that people have in the rains. The bench waits politely. When I have my sleeve down from my face there's a paper handkerchief before me on the mat, folded in four. It's from the surgeon's side. On it is drawn, very small, a moss in fruit.} -> DONE
=== d_hit
#topic: hit, attack, kick, punch, strike, throw, fight
{here == "court":My hand goes out. It gets as far as the inkstone. That goes over; and there's ink on the mat, walking, quite slowly, toward the sheet, and four men of rank draw in their skirts. "The damp," somebody says. The scribe lifts up his page just in time, and it's still got the one blank in it.} -> DONE
=== d_coat
#topic: touch the coat, my coat, feel the coat, the lining, take the coat
I give it a pat in passing, as you'd pat a horse. The left side answers. It's a small dry sound, there is no wadding that makes it. Along the hem, where I look next, the stitches run small and slanting. I know who sews like that, with one eye on four guards. -> DONE
=== d_sea
#topic: sea, bay, ship, horizon, look out, window, view
{here != "court" and here != "cell" and here != "storehouse":I look as all Nagasaki does, out past the islands, with a hand up. There's nothing yet. I have never been upon that water, nor has my father; we've only told it what to say. Out where it meets the sky there's a line as of a brush that was running dry, then dots, then none.|I can't see it from here, I can only smell it. They've a gun on Nomo for when the ship is sighted, and there's not a man in the town who isn't listening for that.} -> DONE
=== d_guards
#topic: guards, guard, talk to the guards, bribe, sentry, soldiers
{here == "bridge" or here == "gate":They've known me for six years and still they turn out my sleeves. "What's he like, your inspector?" I'm asked. It seems he has come two stages by night. He travels on foot, and stops under every roof that lets water in, and asks the people whose roof it is. "We've been told not to know when he's here," says the eldest.|There are four of them at the gate and a fifth, asleep. They turn out my sleeves with great courtesy. It's never crossed their minds to feel a coat that's hanging in the street.} -> DONE
=== d_cake
#topic: rice cake, eat, food, hungry
Half a rice cake, from this morning. I eat it by the rail with my back to the town. A gull comes down to see, and walks up and down before me like somebody who has put in a petition. I give it the end. When I shake out the paper there's writing on the inside of it, in soap, or wax: "The tubs. Mind the steam. O." -> DONE
=== d_hide
#topic: hide, behind the screen, crouch
{here == "court" and not adjourned:There's always a screen, and behind it there is always another of my profession, taking it down a second time. I step round. It's young Narabayashi with his brush in his mouth. He has the surgeon's two words upon his sheet, both of them, side by side, and hasn't chosen; and he holds it out to me to see which.|{here == "bridge":I step in among the coats upon their poles, as one does under trees. Nobody could find a man in there. Then somebody next to me breathes. It's the smallest apprentice of the Guild, sent to air the letter-book; he holds it out, damp, at the fourth month, for me to say that it will do.}} -> DONE
=== d_bridge
#topic: cross the bridge, bridge, the gate, water gate
{here == "bridge":It is forty paces, and I'm a different size at either end. On the island side they say "Goedemorgen" and shake my whole arm; on this one I'm bowed to, to the depth of a third rank. In the middle is one plank that's neither. It has a knot in it, through which one sees the water go, and somebody has dropped down a button.|Forty paces, with one plank in the middle that belongs to neither side. Everything that we know of the world has come over that plank, and it was mostly I who said it.} -> DONE
=== d_umbrella
#topic: umbrella, open my umbrella
{here == "bridge":I put it up. It's oil-paper, with my rank round the rim, so that I can be made out from above. Beneath it one has a room to oneself. I notice a second pair of clogs going along beside mine, at the same pace, just at the edge. When I tip it back there is nobody but a man looking at the weather.|It's oil-paper, and hangs behind my door with my rank round its rim. The inspector has one also. He carries his folded; one wonders what for.} -> DONE
=== d_home
#topic: go home, my house, home, house
{here == "bridge" or here == "street":It's the ninth of the row: two rooms and a persimmon. My mat, my lamp, my copies of the verbs. Nothing has been touched. But it's been aired, by someone who set each thing back a finger's breadth to the left; and on the shelf among my exercises of when I was nine, there's a gap the thickness of a coat.} -> DONE
=== d_sleep
#topic: sleep, lie down, close my eyes, rest, dream
I close my eyes and it's Dutch at once, as it always is if I've not eaten: a table, a herring, Shizuki's voice. "What does it do?" "It lies on the plate." "And what does one say of a man who does that?" I don't know, I'm nine. "Wake up," he says kindly, "and look under the fin." There was something folded there. -> DONE
=== d_swim
#topic: swim, boat, jump, dive
{here == "bridge" or here == "gate":I go down the stone steps as far as the weed. Ten strokes, I'd say, and there one would be, between two empires in one's underclothes. The trouble is that a chart can't swim, it's only ink. I wash my feet, since that is what a person would have come down there to do; and a guard, above, asks if it's clean.} -> DONE
=== d_write
#topic: write, write a letter, letter, note, paper, take notes
I take a sheet and grind ink. "To my honoured master," I begin; and then comes the verb, and for what I have to tell him each language has only one that a guard would know. What's left when I have crossed out is: "I hope that it is dry where you are." He'll parse it. -> DONE
=== d_ledgers
#topic: ledgers, ledger, books, read, book, archive
{here == "cell":I take one down. Sixty years of who said what to whom, and in the margins, in a slanting hand, what they'd meant. He has been through them all with a fine brush. At the latest volume the red marks stop, in the fourth month; there's a leaf that has been written on with the left.|I've the primer in my sleeve that I always have. It opens at the herring. He has put a correction there in pencil, thirty years old: under "gave", the one word, he's set the other, and then a small mark between them like a bridge.} -> DONE
=== d_free
#topic: open the door, door, free him, free shizuki, let him out, untie, leave the court, go outside, outside, close the door
{here == "cell" or here == "storehouse":I slide it a hand's breadth. The guard's back is to us; he's grown very interested in a crow. "You'll let the moths in," says Shizuki, and goes on sitting. It's left open for as long as it takes to read a page, so that each of us has seen that it could be.|{here == "court":I look over at the way out. Two shoes stand there by the step among all the clogs: leather, Dutch, stuffed with straw to keep their shape, and each as long as my arm. He's set them with their toes turned to the room. With us that's how one leaves them who does not expect to be going.}} -> DONE
=== d_afraid
#topic: are you afraid, afraid, scared, are you in danger, fear
{present ? shizuki:"Of a misprint," says Shizuki. "Of a comma. They'll set it all down, and a clerk in Edo will have my verb before his noodles; and he'll think that I had no ear." He has laced his fingers to keep them from something. "For the rest, one's asked for a quick answer, and I've always been so long-winded."|{present ? aken:"When I cut, no. After, I am dreadfully sick, if you please, behind the goat," says Van Aken. "One is now behind the goat." He rubs a knee. "Is he afraid? I look at him in there, and he's the only one who looked as if it was going as it should."|I find I'm afraid as one is in a dream of examinations. It isn't that I do not know the word. I know two.}} -> DONE
=== d_wanted
#topic: want the map, want a map, wanted the map, need the map, ask for the map, why did you take
{present ? shizuki:"The word is 'ask'," says Shizuki, with his eyes on the rain, "and you will observe that I did. It's on the record. A man who asks has somebody in mind who ought to hear the reply." He doesn't say who. But he has turned his head by the width of a hair, to where the road comes in from Edo.|No one collects a coast to look at. It would be for someone who has to be frightened in time, and who reads only what he is forbidden. It would be a long way round to send it.} -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, nod, grin, laugh
{here == "court" and not bridge:I allow the corners to go up by the thickness of a sheet of paper. To the Dutch that's nothing at all. To the bench it is a speech; a thumb stops upon a fan. On my left somebody, without moving his face in any way, is proud of me.} -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{here == "court" and not bridge:I look as he taught me to look at a word, from behind. Every one of us here is holding something just a little tighter than he need: a fan, a brush, a knee. There's only Shizuki whose hands are open. One shows them so who has already put the thing down.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down
{here == "court" and not bridge:I take the breath that comes before a long sentence. Wet straw, ink, camphor. The surgeon hears me do it and takes his as well, a great deal of it; so there we kneel, two people with our lungs full, and between us a word that will go in either.} -> DONE
=== d_back
#topic: step back, back away, retreat
{here == "court" and not bridge:I go back by the width of one mat, on my knees, as if out of respect. It's remarkable what that shows one. There's a fourth cushion, under the eaves, with nobody on it, set exactly where he'd hear best; and it's been sat upon, and it isn't wet.} -> DONE
=== d_smell
#topic: smell, sniff, scent
{here == "court" and not bridge:Rain on hot tile; camphor from his silk; and from the surgeon's side moss, and that cheese they have. There's one more, quite faint, that has no business in a court. It's herring. I look along the row to see who else has lifted his nose, and it's no one from Nagasaki.} -> DONE
=== d_weapon
#topic: weapon, sword, knife
There are eleven swords in the place and none belongs to me. I've a brush. Men have been killed with it oftener, and it's cleaner to carry. I turn it in my fingers; and a guard, who's no fool, watches that and not my other hand. -> DONE
=== d_lamp
#topic: light a match, lamp, light, candle, lantern, torch
{here == "court" and not bridge:They bring a lamp, for the rain has made it dusk, and it's put between me and the scribe. Now both of us have a shadow. Mine falls over the sheet. Where my head lies on it one can see by the wet that there's writing beneath: yesterday's, with the name already in it.} -> DONE
=== d_family
#topic: my family, family, my father, my mother
My father was an interpreter of the third rank. He said the same eleven things for thirty years and is remembered for his umbrella. When he handed me over to be taught he asked Shizuki only that I shouldn't be made clever. "He was born it," said Shizuki. "I'll see what can be done to hide it." -> DONE

=== lost_words
#unclear
{&I did not know how to put that into either language.|The scribe has lifted his brush, and found nothing to write.|A word of it was missing, and the rest leaned on it. Again.} -> DONE

=== meet_1
#react: shizuki meet
"{name}," says Shizuki, and then once more, as he used to, waiting for me to correct his accent. -> DONE

=== meet_2
#react: aken meet
"{name}-san," says Van Aken. He always puts the honorific on as one puts a hat on a child. -> DONE

=== hook_1
#topic: shizuki buy, buy the map, sell the map, did he buy, did shizuki buy
That is what the first of the two words would mean. No paper says so and no money has been found. There are only the two men, and the surgeon has spoken, and the other is looking at the rain. -> DONE

=== hook_2
#topic: happen to shizuki, what will happen, punish, banished, death, do to shizuki, do to him, will they do, they do to
For a map of the coast they have beheaded a man and salted him, so that he could be tried when he was dead. That was in the capital. Here we are only to say one word. -> DONE

// Plain questions.
=== p_year
#topic: what year, which year, year is it
The third of Genroku. The surgeon writes it 1690, and counts it from a birth. -> DONE
=== p_sale
#topic: say sale, if i say, say gift, word for sale, word for gift, say the wrong word
A sale makes him a smuggler and my teacher his customer, and there's a rule for those. A gift makes it a question of manners, and about manners one can go on talking. -> DONE
=== p_dutch
#topic: magistrate understand, understand dutch, magistrate speak, magistrate know, speaks dutch, knows dutch, who understands
The Magistrate has no Dutch. Three in this business have it, the surgeon, my teacher and I; one is accused, one confesses, and one is supposed to be made of air. -> DONE
=== p_age
#topic: how old am i, my age, old am i
Nineteen: the youngest on the Guild's roll. I had my first Dutch at nine, from Shizuki, and it was the name of a fish. -> DONE
=== p_look_at_me
#topic: look at me, looking at me, stare at me, staring at me, why me
{adjourned:Since the court they've looked at me as one does at a bridge, to see whether it's been mended.|Because it was said in Dutch. Till I turn it nobody has heard it, and for the space of a breath I'm the only one in Nagasaki who knows what a man has confessed.} -> DONE
=== p_inspector_comes
#topic: inspector come, inspector arrive, inspector coming, inspector arriving, when does the inspector, when will the inspector, kōzuke come, kōzuke arrive
{inspector:He is here. He was here before the ship, which no one had provided for.|When the Dutch ship does, or before it. He is on the road from Edo, and a man who's asking about the weather takes his time.} -> DONE
=== p_map_now
#topic: map now, where is the map, where is it hidden, map hidden, who has the map, where did the map, find the map
{map_out:Out of the coat. I'd rather not say where, even to myself; I talk in two languages in my sleep.|{bridge:In my own winter coat, on the left side, between the silk and the wadding. It hangs with all the others, airing.|Not in this room; they've turned out everybody's sleeves. I know of one place, and I am not looking toward it.}} -> DONE
=== p_leave
#topic: leave the island, leave dejima, can i leave, leave japan, leave nagasaki, get out, get away, how do i leave
An interpreter may cross the bridge, and has both sleeves turned out at each end of it. A Dutchman may twice in the year. From Japan nobody may, on pain of what one expects. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, am i alone, other people, how many people, population
{here == "court":The Magistrate, the scribe, four guards, the surgeon, my teacher, and I in between. Outside there are umbrellas, with ears under them.|Eleven Dutchmen on the island, and on this side more interpreters than there is Dutch for. In Nagasaki one is alone only by appointment.} -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, at stake
It's death to give a foreigner a map, and death to take one from him. Nobody has raised his voice. That is how one can tell. -> DONE
=== p_job
#topic: my job, my work, my task, my duty, my profession, supposed to do, do for a living
To turn what a Dutchman says into what can be said here, and back again. What is lost on the way is called the profession. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
A brush, a fan, half a rice cake, and sleeves that will be turned out before evening. I have learned to own nothing that has an inside. -> DONE
=== p_far
#topic: how far, far is it, far away, far is edo
Forty paces of bridge to the town; a month of road to Edo; to Holland, half a year, and some of them don't arrive. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
Ten years of Dutch, three of them with rank. My family has carried other people's words for longer than it has owned this house. -> DONE
=== p_if
#topic: consequences
What I say in court is written down, and from then on I have to go on having said it. In a garden most things can be mended. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is he lying, telling the truth, who is lying, is it true
The surgeon tells the truth, because he knows no other way to get to the end of a sentence. Everyone else here is polite. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
I was sent for at dawn, from the Guild, without breakfast, since the other two of the rank had colds. It's remarkable how many colds there were. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who rules, who commands
In this court the Magistrate. Over him there's Edo, which doesn't come, but sends people to ask how things are. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for, save shizuki, help shizuki
That two men should go on living, and that I should still be able to use the language afterwards. I've never had to want both at once. -> DONE
=== p_self
#topic: man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Nineteen, and of the third rank, as my father was. I live by myself in the ninth house of the row, with a persimmon. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Nagasaki, in Japan, which is shut. Dejima is the keyhole. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Japanese, of the kind that's spoken kneeling, and Dutch. Between them is about the width of one character. -> DONE
=== p_why_trouble
#topic: shizuki in trouble, why is shizuki, why was shizuki, shizuki arrested, shizuki do, accused of, what is the crime, who speaks dutch, else speaks dutch, speaks dutch
Shizuki is said to have had a map of the northern coast from the surgeon. The surgeon has just said so, in Dutch, and besides those two I am the only one in the room who has any. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
{hearing:None. It's noon, and they are sitting.|Until an inspector has come from Edo, and a ship from Batavia. In court, one breath.} -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? kōzuke:-> t_kozuke}
-> t_shizuki
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
-> t_oyu
