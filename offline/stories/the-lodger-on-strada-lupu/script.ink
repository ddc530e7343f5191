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
+ [Bolt the door #match: bolt, lock, shut #id: bolt]
    ~ fear = fear + 1
    I shoot the bolt. There is a pause. "Quite right," says his voice, very low, and I hear him sit down on the other side, with his back to the wood, so that whoever comes will have to come past him. After a while it's that which makes me open.
    -> attic
+ [#meanwhile]
    The third board speaks, and it's the last but one. "Then from the stair, if you'll allow it," says Mr Vasarhely; and to have him alone out there with it is more than I can stand, and I am out, with the lamp, in my stockings.
    -> attic

=== attic
#beat
#recap: I have inherited a house in Bucharest, and a lodger who may not cross a landing uninvited. An inspector broke into the attic.
~ here = "attic"
~ present = (aurel, dragu)
I go up with the lamp, and he behind me, as far as the second landing, where the wolf is in the window, and no farther until I've said "And this one, Mr Vasarhely," and on the third again. Eleven trunks stand under the rafters. On the last of them sits a man in a coat two sizes too large, eating an apple. "Door was stiff," he says. "Skylight wasn't. Dragu, of the Prefecture." He has already seen which of us casts the better shadow. He takes a head of garlic out of his pocket and puts it down on the trunk, politely, like a visiting card. "My joke," says Inspector Dragu. "Does it work?" "It gives me an appetite," Aurel Vasarhely says, "for lamb."
+ [Ask the Inspector for his warrant #match: warrant, dragu, his papers #id: warrant]
    "None. Would you like to report me? To whom?" He smokes the rest of it without hurry. The men to whom one would report it have begun to wear green shirts. "I'm in the Café Lafayette, by the stove. From four. I wait well."
    -> evenings
+ [Say that Mr Vasarhely is my guest #match: guest, lodger, defend, vasarhely #id: my_guest]
    ~ near = near + 1
    "My guest," I say, and behind me there's a very small sound, as when one puts a finger on a string to stop it. Dragu looks from the one of us to the other. "She said that as well," he says. "Your aunt. In 'eighty-eight. It's in the file."
    -> evenings
+ [Ask what he is looking for #match: looking for, trunks, searching for #id: looking]
    "A brother," says Dragu. "Not here. I know that now. A house like this, on Popa Tatu. A man with a carnation used to visit." He lays the core of the apple next to the garlic. "You'd know him by his hands. Wrong age."
    -> evenings
+ [#meanwhile]
    Dragu polishes a second apple on his sleeve, thinks better of it, and leaves it to keep the garlic company. "I'll go by the stair this time," he says. Aurel stands aside for him a little sooner than a man would who was only polite.
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
+ {near > 1 and not given} [Offer Aurel my wrist #match: wrist, offer, my blood, feed him, drink from me #id: go_given] -> given
+ {not piano and CHOICE_COUNT() < 4} [Go up to hear him play #match: piano, play, hear, music #id: go_piano] -> piano
+ {not trunk and CHOICE_COUNT() < 4} [Open the eleventh trunk #match: trunk, trunks, attic, letters, eleventh #id: go_trunk] -> trunk
+ {not corso and CHOICE_COUNT() < 4} [Meet Zoe at the Café Corso #match: zoe, corso, singer #id: go_corso] -> corso
+ {not cafe and CHOICE_COUNT() < 4} [Find Inspector Dragu at the Lafayette #match: dragu, inspector, lafayette, police #id: go_cafe] -> cafe
+ {not supper and not given and CHOICE_COUNT() < 4} [Ask Aurel to supper on the landing #match: supper, dinner, invite, eat with me #id: go_supper] -> supper
+ {not cellar and CHOICE_COUNT() < 4} [Go down to the bricked well #match: cellar, well, bricked #id: go_cellar] -> cellar
+ {not glass and CHOICE_COUNT() < 4} [Carry a mirror to the second landing #match: mirror, reflection, wolf #id: go_glass] -> glass

=== piano
#beat
~ here = "his"
~ present = (aurel)
His rooms are warmer than mine. I had thought of dust, and a coffin; there is a Bösendorfer, a narrow bed made up as a soldier makes it, and two hundredweight of music in paper as soft as skin. He doesn't look round. "You're on the fourth stair," says Aurel. "It's a good place for hearing; she used to sit on the sixth. May I tell you something that's early to tell? I have been able to hear your pulse through that floor since the day you came, and I've been playing to it. It's irregular in the left hand." He plays eight bars. I find that I'm counting along, in my throat. In the ninth he takes his hands away, and sits upon them, like a boy.
+ [Ask why he stops #match: stops, his hands #id: why_stop]
    ~ near = near + 1
    "Because I was losing," he says. "When I'm tempted, I play Schubert. When I am losing, I stop. You see how convenient it is to have a rule. I'd recommend that you leave now, and that you take the stairs slowly."
    -> evenings
+ [Sit down beside him on the bench #match: beside, bench, sit down beside, sit with him, sit by him #id: bench]
    ~ near = near + 1
    There's room for one, and for another who does not mind. He smells of rosin and snow. We play the thing for four hands that was on the stand, badly, one of us for lack of practice; and he doesn't once let his sleeve come against mine. I have never been so not touched.
    -> evenings
+ [Applaud, from where I am #match: applaud, clap, from here #id: applaud]
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
+ [Put a dress of hers on #match: dress, wear, put on #id: wear_dress]
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
+ [Ask what he asks about me #match: about me, count, curious #id: about_me]
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
+ [Tell him the truth about Aurel #match: truth, vasarhely, tell him everything #id: tell_truth]
    ~ dragu_knows = true
    I tell it all; the landings, the promise, the eyes. He does not write it down. "Yes," says Dragu. "And he turns on the second landing? Every night? By himself?" He thinks about it for a whole cigarette. "I've known archbishops who couldn't."
    -> evenings
+ [Ask what kills a man like the Count #match: kill, count, sturza, stop him #id: what_kills]
    "Silver? No. That's novels. A name works: his own, from before. Somebody has to know it." He taps ash into the third saucer. "Failing that, a wall. They're very good at doors. Nobody's taught them bricks."
    -> evenings
+ [Ask him to get us off the list #match: list, address, chalk, protect #id: off_list]
    ~ dragu_knows = true
    "Whose list? Mine? You're not on mine since Monday." He looks at the window, in which two lads in boots are looking at a hat shop. "On theirs you are under M, for music. The man has a tidy mind. I'll rub your door. You'll tell me why I should?" So I tell him that as well.
    -> evenings

=== supper
#beat
~ here = "second"
~ present = (aurel)
~ bread = true
A vampire may not be fed like a Christian, but it's a sin to let one stand on a landing. I carry up the small table and lay it across the sill of the second, half on his side and half on mine, under the wolf: a loaf, salt, two plates. He sits as they must have taught him to in 1811, with his back not touching anything. "You know what this is?" says Aurel. "If it's shared honestly no one who has eaten it can lie to the other, in this house. That is, he can. He'd be sick." He takes up a piece as big as a thumbnail, and dips it, and puts it in his mouth with his eyes shut. I see that it hurts. "Ask me something," he says, "quickly, while I've the courage of it."
+ [Ask if he loved my great-aunt #match: loved, aunt, ecaterina #id: loved_her]
    ~ near = near + 1
    "Yes. For fifty years, and for nine of those as she'd have wished." He breaks another crumb. "I buried her by night, since I couldn't go to the other one. I was kept, you know; kindly. I shouldn't be able to do it again. It'd have to be as an equal, or from a great way off."
    -> evenings
+ [Ask if he wants my blood #match: blood, thirst, bite, is he hungry #id: wants_blood]
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
+ [Put my hand flat to the glass #match: touch it, the glass #id: touch_glass]
    ~ near = near + 1
    The boy looks at it. I could swear to that. He looks at it as one would look at a light coming along a road, and he nearly does not turn round.
    -> evenings
+ [Ask who is behind him #match: behind, shadow, who is behind #id: who_behind]
    "Somebody who used to turn my pages," says Aurel. "White hair from the powder, he was quite young. I never asked him what he was called. That's a thing that I have had leisure to be ashamed of."
    -> evenings
+ [Turn the mirror to the wall #match: cover, to the wall #id: turn_mirror]
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
+ [Tell him the name when I wake #match: toader, wake #id: tell_name]
    ~ near = near + 1
    "Toader," I say. He's on the edge of the bed, with one shoe on, a hundred and fifty-three years old. "Toader," he says after me. "He turned for me for two winters. He never once missed. It would have been so little trouble to ask."
    -> evenings
+ [Keep the name to myself #match: secret, myself, quiet, silent #id: keep_name]
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
+ [Accept, and invite him #match: accept, invite, yes, agree #id: accept]
    It's nearly fair. I turn it over twice for the flaw, and it is so well made; and all of the flaw's on the other side.
    -> ending_fair
+ [Refuse him, in front of everybody #match: refuse, no, never, front of #id: refuse]
    ~ fear = fear - 1
    "No," I say, as one would in a shop. It's a very good hall for sound. A minister turns round. The Count is enchanted. "How well that was placed," he says. "In the mask, from the diaphragm. One could do something with you." He kisses my glove. "Monday, then, all the same. By my own door."
    -> evenings
+ [Ask him for a day to think #match: a day, to think, think it over, consider #id: ask_day]
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
+ [Say nothing, and take up the lamp #match: lamp, nothing, silent #id: take_lamp]
    I hold it high, so that each of them has a shadow, or not. There are five steps between me and the one, and nine to the other. It's my stair. It's astonishing how long it has taken me to notice.
    -> stair

=== stair
~ here = "stair"
~ present = (aurel, sturza)
{dragu_knows:
    ~ present = (aurel, sturza, dragu)
}
It strikes eleven, late, from the Lipscani clock.
+ {blood} [Call the Count by his own name #match: name, toader, own name, true name #id: call_name]
    "Good evening, Toader," I say. "Don't breathe so."
    -> ending_name
+ {dragu_knows and well} [Nod to Dragu, and step aside #match: dragu, nod, inspector, bricks #id: nod]
    "Do come up," I say to the Count; and I see him look down, at the sill, at my face, for which kind it is.
    -> ending_well
+ {leave_given == "desire" or (near > 2 and bread)} [Hold out my hand to Aurel #match: aurel, equal, hold out, love, my hand, take his hand #id: hold_hand]
    "Come in," I tell him, "and bring the piano," and there's no fear in it anywhere. I look.
    -> ending_tenancy
+ {letters and CHOICE_COUNT() < 3} [Set Aurel free of the promise #match: free, release, promise, let go, leave #id: release]
    "You don't owe this house anything," I say up the stair. "The rent's paid. It was paid eleven times."
    -> ending_free
+ {CHOICE_COUNT() < 1} [Offer the Count his bargain after all #match: bargain, count, sturza, deal, offer #id: late_bargain]
    "An evening," I say. "You said one evening." I can feel him go behind me, on his landing, quite quiet.
    -> ending_fair
+ [Keep the promise my aunt kept #match: aunt, stay #id: keep_promise]
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
#topic: threshold, invitation, invited, sill, rules, vampire, what he is, what is he, if i let him in, happens if i let, not invited past, past the second landing, invite him, is he a vampire
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
#topic: where am i, where are we, this place, what place, look around, looking around, look about, what planet, what country, which country, what city, which city, what town
{ here:
- "rooms": {My own rooms at Number 9, Strada Lupu, in Bucharest, under his: a stove, a lamp, my aunt's chair, which stands oddly far from the wall, a wardrobe of her dresses, and a door on to the landing. Above me is a piano that knows when I'm listening.|The stove, the chair, the curtain on Lipscani. Since I came I have moved nothing. I've begun to find that each thing stands where one would put it in order to hear.} {attic:Upstairs there's a landing that I think about; below, a cellar that I don't.|Under the door lies the shadow of a man who is waiting to be asked.}
- "attic": In the attic, among eleven trunks and their straps, under the skylight. The snow on it makes everything look as if it were being remembered. The last of the trunks has no lock, only a ribbon.
- "his": His rooms, on the far side of the ceiling: the Bösendorfer, a soldier's bed, one gilt chair, two hundredweight of music. It is the first time I have seen my own lamp from above, through the crack by the pedals.
- "corso": At a corner table of the Café Corso, behind more carnations than anybody was ever honestly given. There's a band, and a place in it where a violinist sat.
- "cafe": The Café Lafayette, by the stove, where every second newspaper has a man behind it who isn't reading. Dragu's list lies under his saucer.
- "second": The second landing, below the wolf in the window: my house on one side of the sill, and on the other a lodger. The sill's a plank of oak a hand wide, and there's no dust on it, on his side, where the shoes stop.
- "cellar": In the cellar, nineteen steps under the shop, beside a well that somebody was in a great hurry to have done with. Some of the bricks aren't quite flush, and there's writing on the kerb.
- "hall": The foyer of the Athenaeum, in the interval, in an amount of gilt that would make a duke feel poor. There's a mirror on every wall, and one tall old man who has found the only place between them.
- "stair": On my own stair, between the count below me and the one above me whom I have known for less time than I've known the wallpaper. It's the narrowest place in Bucharest tonight.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, what month, month is it, season, time of year
{
- monday: Monday night, at eleven, which is when it was always going to be.
- concert: The end of the week that began with a silence. I have stopped going by the clock; I go by which stair creaks.
- evenings: An evening in that winter, some time short of eleven. Everything in this house is before eleven or after it.
- else: A Monday, just gone eleven o'clock, in the winter of the green shirts. I know because he stopped playing.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
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
#topic: want aurel, aurel want, mr vasarhely want, vasarhely want, the lodger want
"Leave to stand where I'm standing," says Aurel. He thinks it over, as a scruple. "No. I want you to have been asked first. I find that I should like that more." -> DONE
=== w_sturza
#topic: want sturza, sturza want, count want, the count want, count sturza want
"Why, nothing that would be missed," says Count Sturza. "A corner. An evening. I have always been so easily contented with other people's things." -> DONE
=== w_dragu
#topic: want dragu, dragu want, inspector want, inspector dragu want, the inspector want
"Him in daylight," says Dragu. "Or me with a lid. I'm not particular." He turns the boy's ring as far as the knuckle. -> DONE
=== w_zoe
#topic: want zoe, zoe want
"A hot bath, mon ange, and a man who's dull," says Zoe, "and I can't sing for either." -> DONE

// Reactions
=== r_aurel_act
#react: aurel act
{!Aurel has moved out of my way before I'd decided to go there; I come through with my sleeve a finger's breadth from his, and hear that he's left off breathing, which he does only for show.|"You do that with your left hand," he says. "I had wondered, from the sound. She used the right."|He doesn't help. He holds the lamp at the one height where there's no shadow on it; and when it's done he says, "The whole house has stopped to hear that."|Something in it makes him look off, at the wolf, and hum four bars. The fifth he keeps.|"Yes," says Aurel, as though I'd put it to a vote. His toe's exactly at the edge of the sill, and he has looked down to make certain.|He watches me to the end of it. "In my day that was done by a maid," he says, "with her eyes cast down. I find I'd missed a great deal."|It's so quiet that I hear his glove creak. "Don't mind me," says Aurel. "I'm only learning it by heart. One never knows which will be the last thing that one's let see."} -> DONE
=== r_aurel_say
#react: aurel say
{!"I'll be frank," says Aurel, "it's a fault. I have been hoping since Tuesday you would say that."|He bows his head to it, as one does to a card that has been well played; and then, of course, it's his turn. "There's been somebody at the bricks in the cellar," he says.|"May I think that over until about 1950?" says Aurel gravely. Then he smiles. I'd not been prepared for it.|"You believe so," he says. "One can hear when you don't, it goes up a half tone. She used to cough."|"You'll wish that you had kept that for the second landing," says Aurel; "there's an echo there that flatters one. Say it again when I've my back to the window."|He's silent for a bar and a half. "I had a reply to it," says he, "in very good French. I shall give you the true one. It frightens me."} -> DONE
=== r_aurel_ask
#react: aurel ask
{!"I shall answer that too early," says Aurel, "so do stop me. Yes. And it's older than the house, and it's written down; but I have never been asked as far as where."|"There's a true reply and a polite one," says he. "They were the same in 1811. The true one is in the attic. I've begged myself not to read it."|He considers it with his hands behind his back. "No," he says, "though I should have liked to be the kind of man who could. You might ask the Inspector what kind he takes me for."|"Ask me across bread," says Aurel. "I'd rather not have the choice. You've a loaf, you have salt. I'll bring the appetite."|"I can tell you how it sounds," he says. "There's a bar where the left hand crosses. It's something of that sort, and one can't see whose hand it is."|"Your aunt put that to me in 'eighty-seven," says Aurel. "I said I'd think. She had a trunk brought down. You will observe that I am answering you at once: because I was lonely."} -> DONE
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
{!"Do you always?" says Dragu. He's noticed the hand, the door, and the time; and having noticed, he shifts along a little, as if I'd passed.|Dragu moves his feet to let me by. The coat follows, somewhat later. Out of its pocket falls a chessman, a white knight, and he has it back before it's stopped rolling.|He watches with half shut eyes. "Go on," he says. Smoke. "Your lodger's counting your steps. Did you know? Lips move."|"Sandu used to," says Dragu. He doesn't say what; he looks at my hands until I've finished, and then at his ring.|"Good," says he. "Don't do that near a man with a flower. He'd want it."|He strikes a match for me to see by, and it burns down to the fingers. "Take your time," says the Inspector. "I'm off duty since 1929."} -> DONE
=== r_dragu_say
#react: dragu say
{!"Who else knows?" says Dragu; and when I've told him, "Then that's three. It's a secret still. At four it's a list."|He smokes it through to the end, my sentence, and puts it out in the saucer. "Yes," says Dragu. "I've a file that says the same. Worse spelt."|"You'd swear to that? No, don't. Nobody would take it down," says he, and taps his own forehead, where he's taken it.|"Slower? And again the bit about the stairs?" He has taken the garlic back and is peeling it with his thumb.|"Funny," says Dragu, without a trace of it. "The old lady used those words. Then she gave me jam."|"I'll believe you," says he. Smoke. "It's my one vice. Has he said it himself? To your face? Ask him when he is eating."} -> DONE
=== r_dragu_ask
#react: dragu ask
{!"Why d'you ask?" says Dragu. It's not a rebuff; he'd like to know. "Something in the cellar, is it? It's generally the cellar."|A long breath; grey, then blue. "Forty years ago I could have told you," says he. "Now I can only tell you where I'd look. Down."|"Did he say so? Or did you hope so?" says Dragu. "There's a way of finding out. It takes a loaf."|"Who's he write to? Who sends him flowers? No one? Then it isn't him," says Dragu. "That's all there is to police work. That, and shoes."|"You've read her letters? No?" He looks at the last trunk as one does at a locked church. "I've only got as far as the ribbon. I was brought up strictly."|"Ask me on Saturday," says Dragu. "You'll have met him by then. You'll have liked him."} -> DONE
=== r_dragu_leave
#react: dragu leave
{!"Home? Lit streets?" says Dragu. He'll be twenty paces behind me, I know, the whole way.|He gives me the garlic. "My joke," he says. "Cook it."} -> DONE
=== r_zoe_act
#react: zoe act
{!"Brava, quelle entrée, and in those stockings," says Zoe, and pulls me down by her before the waiter can admire them.|"Do it again, there's a man at the bar who dropped his fork," says Zoe. She looks, and stops laughing. "No. Don't. It's he who sends the flowers."|Zoe blows smoke at it, as priests do, with incense. "There, it's blessed. Now tell me what's frightening you."|"You've your phantom's manners," says Zoe. "You used to knock things over, mon ange, I rather miss it." She has hold of the ribbon at her neck.|She does it after me, mocking, and it's exact, it's myself to the life; and I see that she has put me away in there with all the other refrains, to be safe.} -> DONE
=== r_zoe_say
#react: zoe say
{!"Tu parles! My own mother believed less than that, and she married twice," says Zoe; but her foot, under the table, has found her shoe.|"Say it in French, chérie, it'll sound like an affair and not a funeral."|She mocks it, with all the gestures; and underneath the table she has taken my hand.|"Oh, that," says Zoe. "The old one says that as well, only he says it as if he'd pay." She pushes the carnations along, out of the light.|"Encore," says Zoe, with her eyes on the band, where there's a chair too many. "Violin, he was, that one. He said what you said. The next week he'd forgotten it, and was so happy."} -> DONE
=== r_zoe_ask
#react: zoe ask
{!"Moi? I'm a singer, I know only refrains. Ask him that's in the box at the Athenaeum, he knows all the verses," says Zoe.|"Ah ça! He's rich, he's old, and he listens," says Zoe. "Two out of three I'd have laughed at. He asks about your cellar, chérie; what have you got in it?"|"Ask me after midnight, when I've got my feet on the ground," says she; and then, quite low, "No, ask me now. I get so tired lately, after he has clapped."|"You might put that to a policeman," says Zoe. "There's one sits in the Lafayette like a wet umbrella. I'm told that he believes people."} -> DONE
=== r_zoe_leave
#react: zoe leave
{!"Va, go, go home to your phantom, and wear the green," says Zoe.|"Kiss me, both sides," says Zoe, "and do be in tomorrow, I've a feeling about tomorrow."} -> DONE
=== meanwhile
#meanwhile
{!On the floor above two steps are taken, and there is a wait, and a third. They're not his; his are evenly spaced.|The frost has made another leaf on the pane. In the part that is still clear the street lamp has a man under it, and then only a lamp.|A key is tried, somewhere in the house, in a door that I'd have said had no lock.|The clock on the landing, which has not gone since my aunt's funeral, gathers itself and strikes the quarter.} -> DONE
=== r_act
#react: act
{here == "cellar" or here == "attic":{!I do it by lamplight, and the dust comes down, and lies along my arm. It hasn't settled anywhere else. It's as if the rest of the place had been swept, quite lately, by somebody who came in his stockings.|It's cold work. When I've finished I notice that the piano has been silent the entire time, in the way that one is at the theatre when somebody on the stage picks up a letter.|There; and a thing rolls away from my foot into the dark, and fetches up against something that gives back a hollow sound. It's a button, of horn, off a coat such as nobody has worn in a hundred years.}|{!I go about it, not quietly. Above me a chair is pushed back by an inch; he's heard, and has turned his head to where I am.|The house makes room for it, with a creak on the second landing where nobody's standing. When it's over there are snow flakes on the stair carpet, five or six, that weren't there.|So I do it, by the light of the stove, and my shadow does it larger. When we've finished hers goes on a moment longer, or I had moved my arm.|It's soon done. And in the hush, as after the first piece in a programme, from the floor above: a single A, and a pause, as if the orchestra might like to tune.|It takes both hands. A carriage has stopped in Lipscani meanwhile. I wait for it to go on; and it doesn't, and I smell carnation as one smells rain.|I've done stranger things in this house, and been listened to less. There's a step overhead to the window, and a step back; he has looked to see who else might have heard.|In the end I manage it. A bit of plaster comes down from between the boards of the ceiling and lies on my sleeve. It's warm. Someone has been kneeling there.|That's that, then. Far under the shop, through two floors, something goes over with a small, dry, patient knock, like a brick.}} -> DONE
=== r_say
#react: say
{!I say it to the stair. In this house one's never quite sure of talking to oneself; and there's the fourth tread, giving, as under a person who has sat down to hear the rest.|It sounds truer in the cold. My aunt, says her notary, never raised in here either her voice or the heating; and yet all the plaster on the stair side is worn smooth by somebody's ear.|Two floors up a single note is struck, quietly, like a man underlining.|It's out; I see it as a little smoke. On the other side of the street the boy with the notebook looks up, and cups his hand behind his ear, and writes.|I've said it in Romanian, and what comes back up from the cellar has the words, and a different accent, a good hundred and fifty years too careful.|He's said nothing. It's the kind of nothing with somebody in it. "Go on," I could swear that it says, "I've put down the lid."} -> DONE
=== r_ask
#react: ask
{!Nobody's there to ask. My aunt, I think, would have known, and would've packed a trunk. It may be that she wrote it down, and packed that.|I put the question by till eleven. It's wonderful how many I have got, by eleven; I've begun to sort them into those for which one needs bread.|The house ticks. Then, as if it had been considering, one brick falls, a long way down, and after it there's a silence that would like to be asked what it wants.|It's a question for a man who listens for his living. There are two of those; one of them plays, and the other one smokes.|I ask it of the wolf. He has his paw up, and he's looking, now I come to follow it, not at the stair but at the floor of the shop.|I ask it out loud, and overhead he plays me four bars by way of an answer. I don't know the piece. I know that it breaks off.} -> DONE
=== r_leave
#react: leave
{!I get as far as the street. There's snow on it and the print of boots, in pairs, in step, that stop before our door, and turn, and stand. I go in again, to see what they were looking at.|One could go. There is a cab rank at the corner. My aunt had it moved there, I'm told, so as to be near; the man on the box has taken off his hat to me, and has got her name ready.} -> DONE

// What readers do
=== n_keyhole
#topic: keyhole, through the keyhole, crack of the door, under the door, his shadow, peep
{here == "rooms" and not attic:I kneel down to it. A blue darkness, a banister, a waistcoat with one button done up in the wrong hole. He never gets that wrong. Then the waistcoat bends, with great courtesy, so as not to be looking at me, and I see past it, on the stair, one flake of snow coming down; indoors.|Every door here has a keyhole, and each has been stopped, at some time, with a twist of music paper. I've opened one out. It was a bar of rest.} -> DONE
=== n_lamp
#topic: lamp, light a lamp, light the lamp, candle, match, turn up, the light, gas
{ here:
- "cellar": I hold it over the kerb. The flame leans toward the bricks, all of it, as if there were a draught, and there's none on my cheek. It's breathing in.
- "stair": The wick is low. I turn it up, and there are two shadows on the wall where I'd counted on three.
- "corso": There's a pink lamp upon every table, with a fringe. I turn ours up, and Zoe turns it down: "Not on these, chérie." She means the flowers. In the light they had thrown no shadow on the cloth.
- "cafe": I hold a match for him. He looks at my face by it, and not at the cigarette, as one does who has been lied to by lamplight.
- "hall": It's lit by four hundred bulbs, and there's not a corner in it to put a shadow. The tall old man stands in the very middle.
- "his": There's one candle on the music stand. He doesn't use it for the notes, he's told me; it's so that whoever is on the stair should know that he is in.
- else: I scratch a match on the stove. The lamp takes; and on the wall the shadow of my hand, of the chair, of the coats on their hooks. Past the door, where a gentleman is standing or has stood, the light lies on the boards quite whole. It's overhead that something stops it, at a crack, and moves on.
}
-> DONE
=== n_window
#topic: window, out of the window, look outside, curtain, curtains, open the window, the street, shutters, snow
{ here:
- "attic": The skylight has been lifted off its hinge by someone who took the trouble to lay it down on a blanket. In the snow on the roof are a man's tracks, heavy, coming. There's a second line beside them, lighter, that goes out every night and comes home, and it hasn't got any heels.
- "second": The wolf lets in what there is: a street lamp, in red and amber, so that one side of the landing looks like a hearth. I rub the pane beneath his paw. Someone's standing in the doorway opposite with a flower in his coat, and the snow is not lying on him.
- "corso": It's steamed up. Somebody's fingertip has drawn a stave across it, with a treble clef, and left it empty.
- "cafe": Two lads in boots are looking at hats. One writes. He licks his pencil first, as we were taught to at school.
- else: I move the curtain by the breadth of one eye. Snow, the shuttered watchmaker's, a green boy under the lamp, stamping, with a notebook. He looks up, not at me; at the floor above. Then he looks at his list, like a man who's been told that there would be music.
}
-> DONE
=== n_poker
#topic: poker, knife, weapon, stake, gun, attack, hit, fight, slap, strike, stab, scissors, push him, kill
{present ? dragu:"That?" says Dragu, with his eye on what I've picked up. "For him it's too short. For me you'd need to be angrier." He moves the apple core out of reach of the blood there isn't going to be. "Keep it by you, though. There's another who uses stairs."|I've got the poker. It's my great-aunt's; somebody has bound the handle round with black silk, and worn the silk through to the iron. "That was for me," says a voice, quite without reproach, "the first winter. She used to keep it on her knees while I played. After a year she had it on the floor."} -> DONE
=== n_hide
#topic: hide, under the bed, wardrobe, behind the curtain, behind the door, cover my ears, crouch
{"corso cafe hall" ? here:I step behind a pillar, a palm, a fat man; they've always one of the three. From there it's like being at the back of a stage. One sees how many of those who are laughing have their hands shut; and that all of them, like sunflowers, are turned a very little toward the one carnation.|I get in among the dresses in my aunt's wardrobe, and pull the door to, and hold it. It's quite dark. Camphor; grey silk; and at the height of my chin, upon the inner side of the door, where only somebody standing here would find it, a row of pencil strokes. There are eleven. The eleventh has been gone over till the wood's cut.} -> DONE
=== n_shout
#topic: shout, scream, for help, call out, yell, call for help, help me, cry out, who's there, hello
My voice goes up the well of the stairs, and does what it does in a good hall: it arrives. A trunk lid falls. From the street somebody laughs, in a young man's chest voice. And two floors up all the strings of the piano hum with it, and go on humming, as nobody's by to lay a hand on them. "I'm here," it's said, quietly, quite near. "I have not been elsewhere." -> DONE
=== n_gown
#topic: dressing gown, get dressed, put on, shawl, coat, my coat, slippers, change clothes, undress, gloves on, hat
I put the shawl on over what I have. It was hers, and has a darn at the shoulder so small that I had taken it for a moth; I know that stitch. It is on the thumb of a white glove. So one of them mended for the other, for fifty years, and which of the two it was I shall have to ask. -> DONE
=== n_chair
#topic: aunt's chair, sit, sit down, armchair, the chair, sit in my aunt's chair, stool, rest
{ here:
- "attic": I sit on the ninth trunk. It's the cholera summer, to judge by the label. The strap has been buckled at the last hole and unbuckled, so many times that it hangs open by itself.
- "corso": Zoe has hooked out a chair for me with her bare foot. On the one beside it lies a man's white scarf, folded in four; nobody has sat there, and nobody's moved it.
- "cafe": He pushes out a chair with his boot. From it one sees the door, the window, and in the coffee urn the whole of the street behind one. "Good, isn't it?" says Dragu. "Took me years."
- "his": Apart from the piano bench there's one chair, gilt, with the stuffing gone, turned to the keys. It's not been sat in since the spring. He sees me look, and doesn't ask me to, and doesn't ask me not to.
- else: I sit where she used to. The arms are worn, the left one more; from here one's ear comes just under the place where his pedals are. I'd thought that it was an ugly position for a chair. It's the best seat in Bucharest.
}
-> DONE
=== n_listen
#topic: listen, hear, ear, listen at the door, my ear, sounds, noise, hold my breath, footsteps
{ here:
- "attic": Mice. Wax ticking. Below us on the landing somebody stands so still that one hears the stillness, like the gap where a clock was.
- "second": There's my own breath, and no second one. But in the wood of the sill, when I've laid my palm to it, there is something like a cat's purr, or a low string left to ring.
- "cellar": I put my ear to the bricks. I had thought of water. It's dry, and somebody's turning pages, slowly, one by one.
- "corso": A clarinet, and a drum, and where the fiddle comes in nothing at all, for eight bars; they've not had the heart to fill it.
- "cafe": Newspapers, being turned by people who are listening. A spoon. In the street two pairs of boots, in step; and they stop outside, while somebody licks a pencil.
- "stair": One heart that I know of is going, and it's mine. There's lime running out of a cuff, grain by grain, on to a stair. The clock in Lipscani draws its breath.
- "hall": Three hundred people are saying nothing beautifully. Through it, if one shuts one's eyes, there runs a thread of quiet, from group to group, that has white hair.
- else: I hold my breath. The stove; the snow, coming off the tiles; a tap. Overhead a board, the third from the window, says its one word, and a moment later says it again, lower. Whoever it is has put down something heavy, and has sat on it.
}
-> DONE
=== n_trunks
#topic: trunks, look at the trunks, the trunk, straps, suitcase, eleven trunks, lift the lid
{trunk:I know what's in them now. Ten years of going away; and one of letters.|Eleven, in order of size, like a family at a photographer's. Each is strapped and labelled, and each label has had a town written on it, and a line drawn through the town. Sinaia. Vienna. Constanța, five times. The last has a ribbon through the hasp where the others have a lock.} -> DONE
=== n_garlic
#topic: eat the garlic, take the garlic, apple, coat two sizes, the garlic, smell the garlic
I break off a clove, and crunch it, since everybody's watching. "With salt it's better," says a voice from the stair. "I remember it with salt." The Inspector is feeling in his other pocket. "I carried that six years," says Dragu. "Nobody ever ate the evidence." He looks, for the first time, not so tired. -> DONE
=== n_sleep
#topic: go to bed, to bed, sleep, lie down, my bed, pillow, nap, dream, close my eyes, go to sleep
{attic:I lie down in the dark with my eyes open. He has begun: something slow, so that it might be rain. It comes to me, as I go under, that it's being fitted to my breath; that when I turn over there's a rest. I dream of a white room, and of somebody there, whom I can't see, who is turning the leaves.|I lie down, with all my things on. The pillow is cold, and the house, for the first time in three weeks, has no music in it. One had got used to being fallen asleep to. I keep my eyes on the strip of light beneath the door; there are two shoes in it, quite still, with the toes turned outward, like a sentry's.} -> DONE
=== n_drink
#topic: drink, brandy, wine, tea, coffee, eat, hungry, cook, champagne, food, tuica, glass of water
{ here:
- "cafe": It comes with a spoon standing in it. On the saucer somebody's pencilled a number, and Dragu turns the saucer round. "Nine," he reads. "It's your house. They've started using the crockery."
- "corso": The waiter fills my glass and won't be paid. "The old gentleman," he says, and his eyes stay upon the cork. He used to whistle, that waiter. He'd quite a name for it.
- "hall": It's very good champagne. I find that I have drunk to something without having been told what.
- else: There's plum brandy behind the dictionaries, my aunt's, with a line scratched on the bottle for each year. It's the size of a thimble, the glass. As I set it down I see that there are two of them on the shelf, and that one has never been wet.
}
-> DONE
=== n_outside
#topic: go outside, outside, leave the house, into the street, street, lipscani, walk, take a walk
{attic:I've got as far as the corner, without a hat. The snow's up to my ankles; a cab horse looks at me, and the cabman says "The station?", as though he'd been told to. At my back a window has gone up by an inch, on the second floor. It's only so that I should have the music for as long as the street lasts. When I come in, there is chalk on my sleeve, green, from our own door.|There's no going out but by that landing, and on that landing there's a gentleman. I look at the street door from the top of the stair instead, over his shoulder, as one looks at the sea from a train. It's bolted. It is bolted still, from the inside; so whoever has come in tonight has not come in by there.} -> DONE
=== n_touchpiano
#topic: touch the piano, play the piano, keys, play a note, bench, press a key, the keys, play
{here == "his":I put down one finger on the A. It's as cold as a tap. "She did that too," says Aurel, "on the first evening; and then she said, it's flat. It was. I had been playing it so since Wagram, and no one would tell me."|There's no piano on my floor. There's a lid, of a sort, the underside of his boards; and if I reach up from the chair and knock on it, once, there comes back by and by, from above, the same note, put in tune.} -> DONE
=== n_pray
#topic: pray, prayer, cross myself, icon, god, church bells, holy water, rosary
My aunt's icon is in the corner, Saint Paraskeva, with the silver worn off one cheek. I say what one says. When I look up he's waiting at the sill with his head bent, and his lips have moved. "I leave out the last line," he says, "about deliver us. I never know to which of us it would apply." -> DONE
=== n_self
#topic: talk to myself, to myself, mutter, pinch myself, am i dreaming, going mad, think, calm down, count to ten, breathe
{attic:"You're a sensible woman," I say to the stove. "You came about the furniture." The stove has nothing to say to it. But over my head the left hand, which had been waiting, comes in upon the beat, as at an opera, when the soprano has finally got through her recitative.|"You're a sensible woman," I say to the stove. "You came about the furniture." Behind the door a breath is drawn, and let go, and I'd take an oath that he was smiling. "You also asked for the third stair to be mended," says Mr Vasarhely. "I beg you to notice that tonight it hasn't creaked."} -> DONE
=== n_kiss
#topic: kiss, kiss him, embrace, hug, touch his hand, take his hand, hold his hand, touch him, touch aurel, caress, kiss aurel
{given:It's cold, as snow is, for the first moment only. He keeps his eyes open; he tells me afterwards that he'd wished to be sure which of us it was. Down in the shop something made of glass has fallen and not been broken.|{present ? aurel:I've leaned until there's a hand's breadth in it. He doesn't draw back, and he doesn't come on; he has shut his eyes, and is counting, under his breath, in Hungarian. "It's at the sill that one learns it," says Aurel. "Ask me something first. Ask me at bread. I'd like it to be a thing that I answered."|I've got as far as laying my hand to the wall, on his side. The plaster's cold. Then, as it might be a stove someone has lit next door, it isn't.}} -> DONE
=== n_bed
#topic: look at the bed, narrow bed, his bed, coffin, under his bed, look for a coffin, his room, his things
{here == "his":It's made up as for inspection, grey blanket, square corners. There's a dent in the pillow, on one side. Under the bed, where I'd been so foolish as to look for earth, stands a pair of dancing pumps, cracked across, with the snow marks of 1811 on them in salt. He's never had them cleaned.|I have looked for one, naturally, my first week. In the whole house there's a single box that would take a man, and it is full of Liszt.} -> DONE
=== n_sing
#topic: sing, hum, whistle, dance, song, waltz
I start it low, the thing that he broke off. I've only the top line. At the fourth bar there is a tenor under it, quite true, from the wrong side of a door; and at the eighth we both of us stop, on the same breath, in front of the ninth, like two people at a crossing. -> DONE
=== n_wolf
#topic: wolf, stained glass, coloured glass, stained-glass, second landing, landing, look at the wolf
He's done in five colours, and he waits with one paw raised. I bring the lamp up close. There's lettering in the lead about his feet, that I'd taken for grass: NECHEMAT NU INTRU. Unbidden I don't go in. The glazier's date is 1764, and someone has tried, with a diamond, to add a comma after the second word. -> DONE
=== n_search
#topic: search, look for clues, clue, clues, drawer, drawers, desk, look under, cupboard, explore, examine the house, search the house
I go through the sideboard. Table linen for twelve. A railway guide for each spring since 1888, uncut. And at the back, in tissue, a door key, with a tag in the hand that I have seen upon the will: "Not his. Not mine. Cellar." It's colder than the drawer. -> DONE
=== n_read
#topic: read, will, the will, book, newspaper, file, the deed, read the will, write, write a letter, diary
I've read the will so often that it opens by itself. "To my great-niece, the house, and what's in it, and what's above it," it says. "She asks questions." Then a line that the notary's clerk left out of his copy, and I've only found by holding it to the lamp: "Let her ask before she bolts the door." -> DONE
=== n_eyes
#topic: his eyes, look at him, look at aurel, his face, his hands, teeth, fangs, his teeth, stare
{present ? aurel:I look, since no one's ever told me not to. It's a face for a miniature: grey eyes, a mouth that's been taught. He stands it as one stands for a tailor. Only his hands don't know how to be looked at; he's put them behind him, and I can hear one glove taking hold of the other.|I try to call it up, and can get just the gloves, and the voice. It's odd. I could draw to scale each hair of the Inspector's moustache.} -> DONE
=== n_stairs
#topic: stairs, up the stairs, go upstairs, go up, stair, climb, fourth stair, downstairs, go down, banister
There are nine from my door to the second landing, and I have learned which of them talk. The fourth is worn to one side, and the sixth more deeply, just where a person would sit who wished to hear, and not be seen to listen. I sit down on it. My feet find two hollows, side by side, that they fit. -> DONE
=== n_shop
#topic: shop, shutters, to the shop, ground floor, watchmaker, baker, neighbour, neighbours
The shop has been shut since before my time. Behind the counter the scales still hang, with a dead moth in one pan. I weigh it down with a finger, and let go, and it swings back, level, and past level; as though on the other side, where there's nothing at all, somebody had laid on it one white petal. -> DONE
=== n_carnation
#topic: flower, carnation smell, white carnations, smell, sniff, scent, vase, throw away, burn the flower
I put my nose in it. It has no scent at all until one has stopped trying. Then it's in one's hair. I've noticed that wherever they stand the water in the glass stays perfectly clear, and that people next to them begin, after a time, to agree. -> DONE
=== n_police_heard
#topic: what he heard, what did you hear, what have you seen, the file, how did you get in, why are you here, what do you know
{present ? dragu:"Boots? Not mine," says Dragu. "Before. Over the ridge, at one, and back by three. Light. He wipes them." He finds another cigarette by touch. "I've sat on that roof five nights. Do you know what I heard? Scales. Who eats people, and practises scales?"|It's for the policeman, that question. He'll be by a stove, not drinking his coffee.} -> DONE
=== n_stove
#topic: stove, warm myself, fire, cold, shiver, warm my hands, heating
I kneel, and open the little door. It's burned down to red. He has noticed, I think, that I'm short of coal; each morning there's a scuttle on the second landing, on my side, a hand's breadth from the sill, just as far as an arm will go without its owner. -> DONE
=== n_offer
#topic: cry, weep, laugh, smile, faint, tremble, flirt, apologise, apologize, thank him, thank aurel, thank you
I hadn't meant it to be heard. But that's a thing one gives up in this house along with curtains. There's a pause overhead, or on the stair, of just the length in which a well-bred man decides that he has noticed nothing; and then, very softly, something in a major key. -> DONE
=== n_uninvited
#topic: who is in the house, who's in the house, someone in the house, who was not invited, intruder, burglar, who broke in
{attic:A policeman was, that night, and said so. But there's been somebody else, I've come to think, for a great deal longer, and lower down.|"He smokes a cheap leaf, and has just eaten part of an apple," says Mr Vasarhely, through the wood. "His heart's quite steady. It's not of you that he is thinking. I can't go up to him, you see: there are two landings in it, and nobody has ever asked me to either."} -> DONE
=== n_run
#topic: run, run away, flee, escape, start running, run upstairs, run downstairs, hurry
{attic:I run; I've the stairs under me before I've thought which way. At the turn I stop with my hand on the newel. It's been polished, on the one side only, by fifty years of somebody's having got precisely so far, in a travelling dress, with her bag in the other hand.|Where to? I've been twice round the table before it strikes me that of the two men in this house who weren't asked in, the one has said so, and is waiting on the mat.} -> DONE
=== n_punch
#topic: punch, punch him, slap him, hit him, push, kick, grab him, throw something, throw
It's a poor sort of blow. It's met by no one; there is only a breath of cold on my knuckles, as from a cellar, and my fist has been put back at my side, with care, like a glove that I had dropped. "Again, if it helped," says a voice that hasn't come a step nearer. -> DONE
=== n_pour
#topic: pour, pour myself a drink, a drink, pour a drink, sip, toast
I fill the thimble glass to its line. "Your health," I say to the ceiling, for a joke. And the ceiling, after a courteous pause, gives a small chink, crystal on wood. He's drunk nothing; he can't. But he had had a glass up there to answer with. -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, good night mr vasarhely, hi, bow to him, introduce myself
{present ? aurel:"Good evening, domnișoară," says Aurel Vasarhely. He bows; one hears it in the boards. "It is that, or it has become so. There are not many left who say it as though the evening might take note."|{present ? dragu:"Evening," says Dragu. "It's gone eleven. You always so polite? To men on trunks?" But he has taken off his hat, which he hadn't for the dead aunt or for the lodger.|{present ? zoe:"Bonsoir, bonsoir, what is this, a visit?" says Zoe, and kisses me on both sides of a feather. Her cheek's quite cold.|I say it to the house. A tread on the stair replies; I know it, it's the sixth.}}} -> DONE
=== n_wall
#topic: wall, touch the wall, ceiling, look at the ceiling, plaster, wallpaper, feel the wall, look up
{"corso cafe hall" ? here:It's only a wall, with a mirror on it. I have got so used to a house that leans to listen that I'd left my hand there for quite a minute before I saw how I was being looked at; by somebody who'd give much, it seemed, to be told what I had hoped to hear.|I put my hand flat to the wall at the stair side. There's a place, at about the height of my temple, where the paper has been worn through to the plaster, and the plaster to a shine. It's on my side that one leaned. But I lay my ear there, and there's a warmth to it, as though on the other side as well.} -> DONE

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

// Plain questions.
=== p_year
#topic: what year, which year, year is it
1938. The bank has sent a calendar with a dam on it. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, lives in this house, live in this house, in this house, am i alone, other lodgers, how many people, how many live
By the deed there are two of us: Mr Vasarhely over the ceiling and I under it. The shop has been shut since before my aunt. It's a house in which one goes on counting, all the same. -> DONE
=== p_house
#topic: how did i get, get this house, got this house, inherit, inheritance, inherited, own this house, whose house
My great-aunt Ecaterina left it to me, with its taxes and its lodger. I had met her twice. It seems that on one of those occasions I asked a question. -> DONE
=== p_domnisoara
#topic: domnișoară, does domnișoară mean
Miss, said to somebody unmarried who's wearing a hat. He is the one man left in Bucharest from whom it doesn't sound like a fare. -> DONE
=== p_lived
#topic: has he lived, he lived, lived here, long has he, has he been here, how long has aurel, how long has mr vasarhely
Fifty years, by the rent book, in gold and in one hand. Nobody now in the street was here to see him move in. -> DONE
=== p_long
#topic: how long have i, long have i been, have i lived
Three weeks. I know by now which board is his window and which is his chair. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, is he dangerous, hurt me, trust him, can i trust
There is somebody who asks before he comes in and somebody who doesn't. I've been brought up to be afraid of the wrong one, I think; I should like to be surer. -> DONE
=== p_job
#topic: my job, my work, my profession, supposed to do, do for a living
I'm an heiress, to a roof. I came to sell it, and every morning I find another reason for not being at the notary's. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
A lamp, my great-aunt's shawl, and her keys, most of them with labels in a hand like a seamstress's. -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave, leave the house, way out
By the stair, past whoever's on it, and the street door at the bottom, which sticks. From my own rooms there's the window on Lipscani, and a long step down. -> DONE
=== p_far
#topic: how far, far is it, far away
The Corso is ten minutes off, the Athenaeum twelve, and the second landing fourteen steps. It is the last that one gets out of breath on. -> DONE
=== p_why_afraid
#topic: why does he ask, why must he ask, why did he come down, why did he come, why does he want to come in, come in for
He came down because of that floorboard. He asks because he has to: in this house he can no more step over a sill unasked than I could step through the wall. -> DONE
=== p_if
#topic: consequences
Anything done here has two parts, the doing, and the leave that one gave for it. It's always the second that can't be taken back. -> DONE
=== p_came
#topic: come here, came here, was i doing before, did i come, where am i from
By the train from Iași, with two cases, to sign some papers. I'd taken the room at the hotel for three nights. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who rules, who governs
I am, on paper. The house has its own view, and has had longer to form it. Who governs Romania this month one asks the newspapers, quietly. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for, sell the house
I meant to sell. Now I should like to know first what it is that I'd be selling, and who is walking about on it. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
Frost, and snow to come. The pipes have begun to talk, which here one learns to tell from the rest of it. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Unmarried, as he's good enough to say, and with no one left but a friend who sings. My looks are my great-aunt's, I'm told, and I have been given her dresses. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Bucharest, in Romania; in the street of the wolf, if one translates it, and no one here does. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Romanian. Zoe has French as well, for being rude in, and he has whatever was spoken at the time. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
{monday:None to speak of, it's eleven.|Tonight, as long as I keep them waiting on the stairs. Otherwise one counts to the next eleven o'clock.} -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? aurel:-> t_aurel}
{present ? dragu:-> t_dragu}
{present ? sturza:-> t_sturza}
-> t_aurel
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? zoe:-> t_zoe}
-> t_ecaterina
