# ask: name What does your family call you?
VAR name = ""
VAR mole = 0
VAR visits = 0
VAR tavo_in = false
VAR tavo_told = false
VAR lucha_lied = false
VAR beto_near = false
VAR mama_knows = false
VAR petals = true
VAR spoke = ""
VAR book = ""
VAR both = false
VAR answered = false
VAR two_known = false
VAR here = "kitchen"
LIST people = chole, lucha, beto, tavo
VAR present = (chole)
// Chole has been dead for a year, and is at home tonight.
VAR alive = (chole, lucha, beto, tavo)
-> stove

=== stove
#beat
~ here = "kitchen"
Her thumbs are on my cheekbones, and they smell of clove. Behind her the pot begins to boil, though nobody has lit the stove.
+ [Help her #match: yes, agree, apron, together, help her, help you, help chole, help cook, help with #id: help]
    "Good. Wash your hands," says my grandmother, who has been dead since last November. "You've had them in flowers." It's the first order I've obeyed with pleasure in a year.
    -> kitchen
+ [Faint #match: faint, fall, collapse, swoon, fall to the floor, fall down #id: faint]
    I go down between the sacks. When I come back she's holding an onion beneath my nose, and scolding me for the way I fell. "On the hip, m'ija. In this family we fall on the hip." I am sitting on her foot, and it isn't there.
    -> kitchen
+ [Who? Ask whom she suspects #match: who, suspect, suspects, poison, poisoned #id: who]
    "If I knew who, would I be cooking?" But she has it in her apron, on the back of a gas bill: Beto, debts. Lucha, the book. Memo, the hotel. Inés, and after my mother's name there is no reason, only a mark where she rested the pencil for a long time.
    -> kitchen
+ [#meanwhile]
    "Faint tomorrow," says my grandmother, and puts a spoon in my hand. It's the old one, with the burned edge; and my hand has gone round it before I have given it leave.
    -> kitchen

=== kitchen
#beat
#recap: My dead grandmother came home for one night to ask who put something in her chocolate.
~ here = "kitchen"
~ present = (chole)
She gives me the law of it as she'd give me a shopping list. I see her since I laid the petals; so will children and dogs. She can touch food, but no door. She can smell a lie, and it smells of scorched milk. She may ask, but she can't accuse: whatever was done, one of the living must say it. And if the path of petals is broken she'll go, from the feet up, like a cloth drawing water. "Until the six o'clock bell," says Chole. "So. There's no mole." In the pot, where I left them to soak for a decoration, are the chilhuacles, black on one side. Seven moles she sold from this kitchen and put four children through school. Six of them are written down.
+ [Ask which of the seven we are making #match: which, seven, recipe, mole, seventh #id: which_mole]
    ~ mole = mole + 1
    "The one nobody's got." She takes the burned chile, and smells it, and looks at me with narrow eyes. "Who taught you to do that?" she asks again. It isn't a scolding this time. I say nobody did, I was thinking of you.
    -> small_guest
+ [Throw the burned ones out #match: throw, burned, bin #id: throw]
    "Out!" I say, and I have the lid off the bin. She can't hold my wrist. She puts herself in front of it instead, all one metre fifty. "Since when do we throw out?" says Chole. It strikes me that she hasn't told me they are wrong.
    -> small_guest
+ [Ask what she remembers of that night #match: remember, chocolate, birthday, supper #id: remember]
    "Cake. Beto sang. Two of you carried up my chocolate and each of you said the other had sugared it." She stirs nothing in an empty pan. "It was sweet. It was twice too sweet. I drank it so as not to offend."
    -> small_guest
+ [#meanwhile]
    The chiles have drunk all their water. Chole takes the spoon out of my apron pocket herself and gives the pot one turn, against the clock, to see whether I notice.
    -> small_guest

=== small_guest
#beat
#recap: Tavo, who is seven, can see Chole.
~ here = "kitchen"
~ present = (chole, tavo)
Eight o'clock, from La Soledad. With the last stroke there's somebody on the threshold in skeleton pyjamas, with a tamarind sweet stuck to one cheek. My cousin's boy Tavo looks at me, then at the stove. "She's shorter," says Tavo. He comes no further; he is a child who has been told a thousand times to get out from under people's feet, and so he lives there, and knows the family from the knee down. "Hello, Abuela Chole," he says. "You're dead." "And you're sticky," says my grandmother. They consider one another. It's clear to me that they're going to get on as equals, and it always was so.
+ [Bring him in and give him the nuts to shell #match: bring him, nuts, invite, shell, come in #id: tavo_in]
    ~ tavo_in = true
    ~ mole = mole + 1
    He shells almonds by the count, out loud, and eats every tenth. "I was under the table at your birthday," he tells Chole at sixty. Then he has to concentrate. It seems that there are facts that you can't hurry.
    -> arrivals
+ [Ask him to keep it a secret #match: secret, quiet, keep it, hush, promise #id: tavo_secret]
    "Who would I tell?" says Tavo. He goes to sit by the gate, where the petals begin, to look at shoes.
    -> arrivals
+ [Send him back to the grown-ups #match: send, grown-ups, send him away #id: tavo_away]
    "They'll send me here," says Tavo. It's a fact, and he goes off to establish it. Chole watches me shut the door. "That one saw something," she says. "Small people do. I was one all my life."
    -> arrivals
+ [#meanwhile]
    "There are shoes coming," Tavo announces, with his cheek to the tiles. "Four and four and two with a stick." He goes out backwards to meet them.
    -> arrivals

=== arrivals
#beat
#recap: At ten the family came to supper.
~ here = "yard"
~ present = (chole, lucha, beto)
By the ten o'clock bell the courtyard is solid with Robleses, kissing. They step over the petals without looking, as they'd step over a cousin. Abuela is at my shoulder with her nose up. Clean, she says, of an uncle from Etla. Clean, but it's another man's shirt. My aunt Lucha comes through them in black lace like a procession, takes me by both hands, and tells me that not a day goes by. The air turns bitter at once. "Ay, m'ija," says Lucha, with her red nails in my palm, "as they say, he who weeps last, weeps for two." Behind her my uncle Beto is making the children laugh, and he has his father's ring on, and the skin below his eyes is like the skin on cocoa. My cousin Memo has brought a man who measures walls.
+ [Keep hold of Lucha's hands #match: lucha, grip, hold her hands, her hands #id: hold_lucha]
    ~ lucha_lied = true
    "Which day?" I ask her. "Which day in particular?" Her reading glasses jump upon their chain. "All of them equally," says my aunt, and the milk has caught now, it's stuck to the pan.
    -> hub
+ [Ask Beto to sing #match: beto, sing, song, uncle, guitar #id: ask_sing]
    ~ beto_near = true
    He'd sing at a hanging. "For you, Professor," he tells me, and opens his mouth, and nothing's in it. "It's my throat," says Beto. "It's been bad for exactly a year." And there is no smell at all; it's true.
    -> hub
+ [Go and stand beside my mother #match: mother, mama, ines, inés, beside #id: stand_mama]
    ~ mama_knows = true
    She hasn't dressed. She stands by the dry fountain with a stack of plates like somebody who has been told to hold them. "Is the kitchen door open?" Mama asks me. I say that it was the wind. She has sniffed, too, before she can stop herself.
    -> hub
+ [#meanwhile]
    Someone has leaned on the horn of the car that brought the ice, and the Robleses scatter to be of use, each in the way of the next. For a moment I have the courtyard to myself, with a grandmother at one shoulder.
    -> hub

=== hub
~ here = "kitchen"
{ visits >= 3: -> petals_gone }
~ visits = visits + 1
~ present = (chole)
{There are two hours to go until midnight, and the pot wants minding, and so do they.|"That's one," says Chole. "Stir on your way past."|Half past eleven; the candles on the altar lean all together, as though someone came in.}
+ {not lucha_scene} [Find Lucha at the altar #match: lucha, altar, sala, aunt, candles #id: go_lucha] -> lucha_scene
+ {not beto_scene} [Follow Beto up to the roof #match: beto, roof, uncle, washing #id: go_beto] -> beto_scene
+ {not mama_scene} [Help my mother lay the table #match: mother, mama, table, plates, ines #id: go_mama] -> mama_scene
+ {not under_scene} [Get under the table with Tavo #match: tavo, under, boy, crawl, hide #id: go_tavo] -> under_scene

=== lucha_scene
#beat
#recap: My aunt Lucha wanted the recipe book.
~ here = "altar"
~ present = (chole, lucha)
The altar goes up to the ceiling: sugar skulls, a bottle of Corona, her photograph, scowling. Lucha is setting straight a candle that was straight. She runs a restaurant for two hundred covers on her mother's name, and it has a hole in the menu between the sixth mole and the desserts. "People ask me for the black one," says my aunt. "I tell them, God gives bread to those who have lost their teeth in it." She is going to cry, and takes the glasses off first, for tidiness. Chole is standing so near that the flames point at the two of them. "Ask her what she was looking for," says Chole in my ear, "in my room, with a candle, the night I slept so well."
+ [Ask what she looked for in Chole's room #match: room, looked, search, looking for #id: ask_room]
    ~ lucha_lied = true
    "I was tidying," says Lucha, and every candle in the sala smells like a burned saucepan. She has heard it herself. "One tidies," she goes on, smaller, "when one's mother is asleep."
    -> hub
+ [Ask her to come and taste the mole #match: taste, mole, invite, kitchen #id: lucha_taste]
    ~ mole = mole + 1
    She comes as far as the door, and holds the spoon in her mouth for the length of a prayer. "It wants something," she says. "It always did want something and she'd never say it." "Patience," says her mother, whom she can't hear. I put in patience.
    -> hub
+ [Tell her that Chole misses her too #match: misses, tell, comfort, misses her #id: lucha_love]
    "She never missed anything in her life," says Lucha. "She had an eye like a hen." Then she sits down on the floor in two thousand pesos of lace. Chole puts a hand out to her hair, and it's not food, and the hand goes through.
    -> hub

=== beto_scene
#beat
#recap: My uncle Beto had debts, and could not sleep.
~ here = "roof"
~ present = (chole, beto)
From the roof you can see Xoxocotlán, where the cemetery is burning quietly with ten thousand candles. Beto's among the washing lines with his back against the tank. "Here she is, the Archbishop," he says. He tells me the one about the taxi and the nun. He tells me the one about the cockerel. I have never known a man to go so far round a point; you could build a wall in there. He turns the ring as he talks, his father's, with the lion. "He owed for two cars," Chole tells me, "and I knew, and I let him sweat. I was going to pay it on the Monday." She died on the Saturday. He can't have heard; yet he stops in the middle of the cockerel.
+ [Ask how the story really ends #match: ends, end, story, really, cockerel #id: ask_end]
    ~ beto_near = true
    "It ends badly," says my uncle. "Somebody has too much of something." He looks at the ring. He'd say it now, if I pushed; and down in the courtyard Lucha laughs, and he is up and feeling for the ladder.
    -> hub
+ [Tell him about Monday #match: monday, pay, paid, debts, tell #id: tell_monday]
    ~ beto_near = true
    "She was going to pay it, the Monday." He doesn't ask how I know. He takes it in the chest as one takes a thrown baby. When I go down past the altar later there's a gold lion among the sugar skulls, and on his finger a white stripe.
    -> hub
+ [Deal him a hand of cards #match: cards, play, deal, game #id: cards]
    He lets me win. He has let me win since I was four. "You always know when I've got something," says Beto, "and you always know when I put it down; so play, Inspector, and don't look."
    -> hub

=== mama_scene
#beat
#recap: My mother was told something unforgivable, on the day Chole died.
~ here = "table"
~ mama_knows = true
~ present = (chole)
My mother is counting forks for the long table. She nursed her mother for nine years, in the room above this, and had the doctor's word at the end of it written on a card: heart. "Fourteen," says Mama. "Fifteen. She had a tongue like a lemon tree, you know. I don't mind lemons." She lays a place at the head, for the dead; she turns the fork over, and turns it back. I've never asked her what was said that day. All the house knows that something was, because after it she did not go up with the chocolate. It was the only night in nine years that she let others do it. Chole is standing in the doorway with her arms wrapped up in her apron. For once she's not correcting the forks.
+ [Ask Mama who carried up the chocolate #match: chocolate, carried, who, cup #id: ask_carried]
    ~ two_known = true
    "Beto took it from me; and Lucha took it from him on the stairs. They were fighting about who loved her more." She squares a knife. "I heard them stir. I lay there and I heard two spoons."
    -> hub
+ [Ask her what was said #match: said, unforgivable #id: ask_said]
    "At three," says Mama oddly. "She always woke at three, and called. I'd tell you at three, if I were awake." Behind me the dead woman makes a sound with her tongue that I know. It's what she does when a sauce has turned.
    -> hub
+ [Count the forks again with her #match: forks, count, again, silent, help her #id: count_forks]
    ~ mole = mole + 1
    We count forks. In the end she says, to the last of them: "Lard, not oil. For the black. She never told Lucha that. I scrubbed the pan, so I know." She has never said so much about it in her life.
    -> hub

=== under_scene
#beat
#recap: Tavo told what he saw from under the table.
~ here = "under"
~ tavo_told = true
~ present = (chole, tavo)
Under the cloth it's orange, and there is cake. Tavo makes room. Chole comes in by the tablecloth as if it were the wall of a tent, and sits with her knees to her chin; I am thirty, and I'm the most uncomfortable of the three. "At your birthday I was here," he says. "The cups were there, on the low table. The one with the rose was yours." He stops, to get it in order. "Black shoes came with a bow. They had a little bottle and it dripped four. Then they left. Then brown shoes came. They looked behind them. Four." He licks his thumb. "It was the same little bottle. It lived in the bathroom. It was for your sleeping."
+ [Ask whose the shoes were #match: shoes, whose, who, bow, brown #id: ask_shoes]
    "That's Aunt Lucha and Uncle Beto," Tavo says, surprised. "It was after each other. They didn't see. I see everyone." I look at Chole. She's looking at the cake, where somebody has put her name.
    -> hub
+ [Ask why he never told anybody #match: why, never, told #id: ask_never]
    "They asked me if I wanted more cake," says Tavo. "Nobody asked about drips." It's perfectly reasonable. Chole crosses herself, in order to be doing something with that hand.
    -> hub
+ [Cover Chole's ears #match: cover, ears, chole, stop her ears #id: cover]
    My hands go through her. They come out cold and smelling of cinnamon. "Let him," says my grandmother. "I wanted to know, didn't I? One ought to be careful what one orders."
    -> hub

=== petals_gone
#beat
#recap: Near midnight the petals were scattered.
~ here = "yard"
~ present = (chole, tavo)
A quarter to twelve. I hear it before I see it: a roar in the street door. My cousin Memo, who sells land to a hotel, wishes the man who measures to have a look at the paving; and he has borrowed the neighbour's leaf blower. The whole path goes up into the air. For one second the courtyard is full from wall to wall with orange, like the inside of a lamp; then it comes down in the fountain, in hair, in soup. "M'ija," says Chole behind me, in a voice I don't know. I turn round. She's standing in the kitchen doorway in her good apron and there are tiles where her shoes should be. "It's nothing," my grandmother says, "it's only feet." Tavo is holding her by the sleeve.
+ [Lay it again on my knees, every petal #match: knees, petals, again, gather, lay it again #id: lay]
    I go on my knees from the gate with my skirt full. Nobody helps and nobody dares to step. By the twelfth stroke it's done; it isn't straight, it goes round the chairs. When I look up there are two black shoes in the doorway with flour on them.
    -> supper
+ [Make Memo lay it #match: memo, cousin, order, shout #id: memo_lays]
    I say his whole name, both surnames, in a voice that I did not know I'd inherited. Memo, with a hotel in his pocket, gets down on the paving in cream trousers. "The space between them," I say, "is a hand." I hear someone behind me laugh until she's got ankles.
    -> supper
+ [Stay and hold on to her #match: stay, chole, cling, hold her, hold on #id: cling]
    ~ petals = false
    I can't leave her alone in that doorway. "The flowers, you donkey!" she says; but I stand where my arms would be round her if there were any. She's gone to the knee by midnight. "Well, I've less to iron," says Chole, and tells me to serve.
    -> supper
+ [Ask Tavo to show them where each one lay #match: tavo, show them, where, boy, count #id: tavo_lays]
    "Two hundred and six," says Tavo. "That one was there." And they do as he tells them, my whole tremendous family bent double with him walking behind, pointing. I never saw us so quiet. Chole gets her feet back, one at a time.
    -> supper

=== supper
#beat
#recap: At midnight we served the mole.
~ here = "table"
~ present = (chole, lucha, beto, tavo)
Midnight, and fifteen of us at the long table, and one who stands. Before I carry it in she stops me. "Now burn it," says Chole. "Take the seeds, the ones that you were going to throw away. Burn them black, and go on until you are sorry, and stop there. That's the seventh. I never could write it down, because how do you spell sorry?" So I do. The kitchen fills with a smoke that would wake the dead. It goes into the pot like ink. {mole >= 2:I taste; and I'm on a stool, four years old, holding up a spoon to a woman who is shouting at a priest.|I taste. It's near. It's like a word that you know the first letter of.} She walks behind the chairs as I ladle it{not petals:, cut off at the knee}, and each one shivers as she goes by.
+ [Serve Lucha first #match: lucha, aunt, first lucha, eldest, lace #id: serve_lucha]
    ~ spoke = "lucha"
    -> tasting
+ [Serve Beto first #match: beto, uncle, moustache, brother, gambler #id: serve_beto]
    ~ spoke = "beto"
    -> tasting
+ [Serve the empty place first #match: empty, dead, chole #id: serve_chole]
    ~ spoke = "both"
    -> tasting

=== tasting
#beat
#recap: They tasted, and began to say what they had done.
~ here = "table"
~ present = (chole, lucha, beto, tavo)
{spoke == "lucha":Lucha lifts her fork like a critic. She puts it down like a girl of nine. "You let me stir," says my aunt, to nobody, to the head of the table. "The day of the flood. You tied me to the table leg so I shouldn't wash away, and you let me stir."|{spoke == "beto":Beto eats, and laughs, and does not finish laughing. "The bicycle," he says. "You sold the earrings. You told me you had found it in the river." He has both hands over his moustache.|I set down the first plate at the head, before nobody. And in the silence everyone hears it: one small clear scrape, as of a spoon. They begin to eat as people do who have been told to.}} It's going round now. An uncle is apologising to a dog. Somebody has owned up to the shirt. Across the table from one another my aunt and my uncle have gone the same grey, and each is looking at the other's cup. {mole >= 2:There isn't a trace of scorched milk in all the room.|There's a thread of scorched milk yet; the sauce has only half a hold on them.} Chole's hands are knotted in her apron. She can't say it. I can see her not be able to.
+ [Ask who sweetened the chocolate #match: who, chocolate, sweetened, ask, ask them, ask both, two spoons, sugared #id: ask_sweet]
    -> confession
+ {tavo_told or two_known} [Say it for them: there were two spoons #match: two, spoons, say, both, drops #id: say_two]
    ~ both = true
    -> confession
+ [Say nothing; pass the tortillas #match: nothing, tortillas, pass, silent, quiet #id: pass_tort]
    I pass the tortillas. It's my family's great gift. {mole >= 2:But it is too good a mole. "I only wanted her to sleep," says Beto, to the basket.|The talk closes over it, like water over a stone. Chole looks at me across fifteen heads, and nods, as if I'd given her short change and she were too proud to count it.}
    { mole >= 2: -> confession }
    -> recipe

=== confession
#beat
#recap: Lucha and Beto each put sleeping drops in the chocolate, and neither knew.
~ here = "table"
~ both = true
~ present = (chole, lucha, beto, tavo)
"I gave her four," says Lucha. "Four drops. So that she'd sleep and I could look for the book. As they say, let sleeping mothers lie." Her voice runs up and breaks off at the top. "I gave her four," says Beto. He's looking at her as if she'd come in by the window. "I wanted to see about the will. I wished to know if she'd put me out, that's all it was. I put it back just as it had been, Lucha. It was in my favour." "You had the bottle." "I had the bottle after you." {tavo_told:"It lived in the bathroom," says a voice from under the table.|Nobody in the room does the sum, because it's been done.} Four and four. My grandmother sits down slowly in the place that was laid for her. "But they loved me," Chole says. "The idiots. They couldn't even poison me separately."
+ [Tell them that she hears, and what she said #match: tell, hears, said, forgive, idiots #id: tell_hears]
    I tell it word for word, in her voice. It's the idiots that convinces them. Lucha gives a cry like a laugh and goes right round the table on her knees, and Beto has got there first; there's an empty chair with two people holding its arms.
    -> recipe
+ [Let the two of them look at each other #match: let, silence, wait, each other #id: let_look]
    No one moves to help. I've read that there is a moment in an avalanche when it's decided. Then he says, "Flaca, four's not many," and she says, "No, it isn't, is it?" and they've each got hold of the other's sleeve.
    -> recipe
+ [Ask Chole if that is enough for her #match: enough, chole, ask, satisfied, ask her #id: ask_enough]
    "Don't be silly, it's dreadful," says Chole, wiping her eyes with a tortilla. "But it's got the right number of people in it. I had it down to one. I couldn't have borne one."
    -> recipe

=== recipe
#beat
#recap: The recipe book lay on the stove.
~ here = "kitchen"
~ present = (chole, lucha, tavo)
It has gone one. They are in the courtyard, talking low, with brandy. I'm alone at the stove with Chole and the boy; and then with Lucha, who has come in without a sound and stands with her red nails on the dresser where the book is. It has a black cover. She hasn't touched it. "I had it in my hand that night," my aunt says. "Under her pillow. I read it by the candle, all the way through." She laughs. "There's a page at the end with a seven on it and it's empty. I came to steal, and there was nothing there. He who seeks shall be found." The fire is low and red. Chole says, "Well, m'ija? It's yours to do. It's only paper. It was never in there."
+ [Burn the book #match: burn, fire, stove, flame, destroy #id: burn_book]
    ~ book = "burned"
    It goes up like any grocery bill. Lucha makes a snatch and stops. Six moles curl, and the empty page burns last and brightest. "Now you'll have to stand next to somebody," Chole tells her, who can't hear it. I tell her. She comes and stands next to me.
    -> three
+ [Give the book to Lucha #match: lucha, book, hers #id: give_book]
    ~ book = "lucha"
    I put it in her arms, string and all. "And the page?" says Lucha. I say that it's burned seeds, and when to stop, and nobody can spell it. She holds it to her lace like a hot-water bottle. "I'd have stopped too soon," she says. "I do."
    -> three
+ [Write on the empty page #match: write, page, pencil, seventh #id: write_page]
    ~ book = "written"
    I take the gas bill pencil. Seven. Chilhuacle, lard, almonds shelled by a child. Burn the seeds until you are sorry. "Sorry about what?" says Lucha, over my shoulder, and begins to tell me what. It takes both sides of the paper.
    -> three

=== three
#beat
#recap: At three my mother, Chole and I were alone in the kitchen.
~ here = "kitchen"
~ present = (chole)
Three. The courtyard's asleep in its chairs. My mother comes in, with her shawl over her nightgown, because for nine years she has woken at this bell. She sees me; then she sees that I'm standing as one stands beside someone. "Is she here?" says Mama. I nod. She pulls out the low stool, the one for washing feet. "She told me," says my mother to the stove, "when I had brought her the soup: You never left this house, Inés, because there's nowhere you'd be missed." She says it without any expression, like an address. I turn to Chole. {petals:She has hold of the edge of the table.|She's only there from the waist, and has hold of the edge of the table.} "I did," my grandmother says. "I was frightened she'd go. That's how I ask people to stay. Tell her. No: let her tell me."
+ [Ask Mama what she would have answered #match: answer, answered, mama, ask, would have #id: ask_answer]
    ~ answered = true
    "That I stayed because I liked you," says my mother to the wrong bit of air, so that I have to turn her by the shoulders. "You were funny. It's not a small thing. I'd have been missed, Mama. I'd have been missed here." The pot lid rattles. "She says: every day," I say. "She says you salt like an angel, too, and she could never bear to tell you."
    -> last_hour
+ [Say Chole's sorry for her, as she dictates #match: sorry, dictate, apologise, chole, say #id: say_sorry]
    ~ answered = true
    "Say that I am," says Chole. "Say I was." She can't get it out. Seventy-six years a cook, and she has never been able to spell it. So she takes a burned seed from the dish, and sets it on the rim of my mother's saucer. And Mama looks at it and begins to smile, and eats it.
    -> last_hour
+ [Leave the two of them alone together #match: alone, together #id: leave_two]
    ~ answered = true
    I go out and sit with the dog. Through the door there's my mother's voice, and then a stop about as long as a reply, and then her voice. It goes on for half an hour. Once, I swear it, I hear somebody get told off about the forks.
    -> last_hour

=== last_hour
#beat
~ here = "kitchen"
~ present = (chole)
Five o'clock has no bell. We sit on two flour sacks, she and I, with our backs to the oven that's still warm, and go through what's left as one goes through pockets: the house, the will she never signed, the pans with names, the black pot that goes to whoever isn't afraid of it. {petals:On the paving the petals are brown at the edge, like anything that has been out all night.|On the paving what's left of the petals is mostly soup.} {name != "":"{name}," says my grandmother, "what will you do with it all?"|"And you, m'ija," says my grandmother, "what will you do with it all?"}
+ [Ask if she was a tyrant #match: tyrant, ask, were you #id: ask_tyrant]
    "I'm asking you." A little, I say. It's the truth, and she sniffs to see if it is. "A little!" cries Chole. "I was magnificent." She pats the table where my hand is and nearly makes a noise.
    -> dawn
+ [Ask if she is afraid #match: afraid, fear, scared, dying #id: ask_afraid]
    "A dead woman walks into a cantina," Chole begins. She has three of those and I hear all three. At the end of the third one she asks me how long it is, and I tell her: forty minutes.
    -> dawn
+ [Wash up beside her #match: wash, dishes, dry, clean, plates #id: wash_up]
    I wash. She can touch what still has food on it, so she stands and holds every plate to the last, until I take the sauce off, and she has to let go.
    -> dawn

=== dawn
#beat
#recap: An hour before the last bell I had to say what should become of it all.
~ here = "kitchen"
~ present = (chole, lucha, beto, tavo)
They're waking up in the courtyard with creases in their cheeks. Lucha is making coffee for the first time in her life; Beto's carrying chairs. {both:They keep within an arm's length of each other like two people who've been pulled out of the same river.|They don't look at one another. There's a thing lying between them in the paving, and both of them walk round it.} Memo has his papers out on the fountain's edge and has put a stone on them, because of the wind. My mother stands at the gate in her shawl, looking up the street, where she's got no errand. Chole takes off her apron. I've never seen her take it off. She folds it in four and lays it over the back of the chair, next to me and not quite next to me. "Well," she says, "who gets the spoon?"
+ [Put on the apron #match: apron, put on, spoon #id: end_apron] -> ending_seventh
+ {both} [Set Lucha and Beto at the stove together #match: lucha, beto, together, stove, both #id: end_spoons] -> ending_spoons
+ {answered and mama_knows} [Open the gate for my mother #match: gate, mother, mama, leave #id: end_mama] -> ending_three
+ {not both} [Tell Chole that it was only her heart #match: heart, doctor, lie, only, tell #id: end_heart] -> ending_heart
+ {not petals} [Sweep up what is left of the petals #match: sweep, petals, broom, let go, path #id: end_feet] -> ending_feet

=== ending_seventh
#ending: The Seventh Mole
It goes round me once and a half. "Shorten it," says Chole, and at the first stroke she begins to correct how I've tied it, and at the sixth there's nobody behind me, and a bow. {book == "burned":There's no book, so I've had to learn it standing next to people.|{book == "lucha":Lucha has the book on a stand in her restaurant with a light on it. On Thursdays she comes here to eat what's not in it.|The book's on the dresser. The seventh page has got so much fat on it now that you could fry it.}} I sell one mole from one kitchen. The queue goes up the Calle de los Suspiros as far as the chemist's. Tourists ask me what it is, that taste at the end. I tell them the truth. You take it past where you'd stop.
-> END

=== ending_spoons
#ending: Two Spoons
"You and you," I say. "Here." I give them one spoon each, and the one pot. They don't know how to stand. "Elbows," says Chole; I pass it on. By the third stroke they're arguing. By the fifth he's told her the one about the cockerel, to the end, and she's laughing with her mouth open, like her mother. The sixth bell goes. It's Beto who looks round. "Did somebody open the door?" he asks. They've the restaurant together now. He sings; she has his cards locked in the safe. There's a cup on the shelf over the stove, with a rose on it, that nobody drinks from. Neither of them can sleep unless the other one's said good night.
-> END

=== ending_three
#ending: Somewhere to Be Missed
I draw the bolt. Chole can touch no door; she's been waiting to be asked for fifty years to open that one. "Puerto Escondido," my mother says. "There's a bus at seven. I've never seen how big it is." She kisses me and then stops, and kisses the air to the left of me, quite exactly, on the forehead. The bell begins. Chole walks down the petals with her as far as the step, and goes on talking: a hat, Inés, and don't eat the oysters. At six I'm alone in the gate. We set Mama's place at table every night that week. It was a thing she'd asked us to do. "Count the forks{name != "":, {name}}," she'd called from the bus, "and see."
-> END

=== ending_heart
#ending: The Doctor Wrote Heart
"It was your heart, Abuela," I say. "It was strong as a mule and it stopped. No one did anything." The kitchen fills up with scorched milk. It's thick enough to close one's eyes. She looks through the window at her children with their coffee. They have to live here. She has only to go. "Yes," says Chole slowly, "I thought that it might be," and her own lie burns along with mine, on the one flame. I'd never known she could. We stand in the stink of it like two cooks, smiling. When the sixth bell's over I open all of the windows. It is weeks before the curtains smell of nothing but smoke and clove.
-> END

=== ending_feet
#ending: From the Feet Up
I take the broom. "I wondered if you would," says Chole. She's nothing now but a bust, like a saint in a bus. It's hard to be kept by half a path. I sweep from the gate in. She talks all the way: the gas man, lard, her good scissors, who must on no account be let have the pig dish. It's at her chin; I go slower. "Not like that," says my grandmother's mouth, "with the grain of the stone, m'ija." So I do it with the grain. At six there's a heap of orange by the kitchen door, and I've swept it right. I know, since nobody tells me otherwise.
-> END

// Topics
=== t_chole
#topic: chole, soledad, abuela, grandmother, why are you here, come back
{Soledad Robles, Chole, seventy-six for ever: one metre fifty of flour and opinion. She sold seven moles out of one kitchen and put four children through school. She loves by correcting.|She isn't after punishment. She wants the house, the recipe and the truth to land in the right hands; and to be told that she wasn't a tyrant.} -> DONE
=== t_lucha
#topic: lucha, aunt, restaurant
{Aunt Lucha is the eldest. She has a restaurant that is named after her mother, red nails, black lace, and tears on demand. Her proverbs come from a drawer in which they've got mixed up.|She can make six of the moles so that you'd weep. When somebody orders the seventh she says that it's sold out. It has been sold out for eleven years.} -> DONE
=== t_beto
#topic: beto, uncle, taxi, ring
{Uncle Beto owns two taxis or owes for them. He has a nickname for everyone, so he's never had to call me by my name. He hasn't slept properly for a year, and says that it's the engine noise.|He has his father's ring, with a lion. I've seen him take it off to wash dishes, and to lose at cards, and never for anything else.} -> DONE
=== t_tavo
#topic: tavo, boy, skeleton, child
{Tavo is seven and has worn the skeleton pyjamas since Friday. He counts things, hides under things, and can tell who's coming by the shoes. He regards the dead as people who are late.|If you want to know a thing from Tavo you've got to ask for that thing exactly. Otherwise he'll give you another fact, which is also true.} -> DONE
=== t_mama
#topic: inés, ines, mother, mama
{My mother, Inés, is the youngest of the four and never left. She nursed Chole for nine years and can't bend her knees now. She counts forks when she's unhappy; we've got very good at hearing forks.|She was told something that day. She's never repeated it. She did go on ironing Chole's aprons for a month afterwards, all nine.} -> DONE
=== t_memo
#topic: memo, cousin, hotel, land
{Cousin Memo sells land to a hotel. It already owns both of the houses next door and would like our courtyard for a pool. He's not wicked. He's got a folder.|He was Chole's favourite until he was twelve, when he sold his brother the front seat of the car for life.} -> DONE
=== t_mole
#topic: mole, moles, recipe, sauce, chilhuacle, chile
{She made seven: the red, the yellow, the green, and so on to the black. The seventh starts from chilhuacle chiles, which look like little burned bells. I left some to soak, for show, and scorched them first by accident.|People think it is the chocolate. It's never the chocolate, she used to say; chocolate's only what they remember.} -> DONE
=== t_book
#topic: book, recipe book, notebook, pages
{The recipe book has a black cover and string off a cake. She kept it under her pillow. There are a hundred and six pages, in pencil, with prices.|Children weren't allowed to touch it. I did, once. It fell open at the back as if it had been looked at there the most.} -> DONE
=== t_petals
#topic: petals, marigold, marigolds, flowers, path
{Cempasúchil, the flower of twenty petals. I laid it from the street gate to the kitchen door, a hand's breadth apart. Whoever lays them sees who comes by them. If they're broken, she starts to fade, from the feet up.|They smell of something between an orange and a goat. She says that from the other side it's like seeing a street with the lamps on.} -> DONE
=== t_chocolate
#topic: chocolate, drops, poison, cup, bottle
{She took it at nine, in the cup with the rose: water, not milk, and a stick of cinnamon. The night of her birthday it came up late and was too sweet.|She had sleeping drops, from the chemist in the Calle de los Suspiros. Four in a glass of water, when her legs were bad. The doctor never asked to see the bottle.} -> DONE
=== t_lie
#topic: lie, lies, smell, scorched, milk
{She smells a lie like milk that has caught on the bottom. It doesn't tell her what is untrue in it, only that someone's taken their eye off the flame.|She says that politeness doesn't count. If it did you couldn't have got through one Sunday in this house without a mask.} -> DONE
=== t_bells
#topic: bell, bells, hour, dawn, midnight, time, how long
{The night runs by the bells of La Soledad: eight, ten, midnight, three, six. At the last one she goes, finished or not. There's no bell at five, and that's the hour to be careful of.|She was named for that church. When they rang it wrong, in the year of the earthquake, she went over and told them.} -> DONE
=== t_house
#topic: house, casa, courtyard, kitchen, robles, will
{The Casa Robles, Calle de los Suspiros: a gate, a courtyard, a fountain that's been dry since before me, the comedor, the altar in the sala, and the kitchen, which has been locked for a year.|She meant to change her will that week. All four children knew about it, and each of them had a theory, and none had asked.} -> DONE
=== t_altar
#topic: altar, xoxocotlan, xoxocotlán, cemetery, day of the dead
{On the second of November you put out what they liked. She liked beer, salt, the radio and to be asked. From the roof you can see the cemetery at Xoxocotlán, all in candles, as if the stars had been put down for a minute.|Her photograph is scowling because the man had told her to say whisky.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "kitchen": In Chole's kitchen, in the Casa Robles: tiles, flour sacks, the big stove, and the black pot that had been locked up for a year with everything else. I have the key. She has the stove.
- "yard": In the courtyard, among all the Robleses there are, around a fountain that's been dry since before me. {petals_gone:There is orange on everything but the ground.|The path of petals goes straight through the middle of us from the gate to the kitchen door.}
- "altar": The sala, before the altar. It goes up to the beams this year, and she scowls from the top of it like a woman overcharged.
- "roof": On the roof, between the water tank and other people's sheets, with the whole of Oaxaca let out below us like a hem.
- "table": The comedor, at the long table. There are sixteen places and fifteen chairs; the dead don't sit, they supervise.
- "under": Underneath the long table, where it is orange, and there's cake. Grown-up voices come down through the wood like weather.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it, my watch, what month, month is it, season, time of year
{
- dawn: Between five and six, on the third. The window has gone the colour of dishwater. There's one bell to come.
- three: Past three in the morning. The next bell is hers.
- recipe: Gone one. Nobody has wound the kitchen clock since she died, so we go by who's crying.
- supper: Midnight, with all its strokes, and then whatever one calls the part that comes after.
- arrivals: After ten, on the second of November, and the house as full as it gets.
- small_guest: Gone eight, by La Soledad, on the second of November. The next bell is ten, and by then they'll all be here.
- else: Evening of the second of November. She came with the candles, and goes with the six o'clock bell; I've started hearing every one of them.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- both: Two of her children put four drops each in one cup of chocolate, and neither knew of the other. They'd only wanted her to sleep. She slept.
- tavo_told: My grandmother died in this house on her birthday, a year ago, and the cup came up late. Tavo was under the low table. He saw shoes.
- else: A year ago tonight, near enough, Abuela was seventy-six, and had her chocolate, and didn't wake. The doctor wrote down that it was her heart. She's here to dispute it.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I'm the granddaughter, thirty, the one who laid the petals, because my mother's knees won't bend. Whoever lays them sees who comes by them. So I'm the cook tonight, and the court clerk. -> DONE
=== w_chole
#topic: want chole, chole want
"That it should be said out loud, by one of them," says Chole, "and that you don't let the garlic catch." She is looking at the garlic. -> DONE
=== w_lucha
#topic: want lucha, lucha want
"Only what my mother would have wished," says my aunt Lucha, and the room turns faintly, like milk in a warm larder. -> DONE
=== w_beto
#topic: want beto, beto want
"One night of sleep, Archbishop," says Beto. "With the window open. I'd give you the taxi. I'd give you the good one." -> DONE
=== w_tavo
#topic: want tavo, tavo want
"For her to stay till breakfast," says Tavo, "and to be let hold the spoon." -> DONE

// Reactions
=== r_chole_act
#react: chole act
{!"Not with that hand," says Chole. "The other. So. Now you look like somebody's granddaughter."|My grandmother watches, says nothing, and moves the salt to where I'll want it.|"Your mother does it so too," Chole says, "and she's also wrong." She has glanced at the door, where there's a bit of shawl.|"Ay, give me patience," says the dead woman, "I've got until six." But she waits until it is done and done properly.|She follows it with her chin. "You've not forgotten, then," says Chole. "I thought that they'd have talked it all out of you."|"Good," says Chole. It's the second time in thirty years, and she's as surprised as I am. "Now let's see who comes to see what smells."|While I do it she goes round me with a cloth she can't hold, and there is, I'd swear, less flour on the table.} -> DONE
=== r_chole_say
#react: chole say
{!She sniffs. "Clean," says Chole, not entirely pleased.|"Say it with your mouth empty, m'ija."|"I said that in 1974 and nobody listened to me then."|"You talk like your grandfather," says Chole, "only that you mean it."|"Say that at table," says my grandmother, "in front of the two who'll choke on it. I'll be behind the chairs."|She has tilted her head as she does to hear if a cake's done. "There's more in there," says Chole. "It'll come. Stir."} -> DONE
=== r_chole_ask
#react: chole ask
{!"If I knew everything, would I have come back in these shoes?" says Chole. "I know it was sweet. I know there were two on the stairs."|"Ask them. I can't say it, I can only ask, and you're getting it on the floor."|"Where I've been?" She stirs. "There's a queue, and nobody's cooking."|"The boy could tell you that," says Chole. "You must ask him small. He was under things."|"Inés would know. She doesn't say, she counts. If she gets past thirty, leave her be; if she stops, listen," says my grandmother.|She thinks about it with her thumb on her lower lip, where she used to test for salt. "It's in the house somewhere," says Chole. "Like the good scissors."} -> DONE
=== r_chole_leave
#react: chole leave
{!"Go, go. I can't run after you. I don't do doors," says Chole.|"And shut it softly, there's something rising."|She makes a cross over me with a wooden spoon.} -> DONE
=== r_lucha_act
#react: lucha act
{!Lucha presses my arm. "As they say, many hands make a quick thief," says my aunt.|She sees it done, and then does it over again with a napkin.|"How like her you do that," Lucha says, and looks about for something to straighten.|My aunt lifts her glasses to it on their chain, and lets them fall.|"Busy hands," says Lucha, "gather no moss." Her own have gone behind her back, like a child's in a shop.|She steps round me so as to have me between herself and the kitchen.} -> DONE
=== r_lucha_say
#react: lucha say
{!"Words are silver," says Lucha, "and so are forks, so I count them."|"From your mouth into God's pocket," my aunt says, with feeling.|She dabs. "Don't make me cry, I'm not wearing the right black."|"What's said in the kitchen," says Lucha, "will be served in the hall."|"She used to say that, in that voice," says my aunt. The air turns; the milk's only warm, this time.|"Ay," says Lucha, and for a second there's no proverb. She looks in the drawer for one, and one can see that it's empty.} -> DONE
=== r_lucha_ask
#react: lucha ask
{!"I was in my bed," says Lucha. I hadn't asked her that. "As one makes it, so one is found in it."|"Ask your uncle, he was always the one with pockets." She has looked straight at the stairs.|"Who asks much, squeezes little," says my aunt, and her nails are drumming: four, and four.|She laughs at it, the long laugh, the one for customers, and at the end there's a bit left over that isn't laughing.|"The book would tell you," says Lucha quickly, "if it ever told anybody a thing. I mean that I suppose so. I've not seen it."|"I couldn't sleep that night either," says my aunt. There's no smell at all.} -> DONE
=== r_lucha_leave
#react: lucha leave
{!"Absence makes the pot grow cold," says Lucha, and gives me a kiss on either side of it.|She waves with the red nails only, one by one.|"Go with God, and come back with ice."} -> DONE
=== r_beto_act
#react: beto act
{!"Olé, Engineer," says Beto, softly.|My uncle makes way for it with a bullfighter's turn, and nearly sits on a cake.|"That reminds me of a man in Tehuantepec," he begins, and doesn't go on.|He reaches to help; he has thought of somewhere else to be; he stays, and helps.|"I'd a bet with myself that you'd do just that," says Beto. "I lost. I'm having a year of it, Doctor."|My uncle takes off the ring to be of use, and holds it in his teeth, and looks for that moment like a boy with something in his mouth.} -> DONE
=== r_beto_say
#react: beto say
{!"You've a point there, Bishop," says Beto, "I've seen it in the distance."|"That's just what the nun said to the taxi."|He nods too many times. "Sure," my uncle says. "Sure, sure, sure."|"Don't tell me true things at this hour, Maestra, I'm driving."|"You've said that with her eyebrows, General," says my uncle, and moves to where he's got the gate in view.|Beto takes it on the chin and looks at what's in his glass. "I know a man who ought to hear that," he says. "He's not sleeping either."} -> DONE
=== r_beto_ask
#react: beto ask
{!"Ah! Now, there was a cockerel once," says Beto. He gets it as far as the yard gate. "I'll tell you the end when I know it."|"Double or nothing I don't know," says my uncle. He's turned the lion inwards.|"You ask like your grandmother, Comandante. One feels that one's pockets are on the table."|He looks for the exit. I'd never noticed how he always sits where he can see it.|"Come up on the roof sometime and ask me there," says Beto. "There's more air. A man can look at the cemetery while he talks."|"On my mother's," he begins, and stops. "No. Not on that," says Beto.} -> DONE
=== r_beto_leave
#react: beto leave
{!"You're leaving? But that's what I do," says Beto.|"Until the next round, Professor."|He sings me the first line of the farewell song, and no more.} -> DONE
=== r_tavo_act
#react: tavo act
{!{name != "":"That was {name}," Tavo reports.|"You used your left hand," says Tavo.}|Tavo counts it. It comes to three.|"That's how people do it," Tavo tells no one in particular.|He comes nearer, until he's stuck to it.|"Brown shoes did that too," says Tavo, "only faster."|He gets down flat to see it from below. "It's better from here," says Tavo. "You see who's waiting."} -> DONE
=== r_tavo_say
#react: tavo say
{!"Yes," says Tavo. He waits for there to be more.|"I knew that on Tuesday," he says.|"There's a beetle in the fountain," says Tavo, which is also true.|He thinks it through. "You can be both," says Tavo.|"Brown shoes said that too," says Tavo, "but to the cup."|Tavo licks it off like sugar. "Now say who to," he tells me.} -> DONE
=== r_tavo_ask
#react: tavo ask
{!"I didn't see that," Tavo says. "I saw the shoes."|"Eleven," says Tavo at once. I'll have to find out of what.|"You have to ask me a smaller one."|"Abuela Chole knows that she doesn't know," says Tavo. "I know a bit that she doesn't. It's about four."|"It was before the cake and after the candles," says Tavo. He's answering something. I'll get to it.|"I can say who had which cup," says Tavo, "if that's what you mean."} -> DONE
=== r_tavo_leave
#react: tavo leave
{!"Bye," says Tavo, from underneath something.|"You'll be back," he says. "Your bag's here."|He counts me out: one.} -> DONE
=== meanwhile
#meanwhile
{!Out in the lane a car stops, and its doors are shut one after another with great politeness. The family has begun to arrive.|The mole heaves, and spits, and an ember gives in. There's that much less of the night than there was.|A moth goes once around the lamp and sits down on the sugared skull that has my name upon its forehead.|A wind with no cold in it comes over the petals from the gate, and turns about ten of them to face the sala.} -> DONE
=== r_act
#react: act
{!I do it. Only the dog sees, and he has seen everything tonight; he looks from me to an empty place beside me, and wags.|It's done, and a petal turns over by itself on the stones, as if it had been waiting to.|In the sala a candle ducks, and comes up again. Someone has gone by it on the way to the stairs, or someone's come.|It takes no time, and when I've finished there's flour on my sleeve, in the shape of a small hand that means to hurry me.|I do that as I'd do it on any night of the year. Across the yard two people stop talking, who hadn't been talking to each other.|My mother's forks leave off, and go on. She has heard me; she's got to nineteen.|It does me good. There's a breath of cloves, and a tongue clicked just behind my ear: stir, it means, or ask.|That's seen to. From La Soledad comes the little cough that the bell gives before it's due.} -> DONE
=== r_say
#react: say
{!I say it to the fountain, which has been dry too long to care. A coin on the bottom catches the light, and a bottle.|Only a clatter of plates replies from somewhere, and someone laughing at the wrong place.|It sounds like her when I say it out loud. I hadn't known that.|Said, and gone up between the paper flags. An uncle says "Amen" to it, to be on the safe side.|The dog puts back one ear. Behind him, from under the tablecloth, so does a seven-year-old.} -> DONE
=== r_ask
#react: ask
{!In this house one gets a second helping first, and the reply with the coffee. I could ask it over a plate.|I put it to the night at large. It's got bells for that, and the next will be along.|No one says. But the dog has put his head on one side, the side that Tavo's sitting on.|My mother would know; my aunt would have a saying; my uncle would know a man in Tehuantepec. It's a matter of whom one gets alone.|I ask it under my breath, and a drawer of forks shuts, rather hard, in the comedor.} -> DONE

// What readers do in any scene
=== d_listen
#topic: listen, hear, follow the sound
{here == "kitchen":The stove ticks; a drip falls in the sink that has been dry a year. And upstairs, over our heads, a board gives, and another, as if two people were going along the passage, one behind the other, not wishing to be first. "That's not me," says Chole. "It's the house, practising."|{here == "yard":Forty Robleses at once. But I grew up in it, and can take them off layer by layer, like a wet shirt. Beneath the jokes there's somebody clicking a ring against a glass; under that, my mother, at the dry fountain, counting.|{here == "roof":Guitars from four streets, a dog, the cemetery muttering like a pot. Nearer by, a man swallowing.|Feet, glasses, a cousin being funny. Then from two sides of the room a silence each, the same size. One's my aunt's and the other is my uncle's, and they're listening to each other.}}} -> DONE
=== d_hug
#topic: hug, hug my grandmother, hug abuela, kiss abuela, kiss my grandmother, embrace, kiss, touch her, hold her, touch her face, take her hand
I go to put my arms round her, and they close upon my own elbows. It's like hugging the door of a cold room where somebody keeps cloves. "Later," says Chole. "I'm not used to it yet. Feed me something, I can hold on to what's been fed me. And mind the pot, it's catching on the left." -> DONE
=== d_smell
#topic: smell the pot, sniff, look in the pot, the pot, pot
{here == "kitchen":I lift the lid. The chilhuacles have gone soft and black down the one side, where I forgot them, and by rights it should smell of burning. It doesn't, it smells of her. Under my arm a cold nose comes in as well. "Hm," says my grandmother, who's never in her life let a mistake of mine go by.} -> DONE
=== d_door
#topic: open the door, the door, lock the door, close the door, go outside, leave the kitchen, way out, run outside
{here == "kitchen":I put my head out. The path runs from my shoes to the gate, orange in the dusk, a hand between petal and petal. Over by the fountain my mother is standing with her back to me and her shawl on, and though it is a warm night and no wind, she's breathing in through her nose.|{here == "yard" or here == "table" or here == "altar":There's a door to everything in this house, and an aunt in most of them. I open it on two cousins with one cigarette. "Is it so," they want to know, "that the kitchen's unlocked?" They look past me at the petals, and step back.}} -> DONE
=== d_sit
#topic: sit, sit down, rest, kneel
{here == "kitchen":I sit on the flour sack that was mine. From down there one sees what I'd forgotten: the sink from below, the doorway, and through that the low table in the comedor, legs and all. Whoever stopped at it on that night with a cup to be seen to, a child would have had a fine view of.|{here == "yard" or here == "table" or here == "altar":I sit down for as long as it takes an uncle to notice. "Tired, m'ija?" he says. "Your grandmother never sat. She'd have seen to it that no one carried a thing but her." Then he recalls who did the carrying, that last time, and goes to get ice.}} -> DONE
=== d_pinch
#topic: pinch myself, wake up, dream, dreaming, am i mad, ghost, ghosts
I pinch my arm, hard. "Harder," says my grandmother, looking on. "You always did everything as if it might break." There's a red mark there now, with a bit of flour round it, and I hadn't touched any flour. If I'm asleep then so is the pot, and it's boiling. -> DONE
=== d_candle
#topic: light a candle, light the candle, candle, candles, lamp, match
{here == "kitchen":I light one from the stove and carry it to where she's standing. The flame bends towards her, like a face to a neighbour. It lights the tiles behind, and the salt, and a black-covered book on the dresser, string and all. It makes no shadow for her. She moves the salt so that at least something does.} -> DONE
=== d_cupboard
#topic: cupboards, cupboard, dresser, drawer, drawers, search, rummage, shelf
{here == "kitchen":Seven pans, each with a name. Lard; a rosary; forks, by the dozen. At the back of the top shelf there's the good tray, and the cup with the rose washed and put away with a spoon in it. I take down the spoon, and there's another spoon behind. "Two," says Chole. "I never took two."} -> DONE
=== d_shout
#topic: scream, shout, yell, call for help, cry out
{here == "kitchen" or here == "yard":I've a good pair of lungs, they came from her. In the courtyard something's set down on stone, quickly, and a dog begins; then comes my mother's voice at the door, quite calm. "Did it spit?" she asks. "The fat?" I say yes. She goes on standing there. "She always screamed at it too," says Mama.} -> DONE
=== d_cross
#topic: cross myself, pray, prayer, hail mary, god
{here == "kitchen":I cross myself, with the wrong hand, as I'm holding a lid in the other. "He's busy," says my grandmother. "It's the second of November, He's got the whole of Mexico in the kitchen." But she bows her head until I've done. When she looks up it's at the ceiling, where her bedroom was.} -> DONE
=== d_taste
#topic: taste, eat, chilhuacle, chilhuacles, hungry, tortilla, lick
{here == "kitchen":I put the tip of my tongue to it. First there's soot, then raisins, then something a good way down that makes my eyes run, and it isn't the heat. "Well?" she says. I tell her: it wants something. "Of course it does," says Chole. "I kept that in my head, away from the lot of them."} -> DONE
=== d_drink
#topic: drink, beer, mezcal, water, thirsty
I pour myself two fingers of the mezcal that's kept for plumbers. She watches it go down with real envy. "I'd give a foot for that," says Chole, and then she looks at her feet and thinks better of it. "Not cocoa, you notice. In this house nobody's asked for cocoa for a year." -> DONE
=== d_wash
#topic: wash my hands, wash, sink, water
{here == "kitchen":The tap coughs, after twelve months, and runs red, then clear. I've petals under all my nails. When I reach for the towel she's looking at the bottom of the sink. "Who washed up," she says, "that night? Somebody did, before the doctor. It was done well. It was Inés, or else it was a person who was frightened."} -> DONE
=== d_apron
#topic: an apron, put on an apron, put on the apron, the apron, aprons
{here == "kitchen":There are nine upon the hook, ironed, a year's dust along the one fold. I tie on the newest. "Not that one, it's for bishops," says Chole. In the pocket there's a chemist's label, soaked off and folded small: four drops, in water. She can't have put it there. She never wore that one on a weekday.} -> DONE
=== d_bill
#topic: gas bill, her list, list, read, pencil, take notes
I have it from her by holding out a tortilla for her to put it on. It's the gas, for October, with four names down the back. She presses hard; one could read them with a thumb. Behind three there's a reason. After the fourth, which is my mother's, there's only a dent, where the point stood and didn't go on. -> DONE
=== d_window
#topic: window, look out, outside, street, look outside
{here == "roof":From the edge one sees the street as the dead must: a crack with lamps in it. By our gate there's a man holding a tape against the wall, and my cousin Memo with the other end. They look up at the tank and talk about swimming.|{here == "kitchen":There's the courtyard; the fountain; the paper flags that I hung crooked. A man I don't know is laying a tape along the wall of our kitchen, and calling the figures to my cousin. He walks across the petals. Beside me something hisses like fat.}} -> DONE
=== d_fountain
#topic: fountain, courtyard, yard, flags
It's been dry since before me. One throws coins in it, all the same; and shopping lists, and keys. Tonight there's a small brown bottle among the leaves, the kind with a rubber bulb. It's empty and it's clean, and the boy has set it upright, with a marigold in the neck. -> DONE
=== d_room
#topic: upstairs, her room, her bed, bedroom, bathroom, stairs, go up
{here == "kitchen" or here == "yard":I go up as far as the turn. The door's shut, and my mother's cardigan hangs on the knob. On the third stair from the top there's a stain that no one scrubbed, the size of a saucer, where a full cup had been passed from one hand to another. It still smells of cinnamon.} -> DONE
=== d_cook
#topic: cook, stir, grind, chop, onion, garlic, make the mole, cook the mole
{here == "kitchen":I stir. Figures of eight, not rounds, she says; rounds are for cement. Through the steam I can see them crossing the courtyard with plates, and one by one, without noticing that they do it, every Robles turns a face towards this smell. Two turn quicker than the others and then look away.} -> DONE
=== d_bottle
#topic: bottle, look for the bottle, find the bottle, the drops, medicine, bathroom cabinet
I know where it was kept: behind the talcum, for her legs. There's a ring on the glass shelf where it stood. There are two clean tracks through the year's dust on that shelf, one narrow, as of long nails, and one as broad as my uncle's thumb. They've been dusted over, each, with a sleeve. -> DONE
=== d_sing
#topic: sing, hum, whistle, guitar
I start the one about the dove. At "Cucurrucucú" a second voice joins in, from nowhere anyone could point at, and out by the gate a man's picks up the third line and breaks off. "That's Beto," says Chole. "He knows the rest. He hasn't sung since they put me in the ground." -> DONE
=== d_hide
#topic: hide, duck, behind the
{here == "kitchen" or here == "yard":I get behind the sacks, where I hid from mass. From there the legs go past and can't see me: black shoes with a bow, brown shoes in want of a heel. They stop to either side of the comedor door. Each pair would rather it was the other that went in.} -> DONE
=== d_wait
#topic: wait, stand still, do nothing, stay quiet, stay silent, keep quiet, be quiet
"What are you waiting for?" says my grandmother. "A bus?" Somewhere above the roofs the works of La Soledad clear their throat. It isn't a stroke yet. But she's counted along under her breath, as people do with the last of their money; and then she has pushed the salt at me. -> DONE
=== d_hit
#topic: hit, slap, attack, punch, fight, throw, break, weapon, knife
{here == "kitchen":I've picked up the big spoon before I know. It comes down on the table, and every pan on the wall answers. In the hush somebody across the yard says "Mother," aloud, like a child caught; I couldn't tell if it was a man or a woman. Chole could. She has her hand on her mouth.} -> DONE
=== d_sleep
#topic: sleep, lie down, close my eyes, nap
{here == "kitchen":I shut my eyes against the warm tiles. "That's how they wanted me," says Chole's voice. It's not bitter. "All day long I was in someone's road. Nobody ever said, Mother, lie down; they'd have got an earful. So one of them will have found another way of saying it." I open them again.} -> DONE
=== d_cry
#topic: cry, weep, tears, sob, laugh
{here == "kitchen":It comes up as it does with onions, all at once and for no one. She lets it. "Into the pot, then, if you must," says my grandmother. "It wants salt." I do as I'm told; and she looks into the sauce for a good while, and I don't think that it is the sauce she's looking at.} -> DONE
=== d_call
#topic: call my mother, tell my mother, call mama, tell mama, call the police, police, doctor
{here == "kitchen" or here == "yard":I've the words ready: Mama, she's here. What I say, across the yard, is, "Do we need more plates?" My mother turns. She looks at my hands, which are cold and smell of cloves, and takes hold of one, and smells it. "One," she says. "At the head. I'd laid it already."} -> DONE
=== d_murder
#topic: kill her, kill chole, kill grandmother, did you poison, did you kill, did you murder
Nobody can say that here without a hush, so I don't say it aloud; I say it with a plate in my hand, to the eyes. "Some more?" The eyes go to the low table, where the cup stood, and then to somebody else in the room, as if to see whether they'd been asked too. -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, nod, grin, wave
I smile. "That's mine," says my grandmother, touching her own mouth to see if it's still there. "You got it from me. Beto has it as well, he's just spent his." Out in the yard somebody's doing a poor copy of it for a photograph. -> DONE
=== d_sorry
#topic: apologize, apologise, sorry
"I'm sorry," I say. I couldn't say what for; the chile, the lock, the year. She sniffs. It's clean. "You see how easy it is," says Chole, and she has turned to the window, to where her children are. "One just opens the mouth." -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{here == "kitchen":I look as she taught me to look at fish. Everything's where it was a year ago, with the dust on. Only on the handle of the third drawer there's none, and in the drawer, among string, a corner's been torn off something that had a price on it.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down
I breathe in as far as it goes: clove, smoke, goat, wet stone. Beneath those, from the direction of the courtyard, there's the first thread of something scorched. "You get it too," says my grandmother, watching my nose. "Good. I'd thought that you would." -> DONE
=== d_back
#topic: step back, back away, retreat
{here == "kitchen":I take two steps back, until I've got the sacks behind me. She gets no smaller. "That's far enough," says Chole, "you'll be in the garlic." From here I see what I couldn't with her hands on my face: she's standing quite still and her shadow isn't there to do it with her.} -> DONE
=== d_photo
#topic: photo, take a photo, picture, camera
I hold up the phone. On it is a stove, a pot, steam; and the steam goes round something, on both sides, as a river does. I look past the screen and she's patting her hair. "Did I move?" says Chole. -> DONE
=== d_pockets
#topic: my pockets, pockets, search my
In my skirt there's the key of this kitchen on its bit of ribbon, eleven petals, and a chemist's card that I'd found last week in the lining of her handbag. "One at night," it says. Somebody's gone over the "one" with a pen. -> DONE
=== d_up
#topic: look up, ceiling, beams
{here == "kitchen":Smoke has made a map up there. I know the countries. Between the second beam and the third comes a floorboard from her bedroom, with a gap in it that you could drop a bean through. Whoever was at that bedside, one might have heard them from here, if one had been listening.} -> DONE
=== d_family
#topic: my family, family, relatives, robleses
There are forty of them, and each has sat on that sack and been told to get off. I go through them by what they're afraid of. It doesn't take long; I had thought that there'd be forty things, and it was mostly her. -> DONE

=== lost_words
#unclear
{&Abuela says that the dead hear everything, but not that. What did I mean?|The pot boils over what I said. Again, slower.|It came out as steam. What do I do?} -> DONE

=== meet_1
#react: chole meet
"{name}," says Chole. "I know it, I chose it. Your mother wanted Jennifer." -> DONE

=== meet_2
#react: lucha meet
"Of course you are {name}," says Aunt Lucha, looking for a pen, as if one of us might need it in court. -> DONE

=== hook_1
#topic: suspects, who did it, who killed, who murdered, who is coming, coming to supper, which of them, who poisoned
"They were all at my cake," says Chole, and tells them on her fingers, which one can see the stove through. "Lucha, who sells my name by the plate. Beto, with his hat and his debts. Your mother, who never leaves the house. You." She keeps the thumb. "Not the boy. The boy would have spilled it, and I should be alive. Ask about each of them, and then taste." -> DONE

=== hook_2
#topic: how did you die, how you died, how did she die, your heart, did she die of
"In bed, in my good nightdress, of a heart," says Chole. "So the doctor wrote. He also wrote that I was sixty-seven." She was seventy-six. "If he can't read one number, why should he read the other?" -> DONE

=== hook_3
#topic: sugar, sugared, who carried, carried the chocolate, carried it up
"It came up on the good tray with two of them behind it, polite as mice," says Chole. "That's when I should have known." -> DONE

=== hook_4
#topic: owe, owes, debt, debts, lion ring, his ring
Two taxis, on paper that has been folded so often one could sieve with it. The ring with the lion was his father's. He turns it when he is going to lie, and when he's going to pay, so that it's no use to us by itself. -> DONE

// Plain questions.
=== p_when_died
#topic: when did she die, did she die, when did abuela, when did chole, when did you die, has she been dead, long dead
A year ago, on the night of her seventy-sixth birthday, after the cake and the chocolate. -> DONE
=== p_see
#topic: can see her, people see her, they see her, others see her, can see you, they see you, anyone see her, anyone see you, who can see, visible, hear her
I can, because I laid the petals, and so can children and dogs. To all the rest I'm a woman by herself in a kitchen, talking to a pot. -> DONE
=== p_fault
#topic: my fault, whose fault, at fault, fault
I laid the petals the whole way to this door, to save my mother's knees, and I unlocked it for the air. Nobody had told me that they work. -> DONE
=== p_that_night
#topic: that night, was in the kitchen, who was there, who was here, at the birthday, birthday supper, at her birthday
All of us, for the cake: Lucha, Beto, my mother, Memo, me, and Tavo under something. Who carried what upstairs, afterwards, is what she has come to hear. -> DONE
=== p_need
#topic: need for the mole, do i need, do we need, ingredients, in the mole, make mole, make the mole, what goes in
Chilhuacles, toasted past the point where one would stop; nuts, seeds, a burned tortilla, raisins, chocolate; and an hour of somebody's wrist. What else there is to it she never wrote down. -> DONE
=== p_mole
#topic: what is mole, what is a mole, is mole, what are moles
A sauce, in the way that a cathedral is a roof: chiles, seeds, spice, chocolate, three days of work. She made seven, and we were fed by all of them. -> DONE
=== p_job
#topic: my job, my task, supposed to do, my role, what do i have to do
To cook what she tells me to, and to ask out loud what the dead may not. I'd thought that I was here to arrange flowers. -> DONE
=== p_people
#topic: how many people, how many are coming, how many guests, who else, anyone else, anybody else, am i alone, lives here, live here
At the table sixteen, and every one of them related. In this kitchen there are the two of us, so far, and I'm the only one who needs a chair. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger
Not to me; I only burn things. For her there's the path, since if somebody sweeps it she goes. And someone in this family once put something in a cup. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
The kitchen key, a burned chile, and orange under all my nails. -> DONE
=== p_age
#topic: how old am i, my age, old am i
Thirty, and still told to go and wash my hands. -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave, leave the house
Nobody's keeping me. There's the door, and the courtyard, and the gate on Suspiros; one steps over the petals. It's she who can't use a door. -> DONE
=== p_if
#topic: consequences
With the dead it's as with dough, says Chole, you can put in but you can't take out. I keep off the petals, and I don't lie where she can smell it. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is she lying, who is lying, telling the truth
She can smell who's lying: it smells of scorched milk. I've only got faces to go by, and I have known all of them since I was born, which doesn't help. -> DONE
=== p_came
#topic: did she come back, she come back, did she get here, how did she come, did i get here, was i doing before
By the petals. I laid them from the street to this door; whoever belongs to a house can walk in along them, one night in the year. -> DONE
=== p_hated
#topic: hated her, hate her, enemies, wanted her dead, had a reason, reason to kill, motive
Nobody, says everybody. She corrected all of them, each day, for forty years, and she meant to change her will that week; I suppose that one could call it reasons. -> DONE
=== p_closed
#topic: kitchen closed, kitchen locked, kitchen shut, why is the kitchen, why was the kitchen
It was locked on the morning after, and the key went in with the good forks. Nobody has cooked in here for a year; we do it on a ring in the yard, and it tastes of that. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for, solve
Finish her mole, feed it to the family, and have it said aloud who did what, before the bell at six. In that order, she says; nobody confesses on an empty stomach. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
A clear night, with no wind so far. I keep looking at the petals when I say that. -> DONE
=== p_self
#topic: man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Thirty, not married, and asked about it at each meal. I've a mother with bad knees and more cousins than chairs. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Oaxaca, in Mexico: Calle de los Suspiros, behind La Soledad. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
In the house, thirty years on and off; in this kitchen, since they lit the candles. She's been here since I laid the last of the petals. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who runs
She is, in here, dead or not. In the rest of the house they've been fighting about it for a year. -> DONE
=== p_far
#topic: how far, far is it, far away
From the gate to this door it's forty-one steps and some four hundred petals. From where she has come she didn't say. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? beto:-> t_beto}
-> t_tavo
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? chole:-> t_chole}
{present ? lucha:-> t_lucha}
-> t_chole
