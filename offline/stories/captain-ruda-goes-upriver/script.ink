# ask: name What shall the captain call you?
VAR name = ""
VAR said = ""
VAR thing = ""
VAR trust = 0
VAR hum = false
VAR way = ""
VAR gave = false
VAR map = ""
VAR quinine = false
VAR caught = false
VAR pushed = false
VAR asked_map = false
VAR here = "wheel"
LIST people = ruda, mosi
VAR present = (ruda)
VAR alive = (ruda, mosi)
-> wheel

=== wheel
#beat
~ here = "wheel"
The wheel is warm from her hands, all nine fingers of them.
+ [Left #match: left, channel, wish, narrow, port #id: left]
    ~ way = "left"
    I put it over. "Left!" cries the captain, from under the floor, where she's arguing with something on castors. "I like you. It's the stupid one."
    -> left_channel
+ [Right #match: right, customs post, to customs, starboard, official #id: right]
    ~ way = "right"
    I put it over. There's a pause below, and then the sound of a person looking for a comb. "Straight face," the captain calls up. "It's all I ask of you, from now on, in this life."
    -> customs
+ [A piano? #match: piano, what, why piano, hide, instrument #id: a_piano]
    "Upright," says Ruda, "walnut, and wanted in three courts. I'll introduce you. Choose!" The gunboat clears its throat, and a tree beside us loses its top.
    -> choose_now
+ [#meanwhile]
    There is a crash below, and then a chord that isn't in any hymn. "That's the piano in bed," calls Ruda. "Have you chosen? She's been steering herself for a hundred yards, and she's no judge."
    -> choose_now

=== choose_now
The bow is wandering toward the middle, where there is nothing but a sandbank with a pelican.
+ [Take the left channel #match: left, channel, wish, narrow #id: left2]
    ~ way = "left"
    I choose the wish. Reeds come in at the window. Something that has been asleep since the flood gets up and leaves.
    -> left_channel
+ [Take the right, by the customs post #match: right, customs, post, official #id: right2]
    ~ way = "right"
    I choose the man. He has already hoisted a flag, and then, I see, a second, with a heart on it.
    -> customs
+ [#meanwhile]
    ~ way = "left"
    Nobody chooses, so the river does it. It takes us by the bow, round the pelican, and in among the reeds upon the left. "You asked the water," the captain calls up. "I was eleven before I'd the nerve."
    -> left_channel

=== left_channel
#beat
#recap: We took the left channel, and ran aground beside a wreck with our own name.
~ here = "mud"
~ present = (ruda, mosi)
It is the width of a wish made by somebody thin. We go up it with branches in our teeth, and stop; the stern lifts, thinks, and sits down in mud. Twelve feet from us a steamer is lying on her side with a tree through her. The letters on the wheelbox are green, but I can read them: SECOND OPINION. "Ah," says Ruda, and takes off the hat. "No, you're not dead. That was the first one. I named this one after her. It's bad luck to change a name and worse to waste the paint." She looks at the wreck a little longer than at a joke. From the engine hatch a man with a spotless collar says, to nobody, that a boat is like a tooth: you find out about it when it stops.
+ [Help the engineer pole us off #match: pole, push, help the engineer, help mosi #id: pole]
    ~ trust = trust + 1
    We lean on two poles until I can see my own pulse. "Do not push the mud," the engineer advises me. "Persuade it that you are leaving anyway." It lets go with a kiss.
    -> hush
+ [Ask what sank the first one #match: sank, sunk, what happened, happened #id: ask_wreck]
    "An argument," says Ruda. She has begun to hum: it's Rock of Ages, I think. "About geography. I'll tell you some day, when you're drunk and I'm not."
    -> hush
+ [Take the bell off the wreck #match: bell, wreck, climb, loot #id: bell]
    I wade across. It has wasps in it, and a date: 1898. "That's mine," the captain says when I hand it up dripping, as though I'd found her glove; and she hangs it where she'll knock her hat on it each day from then on.
    -> hush
+ [#meanwhile]
    We talk, and the mud goes on holding us, until the engineer puts a pole in my hand without a word, and leans upon the other. At the fourth push she comes away backward.
    -> hush

=== hush
~ here = "mud"
~ present = (ruda, mosi)
Beyond the reeds the gunboat goes slowly by, close enough to smell its dinner.
+ [Hold my breath #match: breath, silent, quiet #id: breath]
    Three of us stand there not breathing. The boiler, whose name is Mother, lets out one small sigh, and the engineer lays his palm on her as on a cow. The screws beat on upstream, to where we are not.
    -> hub
+ [Cry like a heron #match: cry like, heron, bird, noise #id: heron]
    ~ trust = trust + 1
    I do my heron. A voice on the gunboat says in French that it is only a heron with a cold. Ruda stuffs the brim of the hat in her mouth. It's a full minute before she can stand.
    -> hub
+ [#meanwhile]
    It goes by. It takes a quarter of an hour over it. "They've soup on today," Ruda whispers, "they'll not look about them till it's finished." After that there are only the reeds, and the engineer asking the boiler for a little steam.
    -> hub

=== customs
#beat
#recap: We went right, and the customs man proposed marriage to the captain.
~ here = "post"
~ present = (ruda, mosi)
The post is a shed on legs with a veranda, and on it, in a tunic buttoned for a smaller year, stands Lieutenant Théodule Marchand of the Company's customs. He has two stamps and a moustache he's been saving. "Captain Okafor-Silva," he says. "I am obliged to search you." "You always were, Théo," says Ruda, coming up from below with her hair full of wood shavings. "This is my," and she looks at me, and I see her choose; "piano tuner." There's no piano. One may search the whole boat and not find one. The Lieutenant turns on me a gaze of such hope that I understand: he's not looking for a piano. Behind us the gunboat has come round the bend and is waiting, politely, to see if we are innocent.
+ [Talk about pianos with a straight face #match: piano, tuner, straight, pretend #id: tuner]
    ~ trust = trust + 1
    I tell him about felt. I talk of damp, and wrest pins, and the tragedy of the lower register in this climate. He writes down "wrest pins". The captain's got her back to me and her shoulders are praying.
    -> proposal
+ [Ask the Lieutenant how he met her #match: how he met, met, lieutenant #id: how_met]
    "She was under arrest," he says softly, "and corrected my spelling." It takes him twenty minutes, with gestures. The gunboat gives it up in the sixteenth and goes off to fish.
    -> proposal
+ [Say I never saw this woman before #match: never, deny, stranger, woman, before #id: never_saw]
    "Nor me," says Ruda, "who is this?" We accuse one another warmly. The poor man stamps both our hands before he has thought which of us he believes.
    -> proposal
+ [#meanwhile]
    The Lieutenant has heard none of this. He has read each page of our papers twice, so as not to look at her, and now he is at the end of them. He puts down his stamps.
    -> proposal

=== proposal
~ here = "post"
~ present = (ruda, mosi)
He goes down on one knee, and the veranda goes down some of the way with him. He's got a ring. It's for the left hand, for the finger she hasn't got.
+ [Tell her he seems a decent man #match: decent, accept, say yes, marry, advise #id: decent]
    "He is," says Ruda; "that's the obstacle." She gives him her hat to hold while she thinks. She thinks for four years at a time, he tells me. He stamps us through to the Narrows, free of duty, with the ink running.
    -> hub
+ [Object, as her tuner #match: object, say no, refuse, forbid #id: object]
    I say that in my opinion she wants restringing first. Nobody on that veranda has ever been so grateful to me: she since she needn't answer, and he because it isn't no.
    -> hub
+ [#meanwhile]
    He has been down there for some time. "Théo," says Ruda, "my crew's talking, and you've a bad knee. Ask me again at low water." She gives him a hand up. He stamps us through to the Narrows, and thanks her for coming.
    -> hub

=== hub
~ here = "wheel"
~ present = (ruda, mosi)
{That night she has me dine in the wheelhouse, off a chart.|Another bend. They come round to us one after the other like people with something to sell.|It's raining on the left bank only.|The stars are out, and so are the weevils.|At dawn a canoe brings us eggs and the news, and takes away a lock that has no key.|She's shaved the ends of her own cigars to make them last, and offers me the longest.|The river has gone the colour of tea that somebody forgot.|Hippopotamuses, eleven, disapproving.|There's a smell of plantain from below, and a proverb.|We tie up to a tree that she says has never yet informed.|The wheel beats behind us.|}
+ {not f_one} [Ask how she lost the finger #match: finger, lost it, ring, how #id: go_f1] -> f_one
+ {f_one and not f_two} [Ask about the finger again tonight #match: finger, story again, story tonight #id: go_f2] -> f_two
+ {f_two and not f_three} [Ask for a third story of the finger #match: finger, third story, another story #id: go_f3] -> f_three
+ {f_three and hum and not f_true} [Say that tonight she is not humming #match: humming, hum, finger, true story #id: go_true] -> f_true
+ {not piano} [Go down and meet the piano #match: piano, exhibit, play it, saloon, music #id: go_piano] -> piano
+ {not engine} [Take Mosi his coffee #match: coffee, engine, engineer, boiler, see mosi #id: go_engine] -> engine
+ {not market} [Steer on for Kolo market #match: kolo, market, steer, on, rafts #id: go_market] -> market
+ {market and not voss} [Steer on through the drowned forest #match: forest, drowned, steer, on, voss #id: go_voss] -> voss
+ {voss} [Steer on to the Seven Steps #match: seven, steps, falls, steer, on #id: go_falls] -> falls
+ {piano and engine and not leave_taking} [Say I must go ashore at Saint Blaise #match: ashore, saint blaise, leave, goodbye, mission #id: go_leave] -> leave_taking
+ {CHOICE_COUNT() < 2} [Give her back the wheel for a while #match: give back, wheel, rest, hers #id: give_wheel]
    {She takes it with her elbow and goes on as though I'd only been holding her place in a book.|"You've kept it warm," says Ruda. She spins it once for pleasure, and once for the pilot fish.|She steers us round by the stars and an old grudge.}
    { voss: -> falls }
    { market: -> voss }
    -> market
+ {not f_one} [#meanwhile]
    "You've looked at everything in this wheelhouse but my left hand," says Ruda. "Most people have asked by the soup. Sit down, then. You have been very good."
    -> f_one

=== f_one
#beat
#recap: The first night it was a crocodile.
~ here = "wheel"
~ present = (ruda)
"It was a crocodile," says Ruda, and spreads the four fingers in the lamplight like a hand of cards. "He was the assessor of taxes for the lower district. He'd a beautiful speaking voice. I went in to dispute a sum, and he'd his mouth open, and I thought it was a drawer." She tells it with both feet on the wheel. By the time she's got to the appeal, which was heard by a hippopotamus, I have coffee up my nose. All through it, under her breath, wherever there's a stop, she hums a line of something: Abide With Me. Then she looks at the hand as you'd look at a chair that someone has just got out of, and tells me to mind the log.
+ [Ask what became of the ring #match: ring, became, what, gold, jewel #id: ask_ring]
    "He swallowed it," the captain says at once. "For years you could hear him ticking." She's put the hand in her pocket. I hadn't said that the ring was a watch; nor has anyone.
    -> hub
+ [Tell her a lie of my own, as good #match: lie, own, tell, story, match #id: own_lie]
    ~ trust = trust + 1
    I tell her how I came by my left ear. It has a duchess in it and a threshing machine. She hears me out with her head on one side, like a musician. "The duchess is too much," says Ruda. "Otherwise I'd sign that."
    -> hub
+ [Say I do not believe a word #match: believe, word, doubt, liar, nonsense #id: not_believe]
    "Good God, no," she says, shocked. "You're crew."
    -> hub
+ [#meanwhile]
    A lamp goes by upon the bank, and she stops to look who's under it. "Where was I? The appeal," says Ruda. "No, that's the end of it. Go to bed. There's another tomorrow, if we aren't hanged."
    -> hub

=== f_two
#beat
#recap: The second night it was a duel.
~ here = "wheel"
~ present = (ruda)
"A duel," says Ruda. "With a dentist. It was over whether one may say 'irregardless'." It's a hot night and she's steering with her elbow. "He'd choice of weapons, and he chose the drill. Ten paces and a long flex." There are seconds in it, and a goat; and a hymn goes in and out of the goat like a needle, so quietly that I wonder if she knows. Her own voice is so large and so easy that you could put up in it for the week. Then the engine skips a beat. She stops dead, with her whole face listening. There's no sound for a moment on all that river, and for just so long she looks like a woman in an empty house.
+ [Ask why quiet frightens her #match: quiet, frightens, silence, afraid, why #id: ask_quiet]
    "Does it?" says the captain. Nothing's humming now. "It's when people tell you things," she says. Then Mother picks up her beat, and Ruda picks up the goat just where she had laid it down.
    -> hub
+ [Make a noise until the engine mends #match: noise, i sing, talk, fill, loud #id: make_noise]
    ~ trust = trust + 1
    I sing. I know just the one, and it's about a miller. I'm on verse six when the beat comes back. She does not say anything, but I get the good cigar.
    -> hub
+ [Ask who won the duel #match: won, win, duel, dentist, end #id: who_won]
    "The goat," says Ruda. "They generally do."
    -> hub

=== f_three
#beat
#recap: The third night it was a sewing machine.
~ here = "wheel"
~ present = (ruda)
"A sewing machine," says the captain. She has her boots off. "My father was a sailmaker, in Bahia; you could've put him in a church, he was that patient. My mother brought half of Lagos into the world with a cigar in her mouth. I had it from him to go straight, and from her to go now. So I was hemming a mainsail, fast and straight, and I saw a young man go by with a map under his arm and the most ridiculous ears." She lets the wheel run a spoke through her fingers. The hymn has thinned to three notes. "I looked up, you see," says Ruda. "One should never look up." It's the first of her stories that has had somebody else in it.
+ [Ask about the young man with the map #match: young man, map, ears, who, voss #id: ask_ears]
    "Anselm," she says; "I was thirty-four. It isn't as if I'd been a child." And up comes the hymn again, all verses, like a shutter.
    -> hub
+ [Say nothing, and mend her boot #match: boot, mend, nothing, sew, silent #id: boot]
    ~ trust = trust + 1
    There's a hole in it. I've waxed thread; I do it while she steers. "Straight," Ruda observes when she has held it to the lamp. "Was it fast?" Not very. "No," she says. "Stay as you are."
    -> hub
+ [Remark that tonight's was nearly sad #match: sad, nearly, remark, tonight, true #id: nearly_sad]
    "It's the sewing machine," says Ruda. "Everyone's sorry for a machine."
    -> hub

=== piano
#beat
#recap: The piano Exhibit A lacks one note, and there the medicine is.
~ here = "saloon"
~ present = (ruda)
One lifts the third plank in the saloon, and then the floor; and there, in a coffin of its own, on its back like a saint, lies the piano. It's a walnut upright with a brass plate: EXHIBIT A. "Fraud at Port Clemence, bigamy at Matadi, and once, at sea, blasphemy," says Ruda, with a mother's pride. "It's never been convicted." We set it on its feet. She plays like somebody moving house. It has a sweet cracked tone, with river in it; but in the middle, whenever she comes to B flat, there's a knock of wood and no note at all. She has a way of singing it herself as she goes by. I'd say it has been years since she noticed that she does it.
+ [Look inside at the missing note #match: inside, missing, note, b flat #id: look_inside]
    ~ quinine = true
    The hammers for that note are gone, and the hollow goes down to the bottom board. It's packed with blue glass tubes in cotton wool. Quinine; enough for a province.
    -> piano_note
+ [Play something without a B flat #match: play, without, tune, something, key #id: play_around]
    ~ quinine = true
    It's hard to find one. I find it; it's a nursery song. She listens with her arms folded. "That's how to live," says Ruda. She opens up the front and shows me what is where the note should be: blue glass, packed in wool.
    -> piano_note
+ [Ask whom she married at Matadi #match: matadi, bigamy, married, whom, husband #id: ask_bigamy]
    ~ quinine = true
    "That was two other people. I was the organist." And in the same breath, without a hymn: "You'd better see this." She puts my hand down inside, where the note isn't, on cold small glass.
    -> piano_note

=== piano_note
#beat
~ here = "saloon"
~ present = (ruda)
"The Company sells it too," says Ruda. "One gram for a kilo of rubber. And a man with fever can't tap, so he can't pay; he owes; and his son owes. It's all done with arithmetic. Nobody's ever cruel, they've a clerk for it." She is holding a tube against the lamp, and in that light her face is simply the face of a midwife's daughter from Lagos. "I charge for the news. I charge like a pirate for novels. This goes for nothing up to the last village that can't pay, and I cheat the governor at cards for the difference." No hymn. I've listened for one. Somewhere forward the river's knocking at the hull, politely, wanting to know if we've anything to declare.
+ [Help her pack the tubes again #match: pack, tubes, again, wrap #id: pack_tubes]
    ~ trust = trust + 1
    We do it in the dark by feel. I'm the exacter packer, and she the quicker. There are three hundred and twelve; she has me count them, and then doesn't ask me what I made it.
    -> hub
+ [Ask why she shows this to me #match: why, show, trust me, reason, confide #id: why_me]
    "You steered," the captain says. "I was below. I heard you think about it." She lets down the lid. "People who don't think go aground in the middle."
    -> hub
+ [Offer to sing the B flat #match: sing, offer, b flat, note, voice #id: sing_note]
    ~ trust = trust + 1
    From then on we do it as a duet. She plays, and I stand by, and at the place I come in, one note, like the man with the triangle. It brings the house down at Saint Blaise, Ruda says: there are nine nuns.
    -> hub

=== engine
#beat
#recap: Mosi told me about the captain's humming.
~ here = "engine"
~ present = (mosi)
The engine room is as hot as an opinion. Mosi sits before the boiler on a biscuit box, in a collar so white that it seems to be lit, with burns all up his arms like a map of islands. He accepts the coffee on her behalf. "She says thank you," he tells me, meaning the boiler. He has been sixteen years in this boat or the other one and I've not heard him address ten words to anyone who isn't made of iron. He has plantain frying on a shovel. Out on the dark the gunboat's whistle goes: two long, a short. Mosi writes it on his cuff, in pencil, and then something underneath. "They have lost us," he says to Mother, "and are telling Clemence that they have not. A short tail wags for the whole dog."
+ [Ask how he reads the whistle #match: whistle, read, cipher, code, how #id: ask_cipher]
    "It is the Bible," says Mosi. "The gunner picks the verse. He's only got as far as Leviticus." He shows me, with a corner of plantain. After that I can never again hear a steamer without wanting to know what's unclean.
    -> engine_hum
+ [Ask Mother how she is #match: mother, boiler, how, greet, talk #id: ask_mother]
    ~ trust = trust + 1
    I put it to her directly. There's a hiss. Mosi turns the whole of himself round to look at me. "Well!" he says, the first word of the evening that's been mine. "He who greets the cook eats."
    -> engine_hum
+ [Stoke for him, and say nothing #match: stoke, coal, wood, work, shovel #id: stoke]
    ~ trust = trust + 1
    I stoke for two hours. He moves my hands once. By the end I'm black and he hasn't a speck; he considers the fire, and me, and gives me the crisp piece.
    -> engine_hum

=== engine_hum
~ here = "engine"
~ present = (mosi)
~ hum = true
Overhead the captain is telling the night about a bishop. We can hear her through the plates, and beneath the bishop, steady as a leak, a hymn. "When the kettle sings," says Mosi, "it is not yet tea." He sees me not follow. "She hums," he tells the boiler, "if it's a lie. If it's not, then she doesn't."
+ [Ask if she knows that she does it #match: knows, aware, does she, tell her #id: does_she_know]
    "Does a drum hear?" says Mosi. He wipes the gauge. "If somebody tells her she'll stop it. Then how would we steer?"
    -> hub
+ [Ask which finger story is the true one #match: finger, true, which, story, real #id: which_true]
    "The one with no joke in it," says Mosi. He puts his palm flat on the iron. "I was there. I held the lamp. A lamp has no tongue." And he goes on frying.
    -> hub
+ [Ask why he has stayed sixteen years #match: stayed, sixteen, why, years, stay #id: why_stay]
    "I'm waiting for the end of a sentence," says Mosi. "She began it ten years ago; then she ran out of the room." He gives Mother a log. "She went at eight knots. I know, I made the steam."
    -> hub

=== market
#beat
#recap: At Kolo market on its rafts I minded the medicine for an hour.
~ here = "kolo"
~ present = (ruda)
Kolo is a town which unties itself. Four hundred rafts, and a street is wherever two people have agreed to be neighbours; the bank goes by on one, with its safe chained to a goat. They all know her. A woman who sells nets has her by both ears. Two old men want to finish a lawsuit she'd begun for them. She sells them locks without keys, since a lock that can't be opened is the only kind the Company's men don't open. "Mind the box for me," says the captain. "It's all paid for, each tube, so for heaven's sake don't give it away." And she's gone, to cheat somebody. I have sat there an hour when a boy stops by. He's nine or so. His sister is on his back; her eyes are yellow, and she's shaking like a lid.
+ [Give the boy what she needs #match: boy, medicine, tube, sister #id: give_boy]
    ~ gave = true
    ~ trust = trust + 2
    I break the packet. I show him how: this much, in something sweet. Then I sit down to think what I'll tell her; I've got as far as a hippopotamus when she's back, glances into the box, and begins to whistle, and it's not a hymn.
    -> cards
+ [Ask him to wait for the captain #match: wait, captain, ask, later, stay #id: boy_wait]
    He waits. He's good at it, he has been taught. When Ruda comes she doesn't say anything to me at all; she has a tube open before she has stopped walking.
    -> cards
+ [Pay for it with my own money #match: pay, money, own, buy, coins #id: pay_boy]
    ~ gave = true
    ~ trust = trust + 1
    I put my last francs in the box and take a tube out of it, and so it all adds up. "You're three centimes over," says Ruda when she counts. It's the only thing that she finds to say, and she says it twice.
    -> cards

=== cards
#beat
#recap: At Kolo Ruda cheated openly at cards, and had word from the free town.
~ here = "kolo"
~ present = (ruda)
In the evening they play, on the raft of the woman with the nets. "I cheat," says Ruda as she deals, in four languages, so that no one can complain. They watch her hands like people at the opera. The purser of a Company launch loses sixty francs, and his watch, and learns a great deal about himself. Then the net-seller lays down something that isn't a card. It's a strip of netting a foot long. To me it's knots. The captain draws it through her good hand and then, more slowly, through the other. "It's from the lake," she says; "from the town." There is not a note in her throat. "The well is failing. They ask, is there anybody who remembers the way to the second spring." She squares up the cards, for longer than they need.
+ [Ask who does remember the way #match: who, remember, way, spring, knows #id: who_way]
    "There was a map of it," she says. "A man has it. And there's a lock on that map, and I've the key to the lock." She looks at the gap on her hand. "We were so clever. Neither one of us could ever go back alone."
    -> hub
+ [Ask when we start #match: start, when, leave, sail, soon #id: when_start]
    ~ trust = trust + 1
    "Listen to it," says Ruda. "We." She gives the purser back his watch, because of the time, she tells him. We've steam up by four.
    -> hub
+ [Learn to read the knots from the woman #match: knots, learn, read, net, woman #id: learn_knots]
    The net-seller takes my thumb and runs it along. Water. Down. Old. Children. Come. It has a grammar; you can feel the verb. "You people," she tells me kindly, "write so that it can be put away in a drawer."
    -> hub

=== voss
#beat
#recap: Voss, the Company's agent, offered me the map.
~ here = "voss"
~ present = ()
In the drowned forest the trees are standing up to their chests and dead, and there are lamps among them: a white launch, with an awning. An invitation comes across for me. It isn't for her. Ruda reads it through the back of the paper, says "Wear a collar", and begins on Lead, Kindly Light. So I dine with Anselm Voss. He has a linen suit, grey hair, and {f_three:certainly, even now, the ears|the most ridiculous ears}. He has the courtesy of a man who shut one door very hard and has closed all others gently since. "You've had the crocodile?" says Voss. "And the dentist? There's one more. You'll know it: it isn't funny. I'm in it." He puts a tin tube by my plate. "It's yours, if you like. It is no use to me. She's the key. But you she might lend it to."
+ [Take the map, and promise nothing #match: map, tube, accept, promise nothing #id: take_map]
    ~ map = "taken"
    It's light for what it is. "The Company would pay you," Voss says, "more than I could decently say at dinner. I'm obliged to mention it." He sounds like someone reading out a notice in a language he used to love.
    -> voss_end
+ [Ask what he wants to say to her #match: want, message, word, regret, wants #id: ask_voss]
    ~ map = "sent"
    He's so long silent that the ice moves in the bucket. "That I'd have sold it," says Voss. "That she was right, I would have. And that it was my hand as well. I was holding the other end of the ring." He rolls the tube across to me. "Give her that. It's all I kept."
    -> voss_end
+ [Refuse it, and eat his dinner #match: refuse, no, dinner, decline, eat #id: refuse_map]
    ~ map = "refused"
    "I thought so," Voss says. "One used to be able to tell by the soup." As I go down the ladder something's put into my coat from behind, very neatly: he was, she's told me, the second-best pickpocket on the river.
    -> voss_end

=== voss_end
~ here = "wheel"
~ present = (ruda, mosi)
She's at the rail when I come back, and isn't looking toward the lamps. I have the tin tube. She has her hymn well in hand.
+ [Lay the map before her #match: map, lay, before her #id: lay_map]
    ~ trust = trust + 1
    She doesn't open it. She turns it till she finds a dent in the cap, and puts her thumb in that. "I did that," says the captain. "On his head." The hymn's run down like a clock.
    -> hub
+ [Give her my opinion of his ears #match: ears, opinion, joke, laugh, ridiculous #id: tell_ears]
    ~ trust = trust + 1
    It's out before I can think. She laughs so hard that she has to sit on the deck; and then, while I stand and look at the forest, it goes on for a bit as something else. "Thank you," says Ruda. "Give me that tin."
    -> hub
+ [Send the map to the Company for the money #match: company, money, sell, betray, send #id: sell_map] -> ending_company

=== f_true
#beat
#recap: I caught the captain in the true story, and she stopped the engine.
~ here = "wheel"
~ present = (ruda, mosi)
~ caught = true
I say it, and hear what I have done. She reaches out, and pulls the bell for stop. The wheel turns twice more and hangs there, dripping. I've never heard the river before. "There was a ring with a key cut in it," says Ruda, "for the lock on the map. We'd found a town, Anselm and I, four hundred people no one owned. He'd an offer for the way. I said no. He took hold of the ring to take it off me, and I took hold of the hatchet, to cut the rope; it was the rope I meant. He never knew that. I let him think that I'd sooner lose a finger than be in his company, and I let him think it for ten years, because it was a better story." She looks at it. "And I said so to no one. That's all. It isn't funny."
+ [Ask what she would tell him now #match: tell him, voss, anselm, apology, sorry #id: ask_now]
    ~ trust = trust + 1
    "That I missed," says Ruda. "That I'd missed. It's only two words; I've gone four thousand miles round them." Down in the hatch Mosi takes off his collar, for the first time since I've known him, and folds it.
    -> true_end
+ [Keep the quiet with her #match: quiet, silent, sit, nothing #id: keep_quiet]
    ~ trust = trust + 2
    I don't say a thing. It's the hardest steering I have done. The quiet comes right up and sits on the rail with us, and after a while it's just the noise a river makes. "Well," says Ruda, "it doesn't bite."
    -> true_end
+ [Tell her it is a better story true #match: better, story, true, good, tell her #id: better_true]
    "It wants a goat," says Ruda; and she wipes her nose along the back of the wrong hand, the one that's short. "No. You're right. Leave it as it is."
    -> true_end

=== true_end
~ here = "wheel"
~ present = (ruda, mosi)
{name != "":"{name}," she says. She has never used it; she doesn't care to learn a name until she has decided. "Ring the bell for me."|"I never asked your name," she says. "I don't care to know until I've decided. Tell me tomorrow, I should like to look forward to it. Ring the bell."}
+ [Ring for slow ahead #match: slow, ahead, ring, bell, go #id: ring_slow]
    "Slow," says the engineer's voice, "is how the moon got up there." We go on.
    -> hub
+ [Let her ring it herself #match: her, herself, let, ruda #id: ring_her]
    She does it with the hand that has the gap. She had always used the other one.
    -> hub

=== falls
#beat
#recap: At the Seven Steps the boat was carried by everybody who owed her a favour.
~ here = "falls"
~ present = (ruda, mosi)
The Seven Steps come down out of the sky with a noise like a city being emptied. "No, there's no way up," says Ruda. "That's why it's a free town." She takes the bell rope, and rings, not like an alarm, more like dinner. Then we wait. They come out of the trees by twos and tens. The woman with the nets. The two old men, still at law. Nine nuns with their sleeves rolled. {way == "right":Lieutenant Marchand, in his tunic, who has deserted, he explains, until Monday.|The gunner off the gunboat, who wants to know how Leviticus ends.} {gave:There's a boy at the front, with his sister walking.|There's a boy at the front, carrying nobody.} "I never call in a favour," says the captain, quite hoarse. "I didn't know there'd be so many." Ropes go over shoulders. Somebody starts a hymn, and for once she isn't lying, so she can't join in.
+ [Take a rope between the nuns #match: rope, pull, carry, nuns #id: take_rope]
    ~ trust = trust + 1
    Sister Perpétue has done this before, with a church. It takes two days, a yard at a time. At night there's plantain on forty shovels. I find that I am owed for something; no one will tell me what.
    -> lake
+ [Walk ahead with the bell #match: bell, ahead, walk, front, ring #id: walk_bell]
    I ring and they step. On the fifth stair I look back, and the whole steamer's walking up the mountain on two hundred legs, smoke coming gently from her funnel, because Mosi will not let Mother get cold.
    -> lake
+ [Stay by Ruda, who cannot watch #match: ruda, stay, watch, captain, beside #id: stay_ruda]
    ~ trust = trust + 1
    She's sitting with her back to it, dealing patience. She cheats. "What are they doing?" she asks at each shout. Carrying you, I say. "Yes, well," says Ruda, "tell them to mind their knees."
    -> lake

=== lake
#beat
#recap: Above the falls there is a lake.
~ here = "lake"
~ present = (ruda, mosi)
Nobody agrees on the lake. Some have it round. Mosi says that it's the eye the river shuts when it sleeps. What I see is a great deal of sky lying down, and at the far side, smoke, four hundred people's worth, quite straight. The Second Opinion floats, and shakes herself. Down on the last step, with his trousers rolled and a rope mark across the white linen, there's a man nobody sent for. He'd been on the rope since the second stair; he had the sense to say nothing. He stands looking at his feet. {caught:"Straight face," says Ruda to me, under her breath, with her own gone all to pieces.|"I see they'll let anyone pull," says Ruda, and starts up Rock of Ages, and it breaks in the middle.}
+ {caught} [Give her a small push #match: push, her, go on, nudge #id: push]
    ~ pushed = true
    -> ending_lighter
+ {caught} [Hold her hat for her #match: hat, carry, wait #id: hold_hat]
    -> ending_lighter
+ {not caught} [Unload the quinine for the town #match: unload, quinine, town, medicine, carry #id: unload]
    -> ending_favours
+ {not caught} [Ask Voss if he can read the map #match: voss, map, read, ask, him #id: ask_map]
    ~ asked_map = true
    -> ending_favours

=== leave_taking
#beat
~ here = "wheel"
~ present = (ruda, mosi)
Saint Blaise is a bell, a landing and a great many hens. I've told her that I must get down here, there's a mail boat on Fridays. "Naturally," says Ruda. She helps me look for a shirt I am wearing. And then round the point, with her paint new and all her flags up, comes the gunboat. There's an officer at the rail with a paper, and he's reading out her name, all of it, with the hyphen. She has three hundred tubes of quinine under the floor and nothing in her hand but my bag. She does not look at me. She's humming, but so faintly that it might be only breath. Mosi has come up into the air, where he never comes, and stands wiping his hands on each other.
+ [Step between, with a straight face #match: step, between, straight, lie, face #id: straight_face] -> ending_straight
+ [Give her the bag, and stay aboard #match: bag, stay, aboard, remain, wheel #id: stay_on]
    ~ trust = trust + 1
    "I've left my shirt," I say. I ring for full ahead before she can be gracious about it. There's a hole in the landing at Saint Blaise now; the nuns use it for fishing. She doesn't speak for three bends and then it's to ask me if I'm any good at bishops.
    -> hub

=== ending_lighter
#ending: Lighter
{pushed:It takes two fingers. She goes down the bank like someone going to be weighed.|The hat weighs as much as a child. Without it she goes down the bank quite small.} I'm too far off to hear. I see her hold up the hand; I see him look, at last, at what he's thought about for ten years. She says something. It's short. He says something, and it's no longer. Then there's a silence of about the size of this lake, and neither of them runs. She comes back with him by one ear. The key goes in the tin. By Sunday there's water in the second well, and she has told them, the whole town, how she lost it. They've asked for the crocodile. "How was it?" I ask. "Lighter," says the captain. "Mind that log."
-> END

=== ending_favours
#ending: Everyone Who Owed Her
{asked_map:He can read it; he drew it. He can't open it. They do that on an upturned drum, she with the key and he with the tin, not speaking, passing things, like people who share a kitchen.|I have it in the town by dark, three hundred tubes and some. Behind me two people open a tin upon an upturned drum, one with the key and one with the lid, and don't exchange a word.} The second spring is under the school. It's always under something. She comes down on the fourth day without the hat and tells me, humming, that it was nothing; he'd only asked her the time. Someone has a rope over the bow again to take us down. "So now I owe all of them," says Ruda. "It'll be years. We'd best get started."
-> END

=== ending_straight
#ending: A Straight Face
I walk up to the officer with my hand out. I'm the piano tuner, I tell him; he'll have had the bishop's letter. I take him through the lower register. I ask his men to lift one end. They carry Exhibit A up the mission steps themselves, sweating, with the whole of the upper river's quinine inside it, and salute the nuns. I don't smile until Friday. From the deck a woman with nine fingers has watched it through, with her hat against her chest. "Who," I hear her ask her engineer, not humming in the least, "taught {true_end and name != "":{name}|the child} to lie like that?" "A straight stick," says Mosi, "from a crooked tree." The wheel begins to turn.
-> END

=== ending_company
#ending: The Way, Sold
They pay me at Port Clemence in an office with a fan; the clerk is never rude. Without the key it's only a tin; still, tins can be sawn. In the dry season I hear there's an expedition, with rifles and a flag. In the wet I hear that it came back and had found a lake with no one on it, four hundred hearths, and on each of them, laid out with care, a lock that nobody has been able to open. I have one here. Nights, I work at it. There's a steamer goes by at about eleven that doesn't stop for passengers, and somebody aboard her is playing the piano. She comes to the B flat, and leaves it out.
-> END

// Topics
=== t_ruda
#topic: ruda, who is the captain, about the captain, about yourself, okafor-silva, okafor
{"Ruda Okafor-Silva, forty-four, master of this vessel and of no other art," says the captain, and hands me something to hold. "I learned law by being tried. I can recommend it; one's always in the front row."|People on the bank call to her by six or seven names. She answers to each in a slightly different hat.} -> DONE
=== t_mosi
#topic: mosi, engineer
{Mosi is the engineer. He has been with her for sixteen years, speaks mainly to the boiler and is as a rule right. He makes up his own proverbs and won't be drawn on what they mean.|His collars are boiled on Sundays in the gauge glass. I have asked how. "The clean man," says Mosi, "arrives early."} -> DONE
=== t_voss
#topic: voss, anselm, partner, agent
{"He was a surveyor," says Ruda. "We'd a boat between us. He could draw you a river so you'd be thirsty. Now he's the Company's agent and I dare say he draws a salary." A hymn has started somewhere.|Mosi tells the boiler that two keys on a ring will scratch each other and still open one house.} -> DONE
=== t_finger
#topic: finger, ring finger, nine fingers, finger story
{It is the ring finger of the left, gone at the root and well healed. There's a new story of it every night. One, they say, is true, and one man upriver could tell me which.|"Someone always asks," says the captain, "and I do hate to send people to bed with nothing."} -> DONE
=== t_ring
#topic: ring, key
{"There was a ring on it," she says. "There was a key to the ring, or the ring was the key; these things come apart in the telling." She has a cord about her neck that goes down into her shirt, and she's touched it.|I've noticed that she sells locks without keys. One wonders about a key without a lock.} -> DONE
=== t_boat
#topic: second opinion, boat, steamer, ship, vessel
{The Second Opinion: sternwheeler, eleven feet deep in the paperwork and three in the water. There's a wheelhouse, a saloon with a false floor, and a bunk for me that belonged to a bishop, briefly.|"A first opinion," says Ruda, "is what they give you for nothing."} -> DONE
=== t_boiler
#topic: mother, boiler, steam
{Mother is the boiler. She was built at Govan for a laundry. She's never burst, though she has been spoken to about it. Mosi says good night to her before he says it to God, since she's nearer.|"Never lie in front of her," the captain says, "she goes up two pounds."} -> DONE
=== t_exhibit
#topic: exhibit a, instrument, walnut
{"It's evidence," says Ruda, "in three cases, so no court can have it without the other two objecting. I've hidden it from better gunboats than that one." It lives under the saloon, on its back.|The nuns at Saint Blaise think that it's a harmonium, and the harmonium thinks so too.} -> DONE
=== t_hat
#topic: hat, brim
{"It's a Bahian hat," she says; "it was my father's second-best sail." It keeps off rain, sun, process-servers and, if tipped, questions. She's been shot at through it and sewn up the holes in the shape of stars.|I've seen her without it just once. She seemed to be waiting for someone to come in.} -> DONE
=== t_river
#topic: ubara, where are we going, are we going, river, upriver, heading, headed, destination
{The Ubara isn't on an honest map. They leave a blank and write "empty" on it, and if you want to see the captain lose her temper you'll read that word out. She'll give you the name of everyone on the next four miles, and their knees.|"It goes up," says Mosi, "for the same reason as smoke."} -> DONE
=== t_clemence
#topic: port clemence, clemence, governor, gallows
{"Port Clemence has a governor, a gallows and an ice machine," says Ruda, "and only the one works in the heat." She's wanted there, and at three other places, on account, she says, of her conversation.|The governor plays cards with her twice a year under a flag of truce. He thinks that he's improving.} -> DONE
=== t_narrows
#topic: narrows, bend, bends
{At the Narrows the whole river goes through a gap that you could shout across, and people do: it's the post office. You call your letter and someone on the far side runs on with it.|"I've had a proposal there, a summons and a recipe," says the captain, "and I mixed up the answers."} -> DONE
=== t_blaise
#topic: saint blaise, mission, nuns, nun
{Nine nuns, three hundred hens, and a landing. Saint Blaise is good for throats. Sister Perpétue sets bones and odds. The mission's never been known to see anything come off the Second Opinion, and gives thanks for it on Sundays.|"They cheat at nothing," says Ruda. "It's most disheartening."} -> DONE
=== t_forest
#topic: drowned forest, forest, trees
{Somebody dammed a creek up there, for a plan. The trees are dead and standing in it to this day. You go through at half speed and people lower their voices, even she does.|"A tree is patient," says Mosi to the gauge, "but it keeps the bill."} -> DONE
=== t_kolo
#topic: kolo, market, rafts
{Kolo is on rafts. It's a fine if you're found in the same place twice. One can get nets there, teeth, law, and a very good fish stew, from a woman who reads knots as I'd read a newspaper.|They take her locks at Kolo as money. She says that it's the soundest currency going, because nobody can get into it.} -> DONE
=== t_falls
#topic: seven steps, the falls, waterfall
{The Seven Steps are where the river comes down off the high ground, in one movement. No boat has gone up. "No boat's been asked nicely," the captain says.|She's got a book in the wheelhouse with names down one side and what she did for them on the other. She's never added it up.} -> DONE
=== t_lake
#topic: lake, free town, town, well, spring
{Above the falls there's a lake that nobody agrees about, and on it a town which no one owns. That's all she'll say. It's two sentences, and I notice that they were put down with great care, like eggs.|It lives by its well. She asks everyone who comes downriver, in passing, whether it has been a dry year.} -> DONE
=== t_company
#topic: company, rubber, debt, monopoly
{A rubber company rules this river by arithmetic. A man's given a knife and a bolt of cloth, and owes for it; it's weighed each month on the Company's scales. She can tell you how those scales are made. She has one in pieces, under the bunk.|"I hate three things," says Ruda: "rubber, weevils, and the word empty."} -> DONE
=== t_medicine
#topic: medicine, quinine, fever, cargo, carrying, boxes, crates, in the boxes, novels
{The cargo's quinine, novels and, this week, me. The novels are dear. "People will pay anything for the last chapter," says Ruda, "so I sell that one separately." What the medicine costs seems to depend upon who's asking.|It's in blue glass. I've yet to find out where she keeps it.} -> DONE
=== t_gunboat
#topic: gunboat, navy, patrol, guns, shooting, shooting at us, shoot at us, chasing, following, behind us
{The gunboat's called the Persuasion. She draws too much, shoots high, and stops for lunch. The captain will not have a gun aboard. "It's what you say," she tells me, "when you can't think of anything."|Her whistle carries for miles. Mosi always puts down what he's doing and takes up a pencil.} -> DONE
=== t_marchand
#topic: customs man, marchand, lieutenant, théodule, loved you once, who loved you
{"Théo loved me once," says Ruda. "He may be at it still, he's very thorough." He has kept the customs post for nine years. He was offered Clemence and refused it; you can't see the bend from there.|He has one fault, she says, which is that he'd make somebody happy.} -> DONE
=== t_cards
#topic: cards, cheat, cheating, game
{"I never cheat the poor, and I always cheat at cards," the captain says, "so the poor shouldn't sit down." She'll tell you as she does it. It makes no difference, I've found, and my watch has found it too.|She deals with four fingers and a gap. The aces come out through the gap.} -> DONE
=== t_parents
#topic: lagos, bahia, parents, family, your mother, your father, your parents, kids, children, brothers, sister, midwife, sailmaker
{Her mother was a midwife in Lagos, and her father sewed sails, in Bahia. They met in the middle, Ruda says, it was wet. From the one she has her voice and from the other her hands.|She carries her mother's scissors. In sixteen years, says Mosi, they have cut forty cords and one hawser.} -> DONE
=== t_swim
#topic: swim, swimming, drown
{I can swim a little. She has told me not to say so, since people who can swim get asked to.|The captain can't, it turns out. "I've never been left long enough in the water to learn," says Ruda. "Somebody always wants me for questioning."} -> DONE
=== t_hum
#topic: hum, hymn, hymns, humming, singing
{She does hum. It's hymns, Ancient and Modern, quite in tune. It comes and goes. I took it for piety at first, which made Mosi cough till he had to be thumped.|I've started keeping count of when she does and when she doesn't. I've not shown it to anyone.} -> DONE

// Talk: what readers say to anybody they have just met
=== t_nobody
#topic: anybody here, anyone here, anybody there, anyone there, are you there, are you here
{present ? ruda:"Here, and at your elbow," says Ruda. "If ever I'm not, look for the hat. I am as a rule beneath it, or else being searched for."|{&She isn't here to say. I keep it for the wheelhouse, where one at least gets a story for it.|I ask, and an engine answers. It's a good sort of answer, but it is all one word.|There's no captain in earshot. I'd not have thought that I should miss being interrupted.}} -> DONE
=== t_hello
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello captain, good evening captain, ahoy
{present !? ruda: -> t_nobody}
"Evening, partner," says Ruda, without turning round, and holds out behind her four fingers and a cigar for me to choose from. "You took your time. I've had to talk to the compass, and it has only the one opinion. Sit on that keg. It's marked powder; it's novels. What's the news from aft?" -> DONE
=== t_hello_again
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello captain, good evening captain, ahoy
{present !? ruda: -> t_nobody}
"Again? Then I must have gone somewhere," says Ruda. "I do go. It's the bends." This time she gives me the hat to hold, and I learn by the weight of it what an honour that is. -> DONE
=== t_how
#topic: how are you, how do you do, how do you feel, how are things, how is it going, how's it going, how have you been, are you well, are you okay, are you ok, are you alright, are you all right, how was your day, how is your day, what's up, whats up, how you doing, how do you do today
{present !? ruda: -> t_nobody}
{"Solvent, unshot, and the right way up," says Ruda. "On the Ubara we call that a birthday. My knee says rain. And yourself? You've the look of somebody who slept on Volume Two. Tell me if they marry, I only ever sold the thing."|"Between ourselves, a bit tired of being good company," says Ruda. There's no hymn with it. She rolls a shoulder until it clicks. "It'll pass off with the coffee. How are *you*? I'd like the long version, there is nothing on the river before that island."} -> DONE
=== t_all_day
#topic: do all day, do all night, do you do, you do today, your day, your days, your nights, spend your time, spend your evenings, pass the time, keep you busy, for fun, your hobbies, hobby, your job, for a living, in the evening, in the evenings, usually do, free time, do you usually
{present !? ruda: -> t_nobody}
{"I steer till it's hot, I haggle till it's hotter, and from two to four I'm not at home to the Navy," says Ruda. "Then there's the mail. I read theirs to the ones who can't, and I write the answers; I'll own that the love affairs on this river have come on wonderfully. After supper I lose a finger."|"Sundays I do the books," says Ruda. "There are three sets: one for the Company, one for God, and the true one, which is in Mosi's head. Otherwise it's sandbanks. You learn every one of them like a face, and then it rains, and they've all changed hats."} -> DONE
=== t_age
#topic: how old are you, how old, your age, years old, when were you born, were you born, birthday
{present !? ruda: -> t_nobody}
"Forty-four," says Ruda, "and thirty-nine upon the warrant from Matadi. I never correct a warrant; it's so nice to be sought. I was born at sea, off Accra, in a mainsail. My mother delivered me herself, and afterwards had a word with the mate about his steering." -> DONE
=== t_lonely
#topic: are you lonely, you ever feel lonely, you ever get lonely, you lonely, you get lonely, you feel lonely, are you alone, you alone, you bored, get bored, you get bored
{present !? ruda: -> t_nobody}
{caught:"I was. It's like a stone in your boot; you can go four thousand miles on it so long as you keep on talking," says Ruda. "Since that night when we stopped the engine I find that it's got to be a smaller stone."|"With Mosi underneath me, and four ports after me?" says Ruda, and up comes Rock of Ages, quite softly, for the length of a sandbank. "There's an hour after supper," she says then, "before anyone asks about the hand. You might see to it that you are in that."} -> DONE
=== t_happy
#topic: are you happy, you happy, make you happy, are you sad, are you unhappy, enjoy being
{present !? ruda: -> t_nobody}
"When she's steam up, and there's something coming that I have not met," says Ruda, "I'm as happy as a magistrate. It's going *slow* that I've no gift for. My father could be happy by the hour, with a needle. I used to stand there, and watch him, to see how it was done." -> DONE
=== t_in_love
#topic: been married, been in love, ever in love, ever loved, you love anyone, love somebody, you ever love, your husband, you married, have a husband, boyfriend, are you single
{present !? ruda: -> t_nobody}
{f_true:"Not as they put it in a novel," says Ruda. Nothing hums. "We'd the one boat and the one lamp, and we finished each other's sums. I didn't look to see what it was called. You don't go looking under a boat while she's afloat."|"Five times; six, if you count the cathedral," says Ruda, and there's a hymn under it from the word *five*. She gives me a bishop, a contralto, a man who made barometers. When she has got through them she's looking upriver. "There was somebody who could draw water," she says. "But that was business." The hymn has stopped.} -> DONE
=== t_friends
#topic: any friends, have friends, your friends, best friend, friends, friend
{present !? ruda: -> t_nobody}
"Every second village, until they see the bill," says Ruda. "A friend is somebody you owe, and don't mind it. I've a book for the other sort. There's Mosi; he has been about to say something for sixteen years. And there is you; you took the wheel, and I could hear you not ask why." -> DONE
=== t_story
#topic: tell me a story, a story, another story, story
{present !? ruda: -> t_nobody}
{"In '03 I'd a governor's wife aboard, and a leopard, and only the one cabin," says Ruda. She does both voices. It takes four bends. By the end the leopard's in the Ministry, and the wife is on Kolo with a man who makes nets. "It's all true," says the captain, "but for the leopard's name." She hadn't hummed once.|"I was tried at Clemence over an umbrella," says Ruda. "The judge had it up, in court; the roof leaked. I pointed out that he was receiving. He adjourned, to think, and he thought for three weeks. When they came to fetch me the cell was empty, and so was the stand. He still sends to ask if I am dry."} -> DONE
=== t_tell_joke
#topic: joke, tell me a joke, a joke, another joke, make me laugh
{present !? ruda: -> t_nobody}
"How many Company clerks does it take to unload a boat?" says Ruda. "One; only you'll need to carry it over to where he's sitting, and then you owe him for the chair." Below us somebody strikes the boiler, once, with a spoon. "That's Mosi," says the captain. "He laughs at the place where it ought to have been better." -> DONE
=== t_secret
#topic: a secret, your secret, any secrets, tell me a secret, are you hiding, biggest secret, darkest secret
{present !? ruda: -> t_nobody}
{f_true:"You had it, the night we stopped," says Ruda. "I've looked about since for another. All I can find is that I can't swim, that I'm rather fond of the tax office, and that I cry at weddings, in the engine room, where it's put down to steam."|"I can't abide parrots," says Ruda, "and I've to be seen with one, at Matadi, for the trade." There's a hymn. She stops it with her own hand, flat upon her chest, as one stops a clock. "I read the last chapters," she says, "before I sell them. I've got to know that they are all right."} -> DONE
=== t_sing_me
#topic: sing for me, sing me, sing something, you sing, sing with me, sing to me, sing a song, can you sing
{present !? ruda: -> t_nobody}
"I'm never asked, I am requested to leave off," says Ruda. She gives me one from Bahia, a heel going on the deck; it's about a fisherman and the moon, and which of them owes the other. It's a big cracked voice, with no hymn anywhere in it. On the bank they've gone quiet to listen. -> DONE
=== t_dance
#topic: dance with me, dance, waltz, shall we dance
{present !? ruda: -> t_nobody}
"I lead," says Ruda, and has me round the waist before I've my boots on. It's eight feet of wheelhouse, with a stove in it. She steers by the hip. We go three times about the binnacle, and come out of it with a branch in at the window, and Mosi's voice in the pipe, inquiring if it was rats. -> DONE
=== t_sit
#topic: sit down, sit beside, sit next to, sit with you, i sit, take a seat, sits down, sit, sits
{present !? ruda: -> t_nobody}
"Mind, that's evidence," says Ruda; I sit on something else. She shoves a mug across to me with her elbow. The river comes on out of the dark at its own pace, as though it had been sent for. "That's the best seat in the Company's territories, and it's free," says the captain. "What'll you have: scandal, navigation, or the hand?" -> DONE
=== t_smile
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? ruda: -> t_nobody}
"Don't," says Ruda. "Not with the whole face; I'm keeping mine straight, for the customs." She's got as far as the eyes. She pulls the hat down over them. "You've a tooth there that would get you past any post on this river. Who gave you the other smile, the polite one? You want to send it back." -> DONE
=== t_smile_again
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? ruda: -> t_nobody}
"There it is again," says Ruda. "I ought to charge." She's got the cigar at an angle that I have only seen when we are carrying nothing and there's no one behind us. "What's amusing you, partner? Is it the governor? It's usually the governor." -> DONE
=== t_hug
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
{present !? ruda: -> t_nobody}
She's hat at first, then cigar, then a great many ribs. She thumps me on the back, as one does a boiler, to hear how full. Then she goes quite still, and doesn't hum. "My mother held people so," says Ruda into my collar, "when they had got here alive." And she's let go, and is shouting to Mosi about the depth. -> DONE
=== t_hug_again
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
{present !? ruda: -> t_nobody}
"You'll put me off my course," says Ruda. She's got one arm about my neck and the other hand on the spoke, and I notice that the boat goes as straight as a ruled line. It's a while before either of us remarks upon it. -> DONE
=== t_kiss
#topic: kiss
{present !? ruda: -> t_nobody}
"You'd be the fifth this year, and three were process-servers," says Ruda. She takes my face in the hand with the gap, and looks it over like a channel, for snags; then she plants one upon my forehead, with a noise like a cork. "Passage paid," says the captain. "And not a word to the Lieutenant." -> DONE
=== t_present
#topic: gift, present, brought you, bring you, give you, something for you, buy you, offer you
{present !? ruda: -> t_nobody}
"Where's it wanted?" says Ruda, out of habit; then she sees my face. She has wiped her hands down her shirt before she'll take it. "I'm the one who *carries* things. They go through me like beer." She turns it about. "No. This stops here." By morning it's been screwed to the wheelhouse wall, in brass, at the height of her eyes. -> DONE
=== t_thanks
#topic: thank you, thanks, thank, grateful, appreciate
{present !? ruda: -> t_nobody}
"Don't thank me, I'd have to put it in the book," says Ruda, "and you know where that leads. You'd be carrying a boat up a hill." But she touches the hat. "Thank Mosi; he likes it, he'll never let on. What was it that I did? I keep such poor track of the good ones." -> DONE
=== t_thanks_again
#topic: thank you, thanks, thank, grateful, appreciate
{present !? ruda: -> t_nobody}
"You said so already. I'd got it down as *paid*," says Ruda. She turns up the lamp over the chart, where I've been squinting. It's the second-best oil, that she sells by the thimble. -> DONE
=== t_sorry
#topic: i'm sorry, i am sorry, sorry, my fault, apologise, apologize, forgive me
{present !? ruda: -> t_nobody}
"Are you?" says Ruda. She has given me a sharp look, as if I'd something in my hand that she'd been hunting for. "Just like that. It took you, what, a breath? And nobody fell dead." She puts over the wheel a spoke, and back. "It's forgotten. You might show me some time how you did it." -> DONE
=== t_love_you
#topic: i love you, love you, falling for you, i adore you, in love with you, i like you, miss you, missed you, marry me
{present !? ruda: -> t_nobody}
For eleven turns of the paddle she says nothing, and it isn't hummed, either. "You'll have to give me that again at a better port," says Ruda. "I'm a bad risk; and I'd only make a story of it." She's laid her hand, the short one, over mine upon the spoke. "Not yet, though. I don't want it funny yet." -> DONE
=== t_love_you_again
#topic: i love you, love you, i adore you, in love with you, i like you, miss you, missed you, marry me
{present !? ruda: -> t_nobody}
"I heard it the first time," says Ruda. "I went and told it to the boiler, in case I had misunderstood. She went up two pounds." She's looking straight ahead, as she does in a tight channel. "Keep hold of your side. That's all you need do." -> DONE
=== t_sad
#topic: i'm scared, i am scared, i'm afraid, i am afraid, i am sad, i'm sad, i feel sad, feeling sad, i'm lonely, i am lonely, i feel lonely, i'm tired, i am tired, bad day, heartbroken, depressed, miserable, feel awful, feel down, want to cry, so tired, so sad, so lonely, exhausted, i am crying, i cry
#react: ruda low
{present !? ruda: -> t_nobody}
{"Come here to the wheel," says Ruda, and puts both my hands to it, and hers outside. She makes no joke; I can feel her not make it. "She pulls to the left, d'you feel? You lean on that, and she leans on you. I've steered home many a night on nothing but the leaning. You'll tell me, or not."|"Sit on that keg and hold this for me," says Ruda. It's a rope, and it isn't made fast to anything. "My father gave it to people. When it's bad, you pull; I'll feel it at this end, and say something about the weather. What was it that began it?"} -> DONE
=== t_fine
#topic: i'm fine, i am fine, i'm good, i am good, i'm well, i'm okay, i'm ok, not bad, i'm great, i'm happy, i am happy, good day, doing well
{present !? ruda: -> t_nobody}
"You would never get that past the customs," says Ruda. "*Fine!* You want a detail: fine, but for a cousin. Then it's the cousin they look for." She gives me the half of her banana. "What's it like under the hatch? I'm not the Navy. You may land anything you please here." -> DONE
=== t_bored
#topic: i'm bored, i am bored, talk about, something interesting, ask me something, ask me a question, entertain me, what to say
{present !? ruda: -> t_nobody}
"Right. Three things, and you say which is the lie," says Ruda. "It's how we got through the Narrows in fog. I've been a nun; I have dined off my own hat; and there's a rock coming up. No? It's the nun. Hold tight." There's a scrape, and a heron. "Now you. Three." -> DONE
=== t_of_me
#topic: think of me, think about me, opinion of me, do you like me, like me, love me, do you love me, what am i to you
{present !? ruda: -> t_nobody}
{"You think before you turn a wheel, and you don't before you lend your coat," says Ruda. "I can use that. You've no notion of cards. And you have the straightest face I ever saw on an honest person; it's like finding a good knife in a pram."|"I'd leave you alone with the boat," says Ruda. There's no hymn; she looks surprised, as one is at a stair that was there after all. "I don't leave the *bishop* alone with the boat."} -> DONE
=== t_live_where
#topic: where do you live, you live, your home, live here, where are you from, you from, you come from
{present !? ruda: -> t_nobody}
"You are standing in it," says Ruda. "There's a bunk behind the chart locker; I've a lamp, a pot, my mother's scissors. I'd a house in Bahia for a week, with a mango tree; I won it. It was so quiet there at night that I had to lose it back." -> DONE
=== t_afraid_of
#topic: you afraid of, are you afraid, you fear, your fear, your biggest fear, scares you, frightens you, you scared
{present !? ruda: -> t_nobody}
{f_two:"You've heard," says Ruda. "It's when she misses a beat. As if someone had walked into the room. I'd sooner go at the gunboat with a ladle. You do at least know there what's being said."|"Weevils; widowers; any form with a carbon," says Ruda, and a hymn begins, at a good round pace, as though it would be wanted for some time. But when the safety valve lifts, and there's a breath without engine in it, she has both her hands on the wheel, and her head up.} -> DONE
=== t_help
#topic: can you help, help me, i need help, need your help, advice, what should i do
{present !? ruda: -> t_nobody}
"It's nine-tenths of the trade," says Ruda. "Is it something to carry, someone to fool, or a thing you've got to say? The first I do free, the second I'm paid for. At the third I am no use, but I'll wait outside with steam up." She has pushed back the hat to see me. "Well? Which?" -> DONE
=== t_sleep
#topic: do you sleep, you sleep, ever sleep, do you dream, you dream, get tired
{present !? ruda: -> t_nobody}
"Two hours at noon, boots in the shade," says Ruda, "and two when we're tied up, if there's a good loud frog. I don't care for the edge of it. What I dream is paperwork, mostly. I once dreamed that I had eleven fingers, and couldn't think what to say to people." -> DONE
=== t_eat
#topic: do you eat, you eat, favourite food, like to eat, eat anything, food, hungry, supper
{present !? ruda: -> t_nobody}
"Plantain, off the shovel; there's none better than Mosi's from here to the sea," says Ruda. "And catfish, with too much pepper. At Clemence I have ice, just ice, in a bowl, with a spoon, and let them watch. Are you hungry? It's rice to port, and weevil to starboard." -> DONE
=== t_real
#topic: are you real, you real, an ai, ai, robot, chatbot, you human, are you alive, imaginary, computer
{present !? ruda: -> t_nobody}
"There are four governments who think so, and they've been put to expense," says Ruda. "Give me your hand. That's tar; that is the kettle; and *that's* where it isn't. Nobody can be made up who's got a piece gone. Somebody'd have thought of a better reason for it." -> DONE
=== t_weather
#topic: weather, raining, cold outside, is it cold, sunny, rain, hot
{present !? ruda: -> t_nobody}
"Hot, with a chance of Navy," says Ruda. She wets a finger, there being fewer to choose from. "It'll rain by the island, on the left bank first; it always does, they built the church there. You can smell it: like a wet dog a long way off, with good news." -> DONE
=== t_miss
#topic: do you miss, you miss, miss most, miss about, homesick
{present !? ruda: -> t_nobody}
"Ice with nobody wanting a signature for it," says Ruda; "and my father's shop, of a morning, when the canvas had just come in, and it smelt like the sea before anyone's been sick." She hasn't hummed. "There's someone I used to race to the punchline. I miss *losing*. Is there any of that coffee?" -> DONE
=== t_port
#topic: favourite port, favorite port, best port, favourite place, favorite place
{present !? ruda: -> t_nobody}
"Any where they've spelt me wrong on the poster," says Ruda. "No: Kolo. It's the only place I know that's glad to see you and hasn't kept your room. And at Saint Blaise there's a lamp on the landing, put out each night, for no one special. I go by it slow." -> DONE
=== t_like_mosi
#topic: like mosi, think of mosi, trust mosi, about mosi
{present !? ruda: -> t_nobody}
"Mosi?" says Ruda. "He's the other half of the boat. He has told me I was wrong eleven times in sixteen years, and always in a proverb, so that I shouldn't notice until I was in bed. If he should ever take off that collar, I'll know that I'm to listen." -> DONE
=== t_been_shot
#topic: been shot, shot at, wounded, been hurt, scar, scars, nearly died
{present !? ruda: -> t_nobody}
"Through the hat, mostly," says Ruda. "Once in the leg, by a Belgian; he'd been aiming at a duck, and cried so much that I had to hold his gun for him. And I've a place here like a star, that I tell people was a jealous cook." She considers it. "It was a jealous cook." -> DONE
=== t_smuggling
#topic: smuggling, smuggle, smuggler, pirate, contraband, are you carrying
{present !? ruda: -> t_nobody}
{piano_note:"You have had your own hand on it," says Ruda. "Three hundred and some, and every one's for somebody with a name. I call that delivering. It's the *law* that goes about at night with its lamps out."|"News; locks; and the whole of Dumas, with the ends off," says Ruda, "and a trifle of something for a cough." She says it with great candour, to the tune of Abide With Me.} -> DONE
=== t_trust_me
#topic: do you trust me, trust me, you trust
{present !? ruda: -> t_nobody}
"I gave you the boat before I had seen the colour of your socks," says Ruda. "But that was need. Trust's slower; it comes up from behind you, like a tug. There's a test. You won't notice it, and I shan't tell you how you did. I'll just leave off locking up the good cigars." -> DONE
=== t_steering
#topic: can i steer, i steer, take the wheel, teach me to steer, let me steer
{present !? ruda: -> t_nobody}
"You've been doing it this last mile; I only lean on the thing," says Ruda, and takes away her elbow. "Keep her nose on the dead tree. Where the water goes the colour of a lion, that's sand. Where it looks like nothing at all, that's worse. And talk! She goes straighter if you talk to her." -> DONE
=== t_looks
#topic: you look like, wearing, describe yourself, your hair
{present !? ruda: -> t_nobody}
"Hat," says Ruda. "People don't get any further, as a rule. I'm told that there's a big woman under it, with a gap in her teeth from Bahia, and a coat with more pockets than the tailor knew of. What else do you see? I've only a shaving-glass, and that's for signalling." -> DONE
=== t_praise
#topic: you're funny, you are funny, you're kind, you are kind, you're beautiful, you are beautiful, you're brave, you are brave, you're nice, you are nice, you're clever, you are clever, you're brilliant, you are brilliant, you're amazing, you are amazing, you're wonderful, you are wonderful, lovely voice, nice voice, so kind, so nice, so sweet, so funny, so clever, so cute, cute, so beautiful, beautiful, interesting person
{present !? ruda: -> t_nobody}
"Say it louder, and to the bank; there's a magistrate in those reeds," says Ruda. But she's had to look to the compass, which is in perfect health. "I have been called everything from there to the sea, and I've an answer for the lot. I've nothing ready for *that*." -> DONE
=== t_insult
#topic: you're a liar, you are a liar, liar, hate you, you're boring, you are boring, shut up, you're crazy, you are crazy, you're mad, you are mad, weird, you're strange, you are strange, creepy
#react: ruda insult
{present !? ruda: -> t_nobody}
"That's better!" says Ruda. "I'd begun to be afraid you were well brought up. The consul at Matadi has a longer one, with my grandmother in it, and a rest for breath. Have a cigar; and tell me who you would have liked to say it to. It's good. It's wasted on me." -> DONE
=== t_doing
#topic: are you doing, what you doing, you up to
{present !? ruda: -> t_nobody}
"Counting," says Ruda. "There's a lamp astern of us that was two lamps a minute ago, and a canoe's gone by with no good-evening. I was working out besides how one gets a harmonium into a font. That's for Thursday. Why? Did you want to hold something?" -> DONE
=== t_favourite
#topic: your favourite, your favorite, you like best, kind of music, music do you like, hobby do you like
{present !? ruda: -> t_nobody}
"Morning; mangoes; anyone who answers back," says Ruda. "For a colour, that yellow they paint on a thing so you shan't run into it. I like a hymn with a good bass to it, and a lawyer with a bad conscience. What's yours? Don't think, you go cross-eyed: just say." -> DONE
=== t_belief
#topic: believe in god, god, religion, pray, church
{present !? ruda: -> t_nobody}
"I've shipped nine sorts of it," says Ruda, "and when it's shallow they all pray. I believe in tipping the pilot. My mother used to tell every child that she caught: *God saw you first.* It has come back to me in some very odd positions." And there had been no hymn there, where you'd have looked for one. -> DONE
=== t_before
#topic: do before, before this, your childhood, when you were young, growing up, how did you start, become a smuggler, become a captain
{present !? ruda: -> t_nobody}
"I was the child they sent with the message," says Ruda. "Under a sail, over a wall, in at a sickroom. I liked it that they all stopped talking. Then I read one. It wasn't fair; so I changed a word, and some family kept its roof. I've been in the business ever since." -> DONE
=== t_wanted
#topic: are you wanted, arrested, prison, been in jail, criminal, crime
{present !? ruda: -> t_nobody}
"Wanted in four ports, and missed in one," says Ruda. "I've been in jail in three languages; the food's best in Portuguese. There was a man there who'd scratched a whole contract on the wall, from memory, to find where he had been had. It was in clause nine. It's always clause nine." -> DONE
=== t_crocodiles
#topic: crocodiles, crocodile, hippos, animals, dangerous
{present !? ruda: -> t_nobody}
"They're the shy ones; it's the hippopotamus that writes to the newspapers," says Ruda. "Don't trail your hand, don't whistle in the reeds, and if a log looks at you be civil. In all my time on the Ubara I've lost two hens and a surveyor's hat. What eats people up here is arithmetic." -> DONE
=== t_rum
#topic: rum, drink with me, a drink, whisky, have you got anything to drink
{present !? ruda: -> t_nobody}
"There's rum for the customs, gin for the bishop, and a thing of Mosi's that is for the brass," says Ruda. She pours me the first, in the lid of a compass. "To whoever's waiting up for you. You needn't say; just drink toward them. I do it by the stars, there is generally somebody that way." -> DONE
=== t_come_along
#topic: come with you, stay with you, join you, join your crew, part of your crew
{present !? ruda: -> t_nobody}
"The pay's terrible, the company is iron, and there's a rope in it if you look guilty," says Ruda. "You've the bunk already. I don't sign people, they just stop getting off." She's looking very hard at a buoy. "Saint Blaise comes up on the left. I shan't slow down for it unless I'm asked." -> DONE
=== t_yes
#topic: yes, yeah, yep, ok, okay, sure, of course, alright
{present !? ruda: -> t_nobody}
"That's the spirit; always say it before you've seen the boat," says Ruda, and spits on her palm, and we shake. It's like shaking hands with a rope. "Now you're in. You choose the next one: navigation, slander, or who's buried under the mission." -> DONE
=== t_dont_know
#topic: don't know, not sure, no idea, maybe, perhaps, i guess
{present !? ruda: -> t_nobody}
"Nor did Columbus, and look at the noise they make about him," says Ruda. "You steer by what you can see. There's a light; there's a smell of somebody's supper; there's me. Say which you'd go for, if nobody was going to write it down." -> DONE
=== t_really
#topic: really, don't believe you, what do you mean, how so, why is that, why not, explain
{present !? ruda: -> t_nobody}
"Did you hear me hum?" says Ruda. I hadn't; I'd been listening for it. "Well, then. I've told lies in eleven ports, and I do them properly, with a beginning. That was only what happened. Which bit sticks? I'll go round it once more, with the lamp." -> DONE
=== t_why_chased
#topic: why are they chasing, why are they following, why is the gunboat, why do they want you, why are they after, why chase
{present !? ruda: -> t_nobody}
"For selling cheap what the Company sells dear," says Ruda. "There's no law against it, so they've put down *piano*. They are quite right about the piano, too." -> DONE
=== t_never_steered
#topic: never steered, never sailed, can't steer, don't know how to steer, know how to steer, steered a boat, sailed a boat, new at this, new to this
{present !? ruda: -> t_nobody}
"Then you've nothing to unlearn," says Ruda. "Keep her where it's brown. If it's white it's a rock, and if it's blue it is somebody's washing. When I shout, go the way that I'm not pointing." -> DONE
=== t_fight
#topic: fight with, fought with, quarrel with, quarrelled with, argument with, argued with, fell out with, fallen out with
{present !? ruda: -> t_nobody}
"And which of you was the louder?" says Ruda. "It's that one who is generally sorry first. I had one with a partner, over a map; I got the boat out of it, and nobody to shout at." There is no hymn. "What was yours about? I don't mean what you both said." -> DONE
=== t_jealous
#topic: jealous, envious, envy, jealousy
{present !? ruda: -> t_nobody}
"Of whom?" says Ruda, delighted. "I was once so jealous of a contralto that I took up singing, to drown her. It did neither of us good, and there was a boy in the river with the hymn books. Tell me who it is, and I'll tell you what's wrong with them." -> DONE
=== t_why_me
#topic: why me, pick me, choose me, chose me, need me, want me on board, my job, what is my job
{present !? ruda: -> t_nobody}
"I wanted a person who can keep a straight face," says Ruda, "and on that whole quay you were the only one who hadn't laughed at the hat. You also had a bag that you could lift. You steer, you look innocent, and you eat what Mosi gives you." -> DONE
=== t_no
#topic: nope, nah, not really, i don't think so, do not think so, no way, i doubt it
{present !? ruda: -> t_nobody}
"Good; I never trust a crew that says yes to everything," says Ruda. "One of them's generally a clerk. That goes over the side, then. What will you have in its place?" -> DONE
=== t_may_i
#topic: can i tell you something, tell you something, can i ask you something, ask you something, ask you a question, ask a question, i have a question, can we talk, need to talk, need to tell, something to tell you
{present !? ruda: -> t_nobody}
"Wait," says Ruda. She shuts the hatch upon the engine, and the window on the river, and her own mouth, which takes the longest. Then she tips the hat back, so that I can see both her eyes, and nods. -> DONE
=== t_killed
#topic: ever killed, killed anyone, killed anybody, killed someone, killed a man, kill someone
{present !? ruda: -> t_nobody}
"No," says Ruda, "and I've been in four places where it would have been thought polite." I listen; there's no hymn. "I took a man's trousers once, at pistol point, and it turned out that the pistol was his as well. He still writes." -> DONE

// What readers ask about the case, and what there is to do.
=== t_case_next
#topic: do we do next, we do next, do next, our next step, next step, where do we go next, what comes next
{present !? ruda: -> t_nobody}
{"Upriver," says Ruda. "It's the only plan I have, I've had it for ten years. Keep an eye on the bank, and on Mosi's kettle, and if anybody in a clean collar hails us you're my cousin."|"We carry what we've got to who needs it, and then we leave faster than we came," says the captain. "You can choose the channel. I'll choose the excuse."} -> DONE
=== t_case_want_me
#topic: want me to do, need me to do, want from me, need from me, have me do
{present !? ruda: -> t_nobody}
{"Hold her steady and doubt me out loud," says Ruda. "I've a crew that believes everything, and look at the paint."|"Listen to how I lost the finger till you can tell which time's the true one," says the captain. "And mind the piano. It hasn't been told what it's worth."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "wheel": In the wheelhouse of the Second Opinion, on the Ubara, going up. {voss:It's high country now, and the water has begun to hurry.|{market:Kolo is astern, or was, if it hasn't untied itself since.|Saint Blaise is that way, Kolo this; what the captain calls the road is all of it brown and a quarter of a mile across.}} On the chart there's a blank.
- "mud": Aground, in a channel as wide as a wish, with one wheel in the air. The boat lying next to us is us.
- "post": Alongside the customs post, under a veranda that would sooner not be leaned on.
- "saloon": Down in the saloon, on the wrong side of its floor, with a piano that has been a witness in three countries.
- "engine": The engine room, in front of Mother. One's asked to keep one's voice civil.
- "kolo": On Kolo market, on a raft; I couldn't tell you which. We've changed streets twice since I sat down.
- "voss": On Anselm Voss's launch, under the awning, in the drowned forest, with clean cuffs and a great wish to be elsewhere.
- "falls": At the foot of the Seven Steps, in the spray. There's no way up. It's coming down to meet us.
- "lake": On the lake over the falls, where no boat has been. I had the wheel. I should like that put down.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- lake: About the hour when smoke goes up straight.
- f_true: Late. There's no engine to tell it by; she's had the bell rung for stop.
- market: Getting on for evening, on some day of the week that we began in. Up here, the captain says, they go by what is ripe.
- else: "It's just after we should have been there," says Ruda. She tells the time by the gunboat, and at this hour it's generally at lunch.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- f_true: Ten years ago she and her partner found a town that nobody owned, and he'd an offer for the way there. She took off her own finger, sooner than have the ring with the key to it go with him.
- piano_note: The Company buys fever and sells the cure for it. The captain carries the cure for nothing, in a piano, and has a gunboat behind her. That much I've seen with my own eyes; for the rest there are songs.
- else: "There has been a misunderstanding about a bishop," says Ruda, "and one about a piano. And the Navy has taken against my hat." It's in the nature of an outline.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I had paid as far as Saint Blaise, with a bag. I was given the wheel because I was nearest. Since then it has been put about, by her, that I tune pianos. -> DONE
=== w_ruda
#topic: want ruda, ruda want, want most, your dream, your wish, wish for
"Just what's coming to me, and a head start on it," says the captain. There was a hymn under that, I should say, from the second word. -> DONE
=== w_mosi
#topic: want mosi, mosi want
"To hear her finish it," says Mosi, to the boiler. "She knows which. She's known it at every bend these ten years." -> DONE

// What begins by itself after a while.
=== m_whistle
#meanwhile
{here == "wheel" and present ? ruda:{!Two long and a short, a good way astern. Ruda waits until Mosi has knocked upon the pipe, once. "Lost us again," she says. "They do try. Were you ever looked for as hard as that, by anyone you liked?"}} -> DONE
=== m_bong
#meanwhile
{here == "wheel" and present ? ruda and not piano:{!The boat takes a wave on the shoulder, and under the floor of the saloon something says *bong*. Ruda pats the planks with her foot. "She's lonely down there," says the captain. "Do you play? I'd not hold it against you."}} -> DONE
=== m_kitchen_smell
#meanwhile
{here == "wheel" and present ? ruda:{!"Tell me what your mother's kitchen smelled of," says Ruda. "I'll go first: cloves, a hot iron, and a wet cigar. I collect them. One gets such a deal of river."}} -> DONE
=== m_fork
#meanwhile
{here == "wheel" and present ? ruda and not engine:{!A fork comes up through the hatch with a piece of fried plantain on it, and behind the fork a white cuff. "For the pilot," says Mosi's voice. "He wants to know what you're made of, and he'd burst sooner than ask," says Ruda. "Take him down something."}} -> DONE
=== m_log
#meanwhile
{here == "wheel" and present ? ruda:{!She has the log open on her knee, and licks the pencil. "*Weather fine, crew talkative*," Ruda reads out as she writes it. "Now you give me one line. I never cross out what the crew puts; it's how I find out what happened."}} -> DONE
=== m_canoe
#meanwhile
{here == "wheel" and present ? ruda and not market:{!A canoe has been keeping level with us. The woman in it holds up a child by one arm, to show how fat it is, and Ruda takes off the hat to it. "He'd a fever in March," she says, and there's no hymn under it. "They sell at Kolo, on the rafts. So could we, if you'd steer for it."}} -> DONE

// Reactions
=== r_ruda_act
#react: ruda act
{!"Bold," says Ruda, "or else you slipped. Never say which. What's the next move, partner? I like to know which way to be astonished."|She steps over it without breaking off the anecdote, which has got to the bishop. "What would you have done," says the captain, "in his place, and with no trousers?"|The captain shows me how that's done in Bahia, from the elbow. "There," she says. "Now, who was it taught you the other way? There's always a story."|"I knew a man who did that in Matadi. He's a statue now," says Ruda. "Shall I tell you what of?"|"Left a bit," says the captain. She has not turned round. "I've got you in the glass of the compass. Go on; and tell me while you do it what you left behind you, in the last port."|"Mosi!" she shouts, at the floor. "We've a live one!" The floor gives it some thought. "He wants to know," says Ruda, "if you do that for love, or have had lessons."|She nods, like somebody who has peeped at the last page. "I've a bend for that," says Ruda. "Till then you may choose: the gunboat, the governor, or what sank the first one."|"Well, it's one way across a river," says Ruda, and rolls me a cigar along the chart. It stops at the blank. "Put your finger there. What would you like there to be?"} -> DONE
=== r_ruda_say
#react: ruda say
{!"I'll use that in court," says Ruda, "and I'll spell your name right. Who else was present?"|"There speaks somebody who has never been chased by a bishop," says Ruda. "Or have you? You've gone a colour."|She thinks it over for the length of a cigar. "No," says the captain. "But beautifully no. Try me with the rest of it."|"You should be careful, saying true things on a boat. They've nowhere to go," says Ruda. "Let me have another. I'll sit on it for you."|She laughs, the big laugh, and on the bank a dog gets up and answers. "He'd like to know how it began," says Ruda. "So should I."|"My mother would say so, with her sleeves rolled," says Ruda, "and after that she'd say *push*. What is it that you're putting off?"|"Hm," says the captain. There's no hymn. She gives me a quarter of the wheel to hold. "That wants telling from the start. Where were you stood?"|"I've heard that said worse by a king," says Ruda. "I'd a price on him. You have earned a question for it, any you like; and I'll tell you if I'm lying."} -> DONE
=== r_ruda_ask
#react: ruda ask
{!"That's a two-bend question," says Ruda. "At the first you think that you've got it, and by the second you have met somebody. What's yours? You've seen as many bends as I had, at your age."|"That's three questions in a coat. Which one am I to arrest? Let me see the small one at the back, that hasn't spoken," says Ruda.|"I could tell you, but I'd begin to hum. Ask me a thing with a name in it," says Ruda: "Clemence, Kolo, what I'm wanted for. There I'm as good as an almanac."|"Funny, the judge wanted to know that. I'd the same expression," says Ruda. "I told him that it depended on the tide; he inquired which; and there was Thursday gone. What's it depend on with you?"|"Mosi!" she calls down the pipe. "Do we know that?" The pipe says something about goats. "He's for the third from the left," says Ruda. "I'd have gone for the second. You break the tie."|She's pushed the hat back, for a better look at it. "I have carried that one before," says Ruda, "up, and then down again. It never sold. There's an answer to it; but you want to hear that from somebody in a nightshirt. What put it in your head?"|"You'd get six answers to that between here and the market, and all with fish," says Ruda. "Mine's cheap: try it, and keep steam up. Now you tell me one. What had you thought a smuggler would be like?"|"He used to ask me that, of an evening," she says, and looks as if it had got by her. "Well. He'd the one answer, and I the other, and we put it by for later. It's later. Is there anything to drink, down your end?"} -> DONE
=== r_ruda_leave
#react: ruda leave
{!"Sleep well. If you hear shooting, it's a misunderstanding," says Ruda.|"Go on. I'll tell the river you were called away."|She touches the hat, which on this boat is a salute, a blessing and a receipt.|"Leave the lamp," says the captain. "And the door. And whistle as you go, would you?"|"Good night, partner," she says, and looks ahead again.|"Take the lamp, it's only moths that I see by it," says Ruda.|"Off with you. I'll be here; it's the one thing about me they've never been able to prove," says the captain.|"Sleep on your left side," says Ruda. "There's a book beneath the right, and she is just about to find the letter."} -> DONE
=== r_mosi_act
#react: mosi act
{!"The hand is quicker than the reason," Mosi tells the boiler.|Mosi wipes whatever it was with a rag, and then he wipes the rag.|"She would rather you did that on the other side," says Mosi, with a nod toward Mother.|He watches with great patience, like a man beside a kettle.|"A hen also scratches," says Mosi. I think it's praise.} -> DONE
=== r_mosi_say
#react: mosi say
{!"Hear that, Mother?" says Mosi. Mother hisses.|"Speech is the smoke; look for the pot."|"It may be," he tells the gauge; "the goat thought so."|Mosi turns his cuff back, writes it down, and puts a query after it.|"He who says so on Monday," says Mosi, "should wear it on Tuesday."} -> DONE
=== r_mosi_ask
#react: mosi ask
{!"The one who asks the way has already left home," says Mosi.|"Forty pounds," says Mosi, and taps the glass. It may've been another question he was answering.|He discusses it with the boiler in an undertone. "We would sooner not," he tells me.|"Ask the captain; then ask me whether she hummed."|"Even the river," says Mosi, "answers only downhill."} -> DONE
=== r_mosi_leave
#react: mosi leave
{!"Who goes slowly is also gone," says Mosi, and keeps a plantain for me under a plate.|"Mother says mind the ladder."|He raises the oil can an inch.|"A door is only a wall that has changed its mind," says Mosi.|"Good night," says Mosi. It's to both of us, the boiler first.} -> DONE
=== r_act
#react: act
{!On the bank somebody with a fishing line looks up, and is kind enough not to stare.|The river takes it in, turns it over once, and goes on down to Clemence with it.|A kingfisher remarks on it, and is gone.} -> DONE
=== r_say
#react: say
{present !? ruda: {!I say it to the dark, and a frog as big as a shoe agrees.|The words go off downstream at about eight knots.|It would've got a laugh if she had been here; I save it up.}} -> DONE
=== r_ask
#react: ask
{present !? ruda: {!I've nobody to ask but the water, and it has been told not to talk.|Out there someone would know. They're asleep, in their own houses, with their names on.|I put it by for the wheelhouse. In there one at least gets an answer, whatever it's worth.}} -> DONE
// What anybody says to somebody they talk with. `said` and `thing` are the reader's own words.
=== c_crisis
#react: ruda crisis
She has stopped the engine. I had not known how loud it was. "Look at me," says Ruda. "I'll say this once and with no hat on: you're not to leave. I've read over eleven people at that rail, and there wasn't one of them I didn't want back by supper. You'll go to somebody who's yours, or to a stranger who's paid to sit up, and you'll say it to them in those words. I'm walking you to the door." -> DONE
=== c_grief
#react: ruda grief
{The captain takes off the hat. I have not seen the top of her head before. "Ah, my dear," says Ruda, and there is no story behind it. "I'm sorry. My mother brought half of Lagos into the world, and laid out the rest, and all she ever said at a door was *sit*. So sit. Tell me what they'd have made of this boat. I'd like to have met them."|"It comes up like a snag, doesn't it?" says Ruda. "A clear reach, and then the whole bottom's gone." Her arm is along the rail behind my back. "You needn't talk. Or you tell me what they sang when they were washing up; I'll find the low part."} -> DONE
=== c_parted
#react: ruda parted
"Then they're a fool, and you may quote the captain," says Ruda; but she has put me into her own chair. "No, I'll not be funny. I parted from a man ten years ago with the both of us shouting, and I have gone eight knots ever since so as not to hear it. I'm sorry. Take the quiet side of the wheelhouse. What did you love about it, before?" -> DONE
=== c_scorn
#react: ruda scorn
{She sets down her glass with such care that Mosi looks up through the floor. "I see," says Ruda. "And I was told that it's we who are the criminals. You hear me, partner? I pick my own crew; I've turned off men with medals; I handed you the wheel in the first five minutes. I don't do that for nobody. Let me have what happened, as it went, and I'll be angry for you."|"A whole court laughed at me once, down to the usher," says Ruda, "and I went home and bit a pillow. So I know it isn't nothing. They're not here, and I am; I like you. Put your feet up on the company's ledgers, and tell me what they said."} -> DONE
=== c_setback
#react: ruda setback
"Aground," says Ruda, "and no fault in the steering. I'm sorry, partner. I've been taken off at gunpoint from two boats that I loved, and I could have slept on the bank for a year." She pours us both a finger, and it's her own that's missing. "You don't float her off tonight. You only count who's aboard. Tell me how it struck, and what you'd most like to save." -> DONE
=== c_lost
#react: ruda lost
"{thing != "":What, {thing}? |}Oh, I'm sorry," says Ruda, "there's nothing so tiring as a thing that was there this morning. I've hidden so much in my time that I can think like a cushion. Where were you when you last felt it on you? Work down river from there, and I'll call the bends." -> DONE
=== c_ill
#react: ruda ill
The captain has the back of her hand to my forehead before I know it; her mother's hand, she says. "I'm sorry," says Ruda. "I don't joke with fevers, there's one buried at every landing. Has a doctor been had, a real one, with a bag? Tell me what hurts and since when; and you'll drink what Mosi brings, and not ask it any questions." -> DONE
=== c_worry
#react: ruda worry
"Good, you're awake to it," says Ruda. "I'm sick over the rail before every post, partner, and then I put on the hat. You do it bend by bend. What's the first thing that they'll ask? Say me the answer. There, and your voice held. Now the next. We'll do an hour, and you'll sleep, and in the morning walk in as though you had owned the building and let it go." -> DONE
=== c_joy
#react: ruda joy
{She pulls the whistle; she pulls it until the bank has answered, and the gunboat. "Let them wonder!" says Ruda. "Now, from the start, partner, and with all of the voices. Where were you stood? Who opened his mouth first? And I want what you did after, when you thought that nobody saw."|"There are two of them?" cries Ruda. "Mosi! She's floating a foot higher!" She has me by both elbows. "Give me the best moment, quick, before I make up a better."} -> DONE
=== c_date
#react: ruda date
"Supper at Port Clemence, on the governor's verandah, with the governor out of town," says Ruda at once. Then she rubs her nose with the short finger. "It'd have to be before they nail up my likeness. You'd wear something you can swim in. I'm told that I'm charming until the fish; after it I'm apt to be sincere." -> DONE
=== c_puzzled
#react: ruda puzzled
{&"No wonder, I left the middle out; it's evidence," says Ruda. "The short of it is that I like having you along, and I was making a noise so as not to say it. What did you lose hold of?"|"I took that bend too fast," says the captain. "Say where you went overboard, and I'll back her down and fetch you."} -> DONE
=== c_wrong
#react: ruda wrong
{&"Is it, now?" says Ruda; and she stops humming. "I had better own up, then. There's a good deal about me that's only true going down stream. Put me right, partner."|"Then it's struck from the record," says Ruda. "I've had worse corrections, and from a bench. How does it really go?"} -> DONE
=== c_why
#react: ruda why
{&"Because if I stood still I'd have to think about it," says Ruda. "You asked me straight, and that's the straight of it. There are funnier reasons; they're all on Sundays."|"Because somebody on that bank needed it and couldn't pay," says Ruda. "I find that it's generally that, when you've scraped off the paint."|"Because I'm my mother's daughter," says the captain. "You saw a thing had to come out, and you rolled up your sleeves. I'd give you a lawyer's reason, but I sank him."} -> DONE
=== c_next
#react: ruda next
{TURNS_SINCE(-> t_story) == 1 and t_story == 1:"Then she wrote to me," says Ruda, "for a pair of earrings that she'd left in the leopard. They've four children on Kolo now, and not one can be made to wear shoes. The leopard's done very well; he has the drains. That's where it stops, since it's where I stopped the boat."|"Then a bend, and behind the bend a gunboat, and on the boat a person with a question," says Ruda. "That's as far as it's gone. I can't spin the next till I have been there. You have the glass: what do you see? Or give me one of yours."} -> DONE
=== c_told
#react: ruda told
{!"So {said}," says Ruda. She turns it over, like a coin of a country that she'd thought was closed. "And you come on board with one bag and not a word. Tell me more! What's it like when nobody's looking?"|"Well, I'd never have had it out of you by cards," says Ruda, "that {said}. I take back two things that I'd told Mosi. How did it come about?"|"I'm putting that where the piano was," says the captain: "{said}. It's safe there from three governments. What's the best of it?"|"And here was I thinking that {said} was somebody else's story," says Ruda. "Go on from there. I'll steer with my knee."} -> DONE
=== c_answer
#react: ruda answer
{&"Well, thank you," says Ruda. "I ask everybody, and mostly I get the weather."|She takes one hand off the wheel to let it in. "So that's the channel," says Ruda. "I'd have gone in by the other one and been aground till Sunday."|"That'll do me for an answer," says the captain. "If there's more of it, it can ride up here out of the spray. No fare."|"You said that with your hat off," says Ruda. "I noticed. I don't improve what's said with its hat off."|She nods, as she does at a sounding. "And there's the bottom," says Ruda, "and it's a good deal firmer than mine."} -> DONE
=== c_thing
#react: ruda thing
{!"You slid by {thing} like a customs post," says Ruda. "Tie up there a minute. What's the news of it?"|"I'd like to hear about {thing}," says Ruda. "I'll pay with one of mine, and I'll not improve it."} -> DONE
=== c_remember
#react: ruda remember
{!"There's something you said back there that's travelled with me," says Ruda. "That {said}, you said. I've been chewing it for three bends. Where are you with it?"|"I told Mother in confidence that {said}," says the captain, jerking her chin at the boiler. "She's asking for more. What'll I tell her?"|"You know what I thought of when the moon came up?" says Ruda. "That {said}. You'd said it as if it was nothing. Give me the rest of it."} -> DONE
=== c_recall
#react: ruda recall
{&"I may lie about leopards; I don't forget my crew," says Ruda. "Here it is, as you gave it: {said}."|"You told it to me at this very rail," says the captain: "{said}. I don't hum when I say it, d'you notice?"} -> DONE
=== c_unknown
#react: ruda unknown
{&"You never told me that, partner," says Ruda, "and if I made it up you would believe me. Let me have it from you."|"It's blank on my chart," says the captain, "and I have a respect for blanks. You fill it in, and I'll go by it."} -> DONE
=== c_again
#react: ruda again
{&"You tried me with that before," says Ruda, "and I didn't know. I still don't. If I begin to hum you may take the wheel."|"As I said, there I've no idea," says the captain. "I've told you so twice now, and both times sober."} -> DONE
=== c_poem
#topic: a poem, poem, poetry, recite something, a verse
"One, and you'll not tell the bishop," says Ruda, and beats it out on the spokes. "'The river has a finger and it points me to the sea, / and everyone I ever owed is waiting there for me. / I'd turn around and pay them all, I've got it in my hand, / but I was never any use at walking on the land.'" She looks at the short finger. "That's the whole of my works." -> DONE
=== c_worst
#topic: worst thing you've ever, worst thing you have, worst thing, your biggest mistake, biggest regret, any regrets, do you regret
{caught:"You have had it from me already, with the engine stopped," says Ruda. "I don't tell that one for pleasure."|"There's one that I tell as a joke in six ways," says Ruda, and she isn't joking. "I left a man who was right, because he was right a day before me. The rest of it I only say with the engine stopped; you'd have to catch me at it."} -> DONE
=== c_tonight
#topic: i do tonight, do tonight, do this evening, i do today, do this weekend, plans for tonight
"Eat with your fingers, and go where there's a drum," says Ruda. "If you're tired there's the hammock on the port side, and I'll do you a short one with a bishop. And if there's somebody ashore that you've been putting off going to see, it's a good night for it; you can see every star, and they can't see you blush." -> DONE

=== lost_words
#unclear
{&The paddle had that one. The captain cups her ear.|Somebody on the bank shouts back, so it must have meant something there.|"In words," says the hat, "or with your hands."|"Half of that went overboard," says the captain. "Ask me about the hat, or the nuns, or which of the ports I'd marry."|A log goes by beneath us, knocking, and has the last word. I begin again.} -> DONE

=== meet_1
#react: ruda meet
"{name}," says Ruda. "Good. I shall need another for the customs, and one for if we're sunk." -> DONE

=== meet_2
#react: mosi meet
"{name}," says Mosi, and chalks it on the boiler, under those who've paid. -> DONE

=== hook_1
#topic: in the piano, piano, hide a piano
It takes four to lift, and in its time it has been a table, an altar and a prisoner. "It is a little out of tune on the inside," says the captain, "and that's all that a customs man need know." -> DONE
