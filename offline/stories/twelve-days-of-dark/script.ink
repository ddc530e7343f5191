# ask: name What name is on the clinic door?
VAR name = ""
VAR page = 0
VAR proof = 0
VAR fond = 0
VAR promise = false
VAR contact = false
VAR spore = false
VAR note = false
VAR torn = false
VAR prints = false
VAR marked = false
VAR numbered = false
VAR feud = 0
VAR here = "mess"
LIST people = ilse, solberg, ruiz, anneke, captain, kit
VAR present = (ilse, solberg, ruiz, anneke, captain, kit)
VAR alive = (ilse, solberg, ruiz, anneke, captain, kit)
-> mess

=== mess
#beat
~ here = "mess"
I close the door. That makes seven of us in the warm. The laughing goes on a little after the joke has ended.
+ [Call the roll, by name #match: roll, roll call, count #id: roll]
    ~ proof = proof + 1
    I say it is for the log. Seven voices answer. "Middle names as well," I say, "for the insurance," and get five, and my own, and then two women at once: "Marie." Anneke laughs. Ilse laughs a very little after.
    -> first_night
+ [Say nothing about the boots #match: nothing, silent, keep quiet #id: silent]
    I sit down in my place. There is a place. Somebody has kept my soup hot under a plate, and when I look up to see who, it's Ilse, who always does.
    -> first_night
+ [Say I am going to the radio #match: radio, hut, report, ruiz, transmit #id: radio_first]
    "Ninety metres of rope," says Ruiz, "sixty-two below with the wind, and at the end of it, Doctor, a box that says shhh. Seventy-one south, two east, and nobody home. Eat." Everybody agrees that I should eat.
    -> first_night
+ [#meanwhile]
    Somebody has put soup in front of my place. There's a story being told, and I laugh where one laughs; and by ten we've all said good night, each of us to six.
    -> first_night

=== first_night
#beat
#recap: At Halvorsen Station in the polar night there are six of us, and seven pairs of boots. Everyone remembers all seven.
~ here = "clinic"
~ present = ()
Day one. Minus thirty-eight. In the clinic I locked the door and wrote us down. Captain Dahl. Solberg. Ruiz. Kit. Anneke. Me. It came to six, and it looked like a mouth with a tooth gone. Then I wrote Ilse, and that was the easiest of them. I have set that wrist. I remember her swearing in Norwegian, the plaster, the sweet tea after. I like her best, if I am honest; one always likes somebody best, in winter. Only the pen stopped by itself over the seventh line, the way a horse stops at a bridge. Outside, the wind was taking the footprints away one by one, in the order they had come.
+ [Look up the wrist in my records #match: wrist, records, look up, plaster, file #id: wrist]
    ~ proof = proof + 1
    I have kept a record of every stitch since Cape Town. No wrist. A boil, nine teeth, Solberg's thumb. I read it through twice, remembering the plaster.
    -> days
+ [Ink six dots on my own arm #match: ink, dots, arm, mark, pen #id: dots]
    ~ marked = true
    Six dots in marking ink, above the elbow, where I can't do it again without knowing that I did. A fact is something that stays where you put it.
    -> days
+ [Go and say good night to her #match: good night, ilse, visit #id: goodnight]
    ~ fond = fond + 1
    She was on the bottom bunk, below Kit, reading with a torch; she put it under the blanket when I came. "You look as though you'd been counting, Doc," she said. "It's bad for you. One always gets to the end."
    -> days
+ [#meanwhile]
    I sat until the ink had skinned over in the nib. Then somebody in the passage put out the lamps, one hook at a time, and the last of the footprints was gone, and it was what we had agreed to call tomorrow.
    -> days

=== days
~ here = "mess"
~ present = ()
~ page = page + 1
{page:
- 1: Day two. Minus thirty-nine. The element went in the kettle. I've told myself that I'll check one thing properly each day, since more than one runs together.
- 2: Day three. Minus forty-four. The drying-room door has swollen shut, and six people cheerfully gave me six accounts of who slammed it.
- 3: -> generator
- 4: Day five. Minus forty-one. The hot tap. Solberg's writing numbers on things now, and on people.
- 5: Day six. Minus forty-seven. The gramophone, and the mood with it.
- 6: -> vote
- 7: Day nine. Minus fifty. The second kettle. We no longer sit with our backs to each other, or anybody.
- else: -> eleven
}
+ {proof > 2 and not ask_ilse} [Ask Ilse straight out #match: straight out, confront, ask ilse, accuse, truth #id: go_ask] -> ask_ilse
+ {not radio and CHOICE_COUNT() < 4} [Go out on the rope to the radio hut #match: radio, hut, rope #id: go_radio] -> radio
+ {not register and CHOICE_COUNT() < 4} [Check the drug register #match: drug, drugs, register, clinic #id: go_register] -> register
+ {not flags and CHOICE_COUNT() < 4} [Follow the footprints back #match: footprints, prints, flags, follow, tracks #id: go_flags] -> flags
+ {not boots and CHOICE_COUNT() < 4} [Fit the seventh boots #match: boots, fit, forty-two #id: go_boots] -> boots
+ {not galley and CHOICE_COUNT() < 4} [Help Ilse in the galley #match: galley, stove, ilse, cook #id: go_galley] -> galley
+ {not trench and CHOICE_COUNT() < 4} [Go down into the core trench #match: trench, core, spore, layer #id: go_trench] -> trench
+ {not faces and CHOICE_COUNT() < 4} [Look through Anneke's drawings #match: anneke, drawings, faces, draw, charcoal #id: go_faces] -> faces
+ {not list and CHOICE_COUNT() < 4} [Find last summer's list #match: list, summer, captain, desk, manifest #id: go_list] -> list

=== radio
#beat
#recap: The radio log shows a call out on the night that the seventh came.
~ here = "radio"
~ present = (ruiz)
Ninety metres is a short street. I did it on the hand line with my eyes shut, since they were freezing, and Ruiz after me, singing, so as to show that he wasn't worried. The satellite set said shhh. The old short-wave set was warm on top. I've known men lie well with their faces, and Ruiz is one of them, clean-shaven each morning in a bucket. But a valve cools at the rate it cools. In the log, in his neat naval hand, nothing: no traffic, no traffic. I held the page slantwise to the lamp. It had been written over a dent: 23.40, a call sign that isn't ours, and four words. Let her come in.
+ [Ask him who he called #match: called, ruiz #id: who_called]
    ~ contact = true
    ~ proof = proof + 1
    "My mother," says Ruiz, "she's in Punta Arenas, fifty-three south, seventy west, she worries." Then he sat down on the batteries. "They said nobody would be hurt. It was a traverse, five scientists, a private thing; they'd want a stove and no questions. Five, Doctor. I made up five bunks."
    -> days
+ [Pretend that I saw nothing #match: pretend, saw, saw nothing #id: saw_nothing]
    ~ contact = true
    I blew on my fingers and said what a pity. All the way back along the rope I could feel him behind me deciding whether I had seen. He'd stopped singing.
    -> days
+ [Try to raise the coast myself #match: raise, coast, transmit, mayday #id: raise]
    I called for an hour on the hour. Toward the end of it something answered, in Morse, faint, courteous and very slow. It asked me how many we were. I had my finger on the key for a long while.
    -> days

=== boots
#beat
~ here = "clinic"
~ present = (solberg, kit)
I said that it was chilblains, and had them all in the clinic one after another with their socks off. It's wonderful what people will do for a doctor. The seventh boots are size forty-two, felt lined, of a Tromsø make that no expedition of ours has ever bought, and there's blood in the left heel, old. They didn't go on Solberg, who measures thirty point one. They swam on Anneke. On two pairs of feet they closed like a door: on Ruiz, who made a joke of it; and on Ilse, who stood up in them, and walked to the wall and back, with a small hitch of the left heel, just as one walks in one's own.
+ [Look at her left heel #match: heel, blister, her heel #id: heel]
    ~ proof = proof + 1
    There was a blister there a fortnight old, burst and healed and burst, such as one gets from a great many days in harness. "I've been pacing," said Ilse. In a corridor that's eleven metres long.
    -> days
+ [Ask Kit how long they have shared #match: kit, shared, bunk, how long #id: ask_kit]
    ~ feud = feud + 1
    "Always," said Kit. "Since Cape Town." Kit is twenty-three and doesn't lie. A moment later: "That's odd, though. When I think of Cape Town I've got the room to myself." I ought not to have asked it with Solberg there, who wrote it down.
    -> days
+ [Put them on myself #match: wear, put on, put them on, try them #id: own_feet]
    They're too big for me by a size. I can't tell you how glad I was; and then that I'd needed to find out.
    -> days

=== galley
#beat
~ here = "galley"
~ present = (ilse)
She had the stove in pieces on a newspaper and soot up to the elbow, and had found out what Solberg couldn't in five weeks, a mouse's nest of insulation in the flue. "Pass me the, yes. You'd make a nurse." She gave me a cake to watch. It was for Anneke, whose birthday was tomorrow. No one else had remembered it, Anneke hadn't. I've got it on file, and no one has seen the file. She'd have had it from a bunk, then, from a letter, by torchlight, as another might learn vocabulary. "You're doing it again," said Ilse, not turning round. "It's like being looked at by a scale." It was the warmest hour that I have had this winter. I put that in, because it's a fact.
+ [Ask what she is afraid of #match: afraid, fear, scared #id: afraid]
    ~ fond = fond + 1
    "That you'll all remember at once," said Ilse. And then, as I had not laughed: "That's a joke, Doc. I'm the funny one. Ask anybody."
    -> days
+ [Promise her I would ask before I told #match: promise, secret, swear, i will ask you #id: promise]
    ~ promise = true
    ~ fond = fond + 1
    I don't know why I said it. She hadn't asked me anything. She put the flue together, and lit it, and held her black hands over it till it drew. "All right," said Ilse. "I'll hold you to that. I haven't much else to hold."
    -> days
+ [Ask her the day of my own birthday #match: birthday #id: my_birthday]
    ~ proof = proof + 1
    She gave it pat, the day and year. It's wrong by a day. It's wrong in just one place in the world, on a label that my sister wrote, on a parcel at the bottom of my locker, that I have not opened.
    -> days

=== faces
#beat
~ here = "lab"
~ present = (anneke)
Anneke hasn't slept for four nights and wears two hats. She draws us every evening from memory, seven heads on a sheet, and dates it. "It's not a very good method," she said. "I should say, it's a method." She laid out six weeks of them along the floor of the lab. The Captain's jaw, Kit's ears: on sheet after sheet the same, a little worse each time, as money wears. But there's one of us who changes. On the newest sheet it's Ilse, beautifully like. On the one before she is less like, though the same place has been left for her in the row. Before the eighteenth there is no place. There are six, and the paper was always large enough for seven.
+ [Ask what happened on the eighteenth #match: eighteenth, what happened, date #id: eighteenth]
    ~ proof = proof + 1
    "That's the night you looked at the boots," said Anneke. "Statistically. And I remember drawing her before it. I want that noted, I remember the pencil. I only can't find the drawing."
    -> days
+ [Ask her to keep it to herself #match: keep it, herself, quiet, secret, hide #id: keep_quiet]
    ~ fond = fond + 1
    She thought that over, with caveats. "If I were alone with it I'd say that I was ill," said Anneke. "So, yes. With the reservation that I'm ill." She gave me the eighteenth, rolled up, to be ill with.
    -> days
+ [Show the sheets to Solberg #match: solberg, engineer #id: show_solberg]
    ~ feud = feud + 2
    He compared them with a ruler. He didn't say a word. At supper he asked Kit to pass the salt, and took it in his left hand, and in his right he'd got his pen; and looked at Kit's knuckles as you'd look at a gauge.
    -> days

=== list
#beat
#recap: Ilse's name stands on no list from last summer.
~ here = "cap"
~ present = (captain)
Captain Dahl keeps last summer in a tin box: the manifest, the bunk plan, a photograph of us upon the ice with the ship behind. He is sixty and has wintered nine times; he gave me the key with a face like a shut port. "You'll have a reason," he said. It was all there, and all in order. In the manifest we are six. In the bunk plan it says "Kit" and, underneath, in a different blue, a thing that had been written, and rubbed out, and written over so many times that there was a hole. In the photograph there are six. I remember who took it. I remember her telling us to squeeze up.
+ [Ask the Captain how many he commands #match: captain, how many, command, dahl #id: how_many]
    ~ proof = proof + 1
    "Seven," said Dahl at once. He picked up the photograph. I watched him count it, with his thumb, and look on the back. "She'd have been behind the camera," he said, "wouldn't she?" It was the first time in my life that a captain had asked me.
    -> days
+ [Take the manifest to the clinic #match: manifest, clinic, lock #id: take_manifest]
    ~ proof = proof + 1
    I locked it up with the morphine. It's the only thing on the station which I'm sure has not been talking to the others.
    -> days
+ [Say that it was all in order #match: fine, all right, lie, in order #id: in_order]
    ~ fond = fond + 1
    "Quite in order," I said. He locked the box. I lied to a good man for a person who may not exist, and slept that night like a child.
    -> days

=== trench
#beat
#recap: Something in the ice core loosens the memory for faces.
~ here = "trench"
~ present = (anneke)
~ spore = true
The trench is a long cold cellar cut in the snow, with the cores in their cradles like organ pipes. Anneke showed me the one from a thousand and forty metres. It has a band in it, grey, as wide as a finger, and there the ice was never ice, she said, or that's to say she would need another instrument. They had melted a slice on the sixteenth. She and Kit had smelt it: sweet, like a school cupboard. Since then the fans had been turned down for the fuel. "It's alive in the sense that yeast is," said Anneke. "I looked at it. It looked like nothing. I then looked at Kit, and for a second I should not have known him from you."
+ [Turn the fans up again #match: fans, turn up, ventilate, vent #id: fans]
    ~ proof = proof + 1
    It'll cost us two days' diesel. By evening I'd a headache, and the first clear thought in a week: that when I remember setting her wrist, I remember it as I do the plot of a film.
    -> days
+ [Carry the core out and leave it in the wind #match: carry, throw, destroy, in the wind #id: carry_core]
    ~ feud = feud + 1
    I got it as far as the door. Kit was there, quite white. "That's four years," said Kit. "You'd have to put me out with it." I was ashamed, and I was also looking at Kit's face and wondering whose it was.
    -> days
+ [Ask who wants it most #match: most, steal, worth #id: who_wants]
    ~ contact = true
    "Oh, a company would," said Anneke. "Or two. You could sell people an evening without their relations." She began to smile. "Ruiz did ask me once what it would weigh, packed. I thought that it was conversation."
    -> days

=== register
#beat
#recap: In the drug register, in my own handwriting, it says: do not trust the doctor.
~ here = "clinic"
~ present = ()
~ note = true
The register is bound, and numbered, and I'm the only one who has the key. I counted the ampoules against it: morphine right, scopolamine short by two. I turned back to see when I had given them. It's in my writing, with my way of crossing sevens, on the eighteenth, the night of the boots, and there's no patient entered. Below that, in the margin, running uphill as my hand does when I'm very tired, are five words. They're underlined. I have compared them, stroke by stroke, with a dozen pages that I know I wrote. There's no doubt about it at all. Do not trust the doctor.
+ [Try to recall that night #match: recall, remember, eighteenth #id: recall]
    ~ proof = proof + 1
    There's the boots, and the laughing, and closing the door. But there's something in front of that, like a step that isn't there in the dark: a lamp, a person on her knees in the lock, my own voice. It says: I shan't tell them. I shan't even tell me.
    -> days
+ [Tear out the page #match: tear, rip, destroy, page, burn #id: tear]
    ~ torn = true
    I tore it out. It left a stub, so now there's a numbered book with a number gone, which is worse. And I know it by heart.
    -> days
+ [Give the key to Solberg #match: key, solberg, hand over #id: give_key]
    ~ feud = feud + 1
    "Good," said Solberg. He wrote it on his hand: key, 18.20, from Doctor. After that he went on looking at me, up and down, for the place to write a number.
    -> days

=== flags
#beat
#recap: The footprints come from the crevasse called Mother. There are five sledge harnesses, and one is cut.
~ here = "edge"
~ present = (ilse)
~ prints = true
In the lee of the fuel dump the wind hadn't reached them: a line of prints coming in, from the east, where there's nothing. I clipped on and followed. At the end of the flags is Mother, which is a crevasse, and blue by torchlight, as deep as a cathedral is long. On the lip stood a sledge. Five harnesses ran from it over the edge. Four went straight down, and were tight; and the fifth lay on the snow with its end cut clean. When I turned round she was there, unroped, with the lamp held low. "Listen," said Ilse. I could hear only wind. "They've been quiet since Sunday," she said. "It's the first time that I've come and they didn't ask me the time."
+ [Ask her their names #match: names, four #id: ask_names]
    ~ proof = proof + 1
    ~ fond = fond + 1
    Haakon. Priya. Little Olsen, Big Olsen. She said them as one reads off a headstone, with her mitten off. "I held them eleven hours," she said. "I'm strong. You've no idea how strong I am. And then I wasn't."
    -> days
+ [Clip her to my rope #match: clip, rope, tie #id: clip]
    ~ fond = fond + 1
    I snapped my spare line on to her belt, as you'd do for anybody. She looked down at it. "You might have thought about that for a bit longer, Doc," she said, and she was crying, which out there one has to be quick with.
    -> days
+ [Back away from her #match: run, retreat, leave, back away #id: back_away]
    I backed all the way to the third flag. She didn't follow. She turned the lamp on her own face, so that I should see it, and waited, like a person waiting on a stage to be told what they are.
    -> days

=== ask_ilse
#beat
#recap: Ilse told me who she was.
~ here = "dry"
~ present = (ilse)
I asked her in the drying room, with the door jammed, across a line of other people's socks. I said: which of us are you? I had meant it for an accusation, and it came out as you'd ask someone the way. "Brandvold, Ilse," she said. "Glaciologist, for hire. I'm on nobody's list. We came to take your core, five of us; four of those are in a hole." She went on pegging up socks in pairs. "I walked in. I'd have been glad of a barn. And there was a table laid, and one of them said, Ilse, sit, you're late. I'd said my name in the lock, you see. To you. I sat down. Wouldn't you have?" I have been thinking about it since. I would have.
+ [Tell her I will say nothing #match: secret, tell no one, say nothing #id: say_nothing]
    ~ promise = true
    ~ fond = fond + 1
    "Don't be kind," said Ilse, "I can't do anything against kind." She's afraid of the plane, and she wants it; she gave me back my left sock, darned.
    -> days
+ [Tell her she must say it to them herself #match: herself, must, confess #id: tell_them]
    ~ proof = proof + 2
    "When they vote," said Ilse, "or else when it's light. One of the two." She pegged up Kit's long blue ones, and straightened them. "I remember Kit's tenth birthday, did you know that? I never met Kit till last week."
    -> days
+ [Ask if she would have hurt us #match: hurt, harm, kill #id: hurt_us]
    ~ proof = proof + 1
    She took the question seriously. "On the first night," said Ilse. "I'd a knife in my sleeve, and you came round with the cocoa." I remember the cocoa. It is in the stores ledger, seven cups.
    -> days

=== generator
#beat
~ here = "shed"
~ present = (ilse, solberg, ruiz, anneke, captain, kit)
Day four. Minus forty-five. I was woken by the quiet. In the shed, forty metres down the rope, Solberg was standing with his torch on the sump and the oil all round his boots, two hundred and ten litres, black as a lake. "Cock opened by hand, a quarter turn," said Solberg. "Between 02.00 and 02.40." He had ice in his beard, and spoke to the engine. Behind us, one after another, they all came in along the line with their lamps and looked at each other. It might have been any of us, and each of us had an alibi, and it was always somebody else. We saved it, with what was in the snowcat. But by breakfast Solberg had his pen out. He took hold of Kit's hand and wrote a number upon the back of it.
+ [Give him my hand first #match: my hand #id: hand_first]
    ~ feud = feud - 1
    ~ numbered = true
    "One," he wrote. The others laughed and held theirs out. He went round the table. It came to seven, and he looked in his book, and licked the pen, and wrote that down too.
    -> days
+ [Order him to stop it #match: forbid, refuse, order him, stop it #id: stop_it]
    ~ feud = feud + 1
    "It isn't soap-proof, is it?" I said. Nobody laughed but Ilse. Solberg capped his pen. "I have measured us," he said. "I don't come out." I think that's the longest remark he's made to me.
    -> days
+ [Ask aloud who gains by dark #match: gains, dark, profit, benefit #id: who_gains]
    ~ contact = true
    No one does; or that was the silence, until Ruiz said, gaily, "Whoever would like the plane a bit early, no?" He'd gone the colour of tallow. It was a thing that could only have occurred to one who had been told when planes come.
    -> days

=== vote
#beat
#recap: On day seven Captain Dahl proposed a vote.
~ here = "mess"
~ present = (ilse, solberg, ruiz, anneke, captain, kit)
Day seven. Minus forty-nine. The lamp in the mess burned brown. Captain Dahl stood up with his cap on. "There's one too many of us here," said Dahl, "and we all of us know it, and each knows who. Write down the name. Whoever it is moves out to the snowcat, with a stove." He didn't say for how long. The stove has four hours in it. Solberg tore a form into seven and went round with the pencil. I watched them write; nobody had to think. {feud > 1:Three of them looked at Kit, and Kit, who's twenty-three, was looking at the table and trying to remember being born.|They looked, each of them, at the one beside, and covered the paper like children in a test.} Ilse hadn't written anything. She was looking at me.
+ [Refuse to count them #match: refuse, count, burn, stove #id: refuse]
    ~ fond = fond + 1
    I took the cap and put what was in it into the stove. I'm the doctor, I said, and that's a death certificate, and I've not seen a body. Dahl sat down. He seemed glad to have been disobeyed.
    -> days
+ [Write my own name #match: my name, my own name #id: own_name]
    ~ feud = feud - 1
    I wrote {name != "":{name}|my own}, in capitals. Solberg read them out: Anneke, Kit, Kit, Ruiz, Solberg; a blank; and me. One each, or near it. "Then it's all of us," said Dahl slowly, "or none." It's astonishing how much better everyone ate.
    -> days
+ [Let them vote, and read it out #match: vote, read, names, let them #id: let_vote]
    {proof > 2:
        "Before you do," I said, "here's what's written down." I put on the table what I had. Nobody spoke. Ilse reached across and turned the sheet to the light, interested, as you'd look at an X-ray of your chest. "Later," said the Captain, hoarse. "Not by this lamp." He put the vote off till the plane should be in sight.
        -> days
    - else:
        I had nothing to set against it. I read the papers out in the voice that I use for telling people things.
        -> ending_six
    }

=== eleven
#beat
~ here = "mess"
~ present = (ilse, solberg, ruiz, anneke, captain, kit)
Day eleven. Minus forty-two, and rising. There's a line along the north like the gap beneath a door. At six the set coughed, and spoke English: ski-plane at noon tomorrow, weather good, and how many souls? Ruiz had the microphone. He held it out before him as if it were hot, and looked at the Captain; the Captain looked at me. "It's a medical matter, that," said Dahl. "How many's a medical matter." {marked:I felt for the dots above my elbow. Six.|{numbered:I looked at the number on my hand. It had worn to a stroke.|I had my log under my arm, every page of it.}} {contact:Ruiz's lips were moving. I think it was Hail Marys, or the coordinates.|No one in that room was breathing as one ought to.} The voice from the plane asked us again, quite patiently. Ilse had her outdoor boots on.
+ [Ask them for the night to be sure #match: sure, wait #id: ask_night]
    "Number to follow," I said. There's a form for that, thank God.
    -> last_night
+ [Look at Ilse before I answer #match: ilse, look at ilse, her face #id: look_ilse]
    She lifted one shoulder, about a centimetre. I have had patients do that when they were asked about the pain.
    -> last_night
+ [Read them the log from the first page #match: log, read #id: read_log]
    ~ proof = proof + 1
    I read it all out, days, temperatures, failures. It took an hour. By the end they were sitting as people do who have been shown the floor plan of a house that they were lost in.
    -> last_night

=== last_night
~ here = "mess"
~ present = (ilse, solberg, ruiz, anneke, captain, kit)
So this is the last entry that I shall make before I know what it says.
+ {proof > 3} [Say her name, with the records #match: records, brandvold, expose, proof #id: say_records]
    "Six," I said to the microphone, "of ours. And one."
    -> ending_name
+ {note} [Give them the page about the doctor #match: page, doctor, note, register, handwriting #id: give_page]
    {torn:I took it out of my glove, where I'd had it since I tore it from the register,|I cut the page out of the register, along the stitching,} and put it on the table, and told them that they must read it without me.
    -> ending_doctor
+ {prints and CHOICE_COUNT() < 3} [Go out to Mother with her, on a rope #match: mother, rope, crevasse, harness #id: to_mother]
    "There are eleven," I said to the microphone. "Four will be lying down. Tell them noon's too soon."
    -> ending_mother
+ {spore and CHOICE_COUNT() < 3} [Thaw the core, and end it #match: core, thaw, melt, spore, destroy #id: thaw]
    I fetched it in from the trench in my arms, like a child that's got too big, and laid it along the stove.
    -> ending_core
+ {(fond > 0 or promise) and CHOICE_COUNT() < 3} [Say seven #match: seven, say seven, everyone #id: say_seven]
    "Seven," I said. It's a medical matter.
    -> ending_seven
+ [Say six, and let them choose #match: six, choose, let them, say six #id: say_six]
    "Six," I said. It's what is written down.
    -> ending_six

=== ending_seven
#ending: Seven Souls
It's light enough at noon to see one's own hand. They came down with the skis hissing, and a boy in a red hat counted us up the ladder on his fingers: seven. Nobody had a moment's trouble. On the flight Ilse had the seat next to mine, and slept; her hand lay palm up on the armrest, with Solberg's number on it. Somewhere over the sea the air was good. I watched it come to them row by row, the way it comes to people on a stair that they've left something on. Kit turned, and looked at her. Then Kit got up, and put a blanket on her, and sat down. {name != "":"Well, {name}, M.D.," I wrote.|So, I wrote.} Day twelve. No failures.
-> END

=== ending_name
#ending: Brandvold, I., Glaciologist
I read it as I'd read a chart: only what was written down, and by whom, and when. It took four minutes, and at each thing somebody's face came back. They didn't shout. They had known it, they found, all along, like a smell. "Yes," said Ilse. "Thanks. I'd got so tired of being late for Cape Town." {contact:It was Ruiz who made the noise. "I called them," he said. "Seventy-one south. I said, let her come in. And the quarter turn, that was me: they'd have sent for us early, and nobody would have had to count." He held his two wrists out to Solberg, who looked at them, and gave him a coffee.|It was Kit who said: "You can keep the bunk till noon."} She went down the ladder of the plane at Cape Town under her own name, between two policemen, and turned round to look for me. I was writing it down.
-> END

=== ending_six
#ending: Six
{eleven:It was Kit. It had been Kit from the first, as everyone remembered by then; Kit remembered it too.|It was Kit. It had been Kit on nearly all of the papers; Kit had voted so too.} I'd like it recorded that we gave Kit the good stove, and that it was Ilse who went on banging at the door of the snowcat, afterwards, when we found the rope had been unclipped from inside. She banged with both her hands. She shouted that it was her; it was her; what was the matter with us? We led her in and were very gentle with her. The plane took off at noon on the twelfth day with six, and that was the number. I've checked. In Cape Town the air was warm, and all of us stood there on the tarmac, remembering.
-> END

=== ending_doctor
#ending: Do Not Trust the Doctor
They read it in the mess, and I sat in the lock, among the boots. It had all come back with the page. She'd been on her knees there, on the eighteenth, with her eyelashes frozen shut. She asked me not to let them put her out. I'd given my word, and I knew what my word's worth, for I talk; so I went to the cupboard, and took two ampoules, and wrote a warning to whoever would wake, a careful person, who would check one thing every day. The door opened. It was all six of them. "Doc," said one, I think Ilse, and I knew every one of them. "Come in, you're letting it in." They'd kept my soup hot, under a plate.
-> END

=== ending_core
#ending: One Thousand and Forty Metres
It went quickly. It smelt of school. Four years of Kit's ran down the front of the stove into a bucket, and Kit went for me with a chair, and Solberg for Kit; and the lamp, which had been asking for it since the summer, broke. I don't know how long that was. In the dark there were hands, and breath, and no one was anybody. I said: "Sit down. We'll say our names when it gets light." One heard them feel for the bench. Seven people sat down. We held on to whoever it was that was on each side, and at noon there was an engine; and I can write only that I had hold of two, that the one on my left was crying, and that both of them held on.
-> END

=== ending_mother
#ending: A Quarter Turn of Rope
It took the whole of the night and everyone. Solberg rigged it, in metres. Ruiz sang out the pull. She went down into the blue on my rope, for she'd let nobody else, and I lay on the lip with a turn of it about my back, and for three hours all that I knew of her was a weight. They came up one at a time, with their faces covered: Little Olsen, Big Olsen, Haakon, Priya. Each one had something in the pocket with a name on. When it was her turn I felt the rope go slack; I counted. I've been counting for twelve days. At nineteen it came tight, two tugs. "I was only saying what time it was," she told me. We were eleven on the ice, at noon, and I could have sworn to each.
-> END

// Topics
=== t_generator
#topic: generator, diesel, fuel, shed, generator shed
{The generator's forty metres off by rope. Solberg has named none of its parts, out of respect. {generator:It was drained on day four, by a quarter turn, by somebody with a good alibi. I have all seven alibis.|It runs at nineteen hundred turns and so, he says, should we.}|When it misses a beat one looks up, all round the table, in the same direction.} -> DONE
=== t_snowcat
#topic: snowcat, vehicle, tractor
{The snowcat has a cab for two, a stove with four hours in it, and a range of thirty kilometres in any direction, in none of which there's anything.|We keep it plugged in, as you might an elderly relation.} -> DONE
=== t_marie
#topic: marie, middle name, insurance
{There's a Marie on the insurance: Anneke's, after an aunt. I looked for a second. A person asked suddenly for a middle name will say the last one she's heard, or her own.|Kit has none. Kit was sorry about it for a whole evening.} -> DONE
=== t_weapon
#topic: gun, weapon, knife, rifle
{No gun; the Treaty doesn't care for them. There are ice axes, six, and the galley knives, which I count when I can't sleep. I've been to count them rather often.|One doesn't need a weapon here. There's the door.} -> DONE
=== t_name
#topic: my name, who am i, doctor
{name != "":{name}. It's on the clinic door, and I went and looked. They all say Doc.|There's a name on the clinic door. They say Doc. I know what it is, and would only be glad to hear it from another person.} -> DONE
=== t_ilse
#topic: ilse, brandvold, bunk-mate, bunkmate
{ask_ilse:{Ilse Brandvold, thirty-three, a glaciologist for hire. Five came to take our core. She is what's left, and sits at our table under the name that the table gave her.|She hears them, she says, the four, in the pipes. She's mending the pipes.}|{She is warm, quick, good with stoves, Kit's bunk-mate. I have known her since Cape Town. I'd have sworn to that before I'd have sworn to my own feet.|She laughs just after other people. I put it down to English.}} -> DONE
=== t_solberg
#topic: solberg, engineer, generator man, captain's second, second in command
{Solberg, the Captain's second: diesel, rope, silence. Ice in his beard, and one blue thumb, from frost, which I've treated and it's on file. He believes in what has a serial number.|He has begun to mark our hands with pen. He says good morning to the generator first.} -> DONE
=== t_ruiz
#topic: ruiz, radio operator, operator
{Ruiz, Chilean navy, radio and guitar. Always cold and always shaved. He makes a joke and then gives you the latitude.|{contact:He called somebody, and said to let her come in. He was told no one would be hurt. He's losing weight; I have the figures.|He's lost four kilos this month. He says that it's the cooking. The cooking is mine.}} -> DONE
=== t_anneke
#topic: anneke, core scientist, drawing
{Anneke looks after the core. Two hats, charcoal on all her fingers. She's never in her life said a thing without saying how sure she was of it.|She draws our faces each evening so as to keep them. She doesn't sleep, for fear of finding out in the morning if it's worked.} -> DONE
=== t_captain
#topic: captain, dahl, commander
{Captain Dahl: nine winters, sixty years old. He once brought eleven men off the ice by lying to them daily about the distance.|He has a tin box with last summer in it, and he doesn't care to look.} -> DONE
=== t_kit
#topic: kit, youngest
{Kit's twenty-three, the ice driller, with ears that one remembers, or ought to. Top bunk. Kit cannot lie; it has been tried, at cards.|If anybody here is exactly what they seem it's Kit. You would think that would be a protection.} -> DONE
=== t_boots
#topic: boots, pair, forty-two, footprints, whose boots, whose are the boots, whose boots are those
{Seven pairs. The seventh are forty-twos, felt lined, Tromsø make. The snow on them had not melted, and no one came to the door.|I've moved them twice. Each time somebody put them back in the row, tidily, without thinking.} -> DONE
=== t_core
#topic: core, ice core, spore, layer, trench
{A cylinder of old snow, four years' work, a thousand and forty metres long when it's laid end to end. {spore:In the last of it there's a grey band, alive in the sense that yeast is. Since they melted it we're all so good at remembering.|They melted a piece on the sixteenth. I was told that it smelt nice.}|There are firms who'd pay for a layer nobody else has seen.} -> DONE
=== t_plane
#topic: plane, ski-plane, flight, leave, twelve days, get out, way home, get home, can i leave, how do i leave, leave the station, next flight
{The ski-plane is due on day twelve, at noon, if there's a noon. Seats for eight. The pilot will want a number by radio the night before.|I think about the number more than I do about the plane.} -> DONE
=== t_mother
#topic: mother, crevasse, flag line
{A crevasse, at the end of the flags; the first winterers gave it the name, and wouldn't say why. It takes a dropped lamp nine seconds to stop being visible.|{prints:There's a sledge on the lip. I've not told them about it. I write it here.|Nobody's been out there since autumn. So we say.}} -> DONE
=== t_radio
#topic: radio, satellite, set, radio hut
{The hut is ninety metres off, along a rope. The satellite link went quiet on the seventeenth. The short-wave works in the sense that you can talk to it.|Without a rope it's twenty minutes outside, and after that it isn't anything.} -> DONE
=== t_halvorsen
#topic: halvorsen, station, mess, base
{Halvorsen Station, Dronning Maud Land: mess, galley, bunks, clinic, all in one hull; and on ropes, like boats, the generator shed and the radio. Six bunks made up. Eight built.|One learns the sounds. I could draw it by its sounds. There's one now, in the corridor, that's had no name all week.} -> DONE
=== t_memory
#topic: memory, remember, log, records, written, register
{What I remember can't be trusted, and nor can what they do; what's written can, if nobody's altered it. It's a rule that I made on the second day. It's in my handwriting.|I remember a green face, a bucket, a gale off Bouvet. In the log the crossing was calm.} -> DONE
=== t_wreck
#topic: wreck, aircraft, 1958
{There's an aircraft three kilometres east, since 1958, with its nose in the snow. They all walked away from it, eleven men. The tin box has the letters in which each of them thanks the others.|I have read them. There are twelve.} -> DONE
=== t_four
#topic: haakon, priya, olsen, four colleagues, private traverse
{prints:{Four people on a rope, in Mother. She held them for eleven hours, and says their names with her mitten off.|I don't know if they were good. They were heavy. It's all that I'm able to certify.}|{I know nothing about any traverse. There's none down for this season; and a private one would have to have been fed by somebody.|Names I can't place. I looked in all the lists I have.}} -> DONE
=== t_dark
#topic: dark, night, polar night, cold, temperature
{The sun went on the nineteenth of May. One gets used to it, as to a tooth that's out. Outside it's forty below, and the air has no smell of any kind.|Every day has its temperature and its failure. I write both down, since those two don't argue.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "mess": In the mess of Halvorsen Station, at the long table, in Dronning Maud Land, in the night of the year. Outside of this hull there's a rope to the shed, and a rope to the radio, and then nothing that has a name.
- "clinic": In my clinic, with the door locked: one bed, a cupboard, a stove that smokes. It's the only room here of which I've got all of the keys. I had thought so.
- "radio": The radio hut, ninety metres along the hand line. I can't feel my eyelashes.
- "galley": In the galley, with soot on everything, in the warm.
- "lab": Anneke's end of the lab. The floor's covered with us, seven to the sheet; one has to tread upon somebody.
- "cap": In the Captain's cabin, with his tin box open and his back to me.
- "trench": Down in the core trench, under two metres of snow, among old air in cradles.
- "edge": At the end of the flags, on the lip of Mother, clipped on. It's the farthest that I've been from the soup since May.
- "dry": The drying room. I've put a boot in the door.
- "shed": In the generator shed, with all of the others, and a great deal of oil. You can hear what the cold sounds like when there's no engine in front of it.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, my watch, what month, month is it, season, time of year
{
- eleven: The eleventh day, evening, if one goes by the stove. They'll be here at noon.
- vote: Past the middle of the twelve days. I write the temperature down first and then the day; I'm surer of it.
- first_night: One of the twelve days; I have it in my log, in my own hand. That used to settle things.
- else: The night of the eighteenth, before supper. By the clock in the mess it's twenty to seven, and the dark's no help.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- prints: Five people came over the ice for what we've got in the trench, and four of them are hanging in a crevasse. The fifth walked in among us, sat down, and was remembered.
- spore: Something out of an old layer has been let into the air, and since then none of us can be certain of a face. There came a night with one too many at the table. I've tried to say it in the plainest way that I can.
- else: There are six of us here, and we're seven. Nobody came in. Everyone remembers each of the others, and so do I.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for, my job, my work, my duty
I'm the doctor. I'm to keep six people well until the plane, and to know at any hour who's out. {page > 2:I've been left a note in my handwriting not to rely on it, or might be; one reads one's own writing so kindly.|It is the second part that has gone wrong.} -> DONE
=== w_ilse
#topic: want ilse, ilse want
"A seat," says Ilse. "And a reason to take my boots off, in the meantime." She laughs, and has passed me the thing that I was about to look for. -> DONE
=== w_solberg
#topic: want solberg, solberg want
Solberg thinks it over in the tone of an engine. "Numbers," he says. "I'd like for all of it to have numbers on, and to stay counted." -> DONE
=== w_ruiz
#topic: want ruiz, ruiz want
"Thirty degrees," says Ruiz, "a beach, and a barber. In default of that, seventy-one south and someone who answers." The smile comes a fraction after. -> DONE
=== w_anneke
#topic: want anneke, anneke want
"To sleep, I think," says Anneke. "Or I should say I'd like it if they all stayed as I drew them. It is possible that it's the same thing." -> DONE
=== w_captain
#topic: want captain, captain want, the captain want, captain dahl want
"Everybody on that plane," says Dahl, "without a piece of paper afterwards." He puts his cap on to say it. -> DONE
=== w_kit
#topic: want kit, kit want
"Toast," says Kit, at once, and goes red to the ears. "And for it to be a thing we laugh about. Could it be that?" -> DONE

// Reactions
=== r_ilse_act
#react: ilse act
{!"Here, not like that, you'll lose the nail," said Ilse, and did half of it for me.|Ilse saw what I wanted before I'd reached for it. That ought to have told me something.|She whistled while I did it, one of Kit's tunes, with one of Kit's mistakes.|"You've a good pair of hands, Doc," said Ilse. "I've said that before, haven't I?" She had not.|She let me get it done. In the meantime she'd turned all the mugs so that their handles pointed the one way, mine too, as they always have on the ship.|Ilse watched me, and I saw her lips put it into words, to keep, like somebody learning where things are in a kitchen.} -> DONE
=== r_ilse_say
#react: ilse say
{!Ilse laughed, a very little after I'd expected it.|"You told me that at Bouvet," said Ilse warmly. We never stopped at Bouvet.|"Put it in your book," she said. "Then I can look it up when I've forgotten who I am."|She heard it out with her head on one side, as you'd hold a thing up to see if it would fit.|"That's what you said in the lock," said Ilse, quite low. I asked her when. "Didn't you?" she said.|"Say it as if you'd known me for years," said Ilse. And then: "You do, don't you? It's nice. I'm not complaining."} -> DONE
=== r_ilse_ask
#react: ilse ask
{!"What would you like me to say?" asked Ilse. It wasn't pert. She wanted to know.|"Kit remembers that better than I do, and I was there," she said. "Ask Kit about Cape Town. Go on, I'd like to hear it."|Ilse dried a cup, all round, and then inside. "It was cold, and I saw a light," she said. "That's the start of most things, here."|"Is that for the files," said Ilse, "or for you? In the files it'll say no. You look it up."|"You'd have to ask me outright," said Ilse, "and shut the door first. I think that I'd tell you, you know."|"I could ask you that," she said. "You were up before any of us. You'd the lamp."} -> DONE
=== r_ilse_leave
#react: ilse leave
{!"Leave the door ajar," said Ilse. "I like to hear you writing."|"Night, Doc. Sleep on your left," she said. I do; I'd never told anybody.|She held the lamp until I'd reached the end of the corridor. Eleven metres.} -> DONE
=== r_solberg_act
#react: solberg act
{!"Forty seconds," said Solberg. It may have been praise.|Solberg checked what I'd done with a spanner, and moved it by an eighth.|He wrote it on the back of his hand, where there was hardly any room.|"Tolerance two millimetres," said Solberg, about me or about it.|Solberg lifted his feet for me. Then he counted those that were under the table, by pairs, and got down to do it over.|"Draught," said Solberg, when I had finished. He'd felt it at his neck. "Outer door was opened. 18.02."} -> DONE
=== r_solberg_say
#react: solberg say
{!"Can't be measured," said Solberg, and that disposed of it.|He listened. "Eighteen words," said Solberg. "You could have done it in six."|"Pressure's what I know. That's pressure," said Solberg.|He nodded once, through about ten degrees.|"Write it on the wall," said Solberg. "By the thermometer. There we'd see if it falls."|Solberg chewed on it. "You said that with seven in mind," he told me. "I heard you leave the gap."} -> DONE
=== r_solberg_ask
#react: solberg ask
{!"Forty metres of rope, six bolts, one of me," said Solberg. "That's what went out. I don't have what came in."|"Between two and four," said Solberg. I had not asked him for a number. He'd had one ready.|He considered his blue thumb. "Seven," he said. "I get seven. I've got six cups."|"Ask the engine," said Solberg. "It's had a seventh's more load since the eighteenth. Heat, light. Somebody's warm."|"Wind east, force seven," said Solberg. "No man walks out of the east." He thought. "No man did."|"I'd mark them," said Solberg. "Then ask."} -> DONE
=== r_solberg_leave
#react: solberg leave
{!"Clip on," said Solberg. He says it to people who're going to bed.|"20.15," he said, and let me go.} -> DONE
=== r_ruiz_act
#react: ruiz act
{!"Bravo. Two years of medicine for that, or three?" said Ruiz. "Seventy-one south."|Ruiz strummed a chord for me when it was done, with one of the strings missing.|He went on shaving. In the bit of mirror I saw that he was watching the door.|"In the navy we have a rating who does that," said Ruiz, "and a priest for him."|Ruiz had stopped with his cup halfway. "For a moment, Doctor, you did it like somebody who knows," he said. He drank, and it rattled.|He looked at the clock, not at me; it said twenty to. He crossed himself about something that isn't on the programme until twenty to twelve.} -> DONE
=== r_ruiz_say
#react: ruiz say
{!"That's good, I'll send it to my mother, fifty-three south," said Ruiz, and shivered.|"You say it so kindly, Doctor, it's like an injection," said Ruiz.|He started on a joke about an admiral; and I saw him forget, not the end, but why.|"Over," said Ruiz softly, as if to a microphone.|"Say that again after twenty to twelve," said Ruiz, "when I've had my prayers." He'd meant it for a joke, I think.|"Roger," said Ruiz. He had gone over to the lamp to say it, and stood with his back to us all.} -> DONE
=== r_ruiz_ask
#react: ruiz ask
{!"Ask me an easy one. Longitude, say," said Ruiz. "Two east. You see? That I'd tell to anybody who wanted to find us."|"On my mother's head," said Ruiz, "and she has a small head, so don't ask for much."|"I was on watch. I was playing the guitar. I was in bed. Choose, I have three," said Ruiz. He waited to hear which one I'd take.|He laughed, and it turned into that cough of his, and he looked at what he'd coughed.|"It'd be in the radio log," said Ruiz, "if it was anything. Nobody goes to the radio hut for pleasure, it's ninety metres."|"They said," began Ruiz; and then, gaily, "People say so many things, Doctor! I only send them."} -> DONE
=== r_ruiz_leave
#react: ruiz leave
{!"Go with God, and the rope," said Ruiz.|"Out," said Ruiz, with two fingers to his brow, as they end a transmission.} -> DONE
=== r_anneke_act
#react: anneke act
{!"I think you did that," said Anneke. "I'd put it at nine in ten."|Anneke drew my hand as I was doing it, quickly, in case.|"Provisionally, thank you," said Anneke, and put on the second hat.|She flinched; and apologised to me; and wrote the time of both.|Anneke compared it with something on a sheet at her knee. "You do that on the others too," she said. "It's only the company that's different."} -> DONE
=== r_anneke_say
#react: anneke say
{!"With the caveat that I've not slept, yes," said Anneke.|"That's consistent," said she. "I mean with itself. I couldn't go further."|"Could you say that again, with your face toward the lamp?" said Anneke.|She repeated it to the paper, and not to me, and shaded in beneath it.|"I'd like that dated," said Anneke, "before one of us remembers it differently."} -> DONE
=== r_anneke_ask
#react: anneke ask
{!"I would want a larger sample," said Anneke, "of all of us. I've forty sheets. You might look through them."|"On the balance of what's drawn, no. On what I remember, yes," said Anneke. "You see the difficulty."|She rubbed at the corner of her eye and left it black. "Since we melted that slice," she said. "That's when I'd begin. With reservations."|"I don't know," said Anneke. It's her favourite sentence, she says it with real tenderness.|"There was a lamp, to the east," said Anneke. "I noted it. I'd thought it was one of us, and then I counted us."} -> DONE
=== r_anneke_leave
#react: anneke leave
{!"Wait," said Anneke, and did my profile, in four strokes. "All right. Now you may."|"Good night, whoever. I'm sorry. That was a joke, within limits," said Anneke.} -> DONE
=== r_captain_act
#react: captain act
{!"Carry on," said Dahl. He would have said it to a man on fire.|The Captain looked away, so that it shouldn't have been seen by the Captain.|Dahl waited until I had done. "Thank you, Doctor," he said; and he put his hand flat on the tin box beside him, as one quiets a dog.} -> DONE
=== r_captain_say
#react: captain say
{!"Noted," said Captain Dahl, and took his cap off, and put it on.|"I have had men say worse to me in August," said Dahl.} -> DONE
=== r_captain_ask
#react: captain ask
{!"I answer that with the manifest in front of me," said Dahl, "and I find I've not cared to get it out."|"You will have a reason for asking," said the Captain. He was looking from head to head along the table and his lips moved.|"There've been eleven at a table of mine, and thirteen," said Dahl. "It's the first time that I couldn't say from looking."} -> DONE
=== r_kit_act
#react: kit act
{!"Can I help?" said Kit, and dropped it.|Kit watched with great trust. It was quite hard to go on.|Kit moved up for me on the bench, and Ilse moved up for Kit, and there was exactly room.} -> DONE
=== r_kit_say
#react: kit say
{!"If you say so, Doc," said Kit, and plainly from then on it was so.|"Honestly?" said Kit, whose ears had gone red. "I thought that was just me."} -> DONE
=== r_kit_ask
#react: kit ask
{!"I'd tell you," said Kit, "I tell everyone everything. Only when I look there's just a nice feeling, where it should be."|"Ilse'd know. She's known me for ever," said Kit, and then frowned at the soup.|"Did somebody come in?" said Kit. "I felt it on my feet. Then I thought, no, we're all here."} -> DONE
=== meanwhile
#meanwhile
{!The generator stumbles, and in the half second of it seven shadows go off and come on. I had counted before I knew that I was counting.|Someone's kettle comes to the boil and is taken off by someone. Two mugs are put out. Then, after a thought, a third.|The thermometer by the door has gone down by one more line. Under it, on the mat, there's water again.|A log line is being typed in the next room, with two fingers, which is how every one of us types. It stops when I listen.} -> DONE
=== r_act
#react: act
{!I did it, and made a note of the time, so there'd be something of it that stayed.|It's done. I looked behind me when I'd finished, which isn't like me. The passage was empty, and a coat on its hook was swinging a little.|The wind leaned on the hull while I did it, like someone reading over a shoulder; then it let go, and somewhere aft a door that swells shut was shut again.|I did that with the door open, as I wished to be seen doing it. Someone walked by and said good night to me by my name and I said it back. I've no idea now to whom.|I'd finished in four minutes. When I came to enter it in the log it was entered. The ink was wet; it was my ink, I had it on my thumb.|It steadied me. There's a bottle rack by the bed that chimes when anybody goes out by the lock. It chimed.|That went as such things go. I set it all back afterwards in its row, and it came out one too many, and I took one away, and it came out right.|I did it left-handed, to see if I'd remember it better. On the bulkhead, at about my height, there's a small cross in indelible pencil for each night since the eighteenth. I hadn't made them. They slope uphill.} -> DONE
=== r_say
#react: say
{!I said it aloud, in the clinic, to the skeleton, who's the one of us I am sure of.|I kept my voice down, and found that I'd done so for the sake of the wall, on the other side of which a page was turned.|I heard it in my own voice, and thought how reasonable it sounded. That's how they do sound.|I said it. A second after, down the corridor, there was a laugh, at something else, I suppose, and a second after the others, hers.|It smoked as I said it, in that cold. I watched it go along the ceiling towards the bunks, as if it had been sent for.} -> DONE
=== r_ask
#react: ask
{!I wrote the question down; one of us may turn out to have answered it.|There's the log to ask. It says: see above, in a hand that slopes uphill.|I asked it of the dark. It's been forty below since May, and it has let in just the one thing.|It's a matter of records. There's my register; there's a tin box in the Captain's cabin; there is a valve in the radio hut that's warm or it's not.|I put that to the six pegs and the seven coats. They gave me the answer that everyone does: all present.} -> DONE
=== r_leave
#react: leave
{!There are ninety metres of rope that way, and at the end of those a box that might have been talking. I put my mitts to warm.|Twenty minutes, without a line. I have written it on the door, for the others. For whoever they are.|I went as far as the lock, and looked at the row of boots. One stands there as if for company. Then somebody called from the mess that I was letting it in.} -> DONE

// What readers do in any scene
=== d_listen
#topic: listen, hear, follow the sound
{here == "mess":{present ? ilse:I listened with the door at my back. Six people breathe, laugh, put down spoons, and I can do each of them with my eyes shut, like the movements of a clock. There's a hitch in one. It comes after the joke, by about the time it takes to look at the others first.|The stove, the hull, the wind trying its weight against the door. Then steps in the corridor, from the bunks to the lock and back, eleven metres and turn. I went through them by their walk, and had a name for each. The walk outside I couldn't name.}|{here == "edge":Wind. It crosses the lip as breath does the neck of a bottle, and makes a note that goes up at the end, like somebody asking something. I heard it four times, on four pitches. I was careful not to say that aloud.|{here != "shed" and here != "radio":There was the generator, forty metres off, doing its nineteen hundred; it has a beat, one gets to hear words in it. That night's were: let her in, let her in. I noted it as a symptom.}}} -> DONE
=== d_snow
#topic: snow, cuff, touch the snow, touch the boot, touch the boots, seventh boot, melted
{here == "mess" or here == "clinic":I put my thumb to it. It didn't give, it was the hard blue sort that one gets a long way from buildings, with a grain like salt. And under the felt the boot was warm. I held my hand in there to be sure, in a stranger's warmth, and couldn't say that it was strange.} -> DONE
=== d_faces
#topic: each face, their faces, look at them, face to face, every face, faces
{here == "mess" and present ? ilse:I went round them with the lamp as one goes round a ward. A boil, nine teeth, a thumb. At each I knew where the scar was before I came to it. There was just one that I got to and had nothing against but liking; I stayed on that the longest, because it smiled first.} -> DONE
=== d_lamp
#topic: lamp, raise the light, torch, raise the lamp, match, candle
{here == "mess" and present ? ilse:I turned it up. There's a rule about the wick, and I broke it. On the wall behind them stood the shadows, in a row, with the steam going up past; and I counted those, as they at least weren't anybody that I knew. They came to seven. The end one had its hand to its wrist.} -> DONE
=== d_out
#topic: go outside, outside, tracks, door, open the door, lock the door, go out, airlock
{here == "mess":I went as far as the outer door and put my shoulder to it. It hadn't been frozen to, as it always is by six. By the torch I saw one line of prints, coming, with the wind already rubbing at them; and beside the last few, for a metre or so, a second line, which had gone out to meet it.|{here == "clinic" or here == "galley" or here == "cap" or here == "lab":I tried the door, from habit. It opens inward, against the snow. On the jamb at the height of a kneeling person there were the marks of four fingers, in frost, on our side of it.}} -> DONE
=== d_shout
#topic: shout, scream, yell, for help, help
{here == "mess" and present ? ilse:I shouted. I'm told that I have a voice for it. Everyone stopped as they were, spoon up, mouth open, and looked at me with the one face; it was concern. "Doc?" several of them said. On the shelf the enamel cups went on ringing, on their hooks, the six; and after them, on no hook, from the drainer, another.} -> DONE
=== d_soup
#topic: soup, eat, supper, food, cake, hungry
{here == "mess":I ate it. It was pea, with my own bay leaf in, and hot all through. Somebody'd had a plate over it for at least an hour, then, and so had known for an hour that I'd be late. I looked round the table for whoever was looking to see if I liked it. It found her at once.} -> DONE
=== d_where
#topic: where were you, were you outside, who came in, who was outside
{here == "mess" and present ? solberg:"Shed. 17.10 to 18.20," said Solberg. Ruiz had had the guitar; Anneke the lab, provisionally; Kit a nap; the Captain his barometer. Ilse said, "Here, Doc. I passed you the lamp." So she did. I remember her hand with the lamp in it, and I remember that it was wet.|{present ? ruiz:"Where I always am, Doctor," said Ruiz, "on the wrong side of the stove." He'd snow in the welt of his left boot, melting. It hadn't come from the rope; the rope's been swept.|{present ? ilse:"In and out," said Ilse, "same as you." She reached past me to hang up her mitt to dry. There was another on the line already, its pair, and it'd been there for hours and was stiff.|I wrote it down as a list, six names and six places. Each had someone to swear to it. I'd drawn lines between who swore for whom, and when I had finished it was a ring, quite closed, and I couldn't see that it had ever touched the ground.}}} -> DONE
=== d_wrist
#topic: wrist, the wrist, check the wrist, plaster
I asked to see it, as one might. She pushed up her sleeve without any hurry. There ought to be a ridge, where a bone's knit: I ran my thumb down, and it was there; I was so pleased that I'd gone before it came to me that I'd felt the one I remembered. I wrote in the log, Look it up, and underlined that. -> DONE
=== d_count
#topic: count the chairs, count the plates, count the cups, count them, chairs, chair, cups, plates, table
{here == "mess":Eight stools, since the hull was built for eight; two have stood folded behind the stove since March. One of them was down. Six cups have hooks. At one place there was an enamel measuring jug, steaming, with a spoon in; and nobody seemed to think that odd, not even the person who was drinking out of it.} -> DONE
=== d_wait
#topic: wait, do nothing, watch them, watch, stay quiet, stay silent, keep quiet, be quiet
{here == "mess" and present ? ilse:I did nothing. I'm paid for it; it's called observation. After six minutes by the clock the talk had gone round the table once, and I had noticed the way it went. It passed from each to the next without a gap. It was only that before one of them spoke they all, very slightly, made room.} -> DONE
=== d_hide
#topic: hide, hide the boots, take the boots, move the boots
{here == "mess" or here == "clinic":I took them by the tops and put them behind the flour. Then I went back and sat where I could see the corridor. Inside an hour they were in the row again, between Kit's and mine, toes to the wall, with a sheet of newspaper pushed in them to keep the shape. Nobody but me takes the trouble.} -> DONE
=== d_log
#topic: my log, the log, diary, read my log, journal, notebook, take notes
I read back. It's a good log, if I may say so: a day, a temperature, a failure. On the eighteenth, written early, before the boots, it's "minus 40; a lamp seen, E., Anneke", and then nothing, and then half of a page that's been left, as I never do. The pen had rested there. There's a blot. -> DONE
=== d_sleep
#topic: sleep, lie down, bed, bunk, close my eyes, dream
{here == "mess" or here == "clinic":I was gone directly, which is not like me. I dreamed of the lock. There were boots in it, and somebody on her knees, and I was holding out a cup with both hands. What woke me was my own voice. It had been telling a person, with great kindness, that it wouldn't hurt and that we'd neither of us know.} -> DONE
=== d_mirror
#topic: mirror, my face, my reflection, shave
{here == "mess" or here == "clinic":There's a square of tin over the basin. I looked; and I knew it, of course. I did what I'd do for anybody and went over it for signs. The pupils were as large as a cat's. That's not the dark. There are two or three things that will do that to an eye, and I have them all under lock and key.} -> DONE
=== d_pray
#topic: pray, prayer, god, cross myself
I said what my grandmother did at sea: for those who are out, that they may come in. I had said it every night of the winter. I got as far as the end of it before I heard what I'd been asking for. I thought then, with my hands still together, that one should be more careful as to numbers. -> DONE
=== d_window
#topic: window, look out, outside the window, porthole
{here == "mess" or here == "clinic":It's the size of a book, and it's black. I made a hole in the frost with a warm coin. The rope runs off into nothing, as it should, towards the radio. About halfway along hung a lamp with nobody under it, quite steady. When I had fetched my glasses there was no lamp. There was only the hook, swinging.} -> DONE
=== d_bunks
#topic: bunks, search, bunk room, bunk plan, lockers, locker, drawers, rummage
{here == "mess" or here == "clinic":Six are made up, eight built. I went along them with the torch, ashamed of myself. Photographs, socks, a mouth organ. In the bottom one under Kit's was a hollow, still warm; under the pillow somebody had put a little heap of letters from all of ours, opened, sorted by birthdays. None of them was hers.} -> DONE
=== d_coat
#topic: anorak, coat, put on my, mitts, gloves, scarf, my pockets, pockets
I put on my anorak and felt in the pockets, as one does. String, a lens, an ampoule. It was empty and its neck was broken off, and I don't carry those. In the hood the ice had melted and run down. So I'd been out, then, that evening; and for long enough to get ice. -> DONE
=== d_tea
#topic: tea, drink, cocoa, kettle, brandy, coffee, whisky
{here == "mess" or here == "galley":I made it for everyone, as I do. One's hands know the number, they put out the cups while one is thinking of something else. I let them. Then I looked down at the tray. They had put out seven and had sugared one with three spoons, for shock, which isn't how any of us takes it.} -> DONE
=== d_sing
#topic: sing, hum, whistle, gramophone, guitar, music
I hummed the Grieg; the needle's worn it smooth and we all know it with the scratch in. Somebody in the next compartment took it up and then others. They all put in the scratch, where it comes, in the ninth bar. One didn't: she sang straight on across, as if she'd only ever heard it done properly. -> DONE
=== d_cupboard
#topic: cupboard, medicine, morphine, ampoules, scopolamine, key, keys
I keep the key on a tape around my neck. Even so I looked. It was in order, by the alphabet; only the S's had been pushed along to close a gap, in just the way that I should have done it if I hadn't wished a gap to be seen. I didn't count them then. I put: check register, properly, by day. -> DONE
=== d_stove
#topic: stove, fire, fuel stove, warm my hands
I opened the damper and it drew, which it hasn't done in five weeks. The flue had been got clear. Whoever did that would have had soot to the elbows; I looked about at everyone's elbows. They were all in wool. But on the towel by the basin, which is mine, there was a hand, quite black, as neat as a signature. -> DONE
=== d_hit
#topic: hit, attack, punch, slap, kick, fight, kill, grab
{here == "mess" and present ? ilse:I took hold of the nearest sleeve, hard, and for a moment there was an arm in it that pulled. Then it stopped pulling. "All right, Doc," its owner said, gently, as one would to a patient; and the rest had got up off the bench, not to help, only so as to see who it was that I had hold of.} -> DONE
=== d_hands
#topic: her hands, hands, fingers, frostbite
I looked at the hands, since those don't learn as fast. Rope burns across both palms, a week old, deep, such as you'd have from holding more than your weight and for longer than you could. Nobody on this station has hauled anything since March. I'd have dressed those. I would have remembered, I think, if I'd been shown. -> DONE
=== d_run
#topic: run, run away, flee, escape, run outside, way out
{here == "mess":I ran. It's eleven metres; one gets to the end of it and there is a door, and on the door is my own writing, which says twenty minutes. I stood and read that. Behind me the laughing went on with no one missing from it. I could hear the place that was mine, and that it was filled.} -> DONE
=== d_really
#topic: who are you really, really, what are you, not one of us, are you human, where did you come from
{present ? ilse:"That's your department," said Ilse, but she'd gone on holding the thing that she was holding. "You let me in, Doc. I've been waiting for you to tell me who as." She laughed then. It was a bit late.|I asked it of the row of coats. There were seven hooks in use, and each had a name on tape above it in the Captain's hand. Above the last the tape was blank and had been pressed down well at the corners.} -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, laugh, nod, grin
{here == "mess" and present ? ilse:I laughed as well, to see what it would do. It did what one expects: it went about the table with the rest, and came back. I had listened for it. There was mine, which I know; and a very little later there was another that was like mine.} -> DONE
=== d_sorry
#topic: apologize, apologise, sorry, thank
"I'm sorry," I said. Everyone wanted to know what for, they were very kind; and I found I couldn't have told them. It had been on the tip of my tongue for days, they say that a thing's there when one has been asked to keep it. -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{here == "mess" or here == "clinic":I got out the loupe, for moles. In the felt of the seventh there was caught an end of orange webbing, such as harness is made of. Ours is blue. And on the lace was a knot that I'd tied, a surgeon's, since nobody else here throws it left over left.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down, smell, sniff
I breathed in and counted, as I tell them to. Wet wool, pea, paraffin. There was something under it that I took for soap, and that set me thinking of slates, and chalk, and of someone calling a roll. It was rather pleasant. I stood there longer than I'd meant. -> DONE
=== d_back
#topic: step back, back away, retreat
{here == "mess" and present ? ilse:I took a step back, into the passage. One sees better from the dark. They went on passing the salt; it went from hand to hand the whole way round, and I noticed that nobody had put it down, and that it'd gone by my own place as though I sat there.} -> DONE
=== d_floor
#topic: floor, look up, ceiling, look down, puddle
{here == "mess" and present ? ilse:There was water on the boards, in patches, going from the lock towards the bench. I measured with my eye. The steps were short to begin with, like those of somebody who has to be held up; beside them there went, dry, the print of a felt slipper. It's my size.} -> DONE
=== d_photo
#topic: photo, take a photo, picture, camera
{here == "mess" and present ? ilse:I have the plate camera, for frostbite. It wants four seconds. I told them all to keep still, and they did, like lambs; and when I'd developed it six of them were as sharp as pins. There's a seventh place, with the bench showing through. She'd turned to look who was behind her.} -> DONE
=== d_family
#topic: my family, family, my sister, my wife
I've a sister, in Bergen. She writes my birthday wrong. I tried to think of her face, as an exercise, and I had it straight away: warm, quick, good with stoves. I went and looked out her photograph. I'd rather not say how long I looked at that. -> DONE

=== lost_words
#unclear
{&I wrote it down as I had heard it, and it was not words.|The wind took it. I asked them to say it again, and then saw that it had been me.|Somebody laughed. Nobody had understood.} -> DONE

=== meet_1
#react: ilse meet
"{name}," said Ilse, as one says a word that one has got to like. -> DONE

=== meet_2
#react: solberg meet
"{name}," Solberg said, "sit down before you count us again." -> DONE

=== meet_3
#react: ruiz meet
"{name}!" said Ruiz. "See? That's exactly what the doctor would say. Very good. Very suspicious." -> DONE

=== hook_1
#topic: seventh, who is the seventh, seventh pair, not human, which of us, which one, who is it, impostor, who is the stranger, stranger, newcomer
I had only a pair of boots. I had set, pulled, sewn or weighed every one of them, and could have told you their teeth. What I could not have told you was which of them I had known on the ship. -> DONE

=== hook_2
#topic: who is missing, missing, anybody missing
Nobody was. It is what one counts for, and I had got the answer that ought to have let me sleep, and one over. -> DONE

// Plain questions.
=== p_people
#topic: how many people, how many of us, how many are we, how many are here, people are here, how many live, who else, anyone else, anybody else, population
Six wintered: Dahl, Solberg, Ruiz, Kit, Anneke and I. Round the table there are seven of us, and not one of them's a stranger. -> DONE
=== p_human
#topic: ilse human, is ilse human, is ilse real, ilse one of us, is she human, is kit human, is anneke human, human
As far as a doctor can tell. I've had everybody's pulse, reflexes and teeth; there is nobody here who isn't a person. It wasn't that which the boots asked. -> DONE
=== p_dark_lasts
#topic: how long does the dark, long does the dark, dark last, night last, sun come back, sun rise, sun return, when does it get light
Till late in July: nine weeks and some, from the last of the sun to the first. The plane's in twelve days. Nobody counts the weeks. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, is she dangerous
Outside, without the rope, it's twenty minutes. Inside, nobody has been hurt. I have begun to write that down of an evening, as a finding. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
A lamp, the keys of the clinic, a pen. The pen's for the log, and the log's for when it comes to be my word. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
Since the ship, in the last of the summer. I'd read about the winters. They were very well described. -> DONE
=== p_far
#topic: how far, far is it, far away, nearest station, nearest people
Forty metres to the shed and ninety to the radio, each with its rope. To the next people it's further than the snowcat goes, in any direction. -> DONE
=== p_year
#topic: what year, which year, year is it
I'd have to look at the log, and it only has the days. It's the Captain's ninth winter, and my first. -> DONE
=== p_if
#topic: consequences
Twelve days, and in each I can be certain of one thing: that's all I've got to spend. What is said at that table can't be unsaid, and there are seven to remember it. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, who is lying, is she lying, telling the truth, trust nobody
What's been written down, and of that, what can't have been altered. I'd have said people, a week ago. They all look so like themselves. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
By ship from Cape Town, at the end of the summer, with nine crates and a bay tree. I had wanted a post with few patients. -> DONE
=== p_charge
#topic: in charge, who leads, who decides, who commands, the boss
Captain Dahl. If he's out it's Solberg, and if both are out it falls to the doctor, a rule I have never read without looking at the door. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for
To hand over to the pilot as many as were sent here, and to know which ones. For that I've twelve days. -> DONE
=== p_new
#topic: is new, which one is new, who is new, which of them is new, new person, extra person, who does not belong
All of us have been here since the summer. I've asked each in turn, and each remembered all the rest; so do I, down to the fillings. -> DONE
=== p_animals
#topic: bears, polar bear, polar bears, animals, penguins, wildlife, dogs, seals
There's nothing alive within three hundred kilometres that isn't in this hut. One says it to new people to reassure them. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Past forty, a sister in Bergen, and good at cards; the questionnaire had boxes for all of it. I'm the only one here with a door that locks. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Dronning Maud Land, in Antarctica. It's Norway's on paper, and at this time of the year there's nobody awake to say so. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
English at table, Norwegian to the engine, Spanish to the guitar. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
{eleven:One night.|Twelve days from the boots to the plane, and each of them looks like the last.} -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
Forty below, give or take one, with a wind that tidies. I write it at the head of each page, it is the one figure that nobody disputes. -> DONE

// He, she or it, if no topic before these fits better.
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? ilse:-> t_ilse}
{present ? anneke:-> t_anneke}
-> DONE
