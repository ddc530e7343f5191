# self: Wren
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
The clock said two minutes past. It was being polite; it was nearly four. Below, the first of the footprints had already gone.
+ [Chase the Mayor #match: chase, follow, run, mayor, catch, footprints, after him #id: chase]
    Wren had one leg over the sill before remembering how far up the sill was. The Mayor had gone down the rope of the flag. It was a good rope, and he had cut it after him. So: the ladders, all four.
    -> ladders
+ [Call down to the crowd #match: crowd, ask, shout, dancers #id: call]
    Wren leaned out and shouted that somebody was needed. Far below a man in a paper hat waved back. From this height everybody's troubles were the size of a button, and so were their ears.
    -> ladders
+ [Offer the clock an hour of Wren's own #match: give mine, own, my hour, wren, offer, myself #id: mine]
    "I've got one," said Wren to the wheel. The wheel waited. It had to be told aloud, that was the rule, and heard by somebody; and the only other thing in the room was a bun.
    -> ladders
+ [Read the list of names #match: list, names, read, paper #id: list]
    ~ has_list = true
    Eighty names, the eldest in brown ink, and beside each what was paid: a toothache, a sermon, two quarrels about a goat. The newest line said BOREDOM, crossed out, and then BIRTHDAY. At the foot, in Grandmother's pencil, stood {name != "":"and {name}, if {name} is listening"|"and whoever is listening"}, with nothing beside it yet.
    -> ladders
+ [#meanwhile]
    Somewhere in the works a tooth slipped, and all four floors of the tower took a breath and held it. Wren was on the ladder before it had let go.
    -> ladders

=== ladders
#beat
#recap: At eleven on New Year's Eve Wren Tallis found the donor's chair empty, with one hour owed to the clock.
~ here = "tower"
~ present = (wren)
Face, wheels, weights, bell: Wren went down through them with the key banging on one scabbed knee. The weights hung in their shaft like two bears asleep. They were lower than they should be. Through the louvres Wren could see the other thing that hung, the white shelf above the roofs, eighty winters thick and leaning. It had been falling since before Grandmother could walk. It had simply not been given the time to finish. In the bell room the rope swung though nobody was ringing. Somewhere in the works a tooth missed, found its place and went on, as a person does who has nearly said something.
+ [Put an ear to the clock #match: ear, listen, hear, chest #id: ear_clock]
    ~ listened = true
    Wren could hear what hours weighed, and pretended not to, because it made people button their coats. The clock's own chest had nothing in it at all. It was the hungriest sound in the world, and it was trying to be brave.
    -> ring
+ [Look up at the snow #match: look up, snow, avalanche, shelf #id: look_snow]
    A single lump came off the edge, no bigger than a loaf, and dropped straight down without hurrying on to the roof of the school. Nobody at the bonfire turned round.
    -> ring
+ [Jump the last six rungs #match: jump, rungs, run, hurry, ladder #id: jump]
    It took some skin, but Wren had skin to spare on that side; it was mostly scab. The door at the bottom stuck, as it had for eighty years, and then it was all music.
    -> ring
+ [#meanwhile]
    Below the last ladder the bell rope came round in its swing and knocked twice at the door, low down, as a dog does. The draught had got it open by the time Wren was there, and the bonfire was looking in.
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
+ {not square} [Push in among the dancers #match: dancers, square, crowd, bonfire #id: go_square]
    ~ visits++
    -> square
+ {not workshop} [Run home to the workshop #match: home, workshop, grandmother, bench #id: go_home]
    ~ visits++
    -> workshop
+ {visits >= 2} [Climb the tower again #match: tower, climb, ladders #id: go_up]
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
+ [Order him back to the chair #match: order, return, duty, must, promise #id: order]
    "You gave your word," said Wren. "I gave my word for the other hour," said the Mayor. "The dull one. I sat there, and it would not have the dull one. It leaned, Wren. It leaned towards the one behind."
    -> bridge_hour
+ [Put an ear to his chest #match: ear, listen, chest, hear, heart #id: ear_ott]
    ~ listened = true
    Behind the buttons were years and years of tin cups, speeches mostly. Behind those was one that made no sound. Wren had to hold on to the apron so as not to be pulled over. "Ah," said the Mayor, looking over Wren's head. "So that's where it is."
    -> bridge_hour

=== bridge_hour
#beat
He told it to the buns. There had been a daughter. She came in a January, early, in a night when the road was shut, and the midwife said that she would stay an hour, and she did; she was punctual. He had held her all of it. He told her the names of the loaves. She had taken hold of his thumb with the grip of a person who means to argue the price, and he remembered thinking that she would run the shop much better than he did. "That's all it is," said Mayor Ott. "I've forty thousand hours of proclamations it may have by the sackful. It wants her. And if it has her, you see, then I never met her. Then nobody did."
+ [Tell him that the one who hears it keeps it #match: hears, i will, remember #id: promise]
    ~ ott_hour = "give"
    ~ offers++
    "I've heard it," said Wren. "So I did meet her. I'd tell you, every year, if you came and asked. What was the last loaf?" "Rye," said the Mayor. He thought about it for the length of the bridge. Then he put his shoe on, the one he had, and turned round.
    -> ring
+ [Tell him it is his, and to hold on to it #match: his, yours, leave it, hold on #id: let_keep]
    ~ ott_hour = "keep"
    "Don't, then," said Wren. It came out cross, because the key was heavy and there were now fewer people to carry it. The Mayor blew his nose on the apron. "I can still climb," he said. "I can hold a lamp. Let it be entered that I held the," and he set off for the tower, limping on the sock.
    -> ring

=== infirmary
#beat
#recap: Odile the night nurse keeps the last hours of half the town, and one of Grandmother's.
~ here = "ward"
~ present = (wren, odile)
Nobody was dying, for once, and Odile was taking advantage of it to darn a mitten, green, in grey. It did not match the other one; nothing of hers did. Eleven beds were empty. In the twelfth old Pfister slept with his mouth open, and each of his breaths laid a coin on the glass. "The donor's bolted," said Odile. "I saw him go by with one shoe. Sit. You've a face like a shut shop." She whistled two notes, which was how she counted pulses, and took Wren's while she was about it. "It spat out the boredom last year, and now it's worse. It will want one that mattered." She bit off the wool. "I have a few."
+ [Ask her what she has #match: what, ask, have, which, her hours #id: what_has]
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
+ [Let her offer it #match: yes, offer, thank, accept #id: odile_yes]
    ~ odile_gift = "give"
    ~ offers++
    "You'll have it now, you see," said Odile, getting her coat. "It's you it was meant for. I've only been keeping it warm." She put Pfister's alarm clock under his pillow and took the stairs two at a time, whistling.
    -> ring
+ [Say that she should keep this one #match: no, hers, yours, refuse #id: odile_no]
    ~ odile_gift = "keep"
    "No," said Wren. "You liked her. I could hear you liking her." Odile did not argue. She found that something had got into the other eye as well. "Then I'll go up and be useful," said the nurse. "I've held ladders for worse reasons."
    -> ring

=== square
#beat
#recap: The town danced under eighty winters of snow.
~ here = "square"
~ present = (wren)
Everybody was there, and everybody was kind, which made it harder. They put a paper hat on Wren, and a hot potato into each pocket. Frau Lenz from the school was dancing with the chimney sweep and had a black hand printed on the back of her good coat. The butcher's boy was selling guesses at what the Mayor would give this year: a cold, a council meeting, the long poem. Nobody guessed anything that mattered. Why should they? In eighty years it had never cost anybody more than they were glad to lose. Wren stood on the edge of the trough, where one stands to be looked at, and for a moment hated it more than the fourth ladder.
+ [Tell them all the truth #match: truth, tell, announce, honest, say #id: truth]
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
+ [Shake the head and climb down #match: shake, climb down, quiet #id: shy]
    The words were all there and would not come up the stairs. Wren got down, and the dance closed over the place. "I'll come to the tower," said Frau Lenz. "In case you should find it easier to tell one."
    -> ring

=== square_after
+ [Climb on the trough and tell them after all #match: tell, trough, truth, speak #id: after_all]
    It is easier to be brave about somebody in particular. Wren kept an eye on the lantern and told the others the whole of it. One by one they took off their hats.
    -> line
+ [Leave them to their dancing #match: leave them, dancing #id: leave_dance]
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
+ [Thank them and say that you will call #match: thank, wait #id: thank]
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
+ [Try the practice lock once more #match: lock, key, practise, practice #id: practice]
    The hand knew. It went in, waited, leaned, and there it was, the catch, like a step that one takes in the dark in one's own house. Wren wondered what a hand would be without it. Only a hand.
    -> workshop_after

=== workshop_after
+ [Take the apron and go #match: apron, wear #id: wear]
    It came down to the boots. Wren tied it round twice.
    -> ring
+ [Leave the light on and go #match: light, lamp, light on #id: light_on]
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
+ [Tell the clock that you have come #match: tell, clock, speak, hello #id: greet]
    "It's Tallis," said Wren. "It's only the youngest." The wheel turned one tooth, out of manners.
    -> wheel
+ [Fit the key #match: key, fit, insert, wind #id: fit]
    It went in up to the shoulder and would not move. It never would, without something to turn against.
    -> wheel
+ [Look once out of the window #match: out of the window #id: look_out]
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
+ {offers < 3} [Ring the bell and let the clock stop #match: bell, ring, bridge #id: end_bell] -> ending_stop

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
#topic: where am i, where are we, this place, what place, look around, looking around, look about, what planet, what country, which country, what city, which city, what town
{ here:
- "tower": {High in the clock tower of Oberlinde, four ladders up, in the room with the great wheel: a list of names on a nail, a cold key, one chair with a cushion, one window, open.|The tower room again. There were the nail and the list; the wheel, and a tooth of it that was late; and on the boards, where the Mayor's heels had been, two dints, for he had braced himself.} {back_up:It was crowded, for once, and nobody was looking at the view.|Somebody had gone out by the window, and had taken one bite with him.}
- "ring": In the street, at a corner of the ring. In Oberlinde every way one took came back to the tower, if one only walked far enough, and Wren hadn't the time to. There was the bonfire, with everybody; a window, with one person; a lane, with nobody; and a row of large footprints going off the other way.
- "bridge": At the toll bridge, where the town stopped. There was a turnpike, a stream in a hurry, and a road going down into the dark. One could still see the tower from it, if one turned round.
- "ward": The infirmary, among the white beds. One window was lit, and the stove had been blacked; it was the only room in the town that was not pretending to be happy. The bed at the window had been moved, at some time, and left its four marks on the floor.
- "square": In the square, in front of the bonfire, in the middle of everybody. There was a trough with a stone lion, where one stands to be looked at. Straight above the sparks hung the snow.
- "bench": At home, in the workshop in Tallis Lane. It smelled of oil and of Grandmother's apron, which was lying on the bench with all its pockets full.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, what month, month is it, season, time of year
{
- wheel: Not quite twelve. The clock was holding the last of it in its teeth.
- back_up: Ten minutes to midnight, or it might be eight. It depended upon whether one asked the clock or the mountain.
- ladders: Past eleven, on New Year's Eve, and going faster than it ought to. The clock struck when it could no longer put it off.
- else: Eleven o'clock, and some minutes. It was New Year's Eve: at midnight the clock must be wound, or stop.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- bridge: The Mayor had promised the clock an hour, and found that he had only one that was heavy enough; and it was the one he would not give. So he had run, as far as the fare.
- else: The donor had sat down, taken a bite, changed his mind and gone by the window. That was all. But eighty winters of snow hung over the town, on the understanding that somebody would pay.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
Wren Tallis, twelve, the youngest of the clockmakers, had been trusted with the key. It was Wren's whole work tonight to see the clock wound. Nobody had said what one did if the hour ran away. -> DONE
=== w_ott
#topic: want ott, ott want, mayor want, the mayor want
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
{!Wren tried it, seriously, as one tries a new rung, with half the weight first. It held. And from up there, so to speak, one could see a little further: to the edge of the bonfire, and a face turned the wrong way.|Wren did that, and got a scab the worse for it; and where the knee had knocked there was a hollow sound, and after the sound, a long way off, a tick that had been waiting for it.|It took half a minute. Wren felt the half minute go, like a coin through a hole in a pocket, and heard it drop, and heard somebody pick it up.|Wren's hands did as they were asked. They were good hands. They stopped, all by themselves, at just the place where a lock would have caught.|So that was done. Overhead the snow let go of one lump, as if it had been keeping count, and it came down behind the school with the noise of a dropped coat.|Wren managed it. Nobody clapped; but the clock, which had been about to miss, thought better of it, and went on for six whole beats like a clock.|It was an odd thing to be doing at that time of night, with the fiddles going. It felt like when one drops a spoon, and in bending for it sees, under the table, what everybody's feet are doing.|Wren did it the way Grandmother would have, without hurrying, so that there seemed to be more time in it than there was. A penny rolled out from somewhere. It had a five scratched on it.} -> DONE
=== r_wren_say
#react: wren say
{!Wren said it to the key first, to see how it sounded. The key grew a little less cold, at the end that was held.|Said aloud it was smaller than it had been inside, like most things; but there it was, and could be carried. Something in the tower had stopped to hear.|Wren's voice went up at the end, as it did on the ground. A window went up too, across the way; and stayed so.|"I only mean," said Wren, and went red in the ears, and meant it. In the works, high up, a tooth found its place.|It made a small cloud. Wren watched to see which way it went; it went toward the mountain, as all breath did that night.|It had been told aloud, then. That was half of the rule. The other half was that somebody should have heard.} -> DONE
=== r_wren_ask
#react: wren ask
{!Grandmother would have known, and would have answered with a different question. "What did they use to pay?" she'd have said. "And who looked at the bill?"|Somebody would certainly say that it would all make sense later. Wren hated later. There was, in any case, only about an hour of it left.|Wren turned that over, and looked for the end to pick at. It led off down the street in large footprints, size forty-six.|It was a good question, the sort that got one sent to fetch coal. Odile, at the infirmary, was known not to send people for coal.|One could ask the clock. Wren did; it leaned, as it had taken to doing; one would have said that it was asking the same.|There'd be somebody dancing who knew half, and somebody sitting up with the other half. Things were generally broken in that way, in Oberlinde, so they would go round.} -> DONE
=== r_wren_leave
#react: wren leave
{!Wren thought of the road out of town, and of the key, which would have to be put down first. It was not possible to put it down.|Somebody had run away already tonight. Wren did not think it could be done twice.} -> DONE
=== r_ott_act
#react: ott act
{!"Let the record show," said the Mayor, watching, and then, in quite an ordinary voice, "she'd have done that. She'd have gone straight at it."|The Mayor made way, with a gesture meant for larger crowds, and knocked the snow off a beam with his chain. There was a bell on the chain, the size of a nut.|"As your Mayor I would advise," said Ott. He thought. "I've no idea, in fact. Go on. It's good to see somebody begin."|The Mayor held whatever needed holding. He turned out to be rather good at it. He held it in the crook of one arm.|"Moved and carried," said Mayor Ott, and carried it. His breath smelled of plums, and he kept his face to the tower now, and not to the road.|He gave Wren his good glove for it. The other had a coin frozen to it, and the coin, one saw, was not for one; it was a penny and a halfpenny. Children went half.} -> DONE
=== r_ott_say
#react: ott say
{!"Hear, hear," said Mayor Ott, out of habit, and then looked as if he had really heard.|"Fellow citizen," the Mayor began, and put his hand on Wren's hat instead of the rest. It was a heavy hand, and not at all air.|"I used to have a speech about that," said Ott. "It had a swan in it. I'd be ashamed to say it now. What you said will do."|"Be it known," said the Mayor, and blew his nose, "yes. That's how it is. I'd not have thought that anyone could say it in so few."|"Would you tell that to the clock?" said Mayor Ott. "In those words? I sat there and could think only of proclamations."|"I shall put it on the loaves," said the Mayor; and he looked down at his thumb, as though something had hold of it.} -> DONE
=== r_ott_ask
#react: ott ask
{!"That falls to a committee," said the Mayor. "I am the committee." He shut his eyes. "The committee finds that it took fright."|"In answer to the honourable," said Ott, and lost the thread, and offered the bag of buns. "It leaned past me," he said. "I could feel what it was reaching for."|"I'm only sure of bread," said the Mayor. "Twelve minutes, top shelf. But you might ask the nurse. She sits up with that sort of question."|"Whereas," said Ott, and sighed. "It was a January. Ask me about the January, and I'll try to be brief."|"I never read the list," said the Mayor. "I read it out, every year. It's not the same. Has anyone added it up?"|"Is it very cross?" said Mayor Ott; he meant the clock. "I don't think it was cross. I think it was hungry, and I'd something in my coat."} -> DONE
=== r_odile_act
#react: odile act
{!Odile let it be done, and moved a lamp so that it could be done better. The light fell upon the bed at the window, and she let that be, too.|"Mind your knee," said Odile. She did not say which. She had it bandaged before Wren was through, in green.|Odile whistled two notes while Wren was at it, and seemed content with the pulse of the thing. "That's stronger than the clock's," she said.|"I've seen that tried," said Odile. "He was ninety, and it was a window. It worked. Carry on."|She counted it, with her watch in her palm. "Five minutes," said Odile, rather struck. "It's queer how much goes into five."|"Your grandmother had that way of doing it, with the tongue out," said the nurse. She rolled up some wool that did not need it.} -> DONE
=== r_odile_say
#react: odile say
{!"Yes," said Odile. She said it as she would to somebody feverish who happens to be right, and put another log in.|Odile gave that one of her long looks, darned it, so to speak, and gave it back. It was warmer than it had been.|"That's sense," said Odile, "and there's not much of it about at this hour. Take it up those ladders with you."|"I'd not have put it so politely," said the nurse. "I'd have asked the thing who it thought it was, eating birthdays."|"There's only one other person said so," said Odile; "she was lying just there. She'd have given me her boots to be able to get up and say it to its face."|"Then that's told," Odile said, "and I've heard it, so it's safe. That's all I'm for, you know, nights."} -> DONE
=== r_odile_ask
#react: odile ask
{!"I don't know," said Odile. "I like to say it now and then. But I know who did, and I'd her hand in mine at the time."|"You'd need a doctor for that," said Odile, "and he would charge you, and not know either. You want somebody who was there. That's me."|Odile thought about it for the length of a sock. "It's always asked for one hour, hasn't it?" she said. "Off one person. You ask yourself who made that up."|"They all ask that, towards the end," said Odile. "What they want is a drink of water. What do you want? You've got ears; use them."|"He'll be on the bridge," said Odile. "They all get as far as the bridge. It's the penny that stops them."|"Heavy ones?" said Odile. "They're not the ones you'd think. It's never the wedding. It's some wet afternoon when nobody said anything."} -> DONE
=== meanwhile
#meanwhile
{!The great wheel missed a tooth. All over the square, for as long as that lasts, a waltz stood upon one leg.|A window went up across the way, and a voice asked the night in general what o'clock it was, please, and nobody answered.|Snow had filled one more of the footprints. It was doing so from the far end, in order.|The minute hand let itself down by a notch, and it could be heard in Oberlinde how carefully it did that.} -> DONE
=== r_act
#react: act
{!It was done, and the snow leaned over by one flake to see.|The clock, for the first time in an hour, was early.|Somewhere a fiddle left off, as though it had been tapped on the arm; and there was the tower, breathing.|The street noticed. A shutter moved, and from behind it came, quite faint, a happy hour, like a kettle starting.|It left a mark in the frost, of four fingers and a thumb.|A bell stirred. It hadn't been rung. It had wondered.|By the light of somebody's window one saw that it was well done, and that it was seven minutes later.} -> DONE
=== r_say
#react: say
{!It was said to the cold air, and hung there, white, for the space of a breath; and when it went it went up.|The tower kept it, along with everything else it had been told, and gave back a tick.|On the bridge, or at a window, or by the fire, somebody lifted his head.|It was heard. In Oberlinde something always was. The mountain, eighty years, had had nothing to do but listen.|A dog answered; then the bell, very low; then, from the infirmary, two notes.} -> DONE
=== r_ask
#react: ask
{!There was nobody there to ask, and it was later than it had been. There was a lit window, though, that knew a good deal.|It went round the ring, as questions did, past the fire, the school and the bakery, and came home to the foot of the tower with snow on its boots.|The list would have said so, if anyone had ever read it from the top.|Was it the sort of thing that one could divide by twelve? The wind seemed to think so.|The night held still for that. One could see it trying to remember.} -> DONE

// What readers do
=== n_chair
#topic: sit, sit down, sit in the chair, rest, sit on the chair, take a seat
{ here:
- "bridge": There was room on the bar of the turnpike for one and a half. Wren took the half. From there one saw the whole ring lit up, and the tower in the middle of it with its one window open, like somebody saying "Oh".
- "ward": The stool by the stove had a dent in it, from forty years of one nurse. The chair on the far side of bed three hadn't been sat in since the spring, and somebody had laid on the seat of it, folded, one grey mitten.
- "square": Wren sat down upon the rim of the trough. At once an old man moved up and gave Wren half of his blanket; and with it, through two coats, a summer evening, so light that it was nearly a tune.
- "bench": It was the low stool, with a groove worn in it by three generations of not sitting still. Wren's feet reached the floor now. When had that been?
- "tower": Wren sat, on the front edge only. At once it grew very quiet. Something came out of the works and bent down over the back of the chair, without a shape to it, like the warmth of a large animal, and smelled Wren's hair. It went past the scabs, and the school, and the Sundays; it stopped at a wet afternoon. Wren got up again.
- else: Wren sat down on a step. It was the first time since eleven, and both knees had a good deal to say.
}
-> DONE
=== n_chairlook
#topic: look at the chair, chair, the chair, cushion, touch the chair, donor's chair
The cushion was still warm. Wren put a hand to it, and something in the works gave a click, as a purse does. It was only a kitchen chair with the arms sawn short; but eighty people had got up from it lighter by an hour. In the wood, on the left, where a thumb would go, was a dent. They had all of them held on. -> DONE
=== n_bun
#topic: bun, eat the bun, buns, plum bun, eat, plum, half-eaten, finish the bun, hungry, food, drink, taste
{ here:
- "ward": There was cocoa on the ward stove, with a skin. "It was his," said Odile, of bed nine, "and then he hadn't the time." It tasted of cloves, and of being up late and nobody's minding.
- "square": It was soup, with barley, and the spoon was chained to the pot. Wren burned one side of a tongue on it, and was happy for a whole swallow, and heard the snow.
- "bridge": Wren took it in the end, as one had been held out. There was one plum. It had been put, this time, quite in the middle, by somebody who'd had something on his mind.
- else: Wren ate the half that was left, out of fairness to the bun. It was stale round the bite. He had got as far as the plum, and there one could see by the marks how he had stopped chewing; so that was when he had known which hour it was that the clock would want.
}
-> DONE
=== n_window
#topic: window, out of the window, look outside, look out, sill, view, look down, open window, close the window, shut the window, stars, sky
{ here:
- "ward": The panes were frosted up to the height of a person in bed. Someone had rubbed one clear, low down, at the level of the third pillow. Through it one saw just the tower, as if it had been framed.
- "bench": It gave on the lane. Past the roof of the bakery a light was going up the tower stair, thought Wren; but it was only a star, climbing in the glass where the pane was bad.
- "tower": It was a long way down to a very small fire. Snow came in by the corners, and stopped in the air for a moment each time the clock missed. Every flake. Wren put out a finger, and moved one aside; then the tick came, and they all fell on together as if nothing had been said.
- else: There was one window lit that shouldn't be, up in the tower, and one that always was, in the infirmary. Between the two hung the snow, blue underneath, and leaning as one leans to hear better.
}
-> DONE
=== n_wheel
#topic: wheel, touch the wheel, great wheel, works, push the wheel, turn the wheel, cogs, gears, teeth, oil the clock, mend the clock, fix the clock, look at the clock
Wren laid one palm to the great wheel, where Grandmother used to, on the tooth that had been filed. It was cold, and it shook very slightly, like a dog at a doctor's. Seventy-nine teeth went by under the hand, each with somebody's toothache in it. The eightieth had a ribbon scratched on it, and a candle. It was that one that had begun to miss. -> DONE
=== n_key
#topic: key, pick up the key, hold the key, turn the key, wind, wind the clock, try the key, use the key
{wheel:The key hung from its square, ready. One would only have to lean; and first one would have to have something to give.|Wren put both fists round it and leaned. It went in as far as the shoulder, and there it stopped, against nothing at all, as when one leans upon a door with someone leaning on the other side. It would turn; the wrist could feel where. It only wished to be told for what.} -> DONE
=== n_prints
#topic: footprints, look at the footprints, follow the prints, prints, tracks, snow outside, the rope, flag, rope
{bridge:They had filled up since. One could no longer have said that there'd been a baker.|Wren hung out over the sill. There they went, by the gutter and the woodshed roof, size forty-six. Every third or fourth was deeper: he had kept stopping to look back up. And at the corner of the bakehouse there was one small round hole, where he had leaned on something; beneath that window. The back bedroom's.} -> DONE
=== n_climb
#topic: climb out, climb out of the window, jump out, jump, roof, roofs, climb out of
{here == "tower":Wren tried a boot on the slates. They were iced, all the way to the gutter, and there was a thing that one noticed only from out there: the snow on the mountain made a noise. It was like a very big person, asleep in the next room, beginning to breathe through the nose. Wren came in again. There were ladders, and Wren knew each rung of those by its Christian name.|Wren went up on the nearest thing, a wall, from habit. It was better, up off the ground, where nobody looked. One could see that all the footprints in Oberlinde ran inward that night, to the fire; all but one row.} -> DONE
=== n_down
#topic: climb down, climb, go down, down the ladders, down the ladder, slide down, the ladders, go downstairs, climb up
{here == "tower":There were forty-one rungs, and Wren had a scab for most of them. Twenty-nine was new. It had been mended with a bit of somebody's bed, and on it was cut, by a penknife, "For W.'s feet." So Grandmother had been up here once more, in the spring, when she'd said she was only going for milk.|From the street one could see only the lowest, through the tower door, going up into the dark. It had a boot print on it, and it was facing down.} -> DONE
=== n_shout
#topic: shout, call, shout for the mayor, call out, call the mayor, for help, scream, yell, help, hello, shout for help
{"tower" ? here:"Mister Mayor!" called Wren, with both hands. It went out over the roofs and met the mountain, and stopped there. It didn't come back. It was being thought about. A minute later there fell past the window, softly, one handful of snow.|Wren called out. It was a small call; it went up at the end. A few people turned, and smiled, and held out a potato. But by the trough a girl with a lantern had lowered it, and was looking where nobody else looked, which was up.} -> DONE
=== n_bell
#topic: ring the bell, bell, touch the bell, pull the rope, the bell, rope of the bell
{here == "tower":Wren laid two fingers to the rim instead of pulling. That bell meant one thing, in Oberlinde, and it had been cast for it: take the children and go over the bridge. It had been rung one time, in the old days, for the length of four strokes, and then, Grandmother said, somebody had stopped the hands. The fifth was still in there. One could feel it, like a word behind the teeth.|The bell hung quiet, up there in the dark. It had never since been needed; and the sexton, who was dancing, had left his mitten on the rope.} -> DONE
=== n_cry
#topic: cry, weep, sob, laugh, smile, give up, sulk, swear, curse, stamp
Wren did that for as long as it took the wheel to turn by one tooth, face to the wall, where it's private. When it was over the clock had waited. It had; it was standing with the next tick held up in the air like a hand. Nobody had ever thought of its being sorry for people. -> DONE
=== n_weights
#topic: weights, the weights, at the weights, touch the weights, pull the weights, lift the weights, bears, shaft, push the weights
Wren put an arm round the nearer one, as far as the arm went. It was iron, and as it turned upon its chain there came past, cut with a chisel, the words A LOAN. The other had been cut to match, but in a different hand, a careful one. That said: FROM WHOM? -> DONE
=== n_run
#topic: run, run away, flee, escape, hurry, go faster, leave town, leave the town, go home
Wren ran, and the key ran too, and beat Wren to it. In the ring all streets are downhill for half of the way. The wind was behind; the fiddles came and went. And each time Wren passed the tower the minute hand had not moved, and had not moved, and then had moved by three, all at once, like a thief who has been looked at. -> DONE
=== n_pray
#topic: pray, prayer, wish, make a wish, hope, bless, please clock, beg the clock, beg
Wren shut both eyes and asked for it to be over, and then, because that seemed rude, for nobody to be hurt. There was a whirr. The clock struck one; nothing at all was due. When Wren looked, the bun crumbs on the sill had been blown together in the shape of a small round thing with a hole in it, like a penny. -> DONE
=== n_snowball
#topic: snowball, throw, throw a snowball, touch the snow, eat snow, snowman, play, slide, dig
The snow packed well. Wren threw one at the lamp by the town hall, and it hung there, an inch away from the glass, for as long as a breath is held; then it hit. Three boys saw it, and thought it a wonderful shot. Wren stood thinking about what else in the town was hanging by an inch. -> DONE
=== n_dance
#topic: dance, sing, hum, whistle, join the dance, play music, fiddle, fiddlers, song, music
{here == "ward":Odile gave the note and Wren the next, and they whistled two lines of it, soft, so as not to wake Pfister. He smiled in his sleep. He'd have been a great dancer, Odile said; it was in there, under the coughing, about a Thursday.|Wren knew the tune; one couldn't help it. It was "The Miller Gave His Hat Away". It came up through the soles like soup. And at the turn, where everybody stamps, four hundred boots came down as one, and high up on the shelf a line of blue ran from left to right, like a crack in a plate.} -> DONE
=== n_potato
#topic: eat a potato, eat the potato, potatoes, potato, soup, paper hat, put on the hat, hat, bonfire, warm my hands, fire, warm, lantern
{"square ring" ? here:They were hot enough to hurt, and that was good. Wren held one to each cheek, and looked through the fire, where faces go soft. Behind each of them was a little bright hour or two, like coins at the bottom of a fountain. They were all such small change. There were such a lot of them.|In one pocket there was a candle end, in the other the cold of the key. Wren warmed the one hand with the other, and then exchanged.} -> DONE
=== n_places
#topic: school, bakery, baker's, town hall, mayor's house, church, go to the school, to the bakery, baker, to the mayor's house, other houses, knock on doors, knock
Wren went by on the way; everything in Oberlinde is on the way. The school was dark, and had a loaf of snow on its roof. At the bakery the ovens were out, for the first time that anyone knew. But over the shop, behind the curtain of a room that wasn't let, a night light was burning, of the sort that one puts by a very small bed. -> DONE
=== n_hide
#topic: hide, under the, behind the, crouch, hide under the chair, duck, cover my ears, close my eyes
{"ring bridge ward square bench" ? here:There wasn't time to do it properly. Wren stood in an angle, and shut both eyes, which had worked at five. It worked now: for the length of one tick nobody in the world was asking. Then something warm came and stood by; it was only the lamp. But it had a green mitten on it, drying.|There was a place that Wren had, behind the weights, with a shelf for a book. It was a good place. One could hear the clock from the inside there, and nobody's hours. Only tonight, from in there, it sounded like someone going through drawers; one, and another one, and not finding it; and trying hard not to be noticed.} -> DONE
=== n_self
#topic: talk to myself, to myself, mutter, think, count, breathe, calm down, pinch myself, wait and think, what would grandmother do
"Well," said Wren, in Grandmother's voice, "what have we got?" One key. One bun, half. One hour owed. Four hundred people. It had always come out, when she did it; she would look at the column for a bit with her pencil in her mouth, and then divide where anybody else would have added. -> DONE
=== n_beds
#topic: beds, look at the beds, bed, mitten, wake pfister, patients, mittens, stove, medicine
{here == "ward":Wren went along the row. Eleven were made up so tight that they'd have rung. At the foot of each hung a slate, wiped, and on every slate, if one held it slantwise to the lamp, was the ghost of the last thing written: the hour. 4.10. 2.55. 5.00. Grandmother's was the clearest. Somebody had gone over it each night with a dry finger.|The infirmary was over beyond the trough, with its one yellow window. There'd be a stove lit there, and someone to say "Sit".} -> DONE
=== n_listen
#topic: listen, hear, put my ear, ear, sounds, noise, listen to the clock, listen to the snow, overhear
{ here:
- "tower": Wren laid a cheek against the case. Tick, it said; and then there was a place where one could have read a page; and tick. In the space between them, very low, was something that wasn't a clock. It was like a stomach. It was like somebody saying "please", who has only ever been taught "thank you".
- "ward": Pfister breathed in silver. Odile breathed in wool. And, from the floor, from the empty bed by the window, came a hush, as there is round a bell that has only just been struck.
- "square": So many at once was like the sea. Cups, spoons, a trumpet or two. Wren stood and let it go by, until there was one thread in it that did not ring at all; it came from quite low down, from about where a lantern would be.
- "bridge": The stream said the same thing over and over, in a hurry. It was saying, Wren worked out, "Twelve, twelve, twelve."
- else: One had only to stop pretending. There went a baker's hour, a bride's, a good strong toothache. They shone through the walls as lamps do through blinds; and over them all, unlit, and longer than the street, was the hour that it had not been given, the mountain's.
}
-> DONE
=== n_sleep
#topic: sleep, lie down, go to sleep, yawn, close eyes, dream, nap, go to bed
{here == "ward":"Twelve's free," said Odile, and meant bed twelve. Wren only laid down one cheek. There was rain, in it, and a bench, and two hands with a dead lock between them; then a mitten on the shoulder. "That was four minutes," Odile said. "You said 'lean' in your sleep."|Wren's eyes shut by themselves, standing, between one tick and the next. It was a very long tick. In it somebody had lit the lamp in the workshop and laid out a second apron. Then the tooth caught, and the snow was exactly where it had been.} -> DONE
=== n_bench
#topic: bench, tools, practice lock, apron, drawer, drawers, screws, loupe, nail, workshop
{here == "bench":It was all as it had been left, on a Tuesday, with the smallest screwdriver across the largest. Wren held the loupe to one eye. On the edge of the bench, in scratches too fine to be seen without, was a row of twelve little ticks, bracketed, and at the end of the bracket a 1.|The bench was at home, in the lane, under a lamp that was out. On it things had been left that nobody'd had the heart to put away.} -> DONE
=== n_toll
#topic: pay the toll, toll man, cross the bridge, turnpike, penny, stream, throw the key, drop the key, coin
{here == "bridge":Wren leaned over the rail. The water went under, black, with a star in it that it could not carry off. If one were to let go of the key now, one would hear the splash, and then no more ticking, and then one would have to run. Wren's fingers were quite cold. They held on by themselves.|A penny out, and nothing back. Wren felt for one; there was only the key, which would have bought the road, the stream, and everything as far as the sea.} -> DONE
=== n_search
#topic: search, look for clues, clues, clue, explore, look under, shelf, cupboard, examine the room, investigate, inspect
{here == "tower":There was the sill, with a crumb and a boot-mark. There was the list upon its nail, with the pencil on a string; the pencil had been sharpened, that week, by somebody with a bread knife. And below the chair, where it had rolled, lay a thing no bigger than a nut. It was a baby's bell, off a ribbon. It made no sound.|Wren looked, as Grandmother taught, first at what was worn. It was the doorsteps, here; everybody's were hollow, in the middle. There was just one that had kept its edge, on the bakery's side stair, going up to the back.} -> DONE
=== n_attack
#topic: attack, hit, fight, break the clock, smash, kick, kick the clock, break, stop the clock, hit the clock
{"ring bridge ward square bench" ? here:Wren looked round for something to hit. It was all Oberlinde's; it had all been mended by somebody. In the end Wren took the key in both hands and brought it down on the snow, as hard as one can hit snow; and far off in the tower, a moment later, the clock said "Ow", or it was the half.|Wren gave it a kick, since somebody had to. It was only iron, and it was only a boot. But the clock flinched; every wheel, one after another, as far as the bell. Wren was ashamed, and rubbed the place. "You could have asked," Wren told it. It stood there, big as a barn, and one saw that it didn't know how.} -> DONE
=== n_write
#topic: write my name, write, sign, pencil, add my name, write on the list, take notes, cross out
Wren took the pencil on its string and licked the end. There was the space, with a line ruled under it. But it seemed one ought to know first what to put on the right-hand side. "ONE HOUR," the others all said. Had nobody ever written anything else? Far back, in the second line, somebody had begun to: "Half an," it said, and was crossed out, hard, by a person in a fright. -> DONE
=== n_mayor_where
#topic: where the mayor went, where did the mayor go, where is he, find the mayor, where he went
{bridge:He'd been on the bridge, with his fare frozen to his glove; Wren would not have told anyone how he had looked.|"By here, like a goods train," Odile would tell one, or anybody else who'd had a window: "one shoe, no hat, and his chain round back to front. Toward the toll." It was the way out of the town. He'd always said, in speeches, that he had never once felt the need of it.} -> DONE
=== n_hug
#topic: hug, kiss, hold hands, take his hand, take her hand, thank, thank you, apologise, apologize, sorry, comfort, pat
It was awkwardly done, because of the key. But one can't hold on to people for long without hearing, not if one is a Tallis; and through the coat, on the left, came the warm tin clatter of a whole life, birthdays, laundry, soup. And then, in the middle of it, somewhere that had no bottom. -> DONE
=== n_why_not
#topic: cold, shiver, coat, mittens on, button my coat, gloves, scarf, scab, knee
Wren did up the top button, which was Grandmother's, and had come off a cassock. The wind had dropped. It was so still that the smoke of the bonfire stood straight up like a string, with a knot in it where the clock had missed; and right at the top, where the string ended, was the edge of the snow. -> DONE
=== n_door
#topic: door, open the door, try the door, trapdoor, close the door, lock the door, hatch, gate
{ here:
- "tower": It was a trap, with a ring; one lifted it by the head. Wren did. Cold came up, and a smell of bears, and a noise that had not been there before: one drop, and a long wait, and one drop. The snow on the louvres had started to melt from the inside. The clock was sweating.
- "ward": It had a bell on it, so that Odile would know if anybody went. She'd tied up the clapper tonight in a bit of green wool; one could see why, if one looked at bed three.
- "bench": It was on the latch. They'd always left it so, at home, on account of the clock, that might want somebody.
- else: It stuck, and then it gave, like every door in Oberlinde. They had all been hung by the one carpenter, in the year of the great snow, in a hurry; and he'd hung them all to open outward.
}
-> DONE
=== n_outside
#topic: outside, step outside, go outside, into the street, fresh air, leave the room, go out
{here == "tower":Outside of the tower was mostly air. There was a ledge, though, for the sweep, and Wren had a foot on it before one could say that it was forbidden. From there, across the roofs, there was somebody sitting on the turnpike at the toll bridge; he had a bag on his knee. He looked as small as a plum.|The cold took hold of Wren's nose, as an aunt does. It smelled of potatoes; and, a long way up, of something blue that had been shut in for eighty years.} -> DONE
=== n_lamp
#topic: lamp, light a lamp, candle, light a candle, match, light, lantern
{"ring bridge ward square" ? here:Wren held up a light. Everything stepped back by one pace, as people do for a child who's going to recite; and there, where they'd been standing, was a line of something white, no thicker than flour, that was coming down, quite straight, out of a sky with no clouds in it.|Wren lit it, with the third match. It was astonishing what a lamp did to a place; it put in the corners. In the nearest was a row of little tin cups, hung on nails, one for each New Year; and the last of them had a hole eaten in the bottom.} -> DONE
=== n_punch
#topic: punch, punch him, slap, hit him, push, grab, throw something
There was no one that one could hit. Wren hit the wall, which had been there longest. It said "One", in the voice of a bell with a cushion on it; and far above the weather vane, which had been looking at the mountain, turned about to see. -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, hi, good morning, happy new year, introduce
{present ? ott:"Good evening, citizen," said Mayor Ott. He'd said it perhaps two hundred thousand times. He seemed to hear it now, as one hears a tap. "Is it, Wren? Is it a good one still?"|{present ? odile:"Hello, you," said Odile. It was the way that she said it to people who had just come round.|"Hello," said Wren to the wheel, because there was nobody. It missed a tooth, and then, in what seemed to be embarrassment, struck a very small quarter.}} -> DONE
=== n_wall
#topic: wall, touch the wall, ceiling, look at the ceiling, beam, rafters, look up
{"ring bridge ward square bench" ? here:The wall was thick, and warm to the height of a cow. Above that it had a mark on it, cut deep, with a year: as far as this, it meant, the snow had come, and stopped. One would have had to stand on another's shoulders to touch it. Wren tried to think what it would be like to have been under.|The beams had been cut by people with frozen fingers; one could tell by how they met. On the crossbeam, over the chair, someone had burned in a row of letters with a poker: LENT, it said, TO THE TALLISES, BY THE MOUNTAIN. And a year. And then, as though he hadn't cared to ask, no sum.} -> DONE

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
#topic: mayor run, why did he run, changed his mind, where is the mayor, footprints, the mayor run, mayor run away, why did the mayor, did the mayor, mayor leave, mayor go
The footprints went by the window, down the slates, and off between the ovens and the square: large, and close together, and turned out at the toe. He had run as a man runs who is still hoping to be called back. -> DONE

// Plain questions.
=== p_midnight
#topic: happens at midnight, happen at midnight, at midnight, midnight
At midnight the hour that had been paid last year ran out. If nobody had wound the clock by then it would stop, and so would whatever it was holding up. -> DONE
=== p_if_stops
#topic: if the clock stops, clock stops, if it stops, not wound
Then the mountain would be let go on from where it had been told to wait. It was all above the roofs, and it had had eighty years to think of nothing else. -> DONE
=== p_who_else
#topic: who else, else could give, could give, can give, give an hour, anyone else, anybody else, who could
Anybody might, who had an hour and would part with it; the rule was that nobody be tricked. The whole town was down there in paper hats, and no one had asked them yet. -> DONE
=== p_made
#topic: who made, who built, made the clock, built the clock, who invented
Old Tallis had made it, who was Wren's great-grandmother, eighty winters ago and in a great hurry. -> DONE
=== p_infirmary
#topic: infirmary, in the infirmary, at the infirmary, sick people, pfister
Nurse Odile had the night, and old Pfister had the end bed, where he was said to be getting better for the company. It was the one window that had no paper chain in it. -> DONE
=== p_left
#topic: time is left, how much time, time left, how long do i have, do we have left, until midnight, how long until
{wheel:None that one could have spent.|{back_up:Ten minutes, if the clock was to be believed, and it had begun to look ashamed.|{ladders:Something less than an hour, and it was going downhill like all the streets.|An hour, less whatever it had taken to find an empty chair.}}} -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, who is in danger
Over the roofs leaned eighty winters of snow that had been told to wait. It had been very good about it. Everyone who lived below was in danger, and they were dancing. -> DONE
=== p_job
#topic: my job, my work, my task, supposed to do, wren supposed to, wren's job
To keep the key, and to turn it forty times when somebody had given the hour. Nobody had thought it needful to say what one did if nobody had. -> DONE
=== p_people
#topic: how many people, population, how many live, people live
Four hundred or so, by the school's register, and each of them on the way to the baker's met all the others. Tonight whoever could stand was in the square. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, wren have, wren carrying, what am i holding
A key as long as an arm, Grandmother's loupe on a string, a scab; and a list of names upon a nail. Of hours Wren had twelve years' worth, and was not sure which ones counted. -> DONE
=== p_year
#topic: what year, which year, year is it
The eightieth since the clock was set going. For each of them the list had a line. -> DONE
=== p_far
#topic: how far, far is it, far away
Across the ring it was five minutes and round it ten; one could run to the toll bridge in six. It was all reckoned in minutes tonight. -> DONE
=== p_out
#topic: get out, get down, can i leave, how do i leave, leave the tower, way down
There were four ladders, face, wheels, weights and bell. There was the window too, but whoever had used that had cut the rope after him. -> DONE
=== p_if
#topic: consequences
What was given did not come back: that was the one rule with no window in it. All else could be tried, until midnight. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, who is lying, telling the truth
One could not be tricked into giving an hour, that was in the rules; so everybody in Oberlinde had got out of practice at being trusted. Wren trusted ladders. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, did wren get here
Up four ladders, with the key over one shoulder, so as to be in time. The clock had been ticking a little late all the way. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who rules, who governs
The Mayor was; he was also the baker, so he'd been obeyed twice a day. Of the clock it had been Grandmother, and since eleven it was Wren. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for, wren looking for
An hour of somebody's, freely given, by midnight. Or the Mayor, who had promised one. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
It snowed, straight down, without hurry. People in Oberlinde did not look up much when it snowed. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Wren was twelve, the youngest of the house of Tallis, scabbed on both knees, and since the spring without a grandmother. Most of Wren's friends were rungs. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Oberlinde was in the mountains, one day above the nearest place with a bookshop. The road went down to the world from the toll bridge. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
Up here, since a minute to eleven. In the world, twelve years, most of it on ladders. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
-> t_ott
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? odile:-> t_odile}
-> t_grandmother
