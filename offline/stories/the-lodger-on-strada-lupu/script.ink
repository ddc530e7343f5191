# ask: name What name did your great-aunt leave the house to?
VAR name = ""
VAR evening = 0
VAR fear = 0
VAR near = 0
VAR letters = false
VAR bread = false
VAR blood = false
VAR dragu_knows = false
VAR zoe_warned = false
VAR well = false
VAR mirror = false
VAR leave_given = ""
VAR here = "rooms"
LIST people = aurel, sturza, dragu, zoe
VAR present = (aurel)
VAR alive = (aurel, sturza, dragu, zoe)
-> landing

=== landing
#beat
~ here = "rooms"
The board speaks again, nearer to the stair.
+ [Let him in #match: let him in, come in, invite, enter, open the door #id: let_in]
    ~ leave_given = "fear"
    ~ fear = fear + 1
    I get the door open and say "Come in," in a voice that I have never heard before. He leans toward it. At the sill he stops, as if he'd met with glass; and from the corner of each eye runs one thin line of red. "You are afraid," he says. "It does not hold. Thank you. Please don't say it again until it's true."
    -> attic
+ [Ask who is up there #match: who is it, who is there, who is up, what man #id: ask_who]
    "A living man, of about fifty," says Mr Vasarhely, without needing to think. "A heavy smoker, and sad. He came over the roofs. He has no quarrel with you; but he's looking in your great-aunt's trunks, and in the last of them there are things I have asked myself not to look at for three weeks."
    -> attic
+ [Bolt the door #match: bolt, lock, shut, door, no #id: bolt]
    ~ fear = fear + 1
    I shoot the bolt. There is a pause. "Quite right," says his voice, very low, and I hear him sit down on the other side, with his back to the wood, so that whoever comes will have to come past him. After a while it's that which makes me open.
    -> attic

=== attic
#beat
#recap: I have inherited a house in Bucharest, and a lodger who may not cross a landing uninvited. An inspector broke into the attic.
~ here = "attic"
~ present = (aurel, dragu)
I go up with the lamp, and he behind me, as far as the second landing, where the wolf is in the window, and no farther until I've said "And this one, Mr Vasarhely," and on the third again. Eleven trunks stand under the rafters. On the last of them sits a man in a coat two sizes too large, eating an apple. "Door was stiff," he says. "Skylight wasn't. Dragu, of the Prefecture." He has already seen which of us casts the better shadow. He takes a head of garlic out of his pocket and puts it down on the trunk, politely, like a visiting card. "My joke," says Inspector Dragu. "Does it work?" "It gives me an appetite," Aurel Vasarhely says, "for lamb."
+ [Ask the Inspector for his warrant #match: warrant, paper, inspector, dragu, right #id: warrant]
    "None. Would you like to report me? To whom?" He smokes the rest of it without hurry. The men to whom one would report it have begun to wear green shirts. "I'm in the Café Lafayette, by the stove. From four. I wait well."
    -> evenings
+ [Say that Mr Vasarhely is my guest #match: guest, lodger, defend, mine, vasarhely #id: my_guest]
    ~ near = near + 1
    "My guest," I say, and behind me there's a very small sound, as when one puts a finger on a string to stop it. Dragu looks from the one of us to the other. "She said that as well," he says. "Your aunt. In 'eighty-eight. It's in the file."
    -> evenings
+ [Ask what he is looking for #match: looking, search, looking for, trunks #id: looking]
    "A brother," says Dragu. "Not here. I know that now. A house like this, on Popa Tatu. A man with a carnation used to visit." He lays the core of the apple next to the garlic. "You'd know him by his hands. Wrong age."
    -> evenings

=== evenings
~ here = "rooms"
~ present = ()
~ evening = evening + 1
{evening:
- 1: Tuesday. Snow since noon, and at eleven, above my head, the Impromptu in G flat, from the beginning, as if nothing had ever been broken off.
- 2: Wednesday. There's a cross in green chalk on our door, quite small. The baker has seen who did it, and has seen nothing.
- 3: Thursday. A florist's boy has brought me a carnation, with a card: The Count Sturza compliments the house. He doesn't say on what.
- 4: Friday. I've caught myself dressing for eleven o'clock.
- 5: -> concert
- 6: Sunday. The bells go on all day for somebody. By dusk I've burned the programme, and cannot get the smell of carnation off my gloves.
- else: -> monday
}
+ {near > 1 and not given} [Offer Aurel my wrist #match: wrist, blood, offer, feed, drink #id: go_given] -> given
+ {not piano and CHOICE_COUNT() < 4} [Go up to hear him play #match: piano, play, hear, music #id: go_piano] -> piano
+ {not trunk and CHOICE_COUNT() < 4} [Open the eleventh trunk #match: trunk, trunks, attic, letters, eleventh #id: go_trunk] -> trunk
+ {not corso and CHOICE_COUNT() < 4} [Meet Zoe at the Café Corso #match: zoe, corso, friend, sing, singer #id: go_corso] -> corso
+ {not cafe and CHOICE_COUNT() < 4} [Find Inspector Dragu at the Lafayette #match: dragu, inspector, lafayette, police #id: go_cafe] -> cafe
+ {not supper and not given and CHOICE_COUNT() < 4} [Ask Aurel to supper on the landing #match: supper, bread, salt, dinner, eat, invite #id: go_supper] -> supper
+ {not cellar and CHOICE_COUNT() < 4} [Go down to the bricked well #match: cellar, well, bricked, below #id: go_cellar] -> cellar
+ {not glass and CHOICE_COUNT() < 4} [Carry a mirror to the second landing #match: mirror, glass, reflection, landing, wolf #id: go_glass] -> glass

=== piano
#beat
~ here = "his"
~ present = (aurel)
His rooms are warmer than mine. I had thought of dust, and a coffin; there is a Bösendorfer, a narrow bed made up as a soldier makes it, and two hundredweight of music in paper as soft as skin. He doesn't look round. "You're on the fourth stair," says Aurel. "It's a good place for hearing; she used to sit on the sixth. May I tell you something that's early to tell? I have been able to hear your pulse through that floor since the day you came, and I've been playing to it. It's irregular in the left hand." He plays eight bars. I find that I'm counting along, in my throat. In the ninth he takes his hands away, and sits upon them, like a boy.
+ [Ask why he stops #match: stops, hands #id: why_stop]
    ~ near = near + 1
    "Because I was losing," he says. "When I'm tempted, I play Schubert. When I am losing, I stop. You see how convenient it is to have a rule. I'd recommend that you leave now, and that you take the stairs slowly."
    -> evenings
+ [Sit down beside him on the bench #match: sit, beside, bench, near #id: bench]
    ~ near = near + 1
    There's room for one, and for another who does not mind. He smells of rosin and snow. We play the thing for four hands that was on the stand, badly, one of us for lack of practice; and he doesn't once let his sleeve come against mine. I have never been so not touched.
    -> evenings
+ [Applaud, from where I am #match: applaud, clap, from here, stay, stair #id: applaud]
    "Thank you," he says. "She never clapped. She used to say, Again." He begins it again.
    -> evenings

=== trunk
#beat
#recap: Eleven times my great-aunt packed a trunk to leave him. The letters in the last tell what the promise cost.
~ here = "attic"
~ present = ()
~ letters = true
Ten of them hold clothes, folded for travel in the fashions of ten different years: a cholera summer, a war, a dress for the opening of the Athenaeum. In the eleventh are letters, ribbon-tied, to nobody. "He has promised me not to feed within these walls," Ecaterina writes in 1887, "and I have promised that there shall be walls." That's the rent. She might never sleep a night elsewhere, or the promise lapsed. Eleven times she packed and had the cab at the door. Eleven times it struck eleven, and upstairs he began. "He doesn't hold me," says the last of them. "I want that understood. I've looked for the lock, and it is on my side. I'd only have liked to see the sea."
+ [Read what she says about his hunger #match: hunger, feed, read #id: read_hunger]
    "He goes out at one, over the roofs, to the slaughterhouse at Grozăvești, and is back by three, and washes. The other thing he took only once in this house, and I gave it, and I dreamed of a chandelier and a boy turning pages. I told no one the name of the boy. I'm told that it would matter."
    -> evenings
+ [Carry the letters up to him #match: carry, aurel #id: give_letters]
    ~ near = near + 1
    He takes them from me across the sill. He doesn't read them; he puts them to his face as one does with bread. "I never knew she'd packed," Aurel says. And then, "I did know. I used to start early."
    -> evenings
+ [Put a dress of hers on #match: dress, wear, try, put on, hers #id: wear_dress]
    ~ near = near + 1
    The grey, of 1888. It does up. On the stair at eleven the step comes down, down, and at the second landing it does not turn. He looks for as long as one holds a breath. "No," says Aurel gently. "You stand quite differently. I'm so glad of that."
    -> evenings

=== corso
#beat
#recap: My friend Zoe is being courted by an elderly count with a fresh carnation.
~ here = "corso"
~ present = (zoe)
"Mon ange, you're grey, you look like a countess in a comic paper, sit." Zoe has sung three numbers, and has her shoes off under the table. There are carnations on it, white ones, eleven dozen by the bill. "He's sixty, or he's six hundred. White hair, and hands like a choirboy, c'est troublant. He adores my talent. He says that it ought to be kept somewhere safe." She laughs with her head back, and there's a velvet ribbon round her neck that I have never seen her wear. "Everyone whom he takes up is terribly grateful. Only, chérie, have you noticed? The violinist doesn't play now. And little Mimi, with the voice, she just goes to things."
+ [Tell her what he is #match: warn, truth, what he is, vampire #id: warn_zoe]
    ~ zoe_warned = true
    I tell her. I wait for her to mock. "Then that's why he never eats the olives," says Zoe, in quite another voice, and unties the ribbon herself. There's nothing under it but her neck. "He's asked if he may come up, on Saturday. I was going to say oui. Mon Dieu. I was going to say it with my shoes off."
    -> evenings
+ [Ask what he asks about me #match: about me, count, house, curious #id: about_me]
    "The house," says Zoe. "Always the house. Does she keep the cellar locked? Has she found the deed? And how does the young man play, still? He says young man as you'd say my umbrella."
    -> evenings
+ [Ask her to sing it again #match: sing, song, hear #id: sing]
    ~ zoe_warned = true
    She sings it for me only, barefoot, leaning on the bar; and halfway through, on the note that has made her reputation, there's nothing. She puts her hand to the ribbon. She finishes it in mockery. But afterwards she holds me by the wrist. "How does one say no to an old man? Teach me it in Romanian," says Zoe.
    -> evenings

=== cafe
#beat
#recap: Inspector Dragu believes what nobody else would.
~ here = "cafe"
~ present = (dragu)
In the Café Lafayette everyone listens, so one says nothing in particular, and with great distinctness. Dragu has the table by the stove, and three saucers, one on another. "Coffee? Or did you come to ask?" He lets the smoke go up for the length of a tram. He's rumpled; he has cut himself shaving; on the third finger he wears a boy's ring that's got no farther than the knuckle. "Sandu. He was nineteen, he played chess. He was taken up by a patron. After a year he could not have told you how the knight moves." He turns the ring. "I don't arrest them. I've no form for it. I keep a list of addresses, and so do the green shirts now. We keep meeting on doorsteps."
+ [Tell him the truth about Aurel #match: truth, aurel, vasarhely, everything #id: tell_truth]
    ~ dragu_knows = true
    I tell it all; the landings, the promise, the eyes. He does not write it down. "Yes," says Dragu. "And he turns on the second landing? Every night? By himself?" He thinks about it for a whole cigarette. "I've known archbishops who couldn't."
    -> evenings
+ [Ask what kills a man like the Count #match: kill, count, sturza, stop him #id: what_kills]
    "Silver? No. That's novels. A name works: his own, from before. Somebody has to know it." He taps ash into the third saucer. "Failing that, a wall. They're very good at doors. Nobody's taught them bricks."
    -> evenings
+ [Ask him to get us off the list #match: list, address, chalk, green, protect #id: off_list]
    ~ dragu_knows = true
    "Whose list? Mine? You're not on mine since Monday." He looks at the window, in which two lads in boots are looking at a hat shop. "On theirs you are under M, for music. The man has a tidy mind. I'll rub your door. You'll tell me why I should?" So I tell him that as well.
    -> evenings

=== supper
#beat
~ here = "second"
~ present = (aurel)
~ bread = true
A vampire may not be fed like a Christian, but it's a sin to let one stand on a landing. I carry up the small table and lay it across the sill of the second, half on his side and half on mine, under the wolf: a loaf, salt, two plates. He sits as they must have taught him to in 1811, with his back not touching anything. "You know what this is?" says Aurel. "If it's shared honestly no one who has eaten it can lie to the other, in this house. That is, he can. He'd be sick." He takes up a piece as big as a thumbnail, and dips it, and puts it in his mouth with his eyes shut. I see that it hurts. "Ask me something," he says, "quickly, while I've the courage of it."
+ [Ask if he loved my great-aunt #match: love, loved, aunt, ecaterina #id: loved_her]
    ~ near = near + 1
    "Yes. For fifty years, and for nine of those as she'd have wished." He breaks another crumb. "I buried her by night, since I couldn't go to the other one. I was kept, you know; kindly. I shouldn't be able to do it again. It'd have to be as an equal, or from a great way off."
    -> evenings
+ [Ask if he wants my blood #match: blood, thirst, hungry, bite #id: wants_blood]
    ~ near = near + 1
    "Since Thursday fortnight," says Aurel at once, "at about ten past seven, when you cut your finger on a tin. I went out and walked to Băneasa. You asked me, and it's bread." He's gone white at the lips. "What I want more is that you should ask me things."
    -> evenings
+ [Ask what the Count is to him #match: count, sturza, maker, who made #id: ask_maker]
    "My maker; and he'd say, my owner. He heard me at a party, and could not bear that it should stop at midnight. He meant it as a compliment. All that he takes up he takes up so." He looks at his hands. "It did stop. What I play now is what I knew then."
    -> evenings

=== cellar
#beat
#recap: In the cellar is a bricked well, and a deed cut in the stone that is older than the house.
~ here = "cellar"
~ present = ()
~ well = true
Below the shop are nineteen steps and the cold of a church. In the middle of the floor someone has bricked up a well: good bricks, bad mortar, the work of a woman in a hurry. I go over it with the lamp. On the kerb, under the lime, there's writing, cut deep, in the old letters: THIS WATER AND WHAT IS BUILT ON IT TO GRIGORE STURZA AND HIS, 1764. So that's the older deed. And it comes to me quite slowly, as bad sums do, that a man may not enter a house uninvited, unless it's his; and that no one's ever sold him out of the cellar. From behind the bricks comes a smell, faint and clean. It is carnation.
+ [Count how many bricks are loose #match: count, bricks, loose, how many, check #id: count_bricks]
    Seven. They have been pushed; from that side; each of them by one finger's breadth, and then left alone with enormous patience. He's in no hurry. He only wishes to be told of progress.
    -> evenings
+ [Mix mortar and point it again #match: mortar, mend, point, repair, cement #id: mortar]
    ~ fear = fear - 1
    There's lime in the yard. I work until my hands bleed, and it's as I suck the knuckle that I hear, through a yard of masonry, somebody say kindly: "What an accomplished young woman."
    -> evenings
+ [Go back up, and lock it #match: lock, leave, run #id: lock_cellar]
    ~ fear = fear + 1
    I lock it, and put the key in the soup. On the first landing I stop, and it takes me some time to see why. I have been waiting to be asked in.
    -> evenings

=== glass
#beat
~ here = "second"
~ present = (aurel)
~ mirror = true
"You had better see," he has said, "before you get any further." I bring the long glass from my bedroom, and stand it up against the wolf; he comes, and stands next to me with his hands behind him. There I am, with flour on my cheek. There he is beside me, and he is not beside me: it's a boy of twenty-six in a blue coat, bareheaded, with snow melting in his hair and his collar open. He has been laughing at something. He's just about to turn round and see who is behind him. "The last day," says Aurel, who is looking not at it but at my face. "It's always that minute. I've tried to make him turn the other way. I have tried shouting."
+ [Put my hand flat to the glass #match: hand, touch, glass, reach #id: touch_glass]
    ~ near = near + 1
    The boy looks at it. I could swear to that. He looks at it as one would look at a light coming along a road, and he nearly does not turn round.
    -> evenings
+ [Ask who is behind him #match: behind, shadow, who is behind #id: who_behind]
    "Somebody who used to turn my pages," says Aurel. "White hair from the powder, he was quite young. I never asked him what he was called. That's a thing that I have had leisure to be ashamed of."
    -> evenings
+ [Turn the mirror to the wall #match: turn, wall, cover, away #id: turn_mirror]
    ~ fear = fear + 1
    I turn it round. "Yes," he says, "that was her way too." He carries the glass down for me {given:all the way|as far as he's allowed}, and sets it on the step without a sound.
    -> evenings

=== given
#beat
#recap: I gave Aurel blood, and dreamed 1811, and a boy who turned the pages.
~ here = "second"
~ present = (aurel)
~ blood = true
~ leave_given = "desire"
I say it on the second landing, with my sleeve already undone: "Come in." I listen for fear in it, like a cook listening to an oven. So does he. Then his foot's across the sill, the toe of one black shoe, that has never in fifty years so much as lain there. "Say no," says Aurel, "at any point at all. I'll hear it before you do." It hurts as a note hurts. He's holding my wrist in both hands as one holds a bird, or a glass too full, and it's he who weeps. After, the door is shut, and that's for no one. Toward morning I dream. A chandelier; Russians; a white room full of snow light. By the piano stands a young man with powdered hair, who turns the pages at the right time, and whom nobody looks at. "Toader," a lady says, not turning her head, "don't breathe so."
+ [Tell him the name when I wake #match: name, toader, wake #id: tell_name]
    ~ near = near + 1
    "Toader," I say. He's on the edge of the bed, with one shoe on, a hundred and fifty-three years old. "Toader," he says after me. "He turned for me for two winters. He never once missed. It would have been so little trouble to ask."
    -> evenings
+ [Keep the name to myself #match: keep, secret, myself, quiet, silent #id: keep_name]
    I keep it under my tongue. It tastes of wax and other people's music. He took a memory from me, he tells me, as one's bound to: a beach, and a red pail. He asks if I should like it back, and describes it.
    -> evenings
+ [Ask him to play #match: play, piano, schubert #id: ask_play]
    ~ near = near + 1
    At four in the morning, with all the doors standing open, he plays something which I don't know. "Nor I," says Aurel. "It's new." He has to stop, as his hands are shaking. He's not written anything since 1811.
    -> evenings

=== concert
#beat
#recap: On the night of the Athenaeum concert Count Sturza offered me a bargain that was nearly fair.
~ here = "hall"
~ present = (sturza, zoe)
Saturday. The Athenaeum, in all its gilt; ministers by the yard. In the interval he's at my shoulder with two glasses. "I had been told of your eyes," says Count Sturza, "but not that you use them." White hair; a young man's hands; the carnation. Across the foyer is Zoe, in silver, {zoe_warned:with her neck bare as a declaration of war|with the ribbon on}, watching. "You're tired, and you bear it so well. Let me be of use. I'll burn the deed. I'll have that vulgar chalk washed off; it's no trouble, I dine with the chalk. Your friend may keep her note. And for this I'd ask an evening. Invite me to Strada Lupu, Monday, to hear him. You may even be present. Afterwards he'll come home with me. He's my property, you know; it's only you who have been so delightful about storing it."
+ [Accept, and invite him #match: accept, invite, yes, agree, come #id: accept]
    It's nearly fair. I turn it over twice for the flaw, and it is so well made; and all of the flaw's on the other side.
    -> ending_fair
+ [Refuse him, in front of everybody #match: refuse, no, never, front of, loud #id: refuse]
    ~ fear = fear - 1
    "No," I say, as one would in a shop. It's a very good hall for sound. A minister turns round. The Count is enchanted. "How well that was placed," he says. "In the mask, from the diaphragm. One could do something with you." He kisses my glove. "Monday, then, all the same. By my own door."
    -> evenings
+ [Ask him for a day to think #match: day, think, time, consider, until #id: ask_day]
    "Take two," says the Count. "You'll think beautifully." He sets down the glasses, full, both of them, on the tray of a boy who's looking at his hands. I notice then that every single person in the foyer with any gift has left a small space about him.
    -> evenings

=== monday
#beat
#recap: On Monday night Sturza came up out of the well.
~ here = "stair"
~ present = (aurel, sturza)
{dragu_knows:
    ~ present = (aurel, sturza, dragu)
}
Monday, eleven. There's no piano. There is a noise from the cellar like a man politely clearing his throat, and it's bricks. He comes up the nineteen steps, and through the shop, for it's his; and on the first landing, at the foot of my stair, stands Count Sturza with lime on his cuffs, and waits with his head bent. {dragu_knows:Behind him in the shop door Inspector Dragu has appeared, in that coat, with a bag of something over his shoulder, breathing like a man who's been made to hurry.|In the street two lads in green are stamping their feet.} Aurel's above me on the second, under the wolf, white as a page. {leave_given == "desire":He may come down. He's the only one of them who may come anywhere.|He cannot come down to me. He's holding on to the newel with both hands.} "Three on a stair," says the Count. "How like a quartet. I shall have the house, dear lady. It remains only to be asked nicely."
+ [Ask Aurel what he wants #match: aurel, what he wants, lodger #id: ask_aurel]
    ~ near = near + 1
    It appears that nobody has put it to him before. "To be asked that," Aurel says. "And not to be kept, nor left; and to find out what comes after the ninth bar. I'd come as far as any door for it."
    -> stair
+ [Ask the Count why he wants the boy #match: count, sturza, boy, reason #id: ask_count]
    "He plays as one ought," says Sturza. For a moment there's no hook in it. "I've stood next to it, you can't conceive how near, and I could follow it on the page, every note. Following is all I've ever been able to do." He straightens his flower.
    -> stair
+ [Say nothing, and take up the lamp #match: lamp, nothing, silent, light, wait #id: take_lamp]
    I hold it high, so that each of them has a shadow, or not. There are five steps between me and the one, and nine to the other. It's my stair. It's astonishing how long it has taken me to notice.
    -> stair

=== stair
~ here = "stair"
~ present = (aurel, sturza)
{dragu_knows:
    ~ present = (aurel, sturza, dragu)
}
It strikes eleven, late, from the Lipscani clock.
+ {blood} [Call the Count by his own name #match: name, toader, own name, true name, call #id: call_name]
    "Good evening, Toader," I say. "Don't breathe so."
    -> ending_name
+ {dragu_knows and well} [Nod to Dragu, and step aside #match: dragu, nod, inspector, bricks, well #id: nod]
    "Do come up," I say to the Count; and I see him look down, at the sill, at my face, for which kind it is.
    -> ending_well
+ {leave_given == "desire" or (near > 2 and bread)} [Hold out my hand to Aurel #match: hand, aurel, equal, hold out, love #id: hold_hand]
    "Come in," I tell him, "and bring the piano," and there's no fear in it anywhere. I look.
    -> ending_tenancy
+ {letters and CHOICE_COUNT() < 3} [Set Aurel free of the promise #match: free, release, promise, let go, leave #id: release]
    "You don't owe this house anything," I say up the stair. "The rent's paid. It was paid eleven times."
    -> ending_free
+ {CHOICE_COUNT() < 1} [Offer the Count his bargain after all #match: bargain, count, sturza, deal, offer #id: late_bargain]
    "An evening," I say. "You said one evening." I can feel him go behind me, on his landing, quite quiet.
    -> ending_fair
+ [Keep the promise my aunt kept #match: keep, aunt, stay, walls, same #id: keep_promise]
    "There shall be walls," I say. It comes of itself, in somebody else's handwriting.
    -> ending_trunks

=== ending_fair
#ending: Nearly Fair
He's as good as his word. The chalk is washed off, the deed burns with a green flame. He sits in my aunt's chair, one evening, with his eyes closed and his young hands in his lap, and follows it; and at the end of the ninth bar Aurel stops, shuts down the lid, and goes with him, and has the goodness not to look at me. {zoe_warned:Zoe has kept her note. She will not sing it when I'm in the room.|Zoe's note has come back, and she thanks me, and is always a little cold.} Last night, at some minister's, I heard him. Every note was right. They had placed a lamp so that one could watch his hands. I clapped, like everybody; there was nothing in it at all.
-> END

=== ending_name
#ending: The Page-Turner
It's not a thunderclap. He merely looks round, as one does. In a hundred and twenty-seven years no one had said it, and he looks to see who wants the page turned; and sees that he's on a stair, in a house, to which nobody's ever asked him. That is the whole of it. A count may have a deed. Toader has nothing; a back door, and half a florin a night. "He never missed," says Aurel from the landing. "I ought to have said so. Toader, you were very good." The old man puts up one hand to his flower, and it's brown. He goes down the steps with care, like someone who doesn't want the music to hear him. By daylight there's lime on the floor and a glove.
-> END

=== ending_well
#ending: Nobody Teaches Them Bricks
I'm so afraid that it doesn't hold, not by a hair; I had been relying on that. He lifts his foot, and the sill will not have it. And while he's standing upon one leg, bleeding from those fine eyes, and paying me a compliment, Dragu takes him round the middle like a sack of flour. It's done without one word. There are nineteen steps. The Inspector had brought lime, sand, and his brother's ring, which goes in with the first course. Aurel holds the lamp over the stairwell, and counts the courses for us, in time. "Short of one," says Dragu at four in the morning. Smoke. "No. There." Upstairs, when I've washed, somebody's begun upon the ninth bar.
-> END

=== ending_tenancy
#ending: A Tenancy in Common
He comes down nine steps, and each is as wide as a year. The toe of his shoe is over the sill; then he's all there, snow and rosin, on my side of everything. {bread:Two who have shared salt upon one threshold|Two of whom each has asked, and each has answered,} are a household, it turns out, and it's older than any deed; the Count knows his law. He reads it in our faces and bows. "I do congratulate the house," says Sturza, and for once can find no place to put the hook. The notary was surprised. In equal parts, I told him{name != "":: {name}, and Vasarhely, A.|, hers and his.} Aurel was to sign it after dusk. He practises all the hours there are. He has got past the bar that he broke off in, and I am told that it's mine to say when I am not at home.
-> END

=== ending_free
#ending: I Would Have Liked to See the Sea
The promise goes out of the house like a held breath. I hear it; the boards let down by a finger's width. He might do anything. The Count looks up, with such interest; for there's no rent, and so no lodger, and no property, only a young man standing on a stair, who's hungry, and has been told he may leave. Aurel goes by him as one goes by a hat-stand. At the street door he turns, and makes me the bow that they'd taught him in 1811, to the very floor. There's a card each winter. Constanța; Trieste; Oporto. They're always of the front, by night, with the lamps lit. "She'd have disliked the sand," he writes. "The new one is in three movements. I stop now only where it's marked."
-> END

=== ending_trunks
#ending: Twelve Trunks
It does hold. I stand in the middle of my stair and will not have one of them to the left or right of where he is, and by cock-crow the Count has kissed his hand to me and gone down to wait. He's good at that. So are we. I have the well repointed in the spring. I don't go to the mountains; I don't go to Zoe's wedding, it was at Sinaia, one would have had to stay. Each night at eleven the step comes down, and at the second landing it turns. He never asked me to. I looked for the lock, it is on my side. On Friday I had the cab at the door, and in it a trunk, the twelfth. Upstairs he began. He had begun a little early.
-> END

// Topics
=== t_aurel
#topic: aurel, vasarhely, lodger, mr vasarhely
{Aurel Vasarhely: twenty-six, and a hundred and fifty-three. He pays by the year, in gold, and is never seen before dusk. He tells the truth a little sooner than one's ready for it.|He has rules for everything. I've begun to see that they aren't for my protection so much as for his good opinion of himself, which is all he's got that is his own.} -> DONE
=== t_sturza
#topic: sturza, count, maker, carnation
{Count Sturza advises governments. White hair, young hands, a carnation that's always fresh. He takes up people with a gift, and the gift dies, and they thank him.|He's never been heard to say a rude thing. Each of his compliments has a hook in it, and you find the line in your hand next morning.} -> DONE
=== t_dragu
#topic: dragu, inspector, police, prefecture
{Inspector Dragu, of the Prefecture: a coat two sizes too large, and garlic in the pocket, for a joke. He lost a brother to a house like this one. He believes what he's told, which is a dangerous thing in a policeman.|He sits in cafés. He says it's surprising how rarely people think to look at who is waiting.} -> DONE
=== t_zoe
#topic: zoe, singer, friend
{Zoe sings at the Corso in a silver dress, and is barefoot by midnight. Half of what she says is in French and all of it is at someone's expense. In 1931 she sold her piano so that I could bury my father.|She can read any man in the room, she says, it's only that she likes the cheap editions.} -> DONE
=== t_ecaterina
#topic: ecaterina, aunt, great-aunt, great aunt
{Great-aunt Ecaterina kept him for fifty years: guest, secret, and for nine of those years something else. She left the house to me, whom she'd met twice. "She asks questions," says the will.|{letters:Eleven times she'd a trunk packed and the cab at the door. She never saw the sea.|She never slept a night away from home. In the family they put it down to character.}} -> DONE
=== t_house
#topic: house, strada lupu, number 9, number nine
{Number 9, Strada Lupu: a cellar with a bricked-up well, a shuttered shop, my rooms, the landing with the wolf, his rooms, an attic with eleven trunks. It's tall and cold. It gives one the feeling of being listened to by an expert.|Lupu means wolf. In the coloured glass he isn't howling, he's waiting, with one paw up, to be told.} -> DONE
=== t_rules
#topic: threshold, invitation, invited, sill, rules, vampire, what he is, what is he
{He can't cross a threshold without leave, and every landing counts as one. If one asks him in from fear it doesn't hold. If one asks because one wants it, it holds for ever; there's no taking it back.|I've been trying to tell the one from the other. They start in the same place, just under the collar-bone.} -> DONE
=== t_promise
#topic: promise, rent, lapse
{The rent was a promise, that he'd never feed between these walls. It has come to me with the house, like the damp, to renew or let go.|{letters:What he promised was not to feed. What she promised was that there should always be walls. It seems that one got the worse of it.|He has kept it since 1887. What she gave for it nobody has told me. It may be in the attic.}} -> DONE
=== t_piano
#topic: piano, bosendorfer, bösendorfer, schubert, music
{A Bösendorfer, brought up in 1890 through the window by eleven men. He plays at eleven. When he is tempted he plays Schubert; when he's losing, he stops.|It stopped on Monday in the middle of a bar. I find that I've been carrying the other half of that bar about with me.} -> DONE
=== t_blood
#topic: blood, feed, feeding, hunger
{It need not kill. Whoever takes it gets one memory, and the one who gives gets one dream. He goes out at one in the morning, over the roofs, to the slaughterhouse, and is home by three, washed.|It's a strange thing to know of a man that he could hear you blush.} -> DONE
=== t_mirror
#topic: mirror, reflection
{Mirrors do show them, as they were on the last day. He has none. There is one in my room, and he has never asked about it, with the sort of tact one keeps for illness.|{mirror:I have seen him with snow in his hair, just about to turn round.|I might carry it up. I think that he's afraid I'd like that one better.}} -> DONE
=== t_silver
#topic: silver, cross, garlic, holy, church
{Church silver's no use; he had his mother's cross in his hand at the time. Garlic is for lamb. But bread and salt, shared honestly, that's another matter: whoever's eaten it with you can't lie to you beneath that roof.|Dragu has tried all the others. He says that one feels such a fool.} -> DONE
=== t_well
#topic: well, cellar, deed, older deed
{There's a well under the house. It was bricked up in a hurry, in my aunt's time. The Count says that he has an older deed, and lawyers smile when I ask where it's kept.|{well:It's cut in the kerb, 1764. Nobody ever sold him out of the cellar.|I have the key. It's a cold sort of key.}} -> DONE
=== t_green
#topic: green shirts, green, chalk, legion, list
{Young men in green shirts who have begun to write down addresses. First they wrote them in pencil. The baker has stopped saying good morning to the Jewish watchmaker, and says it, rather louder, to me.|They sing well. Zoe says that's the worst of it, they're always in tune.} -> DONE
=== t_athenaeum
#topic: athenaeum, concert, saturday
{On Saturday there's a concert at the Athenaeum: Enescu, all the ministers, and the Count, who has a box. I've been sent a ticket. It's a very good seat. It has been chosen by somebody who knows which is my better ear.|They built it by subscription, a leu from everyone. One can still get in for that, at the top, behind a pillar.} -> DONE
=== t_1811
#topic: 1811, last day, student, past
{In 1811 the Russians held Bucharest, and there were parties every night. He was a piano student from Pest, with a single good coat. He was laughing at something in the snow.|{blood:I've been there, now. It was a white room. Nobody was looking at the boy who turned the pages.|He can't remember what it was that he'd been laughing at.}} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "rooms": In my own rooms at Number 9, Strada Lupu, in Bucharest, under his: a stove, my aunt's chair, a door on to the landing. Above me is a piano that knows when I'm listening.
- "attic": In the attic, among eleven trunks and their straps, under the skylight. The snow on it makes everything look as if it were being remembered.
- "his": His rooms, on the far side of the ceiling. It is the first time I have seen my own lamp from above, through the crack by the pedals.
- "corso": At a corner table of the Café Corso, behind more carnations than anybody was ever honestly given.
- "cafe": The Café Lafayette, by the stove, where every second newspaper has a man behind it who isn't reading.
- "second": The second landing, below the wolf in the window: my house on one side of the sill, and on the other a lodger.
- "cellar": In the cellar, nineteen steps under the shop, beside a well that somebody was in a great hurry to have done with.
- "hall": The foyer of the Athenaeum, in the interval, in an amount of gilt that would make a duke feel poor.
- "stair": On my own stair, between the count below me and the one above me whom I have known for less time than I've known the wallpaper. It's the narrowest place in Bucharest tonight.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- monday: Monday night, at eleven, which is when it was always going to be.
- concert: The end of the week that began with a silence. I have stopped going by the clock; I go by which stair creaks.
- evenings: An evening in that winter, some time short of eleven. Everything in this house is before eleven or after it.
- else: A Monday, just gone eleven o'clock, in the winter of the green shirts. I know because he stopped playing.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- letters: My great-aunt promised a man walls, and he promised her what he'd not do inside them. It kept them both for fifty years. Now there's somebody who says that he owned the ground first.
- attic: Somebody came into this house without being asked; and a policeman, also without being asked, came in after him. I had supposed I was inheriting furniture.
- else: The piano stopped in the middle of a bar. Then he came down, and didn't turn at the second landing. There's a third person under this roof.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I was left Number 9 by a great-aunt whom I'd met twice. {letters:I'm what she had instead of an heir to the promise.|"She asks questions," says the will, by way of explanation.} I came to sell it, and I've been here three weeks. -> DONE
=== w_aurel
#topic: want aurel, aurel want
"Leave to stand where I'm standing," says Aurel. He thinks it over, as a scruple. "No. I want you to have been asked first. I find that I should like that more." -> DONE
=== w_sturza
#topic: want sturza, sturza want
"Why, nothing that would be missed," says Count Sturza. "A corner. An evening. I have always been so easily contented with other people's things." -> DONE
=== w_dragu
#topic: want dragu, dragu want
"Him in daylight," says Dragu. "Or me with a lid. I'm not particular." He turns the boy's ring as far as the knuckle. -> DONE
=== w_zoe
#topic: want zoe, zoe want
"A hot bath, mon ange, and a man who's dull," says Zoe, "and I can't sing for either." -> DONE

// Reactions
=== r_aurel_act
#react: aurel act
{!Aurel has moved out of my way before I'd decided to go there.|"You do that with your left hand," he says. "I had wondered, from the sound."|He doesn't help. He holds the lamp at the one height where there's no shadow on it.|Something in it makes him look off, at the wolf, and hum four bars.} -> DONE
=== r_aurel_say
#react: aurel say
{!"I'll be frank," says Aurel, "it's a fault. I have been hoping since Tuesday you would say that."|He bows his head to it, as one does to a card that has been well played.|"May I think that over until about 1950?" says Aurel gravely. Then he smiles. I'd not been prepared for it.|"You believe so," he says. "One can hear when you don't, it goes up a half tone."} -> DONE
=== r_aurel_ask
#react: aurel ask
{!"I shall answer that too early," says Aurel, "so do stop me. Yes."|"There's a true reply and a polite one," says he. "They were the same in 1811. I've got out of practice."|He considers it with his hands behind his back. "No," he says, "though I should have liked to be the kind of man who could."|"Ask me across bread," says Aurel. "I'd rather not have the choice."} -> DONE
=== r_aurel_leave
#react: aurel leave
{!"Good night, domnișoară," says Aurel, and waits on his side till I am well out of hearing of my own heart.|He listens to me all the way down. I know, since on the last step I stop, and above me so does he.|"Until eleven," he says. It's what he says in place of everything else.} -> DONE
=== r_sturza_act
#react: sturza act
{!"With what economy you did that," says the Count. "One sees that you have had to."|Sturza applauds, with two fingers, and without any noise.|"Charming. I knew a girl who moved so," says he. "I have her still, somewhere."} -> DONE
=== r_sturza_say
#react: sturza say
{!"So well put that one almost forgets it's wrong," says Count Sturza.|"You've conviction. It's a great gift," says the Count. "People will want to look after it for you."|He inclines his white head, like a man who's been handed a receipt.} -> DONE
=== r_sturza_ask
#react: sturza ask
{!"A lovely question. Do you know, you will never need to ask it again?" says the Count.|"I only ever give," says Sturza. "It's other people who find that they owe."|He smells his carnation before he replies, and then he doesn't reply.} -> DONE
=== r_sturza_leave
#react: sturza leave
{!"You go in just the right moment, as they do who have been well brought up by nobody," says Sturza.|"I don't say goodbye," says the Count. "I've never yet had the occasion."} -> DONE
=== r_dragu_act
#react: dragu act
{!"Do you always?" says Dragu. He's noticed the hand, the door, and the time.|Dragu moves his feet to let me by. The coat follows, somewhat later.|He watches with half shut eyes. "Go on," he says. Smoke.} -> DONE
=== r_dragu_say
#react: dragu say
{!"Who else knows?" says Dragu.|He smokes it through to the end, my sentence, and puts it out in the saucer. "Yes," says Dragu.|"You'd swear to that? No, don't. Nobody would take it down," says he.} -> DONE
=== r_dragu_ask
#react: dragu ask
{!"Why d'you ask?" says Dragu. It's not a rebuff; he'd like to know.|A long breath; grey, then blue. "Forty years ago I could have told you," says he.|"Did he say so? Or did you hope so?" says Dragu.} -> DONE
=== r_dragu_leave
#react: dragu leave
{!"Home? Lit streets?" says Dragu. He'll be twenty paces behind me, I know, the whole way.|He gives me the garlic. "My joke," he says. "Cook it."} -> DONE
=== r_zoe_act
#react: zoe act
{!"Brava, quelle entrée, and in those stockings," says Zoe.|"Do it again, there's a man at the bar who dropped his fork," says Zoe.|Zoe blows smoke at it, as priests do, with incense.} -> DONE
=== r_zoe_say
#react: zoe say
{!"Tu parles! My own mother believed less than that, and she married twice," says Zoe.|"Say it in French, chérie, it'll sound like an affair and not a funeral."|She mocks it, with all the gestures; and underneath the table she has taken my hand.} -> DONE
=== r_zoe_ask
#react: zoe ask
{!"Moi? I'm a singer, I know only refrains," says Zoe.|"Ah ça! He's rich, he's old, and he listens," says Zoe. "Two out of three I'd have laughed at."|"Ask me after midnight, when I've got my feet on the ground," says she.} -> DONE
=== r_zoe_leave
#react: zoe leave
{!"Va, go, go home to your phantom, and wear the green," says Zoe.|"Kiss me, both sides," says Zoe, "and do be in tomorrow, I've a feeling about tomorrow."} -> DONE
=== r_act
#react: act
{!I go about it, not quietly. Above me, a chair is pushed back an inch; he'll have heard.|The house makes room for it, with a creak on the second landing where nobody's standing.|The wolf goes on holding up his paw.} -> DONE
=== r_say
#react: say
{!I say it to the stair. In this house one's never quite sure of talking to oneself.|It sounds truer in the cold. My aunt, says her notary, never raised in here either her voice or the heating.|Two floors up a single note is struck, quietly, like a man underlining.} -> DONE
=== r_ask
#react: ask
{!Nobody's there to ask. My aunt, I think, would have known, and would've packed a trunk.|I put the question by till eleven. It's wonderful how many I have got, by eleven.|The house ticks. It isn't an answer, it's only the wood getting used to me.} -> DONE
=== r_leave
#react: leave
{!I get as far as the street. There's snow on it and the print of boots, in pairs, in step. I go in again.|One could go. There is a cab rank at the corner. My aunt had it moved there, I'm told, so as to be near.} -> DONE

=== lost_words
#unclear
{&The house creaks over it. I had better say that again.|It came out in no language that is spoken on the stairs. What do I do?|My voice went up the stairwell without the words. Once more.} -> DONE

=== meet_1
#react: aurel meet
"{name}," says Aurel. He says it with the stress where my great-aunt put it. "Permit me to go on saying domnișoară. The other I should use up." -> DONE

=== hook_1
#topic: ask leave, your leave, why ask, come in, permission
Every sill is a border to him. He has stood outside that door since the house was built, so to speak, with his hat in his hand, and never once leaned on it. -> DONE

=== hook_2
#topic: upstairs, who is upstairs, above us, floorboard
Nobody lives above me but Mr Vasarhely, and he is on my landing. The board that spoke is the third from his window. I know them all by now; one does, underneath. -> DONE

=== hook_3
#topic: glove, gloves
White kid, mended at the thumb with a stitch so small that one has to look twice. He takes them off for the piano and for nothing else that I have seen. -> DONE
