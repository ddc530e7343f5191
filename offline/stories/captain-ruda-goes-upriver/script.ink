# ask: name What shall the captain call you?
VAR name = ""
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
+ [Right #match: right, customs, post, starboard, official #id: right]
    ~ way = "right"
    I put it over. There's a pause below, and then the sound of a person looking for a comb. "Straight face," the captain calls up. "It's all I ask of you, from now on, in this life."
    -> customs
+ [A piano? #match: piano, what, why piano, hide, instrument #id: a_piano]
    "Upright," says Ruda, "walnut, and wanted in three courts. I'll introduce you. Choose!" The gunboat clears its throat, and a tree beside us loses its top.
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

=== left_channel
#beat
#recap: We took the left channel, and ran aground beside a wreck with our own name.
~ here = "mud"
~ present = (ruda, mosi)
It is the width of a wish made by somebody thin. We go up it with branches in our teeth, and stop; the stern lifts, thinks, and sits down in mud. Twelve feet from us a steamer is lying on her side with a tree through her. The letters on the wheelbox are green, but I can read them: SECOND OPINION. "Ah," says Ruda, and takes off the hat. "No, you're not dead. That was the first one. I named this one after her. It's bad luck to change a name and worse to waste the paint." She looks at the wreck a little longer than at a joke. From the engine hatch a man with a spotless collar says, to nobody, that a boat is like a tooth: you find out about it when it stops.
+ [Help the engineer pole us off #match: pole, help, push, mosi, engineer #id: pole]
    ~ trust = trust + 1
    We lean on two poles until I can see my own pulse. "Do not push the mud," the engineer advises me. "Persuade it that you are leaving anyway." It lets go with a kiss.
    -> hush
+ [Ask what sank the first one #match: sank, sunk, first, what happened, happened #id: ask_wreck]
    "An argument," says Ruda. She has begun to hum: it's Rock of Ages, I think. "About geography. I'll tell you some day, when you're drunk and I'm not."
    -> hush
+ [Take the bell off the wreck #match: bell, take, wreck, climb, loot #id: bell]
    I wade across. It has wasps in it, and a date: 1898. "That's mine," the captain says when I hand it up dripping, as though I'd found her glove; and she hangs it where she'll knock her hat on it each day from then on.
    -> hush

=== hush
~ here = "mud"
~ present = (ruda, mosi)
Beyond the reeds the gunboat goes slowly by, close enough to smell its dinner.
+ [Hold my breath #match: breath, hold, silent, still, quiet #id: breath]
    Three of us stand there not breathing. The boiler, whose name is Mother, lets out one small sigh, and the engineer lays his palm on her as on a cow. The screws beat on upstream, to where we are not.
    -> hub
+ [Cry like a heron #match: cry, heron, bird, call, noise #id: heron]
    ~ trust = trust + 1
    I do my heron. A voice on the gunboat says in French that it is only a heron with a cold. Ruda stuffs the brim of the hat in her mouth. It's a full minute before she can stand.
    -> hub

=== customs
#beat
#recap: We went right, and the customs man proposed marriage to the captain.
~ here = "post"
~ present = (ruda, mosi)
The post is a shed on legs with a veranda, and on it, in a tunic buttoned for a smaller year, stands Lieutenant Théodule Marchand of the Company's customs. He has two stamps and a moustache he's been saving. "Captain Okafor-Silva," he says. "I am obliged to search you." "You always were, Théo," says Ruda, coming up from below with her hair full of wood shavings. "This is my," and she looks at me, and I see her choose; "piano tuner." There's no piano. One may search the whole boat and not find one. The Lieutenant turns on me a gaze of such hope that I understand: he's not looking for a piano. Behind us the gunboat has come round the bend and is waiting, politely, to see if we are innocent.
+ [Talk about pianos with a straight face #match: piano, tuner, straight, talk, pretend #id: tuner]
    ~ trust = trust + 1
    I tell him about felt. I talk of damp, and wrest pins, and the tragedy of the lower register in this climate. He writes down "wrest pins". The captain's got her back to me and her shoulders are praying.
    -> proposal
+ [Ask the Lieutenant how he met her #match: how, met, lieutenant, ask, love #id: how_met]
    "She was under arrest," he says softly, "and corrected my spelling." It takes him twenty minutes, with gestures. The gunboat gives it up in the sixteenth and goes off to fish.
    -> proposal
+ [Say I never saw this woman before #match: never, deny, stranger, woman, before #id: never_saw]
    "Nor me," says Ruda, "who is this?" We accuse one another warmly. The poor man stamps both our hands before he has thought which of us he believes.
    -> proposal

=== proposal
~ here = "post"
~ present = (ruda, mosi)
He goes down on one knee, and the veranda goes down some of the way with him. He's got a ring. It's for the left hand, for the finger she hasn't got.
+ [Tell her he seems a decent man #match: decent, accept, yes, marry, advise #id: decent]
    "He is," says Ruda; "that's the obstacle." She gives him her hat to hold while she thinks. She thinks for four years at a time, he tells me. He stamps us through to the Narrows, free of duty, with the ink running.
    -> hub
+ [Object, as her tuner #match: object, no, refuse, forbid #id: object]
    I say that in my opinion she wants restringing first. Nobody on that veranda has ever been so grateful to me: she since she needn't answer, and he because it isn't no.
    -> hub

=== hub
~ here = "wheel"
~ present = (ruda, mosi)
{That night she has me dine in the wheelhouse, off a chart.|Another bend. They come round to us one after the other like people with something to sell.|It's raining on the left bank only.|The stars are out, and so are the weevils.|At dawn a canoe brings us eggs and the news, and takes away a lock that has no key.|She's shaved the ends of her own cigars to make them last, and offers me the longest.|The river has gone the colour of tea that somebody forgot.|Hippopotamuses, eleven, disapproving.|There's a smell of plantain from below, and a proverb.|We tie up to a tree that she says has never yet informed.|The wheel beats behind us.|}
+ {not f_one} [Ask how she lost the finger #match: finger, lost, ring, hand, how #id: go_f1] -> f_one
+ {f_one and not f_two} [Ask about the finger again tonight #match: finger, again, story, tonight, hand #id: go_f2] -> f_two
+ {f_two and not f_three} [Ask for a third story of the finger #match: finger, third, story, another, hand #id: go_f3] -> f_three
+ {f_three and hum and not f_true} [Say that tonight she is not humming #match: humming, hum, finger, true, quiet #id: go_true] -> f_true
+ {not piano} [Go down and meet the piano #match: piano, exhibit, play, saloon, music #id: go_piano] -> piano
+ {not engine} [Take Mosi his coffee #match: mosi, coffee, engine, engineer, boiler #id: go_engine] -> engine
+ {not market} [Steer on for Kolo market #match: kolo, market, steer, on, rafts #id: go_market] -> market
+ {market and not voss} [Steer on through the drowned forest #match: forest, drowned, steer, on, voss #id: go_voss] -> voss
+ {voss} [Steer on to the Seven Steps #match: seven, steps, falls, steer, on #id: go_falls] -> falls
+ {piano and engine and not leave_taking} [Say I must go ashore at Saint Blaise #match: ashore, saint blaise, leave, goodbye, mission #id: go_leave] -> leave_taking
+ {CHOICE_COUNT() < 2} [Give her back the wheel for a while #match: back, wheel, rest, hers #id: give_wheel]
    {She takes it with her elbow and goes on as though I'd only been holding her place in a book.|"You've kept it warm," says Ruda. She spins it once for pleasure, and once for the pilot fish.|She steers us round by the stars and an old grudge.}
    { voss: -> falls }
    { market: -> voss }
    -> market

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

=== f_two
#beat
#recap: The second night it was a duel.
~ here = "wheel"
~ present = (ruda)
"A duel," says Ruda. "With a dentist. It was over whether one may say 'irregardless'." It's a hot night and she's steering with her elbow. "He'd choice of weapons, and he chose the drill. Ten paces and a long flex." There are seconds in it, and a goat; and a hymn goes in and out of the goat like a needle, so quietly that I wonder if she knows. Her own voice is so large and so easy that you could put up in it for the week. Then the engine skips a beat. She stops dead, with her whole face listening. There's no sound for a moment on all that river, and for just so long she looks like a woman in an empty house.
+ [Ask why quiet frightens her #match: quiet, frightens, silence, afraid, why #id: ask_quiet]
    "Does it?" says the captain. Nothing's humming now. "It's when people tell you things," she says. Then Mother picks up her beat, and Ruda picks up the goat just where she had laid it down.
    -> hub
+ [Make a noise until the engine mends #match: noise, sing, talk, fill, loud #id: make_noise]
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
+ [Help her pack the tubes again #match: pack, help, tubes, again, wrap #id: pack_tubes]
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
+ [Ask if she knows that she does it #match: know, knows, aware, does she, tell her #id: does_she_know]
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
+ [Take the map, and promise nothing #match: take, map, tube, accept, promise nothing #id: take_map]
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
+ [Lay the map before her #match: map, lay, show, before her #id: lay_map]
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
+ [Keep the quiet with her #match: quiet, keep, silent, sit, nothing #id: keep_quiet]
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
+ [Let her ring it herself #match: her, herself, let, hand, ruda #id: ring_her]
    She does it with the hand that has the gap. She had always used the other one.
    -> hub

=== falls
#beat
#recap: At the Seven Steps the boat was carried by everybody who owed her a favour.
~ here = "falls"
~ present = (ruda, mosi)
The Seven Steps come down out of the sky with a noise like a city being emptied. "No, there's no way up," says Ruda. "That's why it's a free town." She takes the bell rope, and rings, not like an alarm, more like dinner. Then we wait. They come out of the trees by twos and tens. The woman with the nets. The two old men, still at law. Nine nuns with their sleeves rolled. {way == "right":Lieutenant Marchand, in his tunic, who has deserted, he explains, until Monday.|The gunner off the gunboat, who wants to know how Leviticus ends.} {gave:There's a boy at the front, with his sister walking.|There's a boy at the front, carrying nobody.} "I never call in a favour," says the captain, quite hoarse. "I didn't know there'd be so many." Ropes go over shoulders. Somebody starts a hymn, and for once she isn't lying, so she can't join in.
+ [Take a rope between the nuns #match: rope, take, pull, carry, nuns #id: take_rope]
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
+ {caught} [Hold her hat for her #match: hat, hold, take, carry, wait #id: hold_hat]
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
#topic: finger, ring finger, nine fingers, tell me a story, story
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
#topic: ubara, river, upriver, heading, headed, destination
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
#topic: seven steps, falls, waterfall
{The Seven Steps are where the river comes down off the high ground, in one movement. No boat has gone up. "No boat's been asked nicely," the captain says.|She's got a book in the wheelhouse with names down one side and what she did for them on the other. She's never added it up.} -> DONE
=== t_lake
#topic: lake, free town, town, well, spring
{Above the falls there's a lake that nobody agrees about, and on it a town which no one owns. That's all she'll say. It's two sentences, and I notice that they were put down with great care, like eggs.|It lives by its well. She asks everyone who comes downriver, in passing, whether it has been a dry year.} -> DONE
=== t_company
#topic: company, rubber, debt, monopoly
{A rubber company rules this river by arithmetic. A man's given a knife and a bolt of cloth, and owes for it; it's weighed each month on the Company's scales. She can tell you how those scales are made. She has one in pieces, under the bunk.|"I hate three things," says Ruda: "rubber, weevils, and the word empty."} -> DONE
=== t_medicine
#topic: medicine, quinine, fever, cargo, carrying, novels
{The cargo's quinine, novels and, this week, me. The novels are dear. "People will pay anything for the last chapter," says Ruda, "so I sell that one separately." What the medicine costs seems to depend upon who's asking.|It's in blue glass. I've yet to find out where she keeps it.} -> DONE
=== t_gunboat
#topic: gunboat, navy, patrol, guns, chasing, following, behind us
{The gunboat's called the Persuasion. She draws too much, shoots high, and stops for lunch. The captain will not have a gun aboard. "It's what you say," she tells me, "when you can't think of anything."|Her whistle carries for miles. Mosi always puts down what he's doing and takes up a pencil.} -> DONE
=== t_marchand
#topic: customs man, marchand, lieutenant, théodule, loved
{"Théo loved me once," says Ruda. "He may be at it still, he's very thorough." He has kept the customs post for nine years. He was offered Clemence and refused it; you can't see the bend from there.|He has one fault, she says, which is that he'd make somebody happy.} -> DONE
=== t_cards
#topic: cards, cheat, cheating, game
{"I never cheat the poor, and I always cheat at cards," the captain says, "so the poor shouldn't sit down." She'll tell you as she does it. It makes no difference, I've found, and my watch has found it too.|She deals with four fingers and a gap. The aces come out through the gap.} -> DONE
=== t_parents
#topic: lagos, bahia, parents, family, midwife, sailmaker
{Her mother was a midwife in Lagos, and her father sewed sails, in Bahia. They met in the middle, Ruda says, it was wet. From the one she has her voice and from the other her hands.|She carries her mother's scissors. In sixteen years, says Mosi, they have cut forty cords and one hawser.} -> DONE
=== t_swim
#topic: swim, swimming, drown
{I can swim a little. She has told me not to say so, since people who can swim get asked to.|The captain can't, it turns out. "I've never been left long enough in the water to learn," says Ruda. "Somebody always wants me for questioning."} -> DONE
=== t_hum
#topic: hum, hymn, hymns, humming, singing
{She does hum. It's hymns, Ancient and Modern, quite in tune. It comes and goes. I took it for piety at first, which made Mosi cough till he had to be thumped.|I've started keeping count of when she does and when she doesn't. I've not shown it to anyone.} -> DONE

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
#topic: want ruda, ruda want
"Just what's coming to me, and a head start on it," says the captain. There was a hymn under that, I should say, from the second word. -> DONE
=== w_mosi
#topic: want mosi, mosi want
"To hear her finish it," says Mosi, to the boiler. "She knows which. She's known it at every bend these ten years." -> DONE

// Reactions
=== r_ruda_act
#react: ruda act
{!"Bold," says Ruda, "or else you slipped. Never say which."|She steps over it without breaking off the anecdote.|The captain takes it out of my hands, does it exactly, and gives it back so that I can have done it.|"I knew a man who did that in Matadi. He's a statue now," says Ruda.|"Left a bit," says the captain. She has not turned round.} -> DONE
=== r_ruda_say
#react: ruda say
{!"I'll use that in court," says Ruda, "and I'll spell your name right."|"There speaks somebody who has never been chased by a bishop."|She thinks it over for the length of a cigar. "No," says the captain. "But beautifully no."|"You should be careful, saying true things on a boat. They've nowhere to go."|She laughs, the big laugh, and on the bank a dog gets up and answers.} -> DONE
=== r_ruda_ask
#react: ruda ask
{!"Ask me at the next bend," says Ruda. At the next bend there's always something.|"That's three questions in a coat. Which one am I to arrest?"|"I could tell you, but I'd begin to hum."|"Funny, the judge wanted to know that. I'd the same expression."|"Mosi!" she calls down the pipe. "Do we know that?" The pipe says something about goats.} -> DONE
=== r_ruda_leave
#react: ruda leave
{!"Sleep well. If you hear shooting, it's a misunderstanding," says Ruda.|"Go on. I'll tell the river you were called away."|She touches the hat, which on this boat is a salute, a blessing and a receipt.|"Leave the lamp," says the captain. "And the door. And whistle as you go, would you?"|"Good night, partner," she says, and looks ahead again.} -> DONE
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
{!I say it to the dark, and a frog as big as a shoe agrees.|The words go off downstream at about eight knots.|It would've got a laugh if she had been here; I save it up.} -> DONE
=== r_ask
#react: ask
{!I've nobody to ask but the water, and it has been told not to talk.|Out there someone would know. They're asleep, in their own houses, with their names on.|I put it by for the wheelhouse. In there one at least gets an answer, whatever it's worth.} -> DONE

=== lost_words
#unclear
{&The paddle had that one. The captain cups her ear.|Somebody on the bank shouts back, so it must have meant something there.|"In words," says the hat, "or with your hands."} -> DONE

=== meet_1
#react: ruda meet
"{name}," says Ruda. "Good. I shall need another for the customs, and one for if we're sunk." -> DONE

=== meet_2
#react: mosi meet
"{name}," says Mosi, and chalks it on the boiler, under those who've paid. -> DONE

=== hook_1
#topic: in the piano, piano, hide a piano
It takes four to lift, and in its time it has been a table, an altar and a prisoner. "It is a little out of tune on the inside," says the captain, "and that's all that a customs man need know." -> DONE
