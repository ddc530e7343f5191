# ask: name What is your name, officer?
// A character: Thursdays at nine, and the nights between. `trust` and what is known of the new bite open the nineteenth apology.
VAR name = ""
VAR said = ""
VAR thing = ""
VAR trust = 0
VAR left = false
VAR accurate = false
VAR copied = false
VAR dog = false
VAR here = "flat"
LIST people = zsófia, halász
VAR present = (zsófia)
VAR alive = (zsófia, halász)
~ present = (zsófia)
-> page_two

=== page_two
~ here = "flat"
The biscuits are arranged by height. Somebody has ironed the packet.
+ [Ask for her alibi #match: alibi, where were you, tuesday, ask, last night #id: alibi]
    "Tuesday? I was upon the number nine tram," says Zsófia, "for six hours. I had understood that it would announce itself when it was my turn to leave."
    -> first_thursday
+ [Show her the photograph of the bite #match: photo, photograph, picture, bite #id: photo]
    ~ left = true
    She does not touch it. She turns her head, as one looks at a thing one has seen from the other side. "A left-handed bite," says Zsófia. "One leans so. I was beaten out of my left hand by a nun, in 1590. I congratulate the nun."
    -> first_thursday
+ [Take a biscuit #match: biscuit, eat, cookie #id: biscuit]
    ~ trust += 1
    You take one. It tastes of a forecourt. She watches you chew it, with open sympathy, and moves the Tokaji an inch nearer to your hand.
    -> first_thursday
+ [#meanwhile]
    "You ask, and I answer, and neither of us has looked at page two," says Zsófia. She takes it by one corner, and lays it before you the right way up. "I think that you would sooner do this in the proper order, Officer. So should I."
    -> first_thursday

=== first_thursday
#beat
#recap: Countess Zsófia Kálnoky-Bárd is on parole, and page two has a victim who is not hers.
~ here = "flat"
~ present = (zsófia)
"Let us be orderly," says the Countess. "You've a form, I think. I have read of forms." You have; it's the short one, since the long one was for people who die. Curfew kept? It was. Blood: a sheep, by post, with an invoice. Mirrors, boats, bishops: none, none, and one, on a poster, from which she averted herself. She gives every answer as if laying a card. At *any change of circumstances* she stops. "Four hundred and seven," says Zsófia. "I should like it struck out. I do not ask you to think well of me, Officer. I've never understood what that is for. But I confessed to four hundred and six, and I'm particular."
+ [Tell her that you will look into it #match: into, investigate, promise, check #id: look_into]
    ~ trust += 1
    "By what hour?" says Zsófia. You say next Thursday, at nine. She writes it in a small book, and after it, you see, upside down, a question mark, very faint, in pencil.
    -> thursdays
+ [Remind her of the stake in your bag #match: stake, bag, remind, warn, threat #id: stake]
    "Ash," says Zsófia, without looking. "From a municipal fence. I was about to say that your strap is on the wrong side, you'd lose a full second. There; now we are both frightened, and may be civil."
    -> thursdays
+ [#meanwhile]
    The clock strikes eleven, and the interview is over. "You have written nothing on your form," says Zsófia. "I take that as a courtesy. Next Thursday I shall know by your step upon the stairs whether you have looked into it." She holds the door, and listens to you all the way down.
    -> thursdays

=== thursdays
~ here = "flat"
~ present = (zsófia)
{Thursday, one minute to nine. Her door opens on the first step of your foot on the landing.|Snow on Ó utca. She has swept the fourth-floor stairs, for you, with her own hands, in gloves to the shoulder.|She has acquired a lamp in the form of a flamingo, and is waiting to see whether it was a mistake.|"You are forty seconds late," says Zsófia, "I had begun to compose your epitaph. It was short, and quite warm."|A tram goes by, and all the glasses speak.|There are new nails in the curtains, in a straight line, with a gauge.|A dish of walnuts; she has read that one offers something which needs both the hands.|She's in grey tonight, with a brooch like a closed eye.|Somebody downstairs is practising the trumpet. "He'll be good in nine years," she says, "I have marked it down."|The petrol station has run out of biscuits. She has made some. They are a colour.|Rain. She opens to you with a towel held out, at the length of both arms, like a bull-fighter.|On the table, squared to the edge, lies a library card in the name of Z. Bárd, *occupation: retired*.|She has moved your chair a hand's breadth out of the draught, and says nothing about it.|"I have been on a bicycle," says Zsófia. She will not enlarge on it.|It is a Sunday, and she had not expected you, and her hair is down her back like a rope in a well.|You find her with her spectacles on, reading a bus timetable as other people read Rilke.|Frost on the inside of the glass; there would be, with nobody breathing.|She pours the Tokaji before you knock now. You've begun to knock as though you didn't know.|"Sit," says Zsófia. "I've a grievance against daylight saving."|The flamingo has been given a hat.|The clock strikes.}
-> thursdays_open

=== thursdays_open
+ {not left and not photo_later} [Show her the photograph of the bite #match: photo, photograph, picture, bite #id: go_photo] -> photo_later
+ {(left or photo_later) and not cast} [Ask who has a cast of her teeth #match: cast, teeth, dental, copy, who #id: go_cast] -> cast
+ {cast and not store} [Go down to the Bureau's exhibits #match: bureau, exhibits, store, nyugati, archive #id: go_store] -> store
+ {store and not halasz_office} [Report to Director Halász #match: halász, halasz, director, report #id: go_halasz] -> halasz_office
+ {halasz_office and not memo} [Tell her what Halász is planning #match: halász, halasz, planning, memo, tell #id: go_memo] -> memo
+ {not list} [Ask about the little book of names #match: book, little book, list, apologies #id: go_list] -> list
+ {list and not bees} [Take her to the man who keeps bees #match: bees, beekeeper, apology, visit #id: go_bees] -> bees
+ {bees and trust > 2 and not seamstress} [Take her to number eighteen, in Kispest #match: eighteen, kispest, seamstress, visit #id: go_eighteen] -> seamstress
+ {seamstress and memo and recount} [Go with her to apology nineteen #match: nineteen, apology, go, door #id: go_nineteen] -> nineteen
+ {not bus} [Explain buses to her #match: bus, buses, tram, explain #id: go_bus] -> bus
+ {bus and not papercut} [Turn the page too fast #match: page, turn the page, the file, too fast, cut #id: go_cut] -> papercut
+ {papercut and not licence} [Read her licence aloud, every clause #match: licence, license, clause, terms, aloud #id: go_licence] -> licence
+ {licence and not sirko} [Let her show you the Café Sírkő #match: café, cafe, sírkő, sirko, coffee #id: go_sirko] -> sirko
+ {sirko and trust > 4 and not baths} [Meet her at the Széchenyi after closing #match: baths, széchenyi, szechenyi, swim, water #id: go_baths] -> baths
+ {trust > 1 and not cellar} [Ask what happened in the cellar #match: cellar, in 1611, happened, murders, crime #id: go_cellar] -> cellar
+ {cellar and not husband} [Ask about her husband #match: husband, ferenc, marriage, married #id: go_husband] -> husband
+ {husband and trust > 3 and not recount} [Go through the four hundred and six with her #match: four hundred, count, names, go through, recount #id: go_recount] -> recount
+ {trust <= 1 or (recount and not chess)} [Play cards until the clock strikes #match: cards, play, chess, game #id: go_chess] -> chess
+ {chess and recount and not magazine} [Ask what she learned from magazines #match: magazine, magazines, prison, library, learn #id: go_magazine] -> magazine
+ {CHOICE_COUNT() < 2 and pass_hour < 8} [Sit out the hour with her #match: sit, hour, stay, wait, nothing #id: pass_hour]
    -> pass_hour
+ {not chess} [#meanwhile]
    "You have the look of somebody who plays," says Zsófia, and opens a drawer.
    -> chess

=== pass_hour
{You sit out the hour. She reads you the small advertisements, and wonders who has parted with so good a pram.|She shows you how to hold a fan so as to mean *fire*. You show her how to hold a telephone so as to mean nothing.|It snows past the nails. You do your forms, she does her accounts, and now and then one of you turns a page first.|She asks what you have in your sandwich. It has to be explained down to the gherkin.|You wind her clock for her, since it is on the side with the sun in the morning.|She tells you what they sang at Mohács, the night before. It turns out to have been about a duck.|The upstairs neighbour drops something. "Iron," says the Countess. "A pan. He is sorry." You hadn't heard him say so.|You teach her to whistle. She gets it at once, and is so appalled that she asks you to shut the door.}
-> thursdays_open

// Arc: the new bite.

=== photo_later
#beat
#recap: The bite in the photograph is left-handed.
~ here = "flat"
You lay it on the cloth between the glasses. She's put on her spectacles, which came from a chemist's, on a chain. "A shoulder," says Zsófia. "A young man's, and he has fallen asleep upon it, no: been laid. There's powder here; dental stone. One doesn't leave powder." She holds up her two hands in front of her, then tilts, as one does to get by a low beam. "And it's left-handed. You see that the deep one's on the wrong side. I lead from the right; it was, if you will, the fashion." It's plain that nothing in it has made her hungry. She is as offended as a calligrapher with a bad cheque.
+ [Ask her to show you how she leads #match: show me, leads, lean, demonstrate #id: show_lean]
    ~ trust += 1
    She inclines from the waist, by four degrees, toward the flamingo. You feel the air go out of the corner you're in. "That is all," says Zsófia kindly, sitting up. "It is mostly manners."
    -> thursdays
+ [Ask how the young man is #match: young man, victim, alive, is he #id: ask_victim]
    ~ trust += 1
    He's sitting up, you tell her; he remembers a smell of mint. "Thank you for saying so first," says the Countess. "I had meant to be the one to ask, and I was occupied in being insulted."
    -> thursdays

=== cast
#beat
#recap: A cast of Zsófia's teeth was made for her trial, in 1611.
~ here = "flat"
"There is one," she says. "It was Exhibit Nine." It was at the trial. There was a goldsmith from Pozsony, with a spoon of warm wax, whose hands shook so that she held his wrist for him. He cast it in silver. It was passed among the judges, and the youngest tried it against his own thumb and was excused. "It's exact. It has the chip, which I had from a cherry. When they put me in the stone it was to go in a box with the ribbons and the shoes." She looks into the darker glass. "I have so often thought of him, that goldsmith. He said *pardon, Countess*, you know. He was the only one who had need of none."
+ [Ask who could open that box #match: who, box, key, exhibits #id: who_box]
    ~ trust += 1
    "Who keeps the key keeps the ribbons," says Zsófia. "You'll have a superior, Officer. I've always had them, and they were always so well slept."
    -> thursdays
+ [Ask to see the chip #match: chip, tooth, cherry, see, teeth #id: see_chip]
    She laughs before she can prevent it. It's very quick, with a hand up. There's a chip, and the rest, and for some time afterward you find that you have moved your collar.
    -> thursdays

=== store
#beat
#recap: Exhibit Nine is gone from the Bureau's own store.
~ here = "store"
~ present = ()
Under the ticket hall at Nyugati, below the left luggage, beneath the pipes, the Bureau of Perpetual Offenders keeps what it was shown. It's alphabetical, by sin. The woman at the grille is knitting something with six sleeves. You sign; you go along *K* with a torch. There's the box: oak, a seal, a label in a hand like lace. Ribbons, child's. One shoe. In the middle of the velvet there's a shape, pressed into it for four hundred years, of an open mouth, and nobody's in it. It's left a little powder, white, dry, smelling of mint. You turn up the register under the last date. The line has been cut out with a ruler.
+ [Ask the woman at the grille who was last #match: woman, grille, who, register #id: ask_grille]
    "Oh, I'm not to say," says the woman, counting stitches. "He thanked me for my concern. Lovely teeth."
    -> thursdays
+ [Wrap the one shoe in your scarf #match: shoe, scarf, wrap, child #id: take_shoe]
    ~ trust += 1
    It's as long as your finger. You take it out under your coat, past the knitting, and on Thursday you put it on her table; and the Countess, who's never at a loss, is.
    -> thursdays

=== halasz_office
#beat
#recap: Director Halász wants a scandal, and thanked you for your concern.
~ here = "desk"
~ present = (halász)
~ copied = true
He has the only window in the Bureau. It's a lamp, in fact, with a blind in front, and he sits in it like a man on a terrace. "I do thank you," says Halász, "for your concern." He's brown to the wrists; there's a fish on his tie clip. He asks after your mother by name. About a cast he knows nothing at all, and it's so good of you to have been down there, by yourself, at night, out of hours, it'll be in your file. He'd file it left-handed. He is doing so. When he goes to take a call you read, upside down, as you've been taught to by a professional: *Closure of Programme. Upon incident at or before No. 19.*
+ [Ask him what his name means #match: name, means, fisherman, fish, clip #id: ask_name]
    "Fisherman," says Halász, all teeth. "From the Tisza, once. There were a lot of us. There was a bad winter; let me see, it would have been 1609. But you young people don't care for history."
    -> thursdays
+ [Thank him for his concern #match: thank, thanks, concern, polite, leave #id: thank_halasz]
    His smile stays just where it was, and something behind it sits up.
    -> thursdays

=== memo
#beat
#recap: The nineteenth name in Zsófia's book is Halász.
~ here = "flat"
~ present = (zsófia)
You tell it in order, as she likes. The mint, the ruler, the left hand, the fish. She has the little book out and has turned to a page she does not need to look for. "Nineteen," says Zsófia. "*Halász, Orsolya, aged eleven, of the ferry.* I've her direction, she married... no. She did not. There was a brother, and he married. I've a house drawn here, you see, from the Bureau's own register. They'd left off the number of the door." She shuts the book. Her manners, over the next minute, become so perfect that you look to see how far you are from the stairs. "He has it quite right, you know. That is what's so vexing. He ought to be angry. It's only that he is doing it so *untidily*."
+ [Ask whether she killed the child #match: killed, child, orsolya, did you, girl #id: ask_orsolya]
    ~ trust += 1
    "I don't know," says the Countess. It's the plainest thing she has said to you. "There were two of us in that house who might have. I've only ever been certain that I did not stop it."
    -> thursdays
+ [Say that we could skip number nineteen #match: skip, leave out, not go, nineteen, avoid #id: skip19]
    "Then it would be thirty," says Zsófia. "One doesn't apologise to a *selection*."
    -> thursdays

// Arc: the apologies.

=== list
#beat
#recap: Zsófia has thirty-one apologies left, each with an address.
~ here = "flat"
It's bound in something green. Thirty-one names, in a hand with no haste in it; to each an address, and to many a small drawing of a house: a bell pull, a cracked step, a cat. "I walk by first," says Zsófia. "One must know on which side the door opens. They're the grandchildren of grandchildren's grandchildren, they sell insurance, this one is a *disc jockey*, I had to have it explained to me twice. None of them knows what I am come about. So one has first to give them the grief, and then apologise for it. I've done twelve so. It cannot be right. I should be glad, if your form allows for it, of an opinion."
+ [Say that she could write instead #match: write, letter, instead, post #id: write_instead]
    "I considered it. But one can burn a letter, and then there I am, forgiven by a stove." She turns a page of houses. "No. They ought to be able to shut the door in my face. It's the one thing that I bring them which is of use."
    -> thursdays
+ [Ask which one frightens her #match: frightens, afraid, which, scared, fear #id: which_one]
    ~ trust += 1
    "This one keeps bees," says the Countess at once. "I have been reading about bees, so as to have something to say after." She's underlined *smoke*.
    -> thursdays
+ [#meanwhile]
    She has read you four of them, each with its door. "I've kept you past your tram," says Zsófia, and ties the green book round with its ribbon. "It will be in the same place next week. So will they."
    -> thursdays

=== bees
#beat
#recap: The apology to the beekeeper went wrong, and then right.
~ here = "hill"
He's called Bárány, he is seventy, on a hill out at Csobánka, with a lamp on his hat. It's half past ten at night, and she has said the name, the year and the place, without her gloves. He says there's some mistake, his people were from Szeged. Then that it's a sect, isn't it; then, when she bows, he tells her to get off his land, and he's weeping, and can't think what about. It's all gone as wrong as a thing can. She's standing in it with her hands open. "May I ask," says the Countess, quite desperate, "whether in the cold they sing?" He looks at her. He puts his ear to the nearest hive, from habit, and moves over.
+ [Stay where you are, by the gate #match: stay, gate, wait #id: stay_gate]
    ~ trust += 1
    They're there for half an hour, ear and ear, with a hive between them. "He had a great-aunt who would not have a cellar," says Zsófia on the night bus. "They laughed at her for it. Now he'll stop. It's not nothing, Officer. I think it's about the size of a bee."
    -> thursdays
+ [Explain to him who she is #match: explain, tell him, who she is, truth #id: explain_bees]
    You get out your card, and he reads all of it, with the lamp. "So you have to bring her back?" says the old man. "By dawn." "Well, then," he says, and sends the pair of you off with a jar. She carries it before her down the hill like a monstrance.
    -> thursdays

=== seamstress
#beat
#recap: At number eighteen a dog came to Zsófia.
~ here = "kispest"
Kispest, a ground floor, a woman of forty with pins in her mouth who hears it to the end. "My gran told that as a story," she says round the pins. "There was always a lady in it. I used to want to be the lady." She doesn't forgive her. She hasn't, she says, got the authority; she'd need to ask about eleven people and nine of them are dead. But would she turn round? For the back seam of that coat is a crime. So the Countess stands upon a stool in a kitchen to be pinned; and from under the stove comes, flat, an inch at a time, every hair up, a very old brown dog.
+ [Tell her not to move #match: move, wait, quiet #id: dont_move]
    ~ dog = true
    ~ trust += 1
    She was not going to. It takes him ten minutes to arrive. He smells the hem, and thinks about four hundred years, and sits down on her shoe. She doesn't make a sound. There's a pink drop on the coat; she apologises to the seam.
    -> thursdays
+ [Look away and admire the sewing machine #match: look away, sewing machine, admire, privacy #id: look_machine]
    ~ dog = true
    It's a Singer. You read the whole of its plate. Behind your back a voice you've never heard is saying something to somebody, low, in the Hungarian of the time of Báthory, that can only be *good boy*.
    -> thursdays

=== nineteen
#beat
#recap: On the nineteenth apology Halász opened the door himself.
~ here = "villa"
~ present = (zsófia, halász)
It is a villa on the Rózsadomb with a great deal of glass on the east. You've timed it for eleven at night; the tram had other views, there was a diversion, there were, it turns out, two. It's twelve minutes to sunrise by your watch when she puts her glove to the bell. He opens it himself. He's in a dressing gown, he has his hair brushed. "Countess," says Halász. "I do thank you. Won't you come in?" Behind him each of the blinds is up. She could be back in the shade of the street in a quarter of a minute. She's said the name, already, she has said the ferry and the year. She is at *aged eleven*.
+ [Stand between her and the window #match: stand, between, coat, shade #id: stand_between]
    ~ trust += 2
    You go in first. You hold your coat open like a bat, like an idiot, in front of four square metres of east.
    -> sun
+ [Put the copied memo into his hand #match: memo, paper, copied #id: give_memo]
    "Closure of Programme," you read to him. He lets it hang there. He looks, for the first time since you've known him, at somebody: at her, with both his hands empty.
    -> sun
+ [Say the word, before the sun does #match: the word, vissza, say it, stone, revoke #id: say_word] -> ending_stone

=== sun
#beat
~ here = "villa"
~ present = (zsófia, halász)
"...of the ferry, who had a red apron, and asked me if I was cold," says the Countess. "I have not been able to find out what I did to her. I've tried. I only know that it was my house. I don't ask you for anything. I came so that there should be somebody to whom it had been *said*." There's a line of brass along the top of Pest. Halász is holding on to the curtain cord. All his life he has been going to do this. You can see him look for it, the thing he'd feel. "She had a *what*?" he says. "An apron," says Zsófia. A grey ash has begun to lift at the edge of her cheek. "Red. It was too big." Nobody had ever told them that.
+ [Ask him to let the blind down #match: blind, let down, ask, cord, please #id: ask_blind]
    He lets go of it as if it were hot. It comes down by itself, with a run, the way they do; and there are three people in a dark room and one's weeping, and it is not a question of which.
    -> ending_nine
+ [Carry her down to his cellar #match: carry, cellar, lift #id: carry_cellar]
    She weighs no more than a coat. He's holding the door. It's he who's holding the door, and who says, hoarse, that there's a step.
    -> ending_cellar

=== ending_nine
#ending: Nine O'Clock, Punctually
~ present = (zsófia)
He resigns in a memo with no adjectives. Exhibit Nine comes back by registered post; it's got a little mint in it. The programme isn't closed, nobody can find the form. And it is Thursday. You're on the last stair with your finger up to knock when you remember: page two has been struck out, {accurate:page one amended, |}her licence made permanent as of noon. There is nothing to interview. The door is open already. She has two glasses out, and the biscuits by height. "I thought that you might not have been told," says Zsófia, "so that I should still have had the hour. {name != "":Good evening, {name}|Good evening}." You're on time. You have been, both of you, all along.
-> END

=== ending_cellar
#ending: A Cellar on the Rózsadomb
~ present = (zsófia)
It's a good one; he keeps jam in it. You sit all that day on an upturned crate with your back against the door and hers against your back, for her hand shakes and she'd sooner it were not seen. She tells you, toward four, what she'd like: to go on to twenty, and twenty-one, and to be bored. He brings down soup for you and, for her, after standing a long while on the step, a lamp. It's a fisherman's. "It was theirs," says Halász. In the evening you walk the two of them as far as the tram. {dog:A brown dog comes out to meet her at Kispest.|They do not speak. They sit on the same side.}
-> END

=== ending_stone
#ending: Vissza
~ present = (halász)
You say it well. You say it as you were trained to. She turns her head, and there is no reproach in it at all; she's looking to see that your strap is on the right side. "Quite correct," says Zsófia. "You were on time." The grey comes up from her hem. It gets to the hands as they're putting on their gloves. Then the sun is in the room and there's a statue in a hall, a very fine one, with a new back seam, mid-apology, its lips at the second syllable of a child's name. Halász can't look at it. You go on Thursdays to Kerepesi, to the crypt, at nine. You bring biscuits, and read her the tram times.
-> END

// Arc: the household.

=== bus
#beat
~ here = "flat"
"I have understood the bus," says Zsófia. "It's a public coach, for those whose horses are at the menders. One salutes the driver. One names one's house and is taken to it." You ask her how that went. "He was a rude man," she says, "and there were *bells*, and I was put down at a place called Depot." She'd walked from Depot. She had come over the whole of the Hungária körút at four in the morning, in velvet, with a lorry behind her that sang. It does not occur to her that it's funny until about the middle, and from then on she tells it with great care, watching your face, to see which part did it.
+ [Draw her the network on a napkin #match: draw, napkin, map, network, lines #id: draw_map]
    ~ trust += 1
    You draw it all. She asks who *lives* at Határ út. "But then why do they go there?" says the Countess. The napkin is in a frame by your next visit, next to an ancestor.
    -> thursdays
+ [Laugh, at last, at Depot #match: laugh, funny, depot, joke #id: laugh_depot]
    ~ trust += 1
    You can't help it. She's immensely gratified. "I was also, I believe, in a *lane*," says Zsófia.
    -> thursdays
+ [#meanwhile]
    "And that was Depot," says Zsófia. She has told it to you twice over by now, the second time with rather more lorry. The clock strikes, and she looks up at it as at a driver who won't wait.
    -> thursdays

=== papercut
#beat
#recap: You bled, and Zsófia left by the window.
~ here = "flat"
It's the edge of page forty. It is hardly anything, a line along the thumb, a bead. You put it to your mouth, as one does; and you notice that the whole house has stopped, pipes and all, and the tram. Zsófia has risen. She's standing behind her chair with both her hands along the back of it. "How very kind of you to have come out, in such weather," she says. "I'm ashamed of the biscuits. You must permit me to say that I've always admired your penmanship." Every word is in its place like silver. Then there's the curtain, with eleven nails sprung out of it, and snow coming in, and nobody in the room on the fourth floor. On the table the sheep's blood hasn't been touched.
+ [Bind your thumb and wait for her #match: bind, thumb, wait, plaster, stay #id: bind_thumb]
    ~ trust += 2
    You run the tap. You nail up the curtain, badly. At five to dawn there's a scratching at the sill, and a voice, hoarse, humble, from without: "I should like to be asked in. If it's over."
    -> thursdays
+ [Leave her a note, and go #match: note, go, write #id: leave_note]
    ~ trust += 1
    It says *thank you*, and the date. You'd thought of a dozen better things. On Thursday you see it's been put away in the green book, at the front, where there are no names.
    -> thursdays

=== licence
#beat
#recap: You said the word by mistake, and she forgave it once.
~ here = "flat"
You've never read it through. You read it to her, in your office voice, with a finger under the lines: "...*and shall at all times submit to recall, which the officer effects by pronouncing*..." and it's the next word on the page, so you say it. You've said it before you have seen it. *Vissza.* She is reaching for the walnuts. The fingers go first, the colour of a church step. She looks at that with curiosity. It's gone by the wrist, it's in the lace, it is making a small dry noise like a fire being laid. "By mistake, I think," says Zsófia, not very clearly. "Say so, Officer. It only needs that you should say so. I'd hurry."
+ [Say that it was a mistake #match: mistake, sorry, say so, didn't mean, no #id: say_mistake]
    ~ trust += 1
    You say it so loudly that somebody below knocks on their ceiling. It goes back out of her as damp goes from a wall. "I forgive that once," says the Countess, opening and shutting her hand. "I say so as a matter of *arithmetic*."
    -> thursdays
+ [Take hold of the stone hand #match: take it, stone, touch #id: take_hand]
    ~ trust += 2
    "A mistake," you tell it, "a mistake, a mistake." It warms from the palm. You're neither of you quick about letting go. "Nobody's been so clumsy with me in four hundred years," says Zsófia, "I can't think why it should be a pleasure."
    -> thursdays

=== sirko
#beat
~ here = "cafe"
The Café Sírkő has a licence for twelve, and a bell for dawn. They're all there: the canon who may not be near a calendar; two sisters sharing an opera cloak; at the back a something under a rug. It's so quiet, it is like a waiting room from which nobody's been called. "They come here to be with people who won't ask," says Zsófia. She has ordered for you. It's coffee, it's actually very good. "It tastes of waiting, what they give us. You'd know it at once. I used to come on Mondays." And now? "I am out a good deal," says the Countess. "One has one's *buses*." Behind her the sisters have turned to see who it is that laughed.
+ [Ask who is under the rug #match: rug, under, who #id: ask_rug]
    "Nineteen-fourteen," says Zsófia. "One doesn't lift it." She's sent over a biscuit. A corner comes up; it's taken.
    -> thursdays
+ [Ask if she is ashamed to be seen with you #match: ashamed, seen, with me, embarrassed #id: ask_ashamed]
    ~ trust += 1
    "You're alive, and you're early," says Zsófia. "I'm *ruined* here." She has put herself, you notice, on the side that's toward the room.
    -> thursdays

=== baths
#beat
#recap: You swam in the Széchenyi at night, and she stood in the steam.
~ here = "baths"
Two in the morning; the attendant owes her family a horse. The big pool lies open under the snow with steam coming off like a herd getting to its feet. No boats, says her licence, and she takes that to include whatever floats, so it's you who swims; she walks along the edge beside you, length by length, in a bathing costume from a magazine of 1962. She's found a place where the lamp's behind. There, for as long as the steam's thick, she throws something on it: not a reflection, a sort of thinness in the shape of a tall woman with her hands behind her. "Oh," says Zsófia. She's stopped. "I'd thought that I was shorter."
+ [Tell her what she looks like #match: tell, looks, describe, face #id: tell_looks]
    ~ trust += 2
    You tell her, treading water, from the top. You're accurate. You say about the line by the mouth, on the left, that comes when she's trying not to. It's there. She hears it to the end with her eyes shut, as you'd hear news of home.
    -> thursdays
+ [Race her to the clock #match: race, swim, clock, fast #id: race]
    ~ trust += 1
    You swim like a mad thing. She's there, naturally, with a towel. "I ought to tell you that I *ran*," says the Countess. "I haven't run since Mohács. I don't think that I was even alarmed."
    -> thursdays

// Arc: what was done.

=== cellar
#beat
#recap: Zsófia confessed to all of the murders, and half were her husband's.
~ here = "flat"
"You've read it," says Zsófia. "It is well bound." You'd like to have it from her. She puts the two glasses exactly side by side. There was a cellar, at Bárd; it had a drain, which she had thought was for wine. She'd been married at fifteen. In the second year she went down with a candle for the quinces. "I'll not tell you that I was made to. I was *invited*. One learns what one is by what one is invited to, and goes. I was so bored, Officer. I would like it to have been something with more wing to it." She looks for the plain word for some time. "I was as bored as God," she says, "and they were cold, and nobody came for them."
+ [Ask how many were hers #match: how many, hers, number, count #id: how_many]
    ~ trust += 1
    "I was asked that by nine judges," says Zsófia. "I said all. He was dead by then, they'd buried him with a bishop, and I'd not have it thought that there was anything in my own house I had not done."
    -> thursdays
+ [Say nothing, and stay in the chair #match: nothing, stay, chair, quiet, silent #id: stay_chair]
    ~ trust += 1
    You stay. It's rather a hard chair. When the clock goes she says that you might have left, at the drain; most have. She's refilled your glass.
    -> thursdays

=== husband
#beat
~ here = "flat"
There's no picture. She's cut it from the frame, and hung the frame. "Ferenc," says the Countess. "He was called the Lark, for he rose early. You'd have liked him; that was how it was done. He'd lovely hands, he could gentle a horse by breathing. He never once raised his voice to me, he had it raised already, it was somewhere else in the house." A tram goes by. She waits until the glasses have finished. "I used to hear it and turn a page. So when they came for me I thought, if I say *half*, then they'll write him down beside me. We would be at it together in that book for ever, like a marriage. I chose to be alone. It was pride. I've had leisure to look at it."
+ [Say that it let him off #match: let off, him, free, unfair, got away #id: let_him_off]
    ~ trust += 1
    "He's had four hundred years of masses," says Zsófia slowly. "Two hundred and three of them have been lying there and thinking it was me. I never saw it from *below*."
    -> thursdays
+ [Ask what she would put in the frame #match: frame, picture, hang #id: ask_frame]
    "I'd thought of the napkin," says Zsófia, "with the trams."
    -> thursdays

=== recount
#beat
#recap: You went through the four hundred and six with Zsófia, and made the file accurate.
~ here = "flat"
~ accurate = true
It takes three Thursdays, and the Monday. You've brought two pens. She has every name, she's had them by heart the whole time, like a rosary with somebody's face on each; and next to each of them now she says *his*, or *mine*, or *both*, or, on nineteen occasions, "I do not know". You write it as it comes. She won't have it softened. When you put *led astray* she asks you to strike that, and initial it. At the end there is a line across. His: two hundred and one. Hers she looks at for a good while. "It's a great many," says the Countess. "I had thought it would be a comfort, that it was less. No. It is only that now they're all looking at the right person."
+ [Ask what she feels #match: feels, feel, remorse, sorry, what #id: ask_feels]
    ~ trust += 1
    "I was told that it would come like weather. It came like accounts," says Zsófia. "But do you know, when one's done them, there's sometimes a window? I don't say open."
    -> thursdays
+ [File it, tonight, with the Bureau's stamp #match: file, stamp, bureau, tonight, submit #id: file_it]
    ~ trust += 1
    You ride down with it yourself. The woman at the grille puts by her sleeves. "*Amended*," she reads out. "We've not had one of those. They generally just say that they were young."
    -> thursdays

// Small evenings.

=== chess
#beat
~ here = "flat"
She knows a game with sixty cards and a candle that nobody living has ever lost to her. She teaches it to you in two sentences; the second is about the candle. It's a duel, of course it is. She gives no points for charm. Round about midnight you see that she's been holding back the queen of bells these ten minutes, so as not to end it; and she sees you see. "One so seldom has an hour with a border to it," says Zsófia. "In the stone it was all the same piece. You come at nine and you go at eleven; you can't think what a luxury that is, to hear somebody look for their gloves." She lays the queen.
+ [Ask for another hand #match: another, deal, more #id: another_hand]
    ~ trust += 2
    "You have a last tram," she says. You know the times of the night bus, you tell her. It goes by way of Depot.
    -> thursdays
+ [Congratulate her and look for your gloves #match: gloves, congratulate, leave, home, well played #id: find_gloves]
    ~ trust += 2
    You look for them for longer than there's any need. They were in your hat.
    -> thursdays
+ [#meanwhile]
    The clock strikes eleven in the middle of a trick. "You are obliged to leave me the lead until Thursday," says Zsófia, and puts a saucer over the cards, so that nobody should be tempted.
    -> thursdays

=== magazine
#beat
~ here = "flat"
In the prison library there had been one shelf, and it was magazines. "I've read *Nők Lapja* from 1949 up to the fire," says Zsófia. "I know how to remove wine from a tractor. I can tell you which of your colleagues is a Winter." She had them in the wrong order, and no one told her, so that for many years she had understood the century to have gone backward, from trousers to hats. She'd thought that it was rather well judged. "They'd answer *letters*," she says. "'Dear Aunt Ilka, my husband does not speak.' It was signed always with a name that wasn't one. I would lie there in the dark and compose the answers. I was severe, at first."
+ [Ask what she would answer now #match: answer, now, letter, advice, dear #id: dear_aunt]
    ~ trust += 1
    "I'd say: *Dear Silent in Szolnok. Be punctual. It is astonishing what grows on that.*" She looks into her glass, which has a skin on it.
    -> thursdays
+ [Ask whether you are a Winter #match: winter, colour, season, am i #id: am_winter]
    "You're a late October," says the Countess without having to think. "With the lamps on."
    -> thursdays

// Topics.
=== t_zsofia
#topic: zsófia, zsofia, countess, kálnoky, kalnoky, vampire
{"Kálnoky by birth, Bárd by marriage," says Zsófia, "four hundred and forty-one by the Bureau. I say that I am dangerous and that I keep my word. You'd do well not to let either of them go to sleep."|"I don't ask to be forgiven. I've seen it done; people come out of it looking as if they'd been in the rain. I ask to be *accurate*."} -> DONE
=== t_halasz
#topic: halász, halasz, director, boss
{He runs the Bureau, smiles, tans. Halász has thanked you for your concern on eleven occasions, and you have never been able to find what he did about it. His own file is out.|"I know that name," says the Countess. "I've the feeling of having dropped something in a river, and there it stands on the bank, in a tie."} -> DONE
=== t_bureau
#topic: bureau, nyugati, offenders, office
{The Bureau of Perpetual Offenders, below the ticket hall at Nyugati. You take the stairs marked *Staff, Lost Property*. It paroles old offenders, quietly, for they remember what the archives have lost.|"I gave them the recipe for Greek fire," says Zsófia. "They gave me a leaflet about benefits."} -> DONE
=== t_vissza
#topic: vissza, revoke, recall, back to stone
{You have hardly shaped the first sound when her fingers go the grey of a step. "I take that for a slip," says Zsófia. "I shall forgive it once. Do not spend it on curiosity."|You stop your own mouth with your hand. "Thank you," says the Countess, rather white. "It's like being called in to dinner, by somebody who's dead."} -> DONE
=== t_apologies
#topic: apology, apologies, apologise to, little book, green book, book, names
{Thirty-one are left, in the green book, each with an address. She walks past the houses beforehand, to see on which side the door opens.|"I used to begin with 'I'," says Zsófia. "I've found it goes better if one begins with theirs."} -> DONE
=== t_bite
#topic: bite, victim, four hundred and seven, photograph
{He's a student of dentistry, of all things; he's sitting up. Someone leaned to the left and left powder. It isn't hers, she says, as one would say it of a hat.|"I don't mind being thought a murderess, I am one," says Zsófia. "But *that*! It's not even on the vein. It's on a sort of cushion."} -> DONE
=== t_cast
#topic: exhibit nine, goldsmith, dental
"Silver, with the chip," says Zsófia. "I was told that it'd lie in the dark for ever, along with the rest of me. I find I am quite put out that it got parole before I did." -> DONE
=== t_blood
#topic: blood, other glass, second glass, darker glass, in the glass, hunger, hungry, sheep, drink blood, what do you drink
{"It comes by post, with a picture of the sheep," says Zsófia. "It tastes of waiting rooms. I give thanks for it, as one does for an umbrella."|"You may tell it by my manners," says the Countess. "If ever I should compliment your handwriting, I'd take my coat."} -> DONE
=== t_flat
#topic: flat, apartment, utca, curtains, nails, stairs
Ó utca, fourth floor, no lift. There are pale places along the wall for six mirrors. The curtains are nailed, she's done that herself, and the head of each nail has been polished. -> DONE
=== t_mirror
#topic: mirror, mirrors, reflection, photographed
{"They're forbidden me," says Zsófia. "It's a kindness, I'd only stand there being polite to the sofa."|"A girl in the market told me that I've something on my chin. I thanked her. I've no idea, you understand. I have been wiping at it since February."} -> DONE
=== t_dogs
#topic: dog, dogs, pets, a pet
{dog:"He sat on my *foot*," says Zsófia. She has told you three times. She's not had the shoe cleaned.|"They used to come if I but lowered my hand," says Zsófia. "Now they go under things. I don't blame them, it's good sense; I have always thought them the better judges."} -> DONE
=== t_bus
#topic: bus, tram, buses, trams, depot
"I know them all now," says the Countess. "The nine sulks. The four-six never sleeps, like me. And the night bus has a man on it who sings to his own bag; I've given up my seat to them both." -> DONE
=== t_cafe
#topic: sírkő, sirko, café, coffee
The Café Sírkő, licensed for her kind: twelve chairs, no forks, a bell for dawn. Somebody has written on the wall of the cloakroom *I was here*, with eleven dates. -> DONE
=== t_crypt
#topic: crypt, kerepesi, stone, prison
{"One hears rain," says Zsófia. "One gets to know it. There's a sort that falls on stone and a sort that falls on people who're standing there."|The Kálnoky crypt is at Kerepesi, behind the statesmen. There was a clerk who came once a year to check the seal. She used to save up things to think, for his visit.} -> DONE
=== t_cellar
#topic: cellar, murders, murder, crime, 1611, kill, killed
"It had a very good echo," says the Countess. She lays down whatever she was holding. "That isn't wit. I wished you to know it as I do." -> DONE
=== t_husband
#topic: husband, ferenc, lark
"He's in the church at Bárd," says Zsófia, "in alabaster, with his feet on a hound. They made him quite like. They've given the dog a better face." -> DONE
=== t_terms
#topic: terms, your rules, licence, license, curfew, parole, boats, bishops
{Home by dawn; no mirrors, boats or bishops; animal blood only; interviews on Thursdays at nine. You had supposed the boats were a joke. There's a footnote.|"I don't object to the bishops," says Zsófia. "One had so *many*."} -> DONE
=== t_stake
#topic: stake, weapon, training
It is ash, with a rubber stamp. The training was to have been in March. "You would go in beneath the ribs and lean," says the Countess helpfully, "it's no good stabbing, one only annoys." -> DONE
=== t_your_officer
#topic: your parole officer, who is your officer
"You are," says Zsófia, and pours, so that you needn't feel that it was a thing to ask. "It stands on the form, beside the stamp. Ten before you signed without looking up. You look up. I have reported it to nobody." -> DONE

=== t_biscuits
#topic: biscuit, biscuits, glass
"One reads that guests like these," says Zsófia. "I go in to the petrol station at two, and buy a single packet, and the boy says, 'Anything on the pumps?' I look forward to it all the day." -> DONE
=== t_sun
#topic: sun, miss the sun, dawn, sunrise, daylight
"I remember it perfectly," says Zsófia. "It came in on the left, across the bread. I've found that most people who are free to look at it do so chiefly to see what time it is." -> DONE
=== t_remorse
#topic: remorse, regret, guilt, forgive, forgiveness, redemption
"They speak of it as a warmth. With me it's handwriting," says the Countess. "It's four hundred and six lines, and one does not skip." -> DONE

=== t_fond
#topic: love, like you, like me, fond, friend, friends, beautiful
{"You say that to a person who has your address," says Zsófia. She's pleased; one can tell it by how long she looks for the sugar tongs.|"I should go slowly, Officer," says the Countess. "I have all the time there is, and you have a tram. It would be only fair if you were the one to set the pace."} -> DONE
=== t_lonely
#topic: lonely, alone, are you lonely, sad, bored, tired
"One isn't lonely in stone, there's nobody there to be it," says Zsófia. "It began, I think, the second Thursday. I had set out the glasses at six." -> DONE
=== t_live
#topic: immortal, age, old, live forever, death, die
"It is long in the way that a corridor is long," says the Countess. "You'd suppose that there must be rooms off it. I've been trying the handles." -> DONE

// Talk: what readers say to anybody they have just met
=== t_nobody
#topic: anybody here, anyone here, anybody there, anyone there, are you there, are you here
{present ? zsófia:"I am here, by clause four," says Zsófia. "I understand from the neighbours that one may also be *in*. You can see for yourself that the chair's occupied; it's only a mirror who would tell you otherwise."|{&She isn't here to be asked. You put it down on the back of the form, for Thursday.|You would like to have heard what the Countess says to that. There's a pipe dripping, and a smell of mint.|That's one for the fourth floor and the good chair. You keep it by you.}} -> DONE
=== t_hello
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello countess, good evening countess
{present !? zsófia: -> t_nobody}
"Good evening, {name != "":Officer {name}|Officer}," says Zsófia, and gives you two fingers, cold as cutlery, for exactly as long as one gives them to a colonel. "You came up three stairs quicker than the last one they sent. Sit by me, and tell me how the city has been behaving." -> DONE
=== t_hello_again
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello countess, good evening countess
{present !? zsófia: -> t_nobody}
"I ought to have risen," says Zsófia, and rises. "There. You have now been received twice by the same house, which makes you a relation. Will you take the chair, or the other chair?" -> DONE
=== t_how
#topic: how are you, how do you do, how do you feel, how are things, how is it going, how's it going, how have you been, are you well, are you okay, are you ok, are you alright, are you all right, how was your day, how is your day, how was your night, what's up, whats up, how you doing, how do you do today
{present !? zsófia: -> t_nobody}
{"I am well; I have been well since 1611, it's monotonous," says Zsófia. "Tonight I've a slight headache, from reading, and some hope of the new biscuits. And you? I ask because I wish to know. I am told that this isn't why one asks any longer."|"Hungry, thank you, and so you find me agreeable," says Zsófia. "There's a draught at the ninth nail. Otherwise I have nothing to declare. You look as though you'd been *talked to*, Officer. By whom?"} -> DONE
=== t_all_day
#topic: do all day, do all night, do you do, you do today, your day, your days, your nights, spend your time, spend your evenings, pass the time, keep you busy, for fun, your hobbies, hobby, your job, for a living, in the evening, in the evenings, usually do, free time, do you usually
{present !? zsófia: -> t_nobody}
{"By day I lie in the wardrobe, among the furs, and don't sleep so much as *cease*," says Zsófia. "From dusk I read. I write my letters to the Bureau. I walk past three houses, to learn their doors. And from eight o'clock I dust what I have already dusted, and am not waiting for anybody."|"On Tuesdays I attend an evening course, in accounts," says Zsófia, "in the second row. They believe that I do nights at a hospital. There's a Mrs Pataki who lends me her eraser. I have begun to look forward to decimals."} -> DONE
=== t_age
#topic: how old are you, how old, your age, years old, when were you born, were you born, birthday
{present !? zsófia: -> t_nobody}
"Four hundred and forty-one, by the Bureau, who count the stone," says Zsófia. "I don't; one doesn't charge a guest for the hours that she was locked in the cloakroom. Call it not quite thirty, with an interruption. I was born in a snowstorm, and late. I've been punctual ever since." -> DONE
=== t_happy
#topic: are you happy, you happy, make you happy, are you sad, are you unhappy, enjoy being
{present !? zsófia: -> t_nobody}
"At ten past nine, as a rule," says Zsófia. "I distrust it. I was so often happy for the wrong reasons, and the face can't tell the difference. But when you stand your wet umbrella in my good vase, and do not notice, I'm aware of something of the kind." -> DONE
=== t_in_love
#topic: been in love, ever in love, ever loved, you love anyone, love somebody, you ever love, are you married, you married, have a lover, girlfriend, boyfriend, are you single
{present !? zsófia: -> t_nobody}
{husband:"I was taught it as one is taught the harpsichord, by being shut in with it," says Zsófia. "I've told you of the Lark. After him there was a falconer, who couldn't look at me, and was right. No. But I believe I should know it if it came. It would be on time."|"With a horse," says Zsófia, "whose name was Sárkány; he bit. I was married, which is another department. People did fall at my feet, but it was generally loss of blood. I should like to have it happen once, at some ordinary hour, in a coat."} -> DONE
=== t_family
#topic: brothers or sisters, any brothers, any sisters, siblings, family, your parents, your mother, your father, brothers, your sister, children, relatives, kids, do you have kids
{present !? zsófia: -> t_nobody}
"All at Kerepesi, in order of height," says Zsófia. "My mother kept falcons and kept silent. There were three brothers: Turks, Turks, and a plum stone. Of the living I have a dentist in Győr, eleven times removed, who has my chin. I've watched him through his window. He hums at the teeth." -> DONE
=== t_friends
#topic: any friends, have friends, your friends, best friend
{present !? zsófia: -> t_nobody}
"A lamp; a boy at the petrol station; two sisters, in one cloak," says Zsófia. "And there's a person who is obliged to come on Thursdays at nine, and who has lately begun to look for their gloves at a quarter past eleven. I have been considering what that is called. In my day one simply exchanged horses." -> DONE
=== t_story
#topic: tell me a story, a story, another story, story
{present !? zsófia: -> t_nobody}
{"A bishop of Vác once dined with us, praised the wine, and asked where it was pressed," says Zsófia. "My husband said: *below*. I passed the bread. The bishop rose to leave, and blessed the cellar. I've told that at parties, Officer. I used to leave out that I had laughed."|"There was a clerk who came each spring to look at my seal," says Zsófia. "One year he had a cold, and sneezed, and I said *egészségére*, through two feet of stone, out of habit. He said *köszönöm*. He'd gone eleven steps before he screamed. But he came the next year too. He had brought a flower."} -> DONE
=== t_tell_joke
#topic: joke, tell me a joke, a joke, another joke, make me laugh
{present !? zsófia: -> t_nobody}
"A vampire goes into a bank," says Zsófia, with care. "The clerk says: can you identify yourself? She looks in the glass, and says: *I'm afraid not.* It was in a magazine. I had to have the bank explained; but at the glass I was obliged to lie down." She watches you, in hope. -> DONE
=== t_secret
#topic: a secret, your secret, any secrets, tell me a secret, are you hiding, biggest secret, darkest secret
{present !? zsófia: -> t_nobody}
"I have been past your house," says Zsófia. "Once; I wished to know on which side the door opens. You had left the landing light on. I stood in the snow, by the pharmacy, and found I'd taken off my glove, to nobody. I mention it because it ought to be in the file." -> DONE
=== t_sing_me
#topic: sing for me, sing me, sing something, you sing, sing with me, sing to me, sing a song, can you sing
{present !? zsófia: -> t_nobody}
"No; but I know the songs," says Zsófia, and says one over to you as one reads out an inventory: a girl, a well, a hussar who was delayed by the weather. In the third verse a tune gets into it in spite of her, low and very straight. All the glasses begin. She stills them with her palm. -> DONE
=== t_dance
#topic: dance with me, dance, waltz, shall we dance
{present !? zsófia: -> t_nobody}
"It's four centuries; they'll have altered the feet," says Zsófia. Nevertheless she stands. It is a pavane: one walks, one halts, one considers the other person. You tread upon her hem beside the flamingo. "How *warm* you are," she says, in quite an ordinary voice, and changes sides, to have you out of the draught. -> DONE
=== t_sit
#topic: sit down, sit beside, sit next to, sit with you, i sit, take a seat, take off my coat, hang up my coat, sits down, sit, sits
{present !? zsófia: -> t_nobody}
"I had put you in the second chair, with its view of the exit," says Zsófia, "and you've taken the near one. Very good." She draws in her skirt by an inch, and sees to your coat, which she hangs up as though there were still somebody in it. "What was the best of your day? I collect them." -> DONE
=== t_smile
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? zsófia: -> t_nobody}
"You do it with the mouth shut. That is considerate," says Zsófia, and returns it in kind, so that there's a line by her lip, upon the left, like a thumb in dough. "One used to cover the canines with a fan. What is the cause of it, Officer? I should like to arrange for more." -> DONE
=== t_smile_again
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? zsófia: -> t_nobody}
"You're going to be quite spoiled for the other offenders," says Zsófia. "The canon has not been smiled at since Trent." She turns the lamp a little, away from herself and on to you, as one does with a picture. "Keep still. Now, what of?" -> DONE
=== t_hug
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
{present !? zsófia: -> t_nobody}
She stands in it like a column on which a child has leaned, and smells of cedar and ironing. One hand comes up by degrees, and rests between your shoulders with the weight of a letter. "Your pulse is at my ear," says Zsófia, with perfect courtesy. "I think that you should step back. Thank you. Not so far." -> DONE
=== t_hug_again
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
{present !? zsófia: -> t_nobody}
She has taken her brooch off beforehand, you see, and laid it in the dish. "So that nobody should be pricked," says Zsófia into your collar. "I've drunk two cartons. I wanted to find out what it's like when one isn't counting." It lasts until the next tram. -> DONE
=== t_kiss
#topic: kiss
{present !? zsófia: -> t_nobody}
"You may have the hand," says Zsófia. It's like kissing a church. "As to anything further: I am dangerous, I keep my word, and I have not dined. I'd want you to have thought of it by daylight, upon three separate days, and to come and tell me in what order." She hasn't taken back the hand. -> DONE
=== t_present
#topic: gift, present, brought you, bring you, give you, something for you, buy you, offer you, flowers
{present !? zsófia: -> t_nobody}
"I've nothing to give you for it," says Zsófia; she's gone quite stiff. She winds up the string, and smooths the paper flat before she will look. "You chose this in a shop. You stood there, and thought: *her*." It's set beside the flamingo. For the rest of the hour her eyes go to it as to a guest. -> DONE
=== t_thanks
#topic: thank you, thanks, thank, grateful, appreciate
{present !? zsófia: -> t_nobody}
"You are welcome," says Zsófia. "I say it as it was meant: you're *well come*, here, to this table, in those shoes. I had been afraid that the phrase was worn through. Is it for the wine, or because I haven't told you what I thought of the report?" -> DONE
=== t_thanks_again
#topic: thank you, thanks, thank, grateful, appreciate
{present !? zsófia: -> t_nobody}
"That makes two; I shall have to enter you under *debts, pleasant*," says Zsófia. She does so. It's the green book, the last page, and there's a column ruled for it already. -> DONE
=== t_sorry
#topic: i'm sorry, i am sorry, sorry, my fault, apologise, apologize, forgive me
{present !? zsófia: -> t_nobody}
"Accepted," says Zsófia. "You see how short it may be? I have studied this. You didn't explain your childhood, you haven't asked to be liked, and you are looking at me. I'd only alter the shoulders. Now tell me precisely what for, and then we shall know if it was you." -> DONE
=== t_love_you
#topic: i love you, love you, falling for you, i adore you, in love with you, i fancy you, miss you, missed you, marry me
{present !? zsófia: -> t_nobody}
"Then I am obliged to be plain," says Zsófia, and she's very white. "I'm not safe. I should outlive you. I've no right to be so pleased; I am looking for where to put it down. Say it to me in the spring, when there's light in the evenings, and I will answer in one word." -> DONE
=== t_love_you_again
#topic: i love you, love you, i adore you, in love with you, i fancy you, miss you, missed you, marry me
{present !? zsófia: -> t_nobody}
"It is not yet spring," says Zsófia. She's got up to see to the curtain, a thing she does with both hands. "I only remark on it. I have counted. There are nine Thursdays." -> DONE
=== t_sad
#topic: i'm scared, i am scared, i'm afraid, i am afraid, i am sad, i'm sad, i feel sad, feeling sad, i'm lonely, i am lonely, i feel lonely, i'm tired, i am tired, bad day, heartbroken, depressed, miserable, feel awful, feel down, want to cry, so tired, so sad, so lonely, exhausted, i am crying, i cry
#react: zsófia low
{present !? zsófia: -> t_nobody}
{"Who has done it?" says Zsófia, and her manners are all at once so very fine that you make haste to say, nobody. She sits down. "Then it's only grief. I am good at that, I don't fidget. I'll read you the timetable, and you needn't listen. It's most consoling: they do all come back."|"Then the lamp goes lower, and I take the other chair, with its back to the door," says Zsófia. "Nobody comes in past me. Tell me the hour at which it began. I don't ask for the reason; one can often find the one from the other."} -> DONE
=== t_fine
#topic: i'm fine, i am fine, i'm good, i am good, i'm well, i'm okay, i'm ok, not bad, i'm great, i'm happy, i am happy, good day, doing well
{present !? zsófia: -> t_nobody}
"You say it like a person signing for a parcel," says Zsófia. "I'll enter it: *the officer is well.* But I have ears. There is a stone in your left shoe; and you've laughed today, with somebody, about noon. Which shall we have first?" -> DONE
=== t_bored
#topic: i'm bored, i am bored, talk about, something interesting, ask me something, ask me a question, entertain me, what to say
{present !? zsófia: -> t_nobody}
"Then let us be improper, and discuss facts," says Zsófia. "I can offer you my goldsmith, my flamingo, or how one loses a lawsuit to a convent. Or you tell me what it's like to catch sight of oneself in a shop window, unprepared. I have been wanting to ask somebody for years." -> DONE
=== t_of_me
#topic: think of me, think about me, opinion of me, do you like me, love me, do you love me, what am i to you
{present !? zsófia: -> t_nobody}
{"You're punctual; you don't pity me; and you read to the foot of a page before you are shocked by it," says Zsófia. "You can't hold a stake. I've been sent eleven of you, and I have all their names. Yours is the only one that I have *practised*."|"I wrote you up, for a file of my own," says Zsófia. "*Habits: regular. Heart: likewise, except upon stairs. Weakness: takes the burnt biscuit, in order that it shan't be left.* I had meant it to be of use in a duel."} -> DONE
=== t_live_where
#topic: where do you live, you live, your home, live here, where are you from, you from, you come from
{present !? zsófia: -> t_nobody}
"Here, in Ó utca, on the side without sun," says Zsófia. "I come from Bárd, where there is now a bypass, with a castle on the sign. I went out by the night bus, and stood in a car park, in what had been my linen room; and someone asked me if I was waiting to pay." -> DONE
=== t_afraid_of
#topic: you afraid of, are you afraid, you fear, your fear, your biggest fear, scares you, frightens you, you scared
{present !? zsófia: -> t_nobody}
{papercut:"Of you, with a cut finger," says Zsófia. "You saw. I'd got as far as the Margit bridge before I was anybody again. I have been afraid of fire, and of bishops; but that was only of what might be done *to* me."|"Of my own good manners," says Zsófia. "They are what goes on by itself when I'm not there. Of dawn, naturally, and boats. And that one day you should knock at five past nine, and not be sorry." She squares the biscuits. "And you? Leave me out, for politeness."} -> DONE
=== t_help
#topic: can you help, help me, i need help, need your help, advice, what should i do
{present !? zsófia: -> t_nobody}
"Certainly. Is it a body, or a form?" says Zsófia. "I beg your pardon; it's a matter of which gloves. Begin from the end, with what you'd like to be so by Thursday, and we'll work back. I have had four centuries of people's difficulties, and they come in three shapes." -> DONE
=== t_sleep
#topic: do you sleep, you sleep, ever sleep, do you dream, you dream, get tired, coffin
{present !? zsófia: -> t_nobody}
"In the wardrobe, with the moth balls," says Zsófia. "I had a coffin; one couldn't *turn*. The sun rises, and I stop, like a clock. I don't dream. Only once, in the stone: that somebody had put down a tray outside the door, and gone off again on tiptoe." -> DONE
=== t_eat
#topic: do you eat, you eat, favourite food, like to eat, eat anything, food, garlic, dinner
{present !? zsófia: -> t_nobody}
"Sheep, out of a carton, standing," says Zsófia. "I can hold a biscuit, I can praise it. I remember quinces, and the skin upon hot milk. Garlic I am merely sorry about, as you'd be over a cousin who shouts. Do eat in front of me, Officer; I follow it like a serial." -> DONE
=== t_real
#topic: are you real, you real, an ai, ai, robot, chatbot, you human, are you alive, imaginary, computer
{present !? zsófia: -> t_nobody}
"I am Exhibits One to Forty, and there's a receipt for me," says Zsófia. "I have no image and no pulse; so in the sense of a passport I grant you that it's doubtful. But I bought these biscuits. A boy gave me change. One doesn't do that to a thing which isn't there." -> DONE
=== t_weather
#topic: weather, raining, cold outside, is it cold, snowing, snow, rain
{present !? zsófia: -> t_nobody}
"There will be snow before eleven," says Zsófia. "It smells like a coin that has been held. The wind's from Buda; you wear the wrong soles; and so I have put down ash, as far as the corner. It's out of the stove. I say so in view of what else in ash you carry." -> DONE
=== t_bat
#topic: into a bat, a bat, bats, can you fly, wolf, your powers, vampire powers, mist
{present !? zsófia: -> t_nobody}
"No. That was got up by an Irishman," says Zsófia. "I can be very quiet; I can hear a key being turned in Pest. Once, for some minutes, out of sheer embarrassment, I did become a *mist*, and had to be got out of a curtain. I'd not care to do it before a stranger." -> DONE
=== t_killed
#topic: did you kill, you kill, kill all, those people, you killed, how many people
{present !? zsófia: -> t_nobody}
{accurate:"Those that you have marked *mine*; yes," says Zsófia. "You wrote it out in ink for me, and initialled it. One would suppose that it grows easier to say. It only grows quicker."|"Yes. I confessed to four hundred and six," says Zsófia. "Not with so many people standing about as in the ballad, and I was never in a *bath*. They had names; I can say them to you in order, and it takes until the last tram." She has taken her hands from the table.} -> DONE
=== t_bite_me
#topic: my neck, bite me, going to bite, drink my blood, eat me, hurt me, kill me, are you dangerous, you dangerous
{present !? zsófia: -> t_nobody}
"I've thought of it," says Zsófia. "Twice: upon the stairs, when you ran, and just now. I think of it as you might of pushing the bishop. I gave my word to the Bureau; and after that I gave it to myself, which is the one that holds. You may go on turning your back." -> DONE
=== t_book
#topic: favourite book, favorite book, do you read, what are you reading, read any, novels
{present !? zsófia: -> t_nobody}
"The timetable of the number nine, for its characters," says Zsófia. "In the crypt I had what I knew by heart, some Balassi, and a cookery. From the library I've a *Mrs Dalloway*. Nothing happens in it, hour by hour, to everybody. I have renewed it three times; I don't want her to get to the evening." -> DONE
=== t_about_halasz
#topic: think of halász, think about halász, like halász, trust halász, hate halász, think of the director
{present !? zsófia: -> t_nobody}
{memo:"He lost a child of his house, and has been four centuries deciding whose fault it is," says Zsófia. "I'd prefer him a villain; I know where one puts those. When next he smiles at you, think of a ferry, in fog, with somebody on it in red."|"He sent me flowers when I was let out," says Zsófia. "Lilies, with the pollen cut. He has never once been discourteous, and when he's left the room one counts the spoons. I ask myself who it was that taught him to wait so well."} -> DONE
=== t_miss
#topic: do you miss, miss most, miss about
{present !? zsófia: -> t_nobody}
"To be called by my name, from another room," says Zsófia, "by somebody who only wanted the scissors. And plums, in the night, out of the bowl. I had thought that it would be the balls. I can hardly tell you about a ball; they were all the same candle." -> DONE
=== t_looks
#topic: you look like, your hair, your dress, wearing, describe yourself
{present !? zsófia: -> t_nobody}
"I have it from other people," says Zsófia. "A painter said: *like a letter that one's afraid to open.* The boy at the till thinks I've a look of his aunt. I am told that it's dark, the hair, and it's certainly my own. You are well placed, Officer. Is it on straight?" -> DONE
=== t_praise
#topic: you're funny, you are funny, you're kind, you are kind, you're beautiful, you are beautiful, you're sweet, you are sweet, you're nice, you are nice, you're clever, you are clever, you're amazing, you are amazing, you're wonderful, you are wonderful, so kind, so nice, so sweet, so funny, so clever, so cute, cute, so beautiful, beautiful, interesting person
{present !? zsófia: -> t_nobody}
"You needn't; I have seen the file," says Zsófia. But a hand has gone up to her brooch, and remained. "One used to repay that in land. I've three rooms without sun, and a lamp in the shape of a flamingo. Would you care to hold the flamingo?" -> DONE
=== t_insult
#topic: you're a monster, you are a monster, monster, hate you, you're boring, you are boring, shut up, you're evil, you are evil, murderer, weird, you're strange, you are strange, creepy
#react: zsófia insult
{present !? zsófia: -> t_nobody}
"I've been called that by a cardinal, in verse," says Zsófia, "and worse by myself, with dates. Go on, if it's any use to you; I only ask that you be accurate. *Monster* I accept. For *tedious* I should want to see your evidence." -> DONE
=== t_doing
#topic: are you doing, what you doing, you up to
{present !? zsófia: -> t_nobody}
"Finding out how one folds a napkin into a swan," says Zsófia. "It's in the August number. At present, as you see, it's a bishop, and so I may not look at it. I was listening to you come up, also. You stopped upon the third floor. Why was that?" -> DONE
=== t_game
#topic: play a game, a game, play cards, cards, let's play
{present !? zsófia: -> t_nobody}
"By all means. There are sixty cards and a candle, and I have never been beaten, so that I play it chiefly for the faces," says Zsófia. The pack is out before you've moved the file. "Or else we guess who lives behind each lit window. You are not allowed a burglar." -> DONE
=== t_favourite
#topic: your favourite, your favorite, you like best, kind of music, music do you like, hobby do you like
{present !? zsófia: -> t_nobody}
"I had favourites; it did them no good," says Zsófia. "In colours, the grey just before one must be indoors. In hours, nine. In music, a trumpet badly played, by a person who's going to be good at it. These are the answers of a woman who has been out for a year. Ask again in ten." -> DONE
=== t_belief
#topic: believe in god, god, religion, pray, church
{present !? zsófia: -> t_nobody}
"I have known eleven bishops, and that's no argument either way," says Zsófia. "I do believe that it's written down. I used to imagine a judge. Nowadays it's somebody with a pencil, at a kitchen table, who gets up in the night because a nine ought to have been a six." -> DONE
=== t_before
#topic: your life before, ever a child, you a child, when you were alive, when you were young, your childhood, growing up
{present !? zsófia: -> t_nobody}
"I was sewn into things," says Zsófia. "At nine I could ride, curtsey in four languages, and keep my eyes open in a sermon. Nobody asked what I thought before I was twenty-six, and that was nine judges. I wonder what I'd have become if there had been a library card." -> DONE
=== t_free
#topic: do you want to leave, escape, be free, run away, want to be free
{present !? zsófia: -> t_nobody}
"By that window, on any night; you've seen the nails," says Zsófia. "But then I'd be a rumour again. Here somebody writes down that I was at home. You can't think what it is, to be *expected*. I might ask them for Mondays." -> DONE
=== t_turned
#topic: become a vampire, became a vampire, turned you, who bit you, made you a vampire, how did you become
{present !? zsófia: -> t_nobody}
"Not by a stranger at a window," says Zsófia. "I was ill, in the winter of 1604, and there was an aunt. She sat down upon my bed, and remarked that she could not bear to see good linen wasted; I recall that she took off her rings. Scholars have asked me. They always want there to have been a wolf." -> DONE
=== t_framed
#topic: who framed you, framed, framing, who did it, think did it, who do you suspect, you suspect, suspect, suspects, behind it, behind this, behind all this, the culprit
{present !? zsófia: -> t_nobody}
{memo:"You have read it in his own hand, upside down," says Zsófia. "He wears it on a clip. What I want to know is whether he found it heavy, my mouth, all those nights in his pocket."|"Someone with a key, a left hand, and a tube of something minty," says Zsófia. "I don't accuse; I've been on the other end of it. But I should look for a person who keeps a ribbon box. It's not a crime that one commits far from one's desk."} -> DONE
=== t_teeth
#topic: your teeth, your fangs, fangs, see your teeth
{present !? zsófia: -> t_nobody}
"There are thirty-two, like anyone's; it's only that some are in earnest," says Zsófia. She considers, and lets you have the corner of one, as a lady would an ankle. There's a chip in it. "A cherry, in 1598. I've had emperors at my feet, and what I remember is the stone." -> DONE
=== t_budapest
#topic: like budapest, budapest, the city, the danube
{present !? zsófia: -> t_nobody}
"I knew it when it was two towns that didn't speak," says Zsófia. "Now they've nine bridges, and still each thinks that the other is noisy. I like it at four, when they hose the tram stops. One hears it breathe. You people sleep through the best of what you pay for." -> DONE
=== t_walk
#topic: go for a walk, take a walk, walk with me, go out with me, go outside
{present !? zsófia: -> t_nobody}
"With pleasure; I'm allowed as far as the dawn," says Zsófia, and has her gloves on. Down Ó utca the snow takes your prints, and none beside them. She walks on the outside, by the kerb. "That bakery was a gallows," says the Countess. "It has become a much nicer smell. What's your street like, when you're not in it?" -> DONE
=== t_yes
#topic: yes, yeah, yep, ok, okay, sure, of course, alright
{present !? zsófia: -> t_nobody}
"How brisk," says Zsófia. "It used to take two days and a notary to have a *yes* from an official. I'll not keep you at the threshold of it. Shall we go on to the next thing? I'm for dogs; but you have the pen." -> DONE
=== t_dont_know
#topic: don't know, not sure, no idea, maybe, perhaps, i guess
{present !? zsófia: -> t_nobody}
"I esteem that," says Zsófia. "In nineteen cases it is what I wrote, myself, and it was harder to spell than the others. Leave it blank. One of us will wake up with it, and I don't wake. What *do* you know, tonight, for certain?" -> DONE
=== t_really
#topic: really, what do you mean, how so, why is that, why not, explain
{present !? zsófia: -> t_nobody}
"I never ornament in the second sentence, only in the first," says Zsófia. "You may check; I've given dates to four centuries of clerks, and been out by one Lent. Take it apart, if you care to. Which piece won't fit?" -> DONE
=== t_did_it
#topic: did you do it, guilty, was it you, you did it, did you bite, you bite him, bite that man, are you innocent
{present !? zsófia: -> t_nobody}
"No," says Zsófia. "I say it seldom, so you may put a stamp on it. Four hundred and six I did, or let be done, and I've signed for them. This one is a stranger's." -> DONE
=== t_believe
#topic: believe you, should i trust, can i trust, trust you, lying to me, are you lying, how do i know
{present !? zsófia: -> t_nobody}
"You should not, upon my word alone; I am a convicted person," says Zsófia. "Ask the conductor of the number nine. He'll recall a lady who rode to both ends, and begged his pardon at each. Then look at the bite itself. I can wait, and I would sooner be checked." -> DONE
=== t_beginner
#topic: new at this, new job, new at work, new to this, first day, first week, never done this
{present !? zsófia: -> t_nobody}
"I knew it by the pen," says Zsófia. "You read the form before you filled it in. The last one had nine years' service, and asked me nothing at all. Do ask. I've had ten officers, and by now I could train the eleventh myself." -> DONE
=== t_guilty
#topic: feel guilty, feeling guilty, feel bad about, ashamed of
{present !? zsófia: -> t_nobody}
"Yes," says Zsófia. "It comes at about four in the morning, and it has all the names in order. I don't weep; I sit up straight and go through them. By the time I've done, it is light behind the nails." -> DONE
=== t_flirting
#topic: flirting, flirt with me, flirting with me, are you flirting
{present !? zsófia: -> t_nobody}
"I was taught it by a dancing-master, with a fan," says Zsófia, "and I have not the fan with me. So I should say that I am only pleased you've come, and do not hide it well. Is it disagreeable?" -> DONE
=== t_jealous
#topic: jealous, envious, envy, jealousy
{present !? zsófia: -> t_nobody}
"I envied my eldest brother a horse for eleven years," says Zsófia, "and then I was given it, and it bit. I tell you only because you have the same line beside your mouth. Whose horse is it, with you?" -> DONE
=== t_no
#topic: nope, nah, not really, i don't think so, do not think so, no way, i doubt it, no thanks, no thank you, not for me
{present !? zsófia: -> t_nobody}
"Then it is no, and nobody will be offended," says Zsófia. "In my day one refused three times, and did the whole of it after. I find that I prefer yours. What *would* you like?" -> DONE
=== t_may_i
#topic: can i tell you something, tell you something, can i ask you something, ask you something, ask you a question, ask a question, i have a question, can we talk, need to talk, need to tell, something to tell you
{present !? zsófia: -> t_nobody}
"You may," says Zsófia, and puts the cap on your pen for you. "It is no longer an interview, and nothing goes below Nyugati. I have kept a cardinal's secret since 1602, and he was not even amusing. Go on." -> DONE

// What readers ask about the case, and what there is to do.
=== t_case_evidence
#topic: evidence, clues, clue, proof, did you find, you found, know so far
{present !? zsófia: -> t_nobody}
{memo:"You've the memorandum," says Zsófia, "the cast, and the ribbon that it was kept in. I have a tram ticket. I was convicted upon a good deal less; but they had torches."|"A bite that's the shape of mine and the wrong depth," says Zsófia. "A cast of my teeth, which was an exhibit and has got out. And I was on a tram. Lay them side by side, Officer. Which of them would you sooner not be?"} -> DONE
=== t_case_next
#topic: do we do next, we do next, do next, our next step, next step, where do we go next, what comes next
{present !? zsófia: -> t_nobody}
{memo:"You have it on paper now," says Zsófia, "so there is only the question of who reads it aloud. I have an apology left that would do for the occasion. We had better go on to it in order."|"We go on as a siege does," says Zsófia, "a little each Thursday. You ask at your Bureau who has had the key; and I'll sit here and be visibly at home."} -> DONE
=== t_case_want_me
#topic: want me to do, need me to do, want from me, need from me, have me do
{present !? zsófia: -> t_nobody}
{"To believe me by degrees," says Zsófia, "as one lets in cold air. And to look into who has my teeth. I could do it myself; but I'd have to do it at night, and it would be remarked upon."|"Come on Thursdays," says Zsófia, "and write down what is so. I ask for nothing else. I've asked for a good deal in my time and it was all delivered, and none of it was that."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "flat": "On the fourth floor, in Ó utca, with no lift," says Zsófia, "in the second-best chair." There's a file between the two glasses, and the curtains have been nailed to the wall with great exactness. You are here to interview her. She's had the table polished.
- "store": Under the ticket hall at Nyugati, in the Bureau's store, along *K*, by torchlight.
- "desk": In the Director's office, on the low side of his desk, in the light of a window that's a lamp.
- "hill": On a hill at Csobánka, among hives, at half past ten at night, {name != "":{name}, officer|an officer} in charge of a vampire.
- "kispest": In somebody's kitchen in Kispest, with pins on the table, and the Countess standing on a stool.
- "villa": On the Rózsadomb, in the hall of the Director's villa, which is mostly glass, and the glass faces east.
- "cafe": The Café Sírkő, licensed for twelve. You're the thirteenth, on a chair from the cloakroom.
- "baths": In the Széchenyi, up to your neck, with snow coming down on your hair. She walks beside you along the edge.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- sun: A few minutes to sunrise. You have looked at your watch so often that it's been noticed.
- else: "It is past nine, Officer, on a Thursday, or else you have come on another day for your own sake," says Zsófia. "I shouldn't dream of asking which." Curfew is at dawn.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- memo: A cast was made of her teeth in 1611, and somebody has been biting the city with it, left-handed, so that she should be taken for a liar. He has the name of a child out of her book.
- else: A young man was found bitten, and she has been put down for him as number four hundred and seven. She's confessed to the first four hundred and six for so long that she resents the error.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You are her parole officer. You come on Thursdays at nine with the short form, and count what there is to be counted. "And you're never late," says Zsófia. "I could set an eternity by you." -> DONE
=== w_zsofia
#topic: want zsófia, zsófia want, want from me, want most, your dream, your wish, wish for
"To be put down correctly," says the Countess. "I don't say kindly." She has moved the biscuits a little nearer to you, and the packet away from the light. -> DONE
=== w_halasz
#topic: want halász, halász want
"I do thank you for wondering," says Halász. "I'd want what any of us wants, wouldn't you say? For old families to get what's coming to them." He hasn't stopped smiling. You notice it as one does a tap. -> DONE

// What begins by itself after a while.
=== m_button
#meanwhile
{present ? zsófia and here == "flat" and not bus:{!"May I consult you on a point of public order?" says Zsófia. "On the number nine there is a button, a red one, with *stop* upon it. I pressed it. The coach stopped, and they all turned round. Was I expected to speak?"}} -> DONE
=== m_rub
#meanwhile
{present ? zsófia and here == "flat":{!She has moved the lamp, so that it's out of your eyes. "You rub the left one when you are tired," says Zsófia. "It's in none of my reports. Who looks after you, Officer, on the other six days?"}} -> DONE
=== m_green
#meanwhile
{present ? zsófia and here == "flat" and not list:{!There's a green book at her elbow. She puts a hand on it, takes the hand away, and puts it back. "No, not yet," says Zsófia, to the book. "I should like the officer to have had a pleasant evening first."}} -> DONE
=== m_opener
#meanwhile
{present ? zsófia and here == "flat":{!"I have bought a thing," says Zsófia, and sets it down between the two glasses. It's a tin opener. "The boy at the petrol station said that I should find it useful. I have had it going round and round for an hour, upon nothing. Would you show me what it is for?"}} -> DONE
=== m_terrier
#meanwhile
{present ? zsófia and here == "flat" and not dog:{!Down in the street a dog barks, and she's at the nailed curtain before you have turned your head. "A terrier," says Zsófia. "He is cross with a bicycle. Did you ever have one, Officer? Tell me about the ears. Be exact."}} -> DONE
=== m_fork
#meanwhile
{present ? zsófia and here == "flat" and (left or photo_later) and not cast:{!"I have been trying the wrong hand," says Zsófia. She has a fork in her left, and is looking at the fork. "He leaned the wrong way, this person, and yet they say that the teeth are mine. One would have to own the teeth, and not the habit."}} -> DONE

// Reactions.
=== r_act
#react: act
{present !? zsófia: {!Nobody sees it but a six-sleeved cardigan on a hook.|You try that, under the pipes. A train goes over, bound for Záhony.|There'll be a box for it on a form.|The torch dips, and recovers itself.|In the dark somebody's register turns a page by the draught.}} -> DONE
=== r_say
#react: say
{present !? zsófia: {!You say it to the shelves. They've had confessions from better.|It goes along the corridor to *M*, for Mumbling.|Your voice comes back to you from the left luggage.}} -> DONE
=== r_ask
#react: ask
{present !? zsófia: {!There's nobody here whom the question would not incriminate.|It's filed, no doubt, under whatever the answer is.|The pipes knock twice; you have been warned about taking that as a yes.}} -> DONE
=== r_zsofia_act
#react: zsófia act
{!"Do you know, I've never seen that done by somebody who could *die* of it," says Zsófia. "It has quite another air. Where did you learn it?"|The Countess watches your hands as one watches a clock that one's fond of. "Pray continue," she says, "and then tell me what you had been thinking of, just before."|"By all means," says Zsófia, and moves the good glass out of range. "Now that the table's clear: what was it that you wished to ask me when you came in, and didn't?"|She says nothing; she puts out a finger, and stops the lamp from swinging. "I've seen an ambassador do it worse," says Zsófia. "Shall I tell you what became of him?"|"That was in the wrong order," says Zsófia, "I only remark on it. You were charming throughout. What comes next?"|"How very alive you are about it," says Zsófia, with approval, and a little as if she'd like to take notes. "Is it usual? I have only the magazines to go by. Do they do so on the buses?"|One eyebrow goes up, by the height of a coin. "I shall put it down as *cooperative*," says Zsófia. "Come, it's early. We have the trial yet, or dogs, or whatever you've got in your other pocket."|"You'd have been painted like that, in my day, with a spaniel," says Zsófia, and pours. "Tell me something that isn't in your own file, Officer. I'll give you one of mine for it."} -> DONE
=== r_zsofia_say
#react: zsófia say
{!"I've turned that over," says Zsófia, "and it's true on the one side. Would you care to see the other? You begin: since when have you thought it?"|"How exact you're becoming, Officer. I hope it isn't catching," says Zsófia. "And the rest? You had taken a breath for the rest."|"One would have been hanged for that, in my day," says the Countess, with approval. "Do go on. Who else knows?"|"No," she says; and after a tram has gone by, "but I should like you to go on thinking so until I've found out why not. Give me an example."|She inclines her head, by perhaps two degrees. It's been a reply, once, to an emperor. "To you," says Zsófia, "I'll add: *tell me more.*"|"I shall remember it in your voice," says Zsófia. "That's how I file. What had you for supper, when you came to that opinion?"|She has put down the glass, in order to listen with both hands. "It reminds me of something the goldsmith said," says Zsófia. "You may have him next, if you like. But first, your reasons."|"That's the kind of thing one says at ten to eleven," says Zsófia. "It's only half past nine. I see that we're going to get on."} -> DONE
=== r_zsofia_ask
#react: zsófia ask
{!"I could give you the long answer, it has a siege in it," says Zsófia. "For the short one I should need the winter. Begin for me: which part of it do you most want?"|"Do you ask as the Bureau? Then it depends. Do you ask as a person with biscuit on their sleeve? Then come nearer, and tell me first what has put it in your head."|"That's a Thursday question," says Zsófia, "and it shall have the whole hour. Let us be orderly. What do you know of it already?"|"I have read of it," says the Countess. "There was a diagram. I'm bound to say that it did not look *voluntary*. Is it so with you? I should rather hear it from somebody who's done it."|"You're the first who has ever asked me that with a pen in the other hand," says Zsófia. "It makes one want to deserve the ink. Put down *undecided*; and ask me about the cellar, or the sun. There I'm decided."|She thinks. It's visible, like somebody crossing a large room. "In 1600 I should have had you shown out for that," says Zsófia. "I find now that I am curious. What would you say in my place?"|"I've an opinion upon that in a box somewhere, with my gloves," says Zsófia. "Remind me. Does it concern dogs, or the dead, or the municipal transport? Those I keep by me."|"Aunt Ilka was asked the same, in March of 1957," says Zsófia, "and recommended a long walk. I disagreed so strongly that I knocked upon the stone. Tell me the circumstances, and I'll do better."} -> DONE
=== r_zsofia_leave
#topic: see you on thursday, see you thursday, until thursday, next thursday
#react: zsófia leave
{!"Mind the ninth stair, it's a liar," says Zsófia. "Until nine."|"You've eleven minutes to your tram. I don't count them for you; I just happen to be able to."|She stands up, as she did for no king but one. "Take the walnuts," says the Countess.|"Go while it's a pleasure," says Zsófia. "I've always admired that in people, I used to have to bring it about."|"Good night, Officer." She listens to all four floors of you. You know it, since at the bottom she says, not raising her voice, "Left glove."|"I shan't see you out; I'd see you *home*, and then where should we be?" says Zsófia.|"It's a quarter past. You said eleven," says Zsófia. "I have entered the difference under *gifts*."|"Sleep for me, will you?" says the Countess. "On the left side. I always liked the left."} -> DONE
=== r_halasz_act
#react: halász act
{!"I do thank you," says Halász, and writes it down left-handed.|The smile does not move. The tie clip does, by a scale or two.|"That's so conscientious. One might almost call it overtime."|Halász looks at your shoes till they feel muddy.} -> DONE
=== r_halasz_say
#react: halász say
{!"Thank you for your concern," says Halász. "It's noted. Not by me."|"How fresh that is! One forgets, at the top, how things must look from stairs."|"You'll have that in writing, of course," says Halász, "and I shall have it in a drawer."|He offers you a mint.} -> DONE
=== r_halasz_ask
#react: halász ask
{!"A most valuable question," says Halász. "I'd be inclined to value it for some months."|"That'd be the archive," says Halász, "and it closed at four."|"Would you ask me that with a witness by? No? Then let's neither of us have heard it."|"I believe that there's a form," he says, very gently, in the lamp that is doing duty for the sun.} -> DONE
// What anybody says to somebody they talk with. `said` and `thing` are the reader's own words.
=== c_crisis
#react: zsófia crisis
"Stop there," says Zsófia. It is the plainest voice that you have heard from her. "I have seen very many people die, Officer, and I never met one who was not missed by somebody who hadn't said so in time. I should miss you; I'm saying it in time. You will give me the thing that you meant to use. You will ring a living person, now, at this table, and I'll sit by you while it rings." -> DONE
=== c_grief
#react: zsófia grief
{She puts away the biscuits, all of them, and lights one more lamp. "I am so very sorry," says Zsófia. "I've buried everyone whom I knew, and I did not find that there's a manner for it. Sit as long as you like. Tell me what they were called, and what they'd have said of me. I should like somebody to have been rude to me whom you loved."|"Yes," says Zsófia. "It comes again on the stairs, and at the hour of the post." Her hand lies beside yours on the cloth, not touching it. "I have a great deal of time; let some of it be yours. What was the sound of them in a house?"} -> DONE
=== c_parted
#react: zsófia parted
"Then somebody has been very careless with you," says Zsófia, and her voice has gone quite low. "I'm sorry, Officer. I loved once where I ought to have run, so I give no advice. There is the sofa; there is a rug; I have ironed it. Will you tell me of the day on which you still thought that it was well?" -> DONE
=== c_scorn
#react: zsófia scorn
{The Countess's manners become perfect, as they do when she is angry on somebody's account. "It is you who were hurt," says Zsófia, "so we'll leave them standing outside. I have sat opposite you on every Thursday, and I have looked forward to it from each Friday on; I state it for the record. Tell me just what was done."|"I know something of being hated by a whole town," says Zsófia, "and in my case they had the figures. In yours they're simply wrong. You're kind to clerks, and you are on time. Sit nearer the lamp, and say what they said, so that it's outside of you."} -> DONE
=== c_setback
#react: zsófia setback
"That's a blow, and you have come up four flights with it," says Zsófia. She pours you the Tokaji, to the brim, which isn't done. "I am sorry. They took from me a castle, two villages and a name, and the first night was the longest. You needn't be brave before me, I'm a registered offender. What have they left you to begin with?" -> DONE
=== c_lost
#react: zsófia lost
"{thing != "":Not {thing}? |}How vexing; I am sorry," says Zsófia. "It's the second pocket that breaks one's heart. The trams keep such things at Akácfa utca, in cages, with labels, I have read about it. When did you have it in your hand last? We'll make a protocol, hour by hour." -> DONE
=== c_ill
#react: zsófia ill
She has moved her chair back by exactly a metre, and turned up the stove. "I'm sorry to hear it," says Zsófia. "I hear a great deal through a wall, but I never learned what to do for it. Has somebody with a lamp on his forehead been consulted? Tell me how bad it is, as you'd tell it to a form, and then once more as it is." -> DONE
=== c_worry
#react: zsófia worry
"Of course you're afraid, it matters to you," says Zsófia. She has drawn up her chair as if the thing were a siege. "I was examined by four judges for nine weeks, and I'll give you what I learned. Sleep first. Answer the question that they put and not the one you fear. And when you don't know, say so with a straight back; it frightens *them*. Shall we try it now? I'll be the judges." -> DONE
=== c_joy
#react: zsófia joy
{She stands, as one does for a toast. "But that's splendid," says Zsófia. "I had thought that your step was lighter, from the second floor. I've waited since 1611 to have something to ring a spoon on a glass for. There. And now the particulars, Officer: who said it, and what did you say?"|"More of it?" says Zsófia, and both dimples, if that's what they are, come out together. "You will make me believe in the century. Have a biscuit in its honour, and tell me which minute you'd keep."} -> DONE
=== c_date
#react: zsófia date
"To be seen with me is a matter of clause seven," says Zsófia. She has nonetheless put up a hand to her hair. "Café Sírkő, then, at nine, where they're used to me. You shall eat, I'll describe it badly, and you will have me home before dawn. One does still bring a flower? I've read that one brings a flower." -> DONE
=== c_puzzled
#react: zsófia puzzled
{&"I have been ornamental," says Zsófia. "It's a fault of upbringing, we were paid by the clause. In short, then: I like you, I'm not safe, and I was trying to say something civil. Which word shall I take out?"|"Then I said it badly," says Zsófia. "I've that from the eleven languages, they queue. Point to the place, Officer, and I will give it to you in seven words."} -> DONE
=== c_wrong
#react: zsófia wrong
{&"Then I wish to be corrected," says Zsófia, and actually takes up the pen. "I don't ask to be forgiven, I ask to be accurate. How should it run?"|"Is it so? I beg your pardon," says Zsófia, and strikes the thing out in the air with one finger. "Half of what stands in my file is wrong as well. Put me right, please; you have the floor."} -> DONE
=== c_why
#react: zsófia why
{&"Because I confessed to everything once, from pride, and have been particular about reasons ever since," says Zsófia. "The plain one is that I wished it. The other kind I have only from the magazines."|"Because nobody was there to tell me not to," says Zsófia. "Four hundred years of that, and one grows opinions as a cellar grows salt."|"Because it is so, Officer," says Zsófia. "I have looked for something handsomer. I believe it's the first answer I ever gave that would fit on a form."} -> DONE
=== c_next
#react: zsófia next
{TURNS_SINCE(-> t_story) == 1 and t_story == 1:"He preached against us at Easter," says Zsófia, "and got the chalice that he'd asked for. I was proud of the bread. It was in my third winter in the stone that I first heard how I had laughed; I have not told it at a party since. That's the end of it."|"Then it was Thursday, and you rang," says Zsófia. "I don't tell it any further, because I don't know any further; it's the part that I'm in. What would you wish to come next? I've the whole night, and you've your last tram."} -> DONE
=== c_told
#react: zsófia told
{!"So {said}," says Zsófia. She doesn't write it down; she looks as though she had put it in a drawer with lavender. "It isn't in your file. I am glad that one thing isn't. What is it like?"|"I should have liked to guess it," says Zsófia. "That {said}; no, I would not have come near. Do go on. Who else knows?"|"You're very good," says Zsófia, "to let me have it: {said}. I'm used to learning people from the other side. Tell me the small part, which one leaves out."|"And I did not know that {said}," says the Countess. "All of these Thursdays! What do you feel, when you say it aloud?"} -> DONE
=== c_answer
#react: zsófia answer
{&"Thank you," says Zsófia. "One asks from courtesy, and is so seldom answered. I shall keep that where I keep the good glasses."|She considers it with her head a little bent, as one hears out an envoy. "So it is that," says Zsófia. "I'm glad to have it from you and not from a file."|"I see," says the Countess; and you have the impression that she does, and in what light. "Pray add to it, if there is more. I have until dawn."|"That was honestly said," says Zsófia. "The pulse agreed. I do not remark upon it often."|She sets down her glass to hear it properly. "It is a small thing to be trusted with," says Zsófia, "and I have held larger ones worse."} -> DONE
=== c_thing
#react: zsófia thing
{!"You speak of {thing}, and your pulse has changed its step," says Zsófia. "Forgive me, one hears it. Will you tell me more?"|"May I ask after {thing}?" says Zsófia. "I have nobody left to be asked after, and I find that I miss the form of it."} -> DONE
=== c_remember
#react: zsófia remember
{!"I've kept back a question for you since a while ago," says Zsófia. "You mentioned that {said}. One doesn't like to pry, and I have now stopped not liking it. How does it go?"|"It's been in my mind that {said}," says the Countess, evening up the biscuits. "I thought of it on the night bus. Tell me a little more of that."|"You'll think that I study you," says Zsófia. "But since {said}, I'd wondered what you tell them there about your Thursdays."} -> DONE
=== c_recall
#react: zsófia recall
{&"I do not forget what I'm told by people who need not have," says Zsófia. "It was this: {said}."|"For the record, and word for word: {said}," says Zsófia. "You see that you're not the only one with a file."} -> DONE
=== c_unknown
#react: zsófia unknown
{&"You haven't told me," says Zsófia, "and I don't follow people any longer, it's in the terms. I should be honoured to know."|"That page is empty," says Zsófia. "I'd sooner leave it white than guess. Dictate, Officer; I write a good clear hand."} -> DONE
=== c_again
#react: zsófia again
{&"You have put that to me before," says Zsófia, "and I'd no answer to it then. I have looked since, and there's still none. I prefer to tell you so than to embroider."|"As I said, I do not know it," says Zsófia. "I am flattered that you should try me twice."} -> DONE
=== c_poem
#topic: a poem, poem, poetry, recite something, a verse
"I made one in the wall, where there was room for four lines," says Zsófia, and folds her hands. "'The mason left a gap the breadth of straw. / By it I knew the swallows, and the year. / I counted all I'd done, and what I saw / was that nobody whom I'd wronged was here.' It's the last line that took so long." -> DONE
=== c_worst
#topic: worst thing you've ever, worst thing you have, worst thing, your biggest mistake, biggest regret, any regrets
"I watched," says Zsófia. "For the half of them it was my husband's hand, and I stood at the head of the stairs with a candle, and thought of supper. They condemned me for what I did. Nobody has ever charged me with the candle. You may put that down, Officer; it's the worst that I have." -> DONE
=== c_tonight
#topic: i do tonight, do tonight, do this evening, i do today, do this weekend, plans for tonight
"I should walk," says Zsófia. "The bridge at eleven, when they've put on the lights and nobody's on it but me. If it rains, a bath, and a book in which somebody is poisoned. Or you might stay, and correct my magazines. I don't press you. I have merely arranged a second cushion." -> DONE

=== lost_words
#unclear
{&"I have eleven languages," says the Countess, "and it was in none. Once more?"|The radiator knocks. It has understood about as much.|It won't go in the report like that. Again.|The trumpet downstairs has made off with it. One might ask her about dogs, or the stone, or how she spends her Tuesdays.|A tram goes by in the middle. She has tilted her head, and waits for the rest of it.} -> DONE

=== meet_1
#react: zsófia meet
"{name}," says Zsófia. "How well they spell you now. The first one they sent me only had a number, and a cross." -> DONE

=== meet_2
#react: halász meet
"{name}," says Halász, "I know who you are, I sign your overtime." -> DONE

=== hook_1
#topic: four hundred and seven, 407, seventh, four hundred and seventh, who is the new victim
Page two gives a line to it, where she would give it an evening. "I know each of mine by the coat," says Zsófia. "That one I haven't met." -> DONE

=== hook_2
#topic: handwriting, whose handwriting, page two, who wrote
"A bite has a hand, as a letter has," says the Countess. "One presses; one blots. I'd know mine across a street, and I have never seen this one." -> DONE

=== hook_3
#topic: tokaji, wine, drink the tokaji
It is sweet, and older than your department. Zsófia watches the level go down as one watches somebody else's train leave. "I chose it by the smell of the cork," she says. "You must tell me about the rest." -> DONE
