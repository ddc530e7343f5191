# ask: name Whoever hears a telling keeps the story. Who is listening?
VAR name = ""
VAR visits = 0            // places round the ring, ten minutes each
VAR ott_hour = ""              // "give", "keep": what the Mayor decided about his hour
VAR odile_gift = ""            // "give", "keep"
VAR queue = false         // the crowd was told and is queueing
VAR knows_change = false  // Wren has heard that the clock might be asked for change
VAR has_list = false     // Wren has read the list
VAR listened = false      // Wren has used the ear tonight
VAR offers = 0
VAR here = "tower"
LIST people = ott, odile, wren
VAR present = (wren)
VAR alive = (wren, ott, odile)
-> chair

=== chair
#beat
~ here = "tower"
The clock said two minutes past. It was being polite; it was nearly four.
+ [Chase the Mayor #match: chase, follow, run, mayor, catch, footprints, after him #id: chase]
    Wren had one leg over the sill before remembering how far up the sill was. The Mayor had gone down the rope of the flag. It was a good rope, and he had cut it after him. So: the ladders, all four.
    -> ladders
+ [Call down to the crowd #match: crowd, ask, call, shout, dancers, people #id: call]
    Wren leaned out and shouted that somebody was needed. Far below a man in a paper hat waved back. From this height everybody's troubles were the size of a button, and so were their ears.
    -> ladders
+ [Offer the clock an hour of Wren's own #match: give mine, own, my hour, wren, offer, myself #id: mine]
    "I've got one," said Wren to the wheel. The wheel waited. It had to be told aloud, that was the rule, and heard by somebody; and the only other thing in the room was a bun.
    -> ladders
+ [Read the list of names #match: list, names, read, paper #id: list]
    ~ has_list = true
    Eighty names, the eldest in brown ink, and beside each what was paid: a toothache, a sermon, two quarrels about a goat. The newest line said BOREDOM, crossed out, and then BIRTHDAY. At the foot, in Grandmother's pencil, stood {name != "":"and {name}, if {name} is listening"|"and whoever is listening"}, with nothing beside it yet.
    -> ladders

=== ladders
#beat
#recap: At eleven on New Year's Eve Wren Tallis found the donor's chair empty, with one hour owed to the clock.
~ here = "tower"
~ present = (wren)
Face, wheels, weights, bell: Wren went down through them with the key banging on one scabbed knee. The weights hung in their shaft like two bears asleep. They were lower than they should be. Through the louvres Wren could see the other thing that hung, the white shelf above the roofs, eighty winters thick and leaning. It had been falling since before Grandmother could walk. It had simply not been given the time to finish. In the bell room the rope swung though nobody was ringing. Somewhere in the works a tooth missed, found its place and went on, as a person does who has nearly said something.
+ [Put an ear to the clock #match: ear, listen, hear, clock, chest #id: ear_clock]
    ~ listened = true
    Wren could hear what hours weighed, and pretended not to, because it made people button their coats. The clock's own chest had nothing in it at all. It was the hungriest sound in the world, and it was trying to be brave.
    -> ring
+ [Look up at the snow #match: look up, snow, avalanche, shelf, mountain #id: look_snow]
    A single lump came off the edge, no bigger than a loaf, and dropped straight down without hurrying on to the roof of the school. Nobody at the bonfire turned round.
    -> ring
+ [Jump the last six rungs #match: jump, rungs, run, hurry, ladder #id: jump]
    It took some skin, but Wren had skin to spare on that side; it was mostly scab. The door at the bottom stuck, as it had for eighty years, and then it was all music.
    -> ring

=== ring
~ here = "ring"
~ present = (wren)
{visits >= 4: -> back_up}
{At ten past, the clock struck the quarter, to get it over with. Oberlinde went round Wren in a ring, as it always had: bonfire, infirmary, the lane home, and the road to the bridge.|At twenty past a second loaf of snow came down, and this one took a chimney pot with it.|The half struck. It struck in two pieces with a swallow between them.|Twenty to twelve. The fiddlers had stopped for soup, and in the quiet one could hear the tower breathe.}
+ {not bridge} [Follow the footprints to the toll bridge #match: bridge, footprints, mayor, ott, follow, toll #id: go_bridge]
    ~ visits++
    -> bridge
+ {not infirmary} [Go to the one lit window #match: to the window, infirmary, nurse, odile, lit, hospital #id: go_infirmary]
    ~ visits++
    -> infirmary
+ {not square} [Push in among the dancers #match: dancers, square, crowd, bonfire, people, fire #id: go_square]
    ~ visits++
    -> square
+ {not workshop} [Run home to the workshop #match: home, workshop, grandmother, bench, lane #id: go_home]
    ~ visits++
    -> workshop
+ {visits >= 2} [Climb the tower again #match: tower, climb, up, ladders, wind, clock #id: go_up]
    -> back_up

=== bridge
#beat
#recap: The Mayor ran because he has only one hour left that matters.
~ here = "bridge"
~ present = (wren, ott)
The footprints were large and ran straight for three streets. After that they went in circles. They ended at the toll bridge, where Mayor Ott sat on the bar of the turnpike in his chain and his apron, one shoe gone, with a bag of plum buns on his knee. He had the fare in his hand. He had had it there a good while, for the coin had frozen to the glove. "Citizens of Oberlinde," said the Mayor, when he saw that he was caught, "on this historic," and stopped. Under the bridge the stream was talking to itself. "You might as well have a bun," he said. "No thank you," said Wren, who had been waiting years to be asked.
+ [Ask him why he ran #match: why, ask, ran, reason #id: why]
    "It is a matter of the public," he began. He put the chain straight. He took it off and hung it on the turnpike, where it looked like something left for the milkman.
    -> bridge_hour
+ [Order him back to the chair #match: order, back, return, duty, must, promise #id: order]
    "You gave your word," said Wren. "I gave my word for the other hour," said the Mayor. "The dull one. I sat there, and it would not have the dull one. It leaned, Wren. It leaned towards the one behind."
    -> bridge_hour
+ [Put an ear to his chest #match: ear, listen, chest, hear, heart #id: ear_ott]
    ~ listened = true
    Behind the buttons were years and years of tin cups, speeches mostly. Behind those was one that made no sound. Wren had to hold on to the apron so as not to be pulled over. "Ah," said the Mayor, looking over Wren's head. "So that's where it is."
    -> bridge_hour

=== bridge_hour
#beat
He told it to the buns. There had been a daughter. She came in a January, early, in a night when the road was shut, and the midwife said that she would stay an hour, and she did; she was punctual. He had held her all of it. He told her the names of the loaves. She had taken hold of his thumb with the grip of a person who means to argue the price, and he remembered thinking that she would run the shop much better than he did. "That's all it is," said Mayor Ott. "I've forty thousand hours of proclamations it may have by the sackful. It wants her. And if it has her, you see, then I never met her. Then nobody did."
+ [Tell him that the one who hears it keeps it #match: keep, hears, i will, remember, story, me #id: promise]
    ~ ott_hour = "give"
    ~ offers++
    "I've heard it," said Wren. "So I did meet her. I'd tell you, every year, if you came and asked. What was the last loaf?" "Rye," said the Mayor. He thought about it for the length of the bridge. Then he put his shoe on, the one he had, and turned round.
    -> ring
+ [Tell him it is his, and to hold on to it #match: hold, his, yours, not, mustn't, leave it #id: let_keep]
    ~ ott_hour = "keep"
    "Don't, then," said Wren. It came out cross, because the key was heavy and there were now fewer people to carry it. The Mayor blew his nose on the apron. "I can still climb," he said. "I can hold a lamp. Let it be entered that I held the," and he set off for the tower, limping on the sock.
    -> ring

=== infirmary
#beat
#recap: Odile the night nurse keeps the last hours of half the town, and one of Grandmother's.
~ here = "ward"
~ present = (wren, odile)
Nobody was dying, for once, and Odile was taking advantage of it to darn a mitten, green, in grey. It did not match the other one; nothing of hers did. Eleven beds were empty. In the twelfth old Pfister slept with his mouth open, and each of his breaths laid a coin on the glass. "The donor's bolted," said Odile. "I saw him go by with one shoe. Sit. You've a face like a shut shop." She whistled two notes, which was how she counted pulses, and took Wren's while she was about it. "It spat out the boredom last year, and now it's worse. It will want one that mattered." She bit off the wool. "I have a few."
+ [Ask her what she has #match: what, ask, have, which, hours #id: what_has]
    "Goodbyes," said Odile. "Other people's. They go, and I'm left holding the other half, like a dropped glove." She looked to see if Wren could bear the rest, and decided yes. "And there's your grandmother's."
    -> odile_hour
+ [Listen at her chest #match: ear, listen, chest, hear #id: ear_odile]
    ~ listened = true
    They lay in there one on another, very neat, like folded sheets, and hardly any of them rang. The top one smelled, if an hour can smell, of clock oil. Wren sat back. "That's Grandmother," said Wren. "It is," said Odile.
    -> odile_hour
+ [Warn her that the snow is moving #match: warn, snow, avalanche, beds, move #id: warn]
    "Then I'd best get boots on Pfister," said Odile, and did it, while he slept, in three movements. "There. He'll think it's the army again. Now sit down, because that isn't what you came for. You came about your grandmother, only you don't know it."
    -> odile_hour

=== odile_hour
#beat
~ knows_change = true
"You were asleep," said Odile. "She wouldn't have you woken. She said a child who gets up at five to oil a clock has been woken enough. So it was me, that hour." She told it plainly, the window and the tea and how the old woman had made her move the bed so that she could see the tower. "She was cross with it. She said, my mother asked for time in a hurry and never read the price. An hour, an hour, always a whole hour, from one poor soul. It's a clock, Odile. It can count to five. Nobody has ever asked it to make change." Odile turned the mitten. "Then she talked about your hands until she stopped. It's the best I have. You may put it in."
+ [Let her offer it #match: yes, offer, let, thank, take, accept #id: odile_yes]
    ~ odile_gift = "give"
    ~ offers++
    "You'll have it now, you see," said Odile, getting her coat. "It's you it was meant for. I've only been keeping it warm." She put Pfister's alarm clock under his pillow and took the stairs two at a time, whistling.
    -> ring
+ [Say that she should keep this one #match: keep, no, hers, yours, refuse #id: odile_no]
    ~ odile_gift = "keep"
    "No," said Wren. "You liked her. I could hear you liking her." Odile did not argue. She found that something had got into the other eye as well. "Then I'll go up and be useful," said the nurse. "I've held ladders for worse reasons."
    -> ring

=== square
#beat
#recap: The town danced under eighty winters of snow.
~ here = "square"
~ present = (wren)
Everybody was there, and everybody was kind, which made it harder. They put a paper hat on Wren, and a hot potato into each pocket. Frau Lenz from the school was dancing with the chimney sweep and had a black hand printed on the back of her good coat. The butcher's boy was selling guesses at what the Mayor would give this year: a cold, a council meeting, the long poem. Nobody guessed anything that mattered. Why should they? In eighty years it had never cost anybody more than they were glad to lose. Wren stood on the edge of the trough, where one stands to be looked at, and for a moment hated it more than the fourth ladder.
+ [Tell them all the truth #match: truth, tell, all, announce, honest, say #id: truth]
    "It won't take rubbish any more," said Wren, in a voice that went up at the end. "It wants an hour that you'd miss. And he's gone, and it's nearly stopped." The fiddle ended in the middle of a note. Everyone looked up at the white shelf, politely, like people who have only now been introduced.
    -> line
+ [Go round the dance and listen to them #match: listen, ear, dance, chests, hear, round #id: dance]
    ~ listened = true
    Wren danced, which is the only way to get an ear to so many coats. Tin, tin, a little brass. Then a girl of six called Mila with a lantern, and there it was, so heavy that the music bent; and it was this hour, tonight's, and she was still in the middle of it. Wren said thank you for the dance.
    -> square_after
+ [Ask Frau Lenz what to do #match: lenz, teacher, school, frau #id: lenz]
    "What have we learned," said Frau Lenz, from habit, and then listened, and took her hat off. "Tell them, child. If they're old enough to be squashed they are old enough to be told." She lifted Wren on to the rim of the trough by the elbows.
    -> square_tell

=== square_tell
+ [Say it, then #match: say, tell, truth, speak #id: say_it]
    Wren said it. It took four sentences. The chimney sweep asked to hear the second one again, and after that there was no noise but the fire.
    -> line
+ [Shake the head and climb down #match: shake, down, can't, no, quiet #id: shy]
    The words were all there and would not come up the stairs. Wren got down, and the dance closed over the place. "I'll come to the tower," said Frau Lenz. "In case you should find it easier to tell one."
    -> ring

=== square_after
+ [Climb on the trough and tell them after all #match: tell, trough, truth, speak #id: after_all]
    It is easier to be brave about somebody in particular. Wren kept an eye on the lantern and told the others the whole of it. One by one they took off their hats.
    -> line
+ [Leave them to their dancing #match: leave, dancing, go, let #id: leave_dance]
    They were so warm. Somebody ought to have an hour tonight with nothing the matter in it, thought Wren, and put the paper hat on the trough's stone lion. Frau Lenz, over the sweep's shoulder, saw the face that went with it, and stopped dancing.
    -> ring

=== line
#beat
#recap: Wren told the town the truth. They argued, and then they queued.
~ here = "square"
~ queue = true
~ offers++
First they argued. It was the old ones' debt; it was the young ones' roofs; the butcher had paid already, with a toothache, in '09. A man said that the Tallises had started it. "She did," said Frau Lenz, "and your mother was under it." After that it went quieter, and then, because they were people of Oberlinde and there was a thing to wait for, they formed a queue. Wren went along it with one ear. A first swim. A pudding that had come out. The day the fever went down. They were good, and they hummed, but there was hardly a whole hour in the street. "Mine's nice," said the sweep, ashamed, "but it's over in five minutes."
+ [Ask twelve of them for five minutes each #match: twelve, five, minutes, share, change #id: twelve]
    {knows_change:"It can count to five," said Wren slowly. "Grandmother said so."|Wren counted on both hands and one of the sweep's.} Twelve of them stepped out of the line holding their little bit of brightness as one carries an egg.
    -> ring
+ [Thank them and say that you will call #match: thank, wait, call, later, stay #id: thank]
    "Stay close to the door," said Wren, "all of you, please, and keep your boots on." It was the sort of thing Grandmother used to say, and they did as they were told.
    -> ring

=== workshop
#beat
#recap: The heaviest hour Wren has is the one in which Grandmother taught the key.
~ here = "bench"
~ present = (wren)
There was nobody home. The others were dancing; Wren's brothers danced like dropped trays and loved it. On the bench lay Grandmother's apron with the pockets still full, and above it the nail where the key hung on the three hundred and sixty-four nights when it was not wanted. Wren had been eight. It had rained. Grandmother said, this is the only thing I own that's worth stealing, so I had better give it you; and they had sat here with the dead practice lock between them, turning, turning, until Wren's hand could tell by itself where the tooth would catch. One hour exactly. Nobody had said anything kind in it. They had not needed to.
+ [Listen at Wren's own wrist #match: ear, wrist, listen, own, hear #id: ear_self]
    ~ listened = true
    One cannot get at one's own chest. But the wrist will do, if the house is quiet. It made no sound, that hour. It pulled, and all the little screws on the bench rolled an inch towards it.
    -> workshop_after
+ [Turn out the apron pockets #match: apron, pockets, turn out, search #id: pockets]
    ~ knows_change = true
    String, a loupe, half a peppermint, and a bill of Grandmother's, made out to the clock. ONE HOUR, it said, in pencil, and under it in a column, twelve times: 5 min. 5 min. 5 min. She had added it up twice.
    -> workshop_after
+ [Try the practice lock once more #match: lock, key, practise, practice, turn #id: practice]
    The hand knew. It went in, waited, leaned, and there it was, the catch, like a step that one takes in the dark in one's own house. Wren wondered what a hand would be without it. Only a hand.
    -> workshop_after

=== workshop_after
+ [Take the apron and go #match: apron, take, wear, go #id: wear]
    It came down to the boots. Wren tied it round twice.
    -> ring
+ [Leave the light on and go #match: light, lamp, leave, on #id: light_on]
    It was a waste of oil, and Grandmother would have said so, and Wren did it.
    -> ring

=== back_up
#beat
#recap: Wren went back up the tower with what the night had given.
~ here = "tower"
~ present = (wren)
{ott_hour != "":
~ present += ott
}
{odile_gift != "":
~ present += odile
}
Bell, weights, wheels, face. {visits < 4: There were minutes in hand, and the clock used them up on the way; it had begun to skip.|It was ten to twelve when they set out, and eight to when they reached the second ladder, and there were only ten rungs between.} {ott_hour != "": The Mayor climbed behind, beginning a proclamation on each rung.} {odile_gift != "": Odile steadied each ladder with a mitten as one steadies a horse.} {queue: In the dark of the shaft one could hear the queue shuffling up, saying sorry to each other's heels.|Last of all, puffing, came Frau Lenz{not square:, who taught the whole town to read, because nobody had sent for her}.} At the top the chair was still warm. It had no business to be. Snow had blown in over the sill and lay on the seat in the shape of nobody, and the great wheel was going round so slowly that Wren could read the maker's name.
+ [Tell the clock that you have come #match: tell, clock, come, speak, hello #id: greet]
    "It's Tallis," said Wren. "It's only the youngest." The wheel turned one tooth, out of manners.
    -> wheel
+ [Fit the key #match: key, fit, turn, insert, wind #id: fit]
    It went in up to the shoulder and would not move. It never would, without something to turn against.
    -> wheel
+ [Look once out of the window #match: out, snow #id: look_out]
    The shelf had a crack in it now, blue, and as straight as a line in a copybook. Behind it were some stars that had not been visible from here for eighty years.
    -> wheel

=== wheel
#beat
~ here = "tower"
Three minutes to twelve. The clock leaned. It leaned to each of them in turn like a dog at a table, and Wren stood between with both arms out, which was foolish, for it was the size of a barn. "Nobody's to be pushed," said Wren to the clock. "That's the rule. They've to want to." {listened:Wren had stopped pretending, and heard all of them at once, like a house with every door open.} {ott_hour == "give": The Mayor had taken off his hat and was holding it as one holds something smaller.} {odile_gift == "give": Odile had her braid in her fist, and was ready.} {queue: Down the ladders twelve people were breathing as quietly as they could.} The tooth that had missed all night missed again. The hum went out of the floor. One could hear, quite far up, a sound like a great many people drawing breath.
+ {ott_hour == "give"} [Nod to the Mayor #match: mayor, ott, nod, daughter #id: end_ott] -> ending_rye
+ {odile_gift == "give"} [Take Odile's hour #match: odile, goodbye, nurse, grandmother #id: end_odile] -> ending_glove
+ {queue} [Ask the clock to make change #match: change, twelve, five minutes, queue, crowd #id: end_twelve] -> ending_change
+ [Give the hour of the key #match: key, mine, own, wren #id: end_key] -> ending_hand
+ {offers < 3} [Ring the bell and let the clock stop #match: bell, ring, out, leave, bridge #id: end_bell] -> ending_stop

=== ending_rye
#ending: The Last Loaf Was Rye
It took him like a yawn. The key went round as if through butter, forty turns, and the wheel sprang up and ran, and high over the roofs the long breath was held again. Mayor Ott looked about him with plum on his moustache. "Citizens," he said, and then, "I had something in my hand." "You did," said Wren. So that was who came to the workshop every New Year after, puzzled, with a bag of buns, and sat on the bench while Wren told him. He cried at the thumb each time, and each time it was new. Wren ate the buns. {name != "":There are two who know now, {name}, with you.|There are two who know now, counting you.}
-> END

=== ending_glove
#ending: The Other Glove
Odile shut her eyes, and it went, clock oil and tea and the bed drawn up to the window. "There," she said. "What was that? It's left a draught." The key turned. Wren wound with a face like a shut shop and then, at the thirtieth turn, with quite another face; for it had come over, all of it, the cross old voice and what it had said about hands. Twelve struck. Odile, who no longer knew why she was fond of this one scabbed child, took off the green mitten, and the grey one, and put them on Wren. "They don't match," said Odile. "No," said Wren. "They're hers and mine."
-> END

=== ending_change
#ending: Small Change
"Twelve fives," said Wren. "Count it." They came up one by one and told theirs: the swim, the pudding, the fever that went down. The clock considered it. It considered for so long that the butcher apologised. Then something dropped in the works like a coin in a till, and another, and the key went round a twelfth, and a twelfth. Nobody lost enough to limp. The sweep asked why his hair felt wet. On the last stroke Wren looked up. The snow was there; it leaned a good deal less. In the list, beside eighty single names, Wren wrote twelve, small, {has_list:below the crossed-out BOREDOM, }and under Grandmother's pencil the sum. {name != "":It came out right. It left room at the foot for {name}.|It came out right.}
-> END

=== ending_hand
#ending: The Hand That Knew
Wren told it aloud, the rain and the practice lock and the nothing that was said, and then stood with a large cold object in both fists and no idea which end was which. "It's a key," said {ott_hour != "":the Mayor, very gently. "Citizen. Give it here."|{odile_gift != "":Odile. "Give it to me, love. I've heard how it goes."|Frau Lenz. "I was listening. I always am. Let me."}} It went slowly. The hands were wrong for it. But whoever hears the telling keeps the story, and at the thirty-ninth turn the tooth caught. In the morning Wren came to the bench, and a grown person with flour or chalk or wool on one sleeve said, sit down; this is the only thing I have that's worth stealing; and began to teach.
-> END

=== ending_stop
#ending: Eighty Winters at Once
Wren swung on the rope until both boots left the floor. They knew that bell. {queue: They had their boots on, as they'd been told, and went over the bridge by twos.|They ran, in paper hats, with potatoes in their pockets, over the bridge, and the toll man did not count them.} {bridge: Nobody stopped to pay.} Behind them it struck twelve by itself, all twelve, like someone putting down twelve bags. Then the mountain finished its sentence. It was very soft. It took the school, the tower, and the Mayor's house as far as the weathercock. When it was light four hundred people stood on the far bank and looked up at a plain mountain with nothing on it. Nobody owed anything. Wren let the key drop off the bridge, and listened how deep.
-> END

// Topics
=== t_wren
#topic: wren, tallis, clockmaker, youngest
{Wren was the youngest Tallis and twelve, and had been up those ladders more often than to school. On the ground there were people, who looked at one. On a ladder there was only the next rung.|Once, at seven, Wren told a man in the bread queue that his saddest hour was a Tuesday. He went home without bread. After that Wren pretended to hear nothing.} -> DONE
=== t_ott
#topic: ott, mayor, baker, donor, buns, bun, plum
{Mayor Ott baked the town's bread and made its speeches, and both rose well and were mostly air. His plum buns had one plum. Wren held this against him.|It was said that the Mayor had lived alone over the bakery for thirty years, and that in all that time he had never once let the back bedroom.} -> DONE
=== t_odile
#topic: odile, nurse, mittens, mitten, whistling
{Odile had nights, because she had asked for them. People liked to go at night, she said, and somebody ought to be up. She whistled so that they should know where the door was.|Her mittens never matched. She knitted them in pairs, like anybody, and then gave one away.} -> DONE
=== t_grandmother
#topic: grandmother, gran, granny
{Grandmother had wound the clock for forty years and taught it manners. She had died in the spring, at the infirmary, of being eighty-one. She left Wren a loupe, an apron and a number of remarks.|"The good ones and the bad ones are the same length," Grandmother used to say of hours, "and you can't tell by looking, any more than with eggs."} -> DONE
=== t_old_tallis
#topic: old tallis, great-grandmother, great grandmother, debt, price
{Old Tallis was Grandmother's mother. When the mountain let go, eighty years ago, she stopped it by stopping the time it had to fall in. She did not ask what that would come to. Nobody does, with one foot in the snow.|The price had never been written down, which, said Grandmother, was the sort of price one should look at twice.} -> DONE
=== t_clock
#topic: clock, wheel, works, tower, ladder, ladders, face
{It had never been wound with a spring. Each New Year it was given one hour out of somebody's life, and ran on that till the next. Four ladders led up to it: bell, weights, wheels, face.|It was not a cruel clock. It had been fed for eighty years on toothaches, and it had begun to notice.} -> DONE
=== t_hour
#topic: hour, hours, memory, forget, weigh, weight, rule, rules
{The rules were few. The hour must be chosen freely, and told aloud first. Then the giver forgets it, and so do all who shared it; but whoever hears the telling keeps the story. No one may be tricked.|A wasted hour rings like a tin cup. A happy one hums. The heavy ones make no sound at all, and only pull.} -> DONE
=== t_snow
#topic: avalanche, snow, mountain, shelf, stroke
{It hung above the roofs in the shape of a wave that has thought of something. People hung their washing under it. One can get used to anything that has not happened for eighty years.|If the clock stopped it would come down. There was no second part to that rule.} -> DONE
=== t_key
#topic: key, winding, wind
{It was as long as Wren's arm and as cold as a fish. Forty turns, and at the thirty-ninth there was a catch, and if one did not know the catch it ran all the way back. One hand in the world knew it.|There was a practice lock at home, dead, on the bench, for learning on.} -> DONE
=== t_oberlinde
#topic: oberlinde, town, square, bonfire, ring
{Oberlinde was built in a ring, so that one met everybody twice. Square and bonfire in the middle; the baker's, the school, the infirmary; beyond the Mayor's house the road, and a toll bridge, and then the world, which few had tried.|Four hundred people and one clock. They set their eggs by it.} -> DONE
=== t_bridge
#topic: bridge, toll, toll bridge, road
{It cost a penny to leave and nothing to come back, which the town thought was the right way round. The stream below it never froze. It was in too much of a hurry.|The toll man was at the bonfire like everybody else, and had left a saucer.} -> DONE
=== t_list
#topic: list, names, name, donors
{Every donor stood on it, with what was paid. A cold. A sermon. An evening at the in-laws'. You could read the whole list aloud at a wedding and nobody would stop smiling, until the last line, which said BIRTHDAY.|There was room on it for one more.} -> DONE
=== t_lenz
#topic: frau lenz, teacher, school, lenz, pfister, mila, sweep
{Frau Lenz had taught all of them to read, and never stopped correcting it. Old Pfister slept at the infirmary; Mila had a lantern; the sweep left his hand on whatever he was fond of.|Frau Lenz had marked Wren's last essay "Good. Louder."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "tower": High in the clock tower of Oberlinde, four ladders up, in the room with the great wheel. {back_up:It was crowded, for once, and nobody was looking at the view.|There was one chair, and a window that someone had gone out by.}
- "ring": In the street, at a corner of the ring. In Oberlinde every way one took came back to the tower, if one only walked far enough, and Wren hadn't the time to.
- "bridge": At the toll bridge, where the town stopped. There was a turnpike, a stream in a hurry, and a road going down into the dark.
- "ward": The infirmary, among the white beds. One window was lit, and the stove had been blacked; it was the only room in the town that was not pretending to be happy.
- "square": In the square, in front of the bonfire, in the middle of everybody. Straight above the sparks hung the snow.
- "bench": At home, in the workshop in Tallis Lane. It smelled of oil and of Grandmother's apron.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- wheel: Not quite twelve. The clock was holding the last of it in its teeth.
- back_up: Ten minutes to midnight, or it might be eight. It depended upon whether one asked the clock or the mountain.
- ladders: Past eleven, on New Year's Eve, and going faster than it ought to. The clock struck when it could no longer put it off.
- else: Eleven o'clock, and some minutes. It was New Year's Eve: at midnight the clock must be wound, or stop.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- bridge: The Mayor had promised the clock an hour, and found that he had only one that was heavy enough; and it was the one he would not give. So he had run, as far as the fare.
- else: The donor had sat down, taken a bite, changed his mind and gone by the window. That was all. But eighty winters of snow hung over the town, on the understanding that somebody would pay.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
Wren Tallis, twelve, the youngest of the clockmakers, had been trusted with the key. It was Wren's whole work tonight to see the clock wound. Nobody had said what one did if the hour ran away. -> DONE
=== w_ott
#topic: want ott, ott want
"To be asked for some other hour," said Mayor Ott, into his bun. "I've plenty. They're very good ones. There's a dinner." -> DONE
=== w_odile
#topic: want odile, odile want
"A pair that matches," said Odile, and held up the mittens, and smiled. "I want them all to find the door, love. It's not so much to whistle for." -> DONE
=== w_wren
#topic: want wren, wren want
To be trusted with something. It had seemed, until eleven o'clock, such a reasonable thing to want. -> DONE

// Reactions
=== r_wren_act
#react: wren act
{!Wren tried it, seriously, as one tries a new rung, with half the weight first. It held, but it led nowhere, and the clock went on.|Wren did that, and got a scab the worse for it, and was no nearer midnight's answer.|It took half a minute. Wren felt the half minute go, like a coin through a hole in a pocket.|Wren's hands did as they were asked. They were good hands. The trouble was elsewhere.} -> DONE
=== r_wren_say
#react: wren say
{!Wren said it to the key first, to see how it sounded. The key had no opinion.|Said aloud it was smaller than it had been inside, like most things. Wren said it all the same.|Wren's voice went up at the end, as it did on the ground. On a ladder it would have been fine.|"I only mean," said Wren, and went red in the ears, and left it there.} -> DONE
=== r_wren_ask
#react: wren ask
{!Grandmother would have known, and would have answered with a different question.|Somebody would certainly say that it would all make sense later. Wren hated later.|Wren turned that over, and could not find the end to pick at. Perhaps if one asked about somebody, or something, that was here.|It was a good question, the sort that got one sent to fetch coal.} -> DONE
=== r_wren_leave
#react: wren leave
{!Wren thought of the road out of town, and of the key, which would have to be put down first. It was not possible to put it down.|Somebody had run away already tonight. Wren did not think it could be done twice.} -> DONE
=== r_ott_act
#react: ott act
{!"Let the record show," said the Mayor, watching, and did not say what it should show.|The Mayor made way, with a gesture meant for larger crowds, and knocked the snow off a beam with his chain.|"As your Mayor I would advise," said Ott. He thought. "I've no idea, in fact. Go on."|The Mayor held whatever needed holding. He turned out to be rather good at it.} -> DONE
=== r_ott_say
#react: ott say
{!"Hear, hear," said Mayor Ott, out of habit, and then looked as if he had really heard.|"Fellow citizen," the Mayor began, and put his hand on Wren's hat instead of the rest.|"I used to have a speech about that," said Ott. "It had a swan in it. I'd be ashamed to say it now."|"Be it known," said the Mayor, and blew his nose, "yes."} -> DONE
=== r_ott_ask
#react: ott ask
{!"That falls to a committee," said the Mayor. "I am the committee. I don't know."|"In answer to the honourable," said Ott, and lost the thread, and offered the bag of buns.|"I'm only sure of bread," said the Mayor. "Twelve minutes, top shelf. The rest I made up as I went, and they clapped."|"Whereas," said Ott, and sighed. "Ask me a thing about rye."} -> DONE
=== r_odile_act
#react: odile act
{!Odile let it be done, and moved a lamp so that it could be done better.|"Mind your knee," said Odile. She did not say which.|Odile whistled two notes while Wren was at it, and seemed content with the pulse of the thing.|"I've seen that tried," said Odile. "He was ninety, and it was a window. Carry on."} -> DONE
=== r_odile_say
#react: odile say
{!"Yes," said Odile. She said it as she would to somebody feverish who happens to be right.|Odile gave that one of her long looks, darned it, so to speak, and gave it back.|"That's sense," said Odile, "and there's not much of it about at this hour."|"I'd not have put it so politely," said the nurse.} -> DONE
=== r_odile_ask
#react: odile ask
{!"I don't know," said Odile. "I like to say it now and then. It keeps the others honest."|"You'd need a doctor for that," said Odile, "and he would charge you, and not know either."|Odile thought about it for the length of a sock. "Ask me at breakfast," she said.|"They all ask that, towards the end," said Odile. "What they want is a drink of water."} -> DONE
=== r_act
#react: act
{!The snow took no notice.|The clock went on being late.} -> DONE
=== r_say
#react: say
{!It was said to the cold air, and hung there, white, for the space of a breath.|The tower kept it, along with everything else it had been told.} -> DONE
=== r_ask
#react: ask
{!There was nobody there to ask, and it was later than it had been.|The night had not been told. It might be wiser to ask about a thing, or a person, by name.} -> DONE

=== lost_words
#unclear
{&The clock struck a quarter of nothing, and nobody had understood.|It came out as breath, white, without a word in it. Wren would have to try again.|Somebody had said something, but the wheel had it first.} -> DONE

=== meet_1
#react: ott meet
"{name}," said the Mayor, bowing to whoever was listening. "A name one would vote for." -> DONE

=== meet_2
#react: odile meet
"{name}," said Odile. "Sit where I can hear you, then. It's told better to somebody." -> DONE

=== hook_1
#topic: mayor run, why did he run, changed his mind, where is the mayor, footprints
The footprints went by the window, down the slates, and off between the ovens and the square: large, and close together, and turned out at the toe. He had run as a man runs who is still hoping to be called back. -> DONE
