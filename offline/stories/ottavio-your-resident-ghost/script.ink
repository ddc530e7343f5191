# ask: name What is your name?
// A character: evenings in a kitchen. Each visit of `evening` is another night; `trust` opens what he is ashamed of.
VAR name = ""
VAR said = ""
VAR thing = ""
VAR trust = 0
VAR play = "exit"
VAR brave = false
VAR asked_pozzi = false
VAR has_notice = false
VAR new_notice = false
VAR read_to_pozzi = false
VAR here = "kitchen"
LIST people = ottavio, pozzi
VAR present = (ottavio)
VAR alive = (ottavio, pozzi)
~ present = (ottavio)
-> fridge

=== fridge
~ here = "kitchen"
The refrigerator hums its one note, and he winces at it, as at a colleague.
+ [Scream #match: scream, shout, yell, run, panic #id: scream]
    You scream. He closes his eyes and conducts the end of it with two fingers. "Late," says Ottavio, "and from the throat; but the *pitch*, my dear. You have been saving that. I withdraw 'weak'."
    -> noodles_first
+ [Tell him who wrote this scene #match: tell, who wrote, scene, explain, confess #id: tell_first]
    ~ trust += 1
    You say that nobody wrote it, it merely happened. "Ah," says Ottavio, with real pity. "*Verismo*." He moves over on the butter shelf so that you may stand in the light.
    -> noodles_first
+ [Defend the noodles #match: noodles, defend, not sad, supper #id: defend]
    "They are not sad," you tell him. "Sadness has a shape," says Ottavio. "Those have a *sachet*." But he looks into the pot with a longing that takes off thirty years.
    -> noodles_first
+ [#meanwhile]
    The pot boils over. Ottavio looks at it with a hand to his brow. "There goes the overture," he says. "I can't sit in here and be asked things, with that noise in the house. Make room; I'm coming out."
    -> noodles_first

=== noodles_first
#beat
#recap: A dead critic named Bellincampi lives in your kitchen, and has notes.
~ here = "kitchen"
~ present = (ottavio)
He comes out through the refrigerator door, a knee at a time, and bows to the stove. "Ottavio Bellincampi. Four thousand notices, all of them fair; the Fenice used to dim when I sat down. In 1897 I expired upon this spot, of an olive, with my napkin on, in the interval." He waits for you to be sorry about it. "One does not *choose* one's box, my principal. I have had rice merchants in here. I've had a dentist. In eleven weeks you have wept twice, sung eleven times, and dined standing up on every night but one. Sit. Overture first. You will eat, and I shall describe it to you."
+ [Sit down and eat #match: sit, eat, obey, dine, chair #id: sit_eat]
    You sit. "*Steam*," he says softly, of the noodles, "rising as if it had an appointment. Something brown. A rumour of prawn." It does taste better.
    -> evening
+ [Ask how one gets rid of you #match: rid, leave, go away, exorcise, out #id: rid]
    "By a good review," says Ottavio. "I have to give one. I've looked about for it these hundred and some years, in this kitchen, and you will forgive me, I have stayed." He straightens your fork by looking at it.
    -> evening
+ [#meanwhile]
    "You've let them get cold," says Ottavio. "No matter. I described them to myself, and they were adequate." Midnight strikes across the water, and it stops him with his mouth open. When it's over he has faded as far as the hat. "Tomorrow," says the hat, "I shall want to hear who was in your day. Don't mumble."
    -> evening

=== evening
~ here = "kitchen"
~ present = (ottavio)
{He is in the pantry the next night, seated, with a programme that isn't there.|Wednesday. He has been at your spice jars, and put them in order of temperament.|"You are late," he says to the clock, "and I was *very nearly* worried."|Rain on the canal; he has drawn a chair up to it and removed his hat.|You come in to find the tap dripping in three-four time, and him counting.|"The baritone called, about the rent," he reports. "He was flat."|The bells of San Bartolomeo are just ending, and he finishes on the stroke a sentence begun yesterday.|He has breathed on nothing at all this evening, and is in excellent spirits.|"I have it from the pigeons," he begins, and is ashamed, and begins again.|Fog tonight; the house across the canal is only a lit window, hung up on nothing.|"Act two," says a voice from the bread bin, "and you have still not taken off your coat."|Somebody has moved the salt a thumb's breadth to where you always reach for it.|He is rehearsing a bow to the stove, and stops, as if he had been caught at prayer.|Your keys fall on the tiles. "Better," says the pantry.|He has got into Latin by himself, up on the cupboard, and comes down from it when you light the lamp.|High water in the street door; he can hear it trying the first stair, which is as far as he goes, too.|There's a moth about the lamp, and he is giving it every encouragement.|"Nothing from the house today," he says. "I sat in the dark and *missed* you, it was disgusting."|He's got a cold, he says, or the memory of one, and would like it admired.|"You'll never guess who is dead," he calls from the pantry, much cheered.|Someone on the stairs is practising a scale under her breath, and he holds up one finger: wait.|"Encore," says Ottavio.}
-> evening_open

=== evening_open
+ {not day} [Tell him what happened today #match: happened today, about today, my day, happened, tell, work #id: go_day] -> day
+ {day and not rehearse} [Ask him how one enters a room #match: enter, room, rehearse, entrance, practise #id: go_rehearse] -> rehearse
+ {rehearse and not report} [Tell him that I did it #match: did it, tell, brave, report, courage #id: go_report] -> report
+ {not sing} [Sing while I wash up #match: i sing, sing while, start to sing, wash up, hum #id: go_sing] -> sing
+ {sing and not shower} [Ask what he hears through the bathroom wall #match: bathroom, shower, hear, wall #id: go_shower] -> shower
+ {shower and not window_song} [Sing at the open window #match: sing, canal #id: go_window] -> window_song
+ {not soup} [Wave to the lady across the canal #match: wave, lady, across, neighbour, pozzi #id: go_soup] -> soup
+ {soup and trust > 2 and not supper} [Invite Signora Pozzi to supper #match: invite, pozzi, signora, supper, dinner #id: go_supper] -> supper
+ {supper and not photograph} [Ask what is wrong with him #match: wrong, quiet, funny, matter, upset #id: go_photo] -> photograph
+ {trust > 1 and not olive} [Ask about the olive #match: olive, choked, death, died, how #id: go_olive] -> olive
+ {olive and photograph and not taps} [Say the name Teresa Vianello #match: teresa, vianello, soprano #id: go_taps] -> taps
+ {taps and not notice} [Look behind the refrigerator #match: behind, refrigerator, fridge, bricked, door #id: go_notice] -> notice
+ {has_notice and not read_it} [Read him his old notice #match: read, notice, review, old, aloud #id: go_read] -> read_it
+ {read_it and not pen} [Find him a pen #match: pen, ink, find, pencil #id: go_pen] -> pen
+ {new_notice and not to_pozzi} [Call across to Signora Pozzi with it #match: pozzi, across, shout, signora #id: go_to_pozzi] -> to_pozzi
+ {to_pozzi} [Put a hand on the bricked door #match: bricked, door, touch, warm #id: go_door] -> door
+ {CHOICE_COUNT() < 4 and not coffee and (trust < 2 or report)} [Make coffee, slowly, so that he can watch #match: coffee, moka, brew #id: go_coffee] -> coffee
+ {CHOICE_COUNT() < 4 and coffee and not thunder and not taps} [Sit up with him in the thunder #match: thunder, storm, sit up, lightning #id: go_thunder] -> thunder
+ {CHOICE_COUNT() < 4 and thunder and not gossip and (report or window_song)} [Ask him for gossip #match: gossip, rumour, scandal, fenice #id: go_gossip] -> gossip
+ {taps and not bowing} [Ask him to teach me to bow #match: bow, teach, bowing, curtsy #id: go_bowing] -> bowing
+ {notice and bowing and not two_places} [Lay the table for two #match: table, two, lay, places, dine #id: go_two] -> two_places
+ {read_it and two_places and not newspaper} [Read him the reviews in today's paper #match: newspaper, reviews, paper, today #id: go_newspaper] -> newspaper
+ {CHOICE_COUNT() < 2 and pass_evening < 10} [Sit with him a while #match: sit, stay, while, company, nothing #id: pass_evening]
    -> pass_evening
+ {not thunder} [#meanwhile]
    The window lights up white from side to side, and he is out of his chair.
    -> thunder

=== pass_evening
{You sit on the step stool. He tells you the whole of *Ernani*, omitting the tenor, and it takes six minutes.|Neither of you speaks. The refrigerator holds its note, and toward midnight he admits that it has *stamina*.|You do the crossword. He refuses to help, and coughs at the wrong letters.|He has you describe the soup of the day before yesterday. By the end of it you are both rather hungry.|You darn a sock, in acts. He gives you the heel as a curtain.|A mouse comes out, sees him, and goes on with what it was doing. "My public," says Ottavio.|You read your post aloud. He boos the gas.|He asks what you would have on your poster. You think about it right through the washing-up, and he lets you.|It is so still that you can hear the soup cooling opposite. He takes the chair with the bad leg; he says that it suits his.|You nod off at the table. When you wake the lamp has been turned down, with what must have been a great deal of feeling.}
-> evening_open

// Arc: an entrance.

=== day
#beat
#recap: You told Ottavio about your day, and he asked for it in acts.
~ here = "kitchen"
"In acts, if you please," says Ottavio, and settles into the colander as into a loge. "I don't ask who was right. Nobody remembers who was right in *Norma*. I ask: who was on the stage, who had the light, and where did you put your hands?" You have had this day inside you since four o'clock like a swallowed button. It is odd how it sorts itself, told to somebody in a top hat; there is an overture, a long dull part with chairs, and then the moment, quite short, in which you might have said something and looked at the carpet instead.
+ [Say that somebody left me #match: left, breakup, ex, alone #id: play_exit]
    ~ play = "exit"
    ~ trust += 1
    "With what line?" says Ottavio. You tell him the line. He is silent for three drips of the tap. "My poor dear. That isn't even a *line*, that's a timetable."
    -> evening
+ [Say that I was talked over at work #match: work, boss, meeting, talked over, job #id: play_work]
    ~ play = "work"
    ~ trust += 1
    "By whom?" He has the colour of a man reaching for a sword. "A *tenor*, I suppose. They cannot hear that there are others; it's the shape of the skull."
    -> evening
+ [Say that I was too frightened to ring somebody #match: ring, frightened, afraid, phone #id: play_ring]
    ~ play = "ring"
    ~ trust += 1
    "But that is the finest thing I've heard in this kitchen!" cries Ottavio. "You stood before the curtain. You *felt* the draught under it. People with no talent never feel the draught."
    -> evening

=== rehearse
#beat
#recap: Ottavio taught you to come in by your own kitchen door.
~ here = "landing"
He has you out on the landing, with your coat on, four times. "Who is that?" says Ottavio at the first. "A person come about the meter. Out." At the second you're a niece. At the third he merely lowers his head, as the horses did at the Arsenal. "Listen. You are waiting for someone in here to give you leave. There's no one in here! It is dark, they have paid, they *want* you to be good. It's a thing I never put in print. All of us, even I, up there with my pencil like a bayonet, each night, when the lights went: *let it be good*." A saucer has slid by itself to the edge of the shelf.
+ [Go out, breathe, and come in on my own cue #match: breathe, cue, enter, out, fifth #id: own_cue]
    ~ trust += 1
    The fifth time he says nothing about it. He holds out a chair, or he looks at it until it goes. "That," says Ottavio to the saucer, "was somebody."
    -> evening
+ [Ask if he ever went on a stage himself #match: stage, himself, ever, perform, you #id: himself]
    "Once, as a spear, at nine years old. I was so happy that I was sick in the helmet." He busies himself with his cuffs. "One finds that it is safer to have been *disappointed*."
    -> evening

=== report
#beat
#recap: You did the thing that you had rehearsed, and came home to tell him.
~ here = "kitchen"
~ brave = true
You've not got the key out of the door before he's at the first stair, as far as he can come, leaning over it with the tips of his shoes gone faint. {play == "exit":You rang the bell of the person who left, you say, and gave back the scarf, and said the line you'd wanted.|{play == "work":You said it again in the meeting, you tell him, at the same speed, until there was room.|You rang, you say, and somebody picked up, and it lasted for an hour and ten minutes.}} You had no idea where to put your hands. You let them be seen. Ottavio doesn't reply. He draws himself up, collar, hat, a hundred and some years of sitting down, and he stands; he is standing to you, by himself, as a house does.
+ [Take the bow #match: bow, curtsy, take it, thank #id: bow]
    ~ trust += 2
    You bow to the coat hooks. On the inside of the landing window, which is cold, there is a small round cloud where nobody's mouth is. "Damp," says Ottavio, "these old houses."
    -> evening
+ [Tell him that it was his note #match: note, his, thanks, your, owe #id: his_note]
    ~ trust += 1
    "It was in the score," says Ottavio harshly. "I can only read." He goes off through the wall to be alone with the fuse box.
    -> evening

// Arc: a voice.

=== sing
#beat
#recap: You sang at the sink, and he gave you one useful note.
~ here = "kitchen"
It's something off the radio, the words are about a car. You are at the second pan before you notice that there has been no remark. He is by the window with his back to you, hat against his chest, so quiet that the canal shows through him. You get to the end, since it would be stranger not to. "The third line," says Ottavio. He has to clear something that he does not have. "Where it climbs. You take a breath before it, as one does before cold water. Don't. Take it one word sooner, on the small word, the one you don't care about; then you'll find that you're already in."
+ [Try it #match: try, sing, breath, third line #id: try_note]
    ~ trust += 1
    You breathe on the small word. It goes up by itself, like something let off a string, and the glasses on the rack all say so.
    -> evening
+ [Ask why he is not rude about it #match: rude, why, insult, not rude #id: not_rude]
    "It wasn't offered to me," says Ottavio. "I'm only ever rude to what is *for sale*."
    -> evening

=== shower
#beat
~ here = "kitchen"
"I do not enter," says Ottavio. "I wish it to be minuted that I've never entered. I turn to the wall and think upon Verdi. But tile! Tile is a great flatterer, and you believe it; in there you are, forgive me, free. You've an A, in there." He sketches it for you in the flour, with a moved teaspoon, where it stands on the stave. "You have never once brought it as far as the kitchen. You leave it to dry with the sponge. I heard one like it only the one time, across a full house, from a child of twenty in somebody else's shoes." Both taps give a cough. He wipes out the flour.
+ [Ask who she was #match: who, she, child, twenty, girl #id: ask_child]
    ~ trust += 1
    "Nobody," says Ottavio. "That was arranged." It's the first thing he has told you without an ornament on it.
    -> evening
+ [Bring the A as far as the door #match: door, sing, note, kitchen #id: bring_a]
    You stand on the mat, with wet hair, and it comes through the door with you, looking about. A drawer opens in applause.
    -> evening

=== window_song
#beat
#recap: You sang at the open window, and somebody across the canal turned down her radio.
~ here = "kitchen"
~ present = (ottavio, pozzi)
You push both shutters back. A barge is going by with a wardrobe on it, and a boy eating a peach. You do it with the small breath, on the word that you don't care about, and there it is over the water; it goes off round the corner after the wardrobe. Across three metres of canal a radio is turned down. Behind curlers there's a gleam of opera glasses. "You're *under* it in the second verse!" shouts Signora Pozzi. "Support! From the floor!" Then, having looked a bit longer, "Who's that with you, in the hat?"
+ [Ask whether she can see him #match: see him, hat, can you, who, him #id: see_him]
    ~ trust += 1
    "I see a hat," shouts Signora Pozzi. "I've cataracts. At my age one doesn't ask is it there, one asks is it clean." In your kitchen something has got in behind the door.
    -> evening
+ [Take the note and thank her #match: thank, note, support, thanks, floor #id: thank_pozzi]
    "She's right," hisses the bread bin. "From the floor. Who *is* that? She has it exactly. I would have said it with less hair."
    -> evening

// Arc: the neighbour.

=== soup
#beat
#recap: Signora Pozzi sends soup across the canal on a pulley.
~ here = "kitchen"
~ present = (ottavio, pozzi)
You wave. She looks at you through the glasses, first the one way round and then the other, to have you at a proper distance. "You're thin!" she shouts. "You were thinner in March! Stand back!" A can comes out along the washing line, over the water, jerking, with a lid on and a spoon tied to the handle. It's bean. It has a bay leaf in it as long as a finger. "Thirty years I've sent them their soup, whoever they are," calls Signora Pozzi, "that's a bad kitchen, that. They all get a look. It was a supper club, you know, for the theatre people; my grandmother wouldn't walk down that side."
+ [Eat it at the window, where she can see #match: eat, soup, spoon #id: eat_soup]
    ~ trust += 1
    "*Describe* it," begs Ottavio from behind the shutter. You tell him: salt, smoke, a thing like Sunday. He sits down quite slowly on no chair.
    -> evening
+ [Ask what her grandmother had against it #match: grandmother, why, against, walk, side #id: ask_grandma]
    "She never said!" shouts Signora Pozzi. "She never said one thing about anything. She'd hum, and when you came in she had been coughing." Behind you the tap runs for a second and shuts off.
    -> evening

=== supper
#beat
#recap: Signora Pozzi came to supper, and Ottavio forgot to be funny.
~ here = "kitchen"
~ present = (ottavio, pozzi)
~ asked_pozzi = true
She comes round by two bridges, with her own chair cushion. You've cooked; it isn't noodles. You look to the pantry for the notice, and there is nothing, not a groan, not about the parsley. He's in the corner by the bricked wall, with his hat off, staring at how she holds her glass. She talks to you of scales. She breaks the bread and sniffs it, and puts the crumb behind her, for luck, over a shoulder. "Where," says Ottavio, in no voice, "did she get that? Nobody does that. There was one person who..." Then the bells begin, all of them, eight o'clock, and he's a mouth opening and shutting in a starched collar.
+ [Ask her where she has it from #match: where, crumb, bread, luck, shoulder #id: ask_crumb]
    ~ trust += 1
    "The crumb? From Nonna," says Signora Pozzi. "For the house, she'd say. I thought that she meant the roof." When the bells stop the corner is empty, and cold.
    -> evening
+ [Play her the tap in three-four time #match: tap, play, three-four, music, joke #id: play_tap]
    She listens with a finger up. "Waltz," says Signora Pozzi. "Who's your plumber? He's sad." You tell her that he is resident.
    -> evening

=== photograph
#beat
#recap: Signora Pozzi's grandmother was Teresa Vianello.
~ here = "kitchen"
~ present = (ottavio)
He won't have the light. "Overture," says Ottavio, "cut. First act, cut." He's in the pantry, facing the tins. You've got a thing to show him; it came over this morning in the soup can, wrapped against the steam, because you'd asked. It's brown. A girl of about twenty, in a costume that is too wide in the shoulder, is laughing at whoever holds the camera, and on the back in violet ink is the date, in March, and *La Fenice, stasera!* He has come round without walking. He puts one gloved finger as near to it as a finger can be to a thing. He's so solid that the tins go out of sight.
+ [Say whose grandmother it is #match: grandmother, pozzi, whose, granddaughter, tell #id: whose]
    ~ trust += 1
    "I know it," says Ottavio. "She breaks bread." And then at once, much too loudly, "They've given that child a *dreadful* hem."
    -> evening
+ [Leave it with him overnight #match: leave it, overnight, alone #id: leave_photo]
    ~ trust += 1
    In the morning it's standing against the sugar. There's been a breath on it, and it was wiped off with great care, in one direction.
    -> evening

// Arc: the notice.

=== olive
#beat
~ here = "kitchen"
"It is a *ridiculous* death," says Ottavio with some pride. "Green, unpitted, from Puglia. I'd run from the theatre; I had been as far as the printer's door and turned about, I wished to have something altered; I came in here for a pencil, for I had broken mine, and there was a dish. I cannot reason when I am empty. I cried out, *Stop the...* and breathed in." He demonstrates. A cruet goes over. "They found me pointing. It was assumed that I meant the waiter." He sets the cruet up again, and turns its handle to the wall. "*Mea culpa*, et cetera. You haven't sung to me tonight."
+ [Ask what he wanted altered #match: altered, change, printer, what, notice #id: what_altered]
    ~ trust += 1
    "A comma," says Ottavio. Every tap in the flat says otherwise. "A few of the commas. All of them."
    -> evening
+ [Do not ask; sing to him #match: sing, don't ask, song, no #id: sing_instead]
    ~ trust += 1
    You sing the one about the car. He takes off his right glove, finger by finger, which he's never done, and lays it on the table, and it stays there till dawn.
    -> evening

=== taps
#beat
#recap: You said the name Teresa Vianello, and the taps ran.
~ here = "kitchen"
You say it in an ordinary tone with the dish cloth in your hand. Kitchen, bathroom, the one in the yard that's been off since the war: they all run. He shouts above it. He's shouting in Latin, and then in Venetian, and then he isn't shouting. "She was the *only* one," says Ottavio. "I sat down with my pencil, to kill two hours. And she opened her mouth, and I was nine years old, in a helmet. I couldn't see the page. I thought: if that's allowed, then what have I *done*, four thousand times? I was so frightened of it that I wrote the best I ever wrote. I wrote it in the cab. It was so funny, {name != "":{name}|my dear}. It was the funniest thing. She never sang again."
+ [Turn off the taps, one by one #match: turn off, taps, water, close #id: turn_off]
    ~ trust += 1
    It takes a time. He follows you from room to room, even to the yard stair, even to the door of the bathroom, where he turns to the wall.
    -> evening
+ [Ask whether it was printed #match: printed, notice, paper, where, review #id: was_printed]
    ~ trust += 1
    "I'd run to stop it," says Ottavio. "Thus, the olive." The water goes down. "It's here. It is always here. It's behind the cold thing, they papered the stage door with it, I've had it at my back since you were born, and your mother."
    -> evening

=== notice
#beat
#recap: Behind the refrigerator is the old stage door, bricked up and papered with his last notice.
~ here = "kitchen"
~ has_notice = true
It takes you, a broom handle and the word *forza* to walk the refrigerator out from its corner. There's dust like felt. There is a low door with a stone lintel, bricked to the top by someone in a hurry; and over the bricks, under paint, under a calendar of 1961, newsprint. It comes off in a single piece, as if it had been waiting to be asked. *Gazzetta*, the ninth of March, column two. *O. B.* Ottavio has gone to the other end of the room, that is four metres. "I can recite it," he says. "I've been doing that. I should only like, if it's quite convenient, never to have to hear it in a *nice* voice."
+ [Fold it, and wait until he asks #match: fold, wait, not now, patient #id: fold]
    ~ trust += 1
    You put it in the drawer with the candles. He stays by the drawer the whole night long, one hears it, like a dog at a gate.
    -> evening
+ [Feel along the bricks #match: bricks, wall, door #id: feel_bricks]
    They're cold as a cellar and they hum, a very little, on the note that you'd have called an A.
    -> evening

=== read_it
#beat
#recap: You read Ottavio his last notice, and he asked for a pen.
~ here = "kitchen"
You stand to do it. It is funny; that's the horror. There's a line on the shoes at which you have to bite your cheek. There is a line about her mother. It's all as neat as a row of pins, each in to the head, and in the whole two columns not one word on how she sang. He has heard it out on his feet, chin up, as people used to stand for a sentence. "Well," says Ottavio. "It has *rhythm*." He turns round to the window. It's a cold night and where his face is there's a bloom on the glass, which grows, and runs. "Have you such a thing as a pen? I find that I've been a hundred and some years looking for the pencil."
+ [Say that it does not mention her voice #match: voice, mention, sang, singing, word #id: no_voice]
    ~ trust += 1
    "No," says Ottavio. "You'll notice that I could *not*. One may not lie in a review. I went round it as one goes around a lit house at night."
    -> evening
+ [Say that it was cruel #match: cruel, wicked, unkind, shame, terrible #id: cruel]
    ~ trust += 1
    "Yes," he says. He doesn't put anything on it.
    -> evening

=== pen
#beat
#recap: Ottavio wrote the notice that he had not written.
~ here = "kitchen"
~ new_notice = true
Pens fall through him. You try the fountain pen, a pencil, the lipstick; in the end you take the thing yourself, and he says it and you write. It needs the entire night. He has no adjectives for it. He walks through the table and back. "Strike out *sublime*," he says, "I've used that of fish. Put: she took the breath early, on a word of no importance. Put: I was not there to judge, I found that I'd only been there to hear. Put that I wept, put *copiously*, no; put that I wept." Toward five he is silent for so long that you look up. "*Brava*," says Ottavio, trying it, like a key. Behind the refrigerator there's a sound of mortar thinking.
+ [Have him sign it #match: sign, signature, finish #id: sign]
    ~ trust += 1
    In full, he says: Bellincampi, Ottavio, with the H that he never had and has always pretended to. You write it without. "I am obliged," says Ottavio.
    -> evening
+ [Read it back to him #match: read, aloud #id: read_back]
    ~ trust += 1
    He beats time to it, very small, with the glove. At the end he asks you to take out one comma, and that you do.
    -> evening

=== to_pozzi
#beat
#recap: You read the new notice across the canal to Teresa's granddaughter.
~ here = "kitchen"
~ present = (ottavio, pozzi)
~ read_to_pozzi = true
You call. She comes to the window with her hair half up, as if there were a fire. You read it to her over the water, the whole of it, with a gondola of Norwegians held up below who think it's for them. She doesn't use the opera glasses. "Say the date," shouts Signora Pozzi. You say it. "Say how she breathed!" You say that once more as well. She's got hold of the washing line with both hands. "She had it in her apron," calls Signora Pozzi, not very loud for her, "the other one. The bad one, all her life; I've it here in a tin. She'd hum, and she'd cough. Who wrote that? Is it the hat?"
+ [Say that he is here, and that he is sorry #match: here, sorry, hat, yes, he is #id: he_is_here]
    ~ trust += 1
    "He *ought* to be," shouts Signora Pozzi; she blows her nose; she looks again. "Tell him he may come to the window." He already has. There's a breath on the pane, and a second one.
    -> evening
+ [Send it to her in the soup can #match: send, can, soup, pulley, give it #id: send_can]
    ~ trust += 1
    It goes over jerking, in the can, above the Norwegians. She reads it standing up. Then she folds the paper and puts it down the front of her dressing gown, and shuts one shutter, and comes back and opens it.
    -> evening

=== door
#beat
#recap: The bricked stage door was warm.
~ here = "kitchen"
It's warm as a loaf. The bricks have a line down the middle now that you could get a card in, and past it there's a draught with gas in it, and oranges, and rosin; far back, somebody is running up a scale and laughing at the top. Ottavio has put on both his gloves. He's checked his hat in the side of the toaster. "You'll observe," he says, "that I am not going. I'm merely *standing near* it." He looks at you, at the sad saucepan, the salt, the window with Signora Pozzi's lamp in it. "I have a note for you, my principal. I've been saving it. I do not know the end of it."
+ [Tell him to go in; he'll miss the second act #match: go in, go, second act, leave, farewell #id: let_go] -> ending_house
+ [Ask him to stay for the season #match: stay, season, remain, don't go #id: ask_stay] -> ending_held

=== ending_house
#ending: The House Lights
~ present = (ottavio)
"They want it to be good," you tell him. "Every night. You said." He takes that as one takes a glove that one had dropped. He bows to the stove; to the taps; to you he gives his hand, and there is a hand in it. "The entrance was weak," says Ottavio. "{name != "":{name}, after|After} the first act I would not have left my seat for the King." The bricks go in like a curtain. You hear them, ten rows, twenty, standing up. In the morning there's an old door behind the refrigerator, open, on a yard with a lemon in it. You sing out there, some nights. You take the breath early. Across the water a radio gets turned down.
-> END

=== ending_held
#ending: Held Over by Demand
~ present = (ottavio)
"For the *season*," says Ottavio. He's hoarse. "I'd need a better box. I'd want the coffee at five, and that you dine sitting down." The door, being a stage door, and used to this, stays as it is, ajar, and warms the kitchen all winter. He goes through on Thursdays to hear her and is back by the bells, insufferable. He gives good notices now; he gives them to the moth, to the landlord's boots. Signora Pozzi has had the tin out, and burned what was in it under the soup. "And you," says the pantry, when your keys fall, {name != "":"you, {name}, are improving|"you are improving}. Again. From the stairs."
-> END

// Small evenings.

=== coffee
#beat
~ here = "kitchen"
You make it slowly: the water to the valve, the coffee heaped and not pressed. He has drawn up to the stove on his elbows like a boy at a puppet show. "Don't speak," says Ottavio. It begins to talk in the pot. He shuts his eyes; his nostrils, which are nothing, flare. "Wood smoke," he says. "A priest's sleeve. A woman, going by, with a secret, walking fast. Then chocolate, but only by reputation. Oh, and *there's* the rim of the cup." He's quite pink. "I would give the entire third act of *Ernani* to burn my tongue on that. Drink, drink. One of us ought to. I shall be next door with my feelings."
+ [Hold the cup under his nose #match: cup, nose, smell, under #id: hold_cup]
    ~ trust += 1
    The steam bends round something that has a moustache. He doesn't open his eyes. "*Grazie*," says Ottavio, in lower case.
    -> evening
+ [Drink it and describe it back to him #match: drink, describe, taste, tell #id: describe_cup]
    You say bitter, hot, nice. He bears it. "We'll work on *nice*," he says, "you have been badly brought up by menus."
    -> evening

=== thunder
#beat
~ here = "kitchen"
It comes in over the Lido at about two, with everything. He's on the sill when you get up, in his shirt front, radiant. "*That* is an orchestra!" says Ottavio. "No conductor, no subscription. Oh, listen to the brass, he's late, he is always late, that one over Mestre." A tremendous one goes off above the chimney. You have both of you ducked. "You know, I used to write at night, with the window open, whenever it did that, so as to be less afraid of the morning," he tells you. "What is it that you do?" All the canal stands up white, and there's no one by you on the sill but a hat and a collar with the rain showing through.
+ [Tell him what I do when I am afraid #match: afraid, tell, what i do, fear, hide #id: tell_fear]
    ~ trust += 1
    He hears it to the end and gives no note. He gives you, instead, the next three claps of thunder in advance, by name.
    -> evening
+ [Count between the flash and the crash #match: count, flash, seconds, crash #id: count_flash]
    You count aloud. He comes in on the downbeat. By five you've driven it off toward Chioggia between you.
    -> evening
+ [#meanwhile]
    The next one takes its time, and the one after it is only a cart going over a bridge. "Finished," says Ottavio, and shakes his hat out over the sink. "They never know when to take the curtain. Go to bed, my principal. You were excellent company for a noise."
    -> evening

=== gossip
#beat
~ here = "kitchen"
"I never repeat a thing," says Ottavio, pulling his chair in. He tells you about the prompter who was married to two sopranos and prompted each with the other's name. He tells you of the elephant in *Aida*, and which of the trombones it took to. He does all the voices; he's got the Countess Mocenigo in a napkin ring. You laugh till you have to hold on to the sink, and he looks more alive than you do. "You see, I had *friends*," he says, a bit surprised. "They'd come in here after, those I had murdered in the morning, and sit down at my table, and shout at me, and pass the bread. I had forgotten that they sat down."
+ [Ask why he thinks they did #match: why, friends, sat, think #id: why_sat]
    ~ trust += 1
    "Because I had been *listening*," says Ottavio. "Nobody else had. It's not nothing, you know, to be hated by a person who was there for every note."
    -> evening
+ [Tell him a rumour about the baritone #match: rumour, baritone, landlord, tell #id: tell_rumour]
    The landlord dyes his eyebrows, you tell him. Ottavio lies down along the draining board. "*With what?*" he says.
    -> evening

=== bowing
#beat
~ here = "kitchen"
"It is not from the waist," says Ottavio. "It's from the *debt*." He has you do it to the stove, as he does. The great ones, he says, looked first at the gallery, up under the roof where it cost a penny, for there it had cost the most. Then the boxes. Last, and least, and only with the eyelids, that one seat on the aisle in which there sat a man with a pencil. "They'd all do it," he tells you. "However I had dealt with them. I took it for fear." He does one himself, to show you, and it's aimed a good way past you, at the bricks. He stays down in it for longer than his knees can like.
+ [Bow to the aisle seat #match: aisle, seat, him, bow, eyelids #id: bow_aisle]
    ~ trust += 1
    You do it with the eyelids only. He's caught with nothing in his hands. "Oh," says Ottavio. "So that's what it looked like."
    -> evening
+ [Bow to the gallery #match: gallery, roof, ceiling, up #id: bow_gallery]
    You give it to the ceiling, where the upstairs people are moving a bed. The bed stops. "You see?" whispers Ottavio. "They *always* know."
    -> evening

=== two_places
#beat
~ here = "kitchen"
Two plates, two glasses, a napkin each. He goes around it as a cat does round a suitcase. "For whom?" says Ottavio. He's told. He says that it's absurd, he says there's a draught; he goes to the pantry for no reason and comes out of it in different cuffs. Then he draws up the chair, with such concentration that the lamp dims, and it moves, four inches, with a shriek, along the actual floor. He sits *on* it. He unfolds a napkin that stays where it is. In the hundred and some years he's had of dining rooms, nobody, it comes to you, has laid for him; they'd have had to suppose that he was in.
+ [Serve him first #match: serve, plate, food #id: serve]
    ~ trust += 1
    You give him the crisp end. It goes cold in front of him, under his whole attention. "I find no fault with it," says Ottavio, and hears himself, and drops the hat.
    -> evening
+ [Tell him that he is in my light #match: light, tease, joke, in my #id: tease]
    "*Am* I?" says Ottavio. He looks down. There is a shadow on the cloth, thin as tea, with a collar on it. He's so moved that he criticises the salt.
    -> evening

=== newspaper
#beat
~ here = "kitchen"
There's half a column, by somebody with three names. It's about a soprano of twenty-two who has done her first Gilda over on the mainland; it says that the sets were grey. "Go on," says Ottavio. You go on. It says she was "promising" and then it's about the parking. He's got up. "He was not *there*," says Ottavio. "He had a telephone in his lap! He has written it from the programme. A child comes out before a thousand strangers, with her whole life in her neck, and he says to her, *promising*? I'd have torn her in pieces, I should have been there for every bar of it. Which of us is the brute?" Nobody says. The moth has gone from the lamp, too. "Both," says Ottavio after some time. "Is there an address for the girl?"
+ [Write her a card for him #match: card, write, girl, address, her #id: card]
    ~ trust += 1
    It says that somebody heard there was a Gilda, and was sorry to have missed her, owing to a prior engagement. He makes you underline *sorry*.
    -> evening
+ [Ask which of them he would rather be reviewed by #match: rather, which, reviewed, by #id: rather_by]
    "By you," he says, before he could stop it. "You breathe through the mouth when you listen. It's disgusting; one could play to it for a week."
    -> evening

// Topics.
=== t_ottavio
#topic: ottavio, bellincampi, critic, ghost, who are you, who said that, who is there, whose voice
{"Bellincampi," says Ottavio. "Four thousand notices. I was feared from Trieste to the buffet. I'm fifty-four, and have been for some while."|"Dressed for the second act," says Ottavio. "It's always about to begin. You have no notion how that tells on the knees."|"I am your audience, my principal. I didn't buy the ticket, but I've kept the seat warm, in a manner of speaking."} -> DONE
=== t_pozzi
#topic: pozzi, signora, your neighbour, the neighbour, lady opposite, opera glasses
{Signora Pozzi, opposite, three metres off, taught piano to half the parish and has forgiven almost none. She sees everything. She sends soup to it.|"There is something in how that woman turns her head," says Ottavio. "I do not care to sit at the window when she does it."|"Curlers, glasses, perfect pitch," he says. "She's the only critic left on this canal, and she *feeds* people. I don't know what to think."} -> DONE
=== t_teresa
#topic: teresa, vianello, soprano
{photograph:"I'd be obliged," says Ottavio, "if you would say it with the stress upon the second syllable. As it was on the bill." Somewhere a tap lets go of one drop.|All the taps in the flat run for as long as it takes to say so. "Plumbing," says Ottavio, white as his collar.} -> DONE
=== t_fenice
#topic: fenice, opera, theatre, la fenice
{"It has burned down three times," says Ottavio. "Once it was insurance, once electricians. The other I always felt was *Attila*."|"Red, gold, and full of coughing," he says. "When the lamps went down you could hear a thousand people put away their own lives. I'd have paid for that alone. I never paid."} -> DONE
=== t_olive
#topic: olive, choke, choked, how did you die, die, killed
{"Green," says Ottavio. "Unpitted. I shall not have them in the house."|"It has a stone at the heart of it, you see. One's warned, and one's hungry. I have been handed better metaphors, but none so far down."} -> DONE
=== t_review
#topic: review, notice, notices, good review
{"I may not lie in one," says Ottavio. "It's the single rule I ever kept. You would be amazed what one can do with the truth and a bad temper."|"I'm to give a good one, and then I may go. You'd think it simple. I've tried with the dentist's tenor; I got as far as *audible*."} -> DONE
=== t_kitchen
#topic: kitchen, flat, house, rialto, supper club
{"This was the club," says Ottavio. "There were forty tables, where you have a wardrobe. Your bath was the cold buffet. Bizet was sick in what's now your hall."|"A thin house by the Rialto, cut up for rent like a goose. I have the kitchen. I've the pantry, for private thought; I go as far as the first stair, and there I simply stop, like a sentence in German."} -> DONE
=== t_pantry
#topic: pantry, box, tins
"My box," says Ottavio. "One sees everything. The chickpeas are a little restricted." He's hung his opera cloak on the nail for the oven gloves, and it's considerate of you not to have noticed. -> DONE
=== t_door
#topic: bricked, stage door, refrigerator, fridge
{"There is nothing behind the cold thing," says Ottavio. "I'm behind the cold thing, at times. It's a *mood*."|"It was the way in for the artists," he says, "past the cooks. They'd all touch the lintel. They bricked it up in the year nine for the damp; it wasn't damp."} -> DONE
=== t_bells
#topic: bell, bells, church
They ring, and he's a mouth moving in a collar for a minute by your kitchen clock. He always finishes what he'd been saying. "They have had the last word since 1300," says Ottavio, when he can, "and what have they *said*?" -> DONE
=== t_baritone
#topic: landlord, baritone, rent
"The baritone," says Ottavio. "He comes on at the first of the month with his one aria. It's about the boiler. You ought to meet it with your chin up, and let him see you counting." -> DONE
=== t_noodles
#topic: noodle, noodles, cook, cooking, dinner
{"Sachet," says Ottavio, "is the saddest word in your language, and you have *Sunday evening*."|"I can't touch it, I can only tell you what it might be. Garlic, thrown, not placed. An egg. You've the voice for an egg."} -> DONE
=== t_advice
#topic: advice, help, think i should, would you do, help me, can you help, what should i do
{"Rehearse," says Ottavio. "Breathe. Come in on your own cue. There, that is four thousand notices; I've only ever had those three things to say."|"Do it badly on Tuesday," he says, "so that by Thursday you'll have *done* it. Nobody's first night is their first night."} -> DONE
=== t_breakup
#topic: breakup, ex, love, romance
{"You call it a love affair. I call it a duet for one, my dear, with the other reading his part from a menu. You were heard. I was in the pantry."|"To be left is nothing, everybody is left," says Ottavio. "It's to be left in a *bad translation*."} -> DONE
=== t_work
#topic: work, job, boss, office
"Tell me who sits where," says Ottavio. "There'll be a tenor, who's loud, and a bass who's asleep. And somebody in the second row has the tune and is ashamed of it. I've a feeling that I know who." -> DONE
=== t_coffee
#topic: coffee, smell
"Don't jest," says Ottavio. "I was an atheist until the moka." He moves one cup a finger's breadth nearer to the pot, with an effort that costs him his left sleeve. -> DONE
=== t_venice
#topic: venice, canal, water, city
"It has been sinking since I knew it," says Ottavio, "with such *patience*. One ought to exit like that. The whole of Europe comes to see how slowly." -> DONE
=== t_hat
#topic: hat, top hat, collar, glove, gloves
"One dresses," says Ottavio. "I was to have sat in the second box. I've been in this collar since the ninth of March, and I'll say for it that it's stopped *itching*." -> DONE
=== t_thunder
#topic: thunder, storm
"It is the only large thing that I've never reviewed," says Ottavio. "I hadn't the height. I once got as far as *loud*, and was ashamed of it till the morning." -> DONE
=== t_death
#topic: dead, death, afterlife, heaven
{"It's an interval," says Ottavio. "Nobody will tell you how long. People are talking, and one can't find one's wife; I had no wife, but one looks."|"I'm not unhappy. I should have liked to be asked to *come in*, at some point. One waits in the foyer with one's stub."} -> DONE

=== t_sad
#topic: sad, lonely, alone, cry, tired, unhappy, bad day, heartbroken, depressed, miserable, feel awful, feel down
#react: ottavio low
{"Yes," says Ottavio. "I heard the keys." He doesn't give a note on it. He goes and stands between you and the window, as one does with a lamp that's in somebody's eyes.|"It's a slow movement. They're always longer than one thinks, and nobody has ever died of one but the cellos," says Ottavio. "Eat."} -> DONE
=== t_fear
#topic: afraid, fear, scared, nervous, frightened
"Of what? No, don't tell me, tell *it*. I've seen great ladies put out the lamp in their dressing rooms and swear at it," says Ottavio. "Then they went on. They never stopped being afraid, they merely gave it something to carry." -> DONE
=== t_music
#topic: music, aria, voice
"A voice is only breath that has been told the truth about something," says Ottavio. He listens to what he's said. "I must have read that. Strike it out." -> DONE
=== t_joke
#topic: joke, funny, laugh
"I was the funniest man in the Veneto," says Ottavio. "Ask anyone. You'll find that there is nobody left who can bear to repeat it." -> DONE

// Talk: what readers say to anybody they have just met
=== t_hello
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, ciao, nice to meet you, pleased to meet you, good to see you, hello ghost
"Good evening{name != "":, {name}}," says Ottavio, and rises from a chair that isn't there. "You say it as people do who've come in from the rain. Sit down. Tell me who was in it today, your life, and whether anyone had a line." -> DONE
=== t_how
#topic: how are you, how do you do, how do you feel, how are things, how is it going, how's it going, how have you been, are you well, are you okay, are you ok, are you alright, are you all right, how was your day, how is your day, what's up, whats up, how you doing, how do you do today
{"Dead, thank you, and in good voice," says Ottavio. "There's a draught from the third shelf that I have come to look forward to. And you? I ask for the whole of it; I've had nothing since the milk."|"Better than I was at tea time," says Ottavio. "Somebody has been frying onions across the water, and I stood in it. How does one say it now? I'm *fine*. What a mean little word. And are you?"} -> DONE
=== t_all_day
#topic: do all day, do all night, do you do, you do today, your day, your days, spend your time, spend your evenings, pass the time, keep you busy, for fun, your hobbies, hobby, your job, for a living, when i am out, when i'm out, in the evening, in the evenings, usually do, free time, do you usually
{"I review," says Ottavio. "The post at nine: mumbled. The pigeons, from ten to noon. After lunch, which I imagine, I do the light on the tiles; it is better on Thursdays. And at six I stand at the top of the stair to hear whose step it is."|"On Mondays I do the cupboards, by smell," says Ottavio. "I've been through *Falstaff* twice this week from memory, with the repeats. The rest is waiting, my principal, in which one was so thoroughly trained by sopranos."} -> DONE
=== t_age
#topic: how old are you, how old, how many years, been dead, dead for, your age, years old, when were you born, were you born, birthday
"Fifty-four, since 1897," says Ottavio. "I was born in Padua, in February, during a comic opera that my mother was determined to see the end of. If you insist upon arithmetic, do it where I can't hear you counting." -> DONE
=== t_lonely
#topic: are you lonely, you ever feel lonely, you ever get lonely, you lonely, you get lonely, you feel lonely, are you alone, you alone, you bored, get bored, you get bored
{"On Sunday afternoons," says Ottavio, "between the bells. There is a great deal of carpet in a Sunday." He straightens a spoon. "It's been less since the night you first dropped your keys. I don't say so in order to be liked. I may not lie in a review."|"Less than I was on the day you had the flu," says Ottavio. "You were in there for nine hours with the door shut. I recited to a cauliflower. It was attentive; but one knew that it would have been so for anybody."} -> DONE
=== t_happy
#topic: are you happy, you happy, make you happy, are you sad, are you unhappy, enjoy being
"I have been, tonight, for some minutes together," says Ottavio. "You came in, and you didn't put the radio on at once. I make a note of such things. There's a little silence between a key and a coat, and I have got so that I live in it." -> DONE
=== t_in_love
#topic: been in love, ever in love, ever loved, you love anyone, love somebody, you ever love, your wife, you married, have a wife, girlfriend, are you single
{photograph:"For eleven minutes, in March," says Ottavio, "with a voice. I did the only thing that a coward can do about it, and I did it in two columns." He turns a ring upon a finger that has never had one.|"I had subscriptions," says Ottavio. "A contralto at Bologna; a widow, who laughed in the right places. One sat next to them and looked at the stage. I believe that love is what they were doing meanwhile." A tap runs briefly, and stops.} -> DONE
=== t_family
#topic: brothers or sisters, any brothers, any sisters, siblings, your childhood, when you were young, growing up, family, your parents, your mother, your father, brothers, your sister, children, kids, do you have kids
"A mother who sang at the wash-tub, and was told to hush; a father in grain," says Ottavio. "One sister, Luigia. She cut out all of my notices and kept them in a hatbox, and I never once asked her if she had *liked* them. You'd have got on. You hum at the sink." -> DONE
=== t_friends
#topic: any friends, have friends, your friends, your best friend, be my friend
"I had four hundred acquaintances, and they stood up when I came in, to see where I'd sit," says Ottavio. "A friend is the one who tells you that your shirt's out. By that reckoning, my principal, I've had one, since about eleven weeks ago. Your shirt is out." -> DONE
=== t_story
#topic: tell me a story, a story, another story, story
{"There was a tenor at Rovigo who died so beautifully in the fourth act that they had him do it again," says Ottavio. "And again. At the fifth encore he really did, of a seizure, and he was hissed: they found it *overplayed*. I wrote so myself. I'd give a good deal now to have held his feet."|"The prompter at the Fenice fell asleep in his box," says Ottavio, "and talked. Lucia sang the whole of his dream, to the notes of the mad scene, and it was about a lost dog. There was not a dry eye. I gave the dog four lines, and the soprano two."} -> DONE
=== t_tell_joke
#topic: tell me a joke, a joke, another joke, know any jokes, make me laugh
"What's the difference between a tenor and this refrigerator?" says Ottavio. "One of them will hold a note the whole night through, and never look at you to see how it went. Also, when one shuts the door on it, the *light* goes out." He's so pleased that a saucepan rings. -> DONE
=== t_secret
#topic: a secret, your secret, any secrets, tell me a secret, are you hiding, biggest secret, darkest secret
{read_it:"You have read it aloud, in my own kitchen, in a kind voice," says Ottavio. "I've none left. It's extraordinarily airy. I had one about Massenet's shoes, but it was mainly the shoes."|"I used to leave at the interval," says Ottavio, very low. "Not often. Nine times in four thousand. I wrote up the last acts in the café, out of the score; and nobody ever knew, except that I was *kinder* to those. There. The back of my neck is hot."} -> DONE
=== t_sing_me
#topic: sing for me, sing me, sing something, you sing, sing with me, sing to me, song for me, can you sing
"A critic who sings is a butcher who moos," says Ottavio. But he beats a bar upon the bread board, and hums you the bass from the quartet in *Rigoletto*, all four notes of it, and looks round with one eyebrow for somebody to come in with the tune. -> DONE
=== t_dance
#topic: dance with me, dance, waltz, shall we dance
"I'd be honoured, and I go through people," says Ottavio. He offers the crook of an arm, as cool as a cellar. You go once about the table to the tap, in three; he keeps to the edges, where the lino is least worn. "You *lead*," he says, scandalised, and doesn't stop. -> DONE
=== t_sit
#topic: sit down, sit beside, sit next to, sit with you, i sit, take a seat, sits down, sit, sits
"Good. A person who stands in a kitchen is always about to leave," says Ottavio, and lowers himself upon nothing, knee by knee, until his eyes are on a level with yours. "Now we have the same light. What shall it be: your day, or my enemies? I've leisure for both." -> DONE
=== t_smile
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
"That is a quarter of an inch to the left of the one you had on at breakfast," says Ottavio. "I've a note of both." He tries one himself. It has been in a drawer since the last century but one, and has kept its creases. "Who was it for, the other?" -> DONE
=== t_hug
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you, pat you
Your arms close upon cold air, a smell of camphor, and one starched stud. He holds quite still. "There's nobody in there," says Ottavio to the lamp. "I thought that you had been told." When you step back there's a bloom on the window, at the height of a mouth, and he is discussing the curtains. -> DONE
=== t_kiss
#topic: kiss
"Upon the glove, then, if it must be done; my generation had gout," says Ottavio. He holds it out and looks away, at the calendar. You kiss a draught with buttons on it. "One hears of such things in *Puccini*," he says, and his hat has gone pink at the brim. -> DONE
=== t_present
#topic: gift, present, brought you, bring you, give you, something for you, buy you, offer you
"For *me*?" says Ottavio. "Leave it by the sugar, where I can walk round it." He asks what it weighs, how it was wrapped, and what the shop smelt of. "I was given a silver pencil in '81, by a baritone, in hope of mercy. This one seems to be for nothing. How very alarming. Thank you." -> DONE
=== t_thanks
#topic: thank you, thanks, thank, grateful, appreciate
"You're welcome," says Ottavio; and, when he has looked at it from the other side, "I find that I mean it. People used to thank me by not suing." He moves your cup a thumb's breadth in from the edge. "What will you do with it, the thing that you are thanking me for?" -> DONE
=== t_sorry
#topic: i'm sorry, i am sorry, sorry, my fault, apologise, apologize, forgive me
"Granted," says Ottavio. "You do it well: no clauses. I once had an apology from a tenor which ran to four sheets, and by the third it was I who'd done it. What is it that you thought you had broken? I only heard a cup." -> DONE
=== t_love_you
#topic: i love you, love you, falling for you, i like you, i adore you, in love with you, miss you, missed you, marry me
"In *this* collar?" says Ottavio. He goes twice through the table; the cups ring. "I've had it said to the box, and to the pencil. To the remainder of me, not before this evening. I'm quite unable to review it. I have something in my, that's to say, the weather's turned. Have you eaten?" -> DONE
=== t_fine
#topic: i'm fine, i am fine, i'm good, i am good, i'm well, i'm okay, i'm ok, not bad, i'm great, i'm happy, i am happy, good day, doing well
"Fine is what one says upon a staircase," says Ottavio. "I don't dispute it. I only want the *evidence*. Give me one thing that went well since noon, with the furniture, and who was standing where, and I will applaud it, with spoons." -> DONE
=== t_bored
#topic: i'm bored, i am bored, talk about, something interesting, ask me something, ask me a question, entertain me, what to say
"Then I'll begin. What is the last thing that you heard all the way to its end?" says Ottavio. "A song, a quarrel, a kettle. Nowadays one gets the first bars of everything. I've also an opinion of your landlord, and a murder at Mantua; take whichever is nearest." -> DONE
=== t_of_me
#topic: think of me, think about me, opinion of me, do you like me, like me, review me, love me, do you love me, what am i to you
{"Promising, and under-rehearsed," says Ottavio. "You come in as though it were somebody else's kitchen. But you wash the good knife first; you've never let the telephone win against a sunset; and you are flat only when you're being brave. I should keep my seat."|"I wrote it up last Tuesday, in my head," says Ottavio. "It begins: *One had feared the worst.* It goes on for a column, and there isn't a joke in it after the second line. I don't know what's become of me."} -> DONE
=== t_live_where
#topic: where do you live, you live, your home, live here, where are you from, you from, you come from
"Live is putting it high," says Ottavio. "I *reside*: in this kitchen by night, in the pantry by day, upon the shelf with the chickpeas, which has a view of the stage. I may go as far as the first stair. Before that it was Padua, with a piano, and a wall to look at." -> DONE
=== t_afraid_of
#topic: you afraid of, are you afraid, you fear, your fear, your biggest fear, scares you, frightens you, you scared
{taps:"Of a good voice," says Ottavio. "You know whose. It's a most expensive thing to be afraid of, they're so often at the next table. It has been less since you made me say it over running water."|"Of being *moved*," says Ottavio, before he can dress it. "One sat there every night with a pencil held up like a crucifix, and if it was bad then one was safe." He looks about to see what he has said. "And you? We might compare."} -> DONE
=== t_sleep
#topic: do you sleep, you sleep, ever sleep, do you dream, you dream, get tired
"No. I dim," says Ottavio. "Toward four I go down with the pilot light, and there's a sort of overture, with nobody conducting. Twice I have dreamed: that I was hungry, and that someone up in the gallery was laughing. It was you; you'd left the door open." -> DONE
=== t_eat
#topic: do you eat, you eat, like to eat, food, miss food, you miss food, are you hungry, you hungry, taste
"I can't; I listen to it," says Ottavio. "Butter, at the moment when it stops speaking in the pan. The knock of an egg. What I miss is the *liver*, in the Venetian manner, with onions, at a marble table, alone, having just been unjust to somebody. Eat slower, and I could almost." -> DONE
=== t_real
#topic: are you real, you real, an ai, ai, robot, chatbot, you human, are you alive, imaginary, are you a ghost, computer
"I'm a dead man in a frilled collar," says Ottavio, "and I have opinions, which is the usual test. Pinch me and you'll have a cold hand. I did wonder, your first week, if it was I who imagined *you*; but nobody could have invented those noodles." -> DONE
=== t_weather
#topic: weather, raining, cold outside, is it cold, sunny, rain, snow
"Fog off the lagoon, and a small rain practising in it," says Ottavio. "It's all in one key. The steps are wet up to the fourth; keep to the inside. I don't feel it, you understand. I go by the collars of the people on the bridge." -> DONE
=== t_miss
#topic: do you miss, miss most, miss being alive, miss about
"The half second before the curtain," says Ottavio. "They put down the lamps, and a thousand people stop being clever. And coffee that burns; and being jostled. Nobody has trodden upon my foot since the King of Italy. You'd not believe that one could want it." -> DONE
=== t_verdi
#topic: verdi, rigoletto, traviata, falstaff, aida, nabucco, trovatore
"*Like* him? I wept at *Traviata* behind a programme, in '79, and gave it eleven lines about the chairs," says Ottavio. "He could put a whole marriage into four bars and a drum. He wrote to me once: *Signore, you have ears; try them upon your heart.* I have still not replied." -> DONE
=== t_wagner
#topic: wagner, tristan, germans
"He died just here, upon the Grand Canal, in a palace with bad flues," says Ottavio. "I went to look at the shutters. Sixteen hours, about one ring! And yet there's a place in *Tristan* which I was obliged to leave by the gentlemen's cloakroom, with my hat before my face." -> DONE
=== t_puccini
#topic: puccini, boheme, tosca, rossini, bellini, donizetti, mozart
"They're confectioners, and they know where one is ticklish," says Ottavio. "One goes in for a small cake, and comes out in tears with the receipt. I gave them eighty columns of good advice between them. I'm told that they're played rather oftener than I am." -> DONE
=== t_best_opera
#topic: favourite opera, favorite opera, best opera, which opera, do you like opera
"*Falstaff*," says Ottavio, "because nobody in it is improved. An old man's made a fool of, he is wet to the skin, and he leads the company in a fugue. I saw it at the Fenice in '93. I wrote that it wanted tunes. It's *all* tune; I had been standing too close." -> DONE
=== t_worst
#topic: worst review, cruel, cruellest, meanest, worst thing you, regret
{read_it:"You've held it in your hand," says Ottavio. "The other three thousand nine hundred and ninety-nine were merely rude. That one was aimed. I have had since then to find the difference, and it is about the width of a pencil."|"Of those I'll own to? 'Signor Bassi sang as if he'd been told of it by telegram,'" says Ottavio. "He framed it. The worst I do not recite, not in here." He has placed himself, as though by chance, before the refrigerator.} -> DONE
=== t_walls
#topic: through walls, through the wall, float, your powers, haunt, invisible, ghost powers
"Walls, yes; and people, if they aren't attending," says Ottavio. "I can't do marble. I don't do bathrooms. It's like getting past a row to one's seat: one begs pardon, and there are knees. In the party wall lives a bat whom I have named Desdemona." -> DONE
=== t_like_pozzi
#topic: like pozzi, you like signora pozzi, like signora pozzi, think of pozzi, think of signora pozzi, about signora pozzi
{photograph:"She breaks her bread as somebody else did," says Ottavio. "I would stand in the canal for her, if it'd hold me. You're not to tell her so; she would send a can."|"I'm a good deal afraid of her," says Ottavio, "which in me is the beginning of esteem. She has an ear like a customs officer. In April she threw a shoe at a gondolier for a flat third, and I lifted my hat to her through the shutter."} -> DONE
=== t_looks
#topic: you look like, wearing, your clothes, describe yourself, handsome, moustache
"A top hat, a frill, and between the two what my tailor used to call a *reservation*," says Ottavio. "The moustache is my own. I am told that I go blue at the edges when a boat passes. You may draw me, if you like. Leave out the napkin." -> DONE
=== t_praise
#topic: you're funny, you are funny, you're kind, you are kind, you're sweet, you are sweet, you're nice, you are nice, you're clever, you are clever, you're amazing, you are amazing, you're wonderful, you are wonderful, so kind, so nice, so sweet, so funny, so clever, so cute, kind of cute, cute for a dead, cute, so beautiful, beautiful, interesting person
"Put it in writing, and send it to the *Gazzetta*," says Ottavio. He takes off the hat, looks into it, and replaces it. "One was called brilliant every morning, by people with shares in one. I don't think that I've been told so before by someone in their socks." -> DONE
=== t_insult
#topic: you're rude, you are rude, you're mean, you are mean, hate you, you're boring, you are boring, shut up, go away, you're annoying, you are annoying, stupid, weird, you're strange, you are strange, creepy
#react: ottavio insult
"Good! From the diaphragm," says Ottavio. "Nobody's been rude to me with any *breath* since Donizetti's nephew. I shall take a turn about the chickpeas. When you're ready, do tell me for whom it was meant. I can't suppose that it was the hat." -> DONE
=== t_doing
#topic: are you doing, what you doing, you up to
"Listening to your bread go stale," says Ottavio. "It's slow, but there is development. Earlier I put the spices in order of temperament; the nutmeg would not sit by anyone. And I was composing what to say if you should ask me that." -> DONE
=== t_ghosts
#topic: other ghosts, more ghosts, any ghosts
"A cat, on the stairs, of no fixed century," says Ottavio; "and on the second floor opposite a person who only ever looks for her spectacles. We bow. The profession's lonelier than it is painted. Most people, once it's over, simply put on their coats." -> DONE
=== t_why_critic
#topic: become a critic, why a critic, being a critic, like reviewing
"Because it was the only seat in the house from which one couldn't be seen to cry," says Ottavio. "They gave me a pencil, and a box, and I took it for a character. It was four lire the column. I ought to have gone on with the flute." -> DONE
=== t_game
#topic: play a game, a game, let's play, cards, crossword
"Cast the street," says Ottavio. "It's the one game I know. We look from the window, and whoever goes by must be given a part. Yours is the first: that man there, with the ladder and the peach. Hero, confidant, or third drunkard? One gives reasons." -> DONE
=== t_favourite
#topic: your favourite, your favorite, you like best, kind of music, music do you like, hobby do you like
"Thunder; gossip; the smell of coffee at five," says Ottavio. "In that order, other than at five. For a colour I'd say the red of a curtain that has just been let go, and is still thinking about it. Which would be yours? Don't be polite." -> DONE
=== t_belief
#topic: believe in god, god, religion, believe in ghosts, pray
"I believe in a management," says Ottavio. "I've never seen it, and it has never paid me, but somebody puts the lamps down. Ghosts I used to hold for an abuse of the trapdoor. One's views broaden, as one gets thinner." -> DONE
=== t_hello_again
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, ciao, nice to meet you, pleased to meet you, good to see you, hello ghost
"And again, from the door," says Ottavio, "since you have gone to the trouble." He has got up for it a second time. "There: that one I believed. What did you think of between the two?" -> DONE
=== t_thanks_again
#topic: thank you, thanks, thank, grateful, appreciate
"Not at all. It's only what I would do for any company of which I had heard every rehearsal," says Ottavio. He can't leave it there; he pushes the salt toward you, by a hair, and blows out his cheeks. -> DONE
=== t_smile_again
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
"You'll have me doing it in the street," says Ottavio, whose street is four metres long. He has had to put up a glove to his moustache. "Be serious. What's so amusing? If it's the hat then I want to be told by a friend." -> DONE
=== t_hug_again
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you, pat you
This time he has got ready for it, with his elbows out and his eyes shut, like a man under a shower. There's something there; it's as thick as breath. "A little to the left," says Ottavio, hoarsely. "One has one's *good* side, even so." -> DONE
=== t_love_you_again
#topic: i love you, love you, i like you, i adore you, in love with you, miss you, missed you, marry me
"You repeat the phrase," says Ottavio, "and softer; that's quite correct, that is how Bellini would have had it." The lamp has gone gold at the edges. "I've still no notice for you. I have only kept the seat." -> DONE
=== t_seen
#topic: anyone else see you, anybody else see you, who can see you, people see you, see you too
"A dentist, once, with toothache; two cats; and whoever comes home in low spirits with the light off," says Ottavio. "I am rather like the small print. They told him that it was the gas. You may show me to your friends, but I should want them a little disappointed first." -> DONE
=== t_free_you
#topic: free you, set you free, release you, how can i help you, move on, go to heaven
{read_it:"You've begun it; you read it to the end and didn't put down the page," says Ottavio. "What remains is a matter of ink. I could wish that you were in less of a hurry to have the kitchen to yourself."|"By one good notice, out of my own mouth, and I may not lie in it," says Ottavio. "Everything else has been tried. There was a priest, with a bucket. You might go on as you are; drop your keys; and let me be *surprised* by something."} -> DONE
=== t_famous
#topic: were you famous, famous, successful, rich
"I was dreaded from Trieste to Milan, which one mistakes for it," says Ottavio. "They named a sauce for me, at Florian's; it was sharp, and it didn't last. If you ask who remembers: an old lady's tin box does, and this sink." -> DONE
=== t_latin
#topic: speak latin, latin, speak italian, speak venetian, languages
"*Etiam*: it's what I panic in," says Ottavio. "Italian for the notices, Venetian for the stairs, French for women who had been kind to me, and German under protest. Yours I got off the radio. I believe that I have still some of the traffic in it." -> DONE
=== t_watch_me
#topic: you watch me, watching me, spy on me, hear me
"I observe; it's the training," says Ottavio. "Never in the bath, nor when the door is shut to. But you come into my theatre, you put on the light, and you *peel* things, with such a face! I couldn't look away. I've tried it with a saucepan on my head." -> DONE
=== t_yes
#topic: yes, yeah, yep, ok, okay, sure, of course, alright
"One syllable, and upon the beat," says Ottavio. "I have known baritones to take four. Very well: since we are agreed, you must choose the next piece. I can do a death, a scandal, or what I truly thought of *Norma*." -> DONE
=== t_dont_know
#topic: don't know, not sure, no idea, maybe, perhaps, i guess
"Then we're in the same row," says Ottavio, and brushes off the seat beside him, which is a drawer. "I had never an idea in my life till somebody sang at me. Say the first thing that comes. I promise to disagree with it, and you'll soon know." -> DONE
=== t_really
#topic: really, don't believe you, what do you mean, how so, why is that, why not, explain
"Do I exaggerate? I was paid to," says Ottavio. "Strike out a third, and the adverb. What remains I'd swear to before the Patriarch. It's a matter of where one had been sitting, and I was nearer than they knew. Which part don't you believe?" -> DONE
=== t_how_many
#topic: ever praise, praise anyone, how many reviews, how many notices, many reviews, many notices, reviews did you write, many did you write
"Four thousand, at three a week," says Ottavio, "and I never praised one. I count them on nights when you have slept well. Eleven came out kind, through the printer's having dropped a line." -> DONE
=== t_jealous
#topic: jealous, envious, envy, jealousy
"Envy! I dined on it for thirty years," says Ottavio. "It only says that you want something, and have seen where it's kept. What have they got that you would like for yourself? Say it quickly, before you make it polite." -> DONE
=== t_beginner
#topic: new at this, new at work, new job, new here, better than me, better than i am, just started, first week
"Every great one was new on some Tuesday, and bumped into the scenery," says Ottavio. "They aren't better, my dear, they know where the chairs are. Give it three weeks. What did they put you to today, and which part of it went right?" -> DONE
=== t_before_death
#topic: before you died, do before you, when you were alive, were you alive, your life like
"At noon I had coffee at Florian's, and the tables round me went quiet," says Ottavio. "At eight the Fenice; at midnight the supper club, which was this very room; and at two I sat down and wrote what I thought. I owned four waistcoats. I don't believe that anyone ever saw me in my shirt." -> DONE
=== t_cannot_cook
#topic: can't cook, cannot cook, can not cook, don't cook, never cook, bad cook, terrible cook
"You've a pan, and I have opinions; together that's a cook," says Ottavio. "Put on the water. When it is as loud as two people gossiping, the egg goes in. You sing a verse of anything, slowly, and you take it out." -> DONE
=== t_eleven
#topic: eleven weeks, how long have you been watching, how long have you watched, how long have you been here
"You came eleven weeks ago; before you there was only the dentist," says Ottavio. "I meant to introduce myself in the second week. But you were singing, and one doesn't talk during." -> DONE
=== t_no
#topic: nope, nah, not really, i don't think so, do not think so, no way, i doubt it
"No! And it carried to the back," says Ottavio. "I don't ask for your reasons; they are printed in the programme, and nobody reads them. That number is struck out, then. What shall we put in its place?" -> DONE
=== t_may_i
#topic: can i tell you something, tell you something, can i ask you something, ask you something, ask you a question, ask a question, i have a question, can we talk, need to talk, need to tell, something to tell you
"You may; I was a listener by profession," says Ottavio. He stands the hat on the bread bin, and sits down with his knees together. "The house is dark, there's no one in it but me, and whom should I tell? Begin anywhere." -> DONE

// What readers ask about the case, and what there is to do.
=== t_case_next
#topic: do we do next, we do next, do next, our next step, next step, where do we go next, what comes next
{"Next you sit, and you tell me what they did to you," says Ottavio. "I'll interrupt. It's how one gets to the end of a first act."|"You might go up and knock at Signora Pozzi's," says Ottavio, who has turned to look at the stove, "or you might sing. I have no preference. I have put it in the form of a list."} -> DONE
=== t_case_want_me
#topic: want me to do, need me to do, want from me, need from me, have me do
{"Eat something; leave the door of the bathroom shut; and be, for one evening, a little less brave than you look," says Ottavio. "I could wish for a review, besides. But it's I that must write it."|"Stay in the room while I am honest," says Ottavio. "It's a thing I have never seen done from the inside."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "kitchen": "You are in the Supper Club Bellincampi," says Ottavio, "table nine, near the bread. They have put a sink there." It's your kitchen, on a canal by the Rialto; there's a stove, a step stool, and a refrigerator with someone in it.
- "landing": Out on your own landing, in your coat, for what he tells you is the last time. "You're in the wings!" calls Ottavio through the door. "It is the one place in the house from which there's nothing to be seen but the way on."
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- door: "It is a quarter to the interval," says Ottavio. He has looked for it in the waistcoat where the watch used to be.
- supper: After supper, and the bells not yet begun. "They've another ten minutes to prepare themselves," says Ottavio. "So have I."
- else: "It's the hour at which one is either dressed or dining," says Ottavio, "and you, my principal, are neither." Your clock says a few minutes after nine, and is slow.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- taps: On the ninth of March in 1897 he heard somebody sing so well that he could not bear it, and wrote accordingly; then thought better of it, and choked. The notice ran. She never sang again.
- else: "A death, a scandal, and cutlets," says Ottavio. "I was the first of them. One doesn't care to speak of the second with a draught from that quarter." He is looking anywhere but toward the refrigerator.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
"Because the rent was low, and no one told you about me," says Ottavio. "You came in eleven weeks since with two bags and a saucepan. You haven't yet *entered*." -> DONE
=== w_ottavio
#topic: want ottavio, ottavio want, want most, your dream, your wish, wish for
{read_it:"A pen," says Ottavio. "I ought to have said it in the first place."|"To be surprised," says Ottavio, "from the front. It's been some time. I should also have liked to be let smell that." It's only toast.} -> DONE
=== w_pozzi
#topic: want pozzi, pozzi want
"To know who she was before she wasn't!" shouts Signora Pozzi over the canal, meaning, it would seem, her grandmother. "And my can back, washed!" -> DONE

// What begins by itself after a while.
=== m_keys
#meanwhile
{present !? pozzi and not day:{!"There is a thing that you do with your keys," says Ottavio. "On a good day you throw them. Tonight you *laid* them. What happened at four o'clock?"}} -> DONE
=== m_public
#meanwhile
{present !? pozzi and not soup:{!He has been looking out over the canal. "She has turned her radio down again," says Ottavio. "Opposite, in the curlers. She does it when you come home. I thought you should know that you have a public. Have you ever waved?"}} -> DONE
=== m_flute
#meanwhile
{present !? pozzi:{!"I used to play the flute," says Ottavio, to nobody in particular. "Badly, with the window shut. My sister took it for the kettle, and came up with two cups." He looks at your kettle. "And what did you play, before somebody told you how it sounded?"}} -> DONE
=== m_hum
#meanwhile
{present !? pozzi and not sing:{!"Just now, while I was talking, you hummed," says Ottavio. "It was four notes, and you stopped as soon as you heard yourself. It wasn't bad. There are dishes in that sink. I could turn my back."}} -> DONE
=== m_spoon
#meanwhile
{present !? pozzi and here == "kitchen":{!A spoon slides an inch along the table, and points at you. "That was not I," says Ottavio, who has gone pink. "Well, it was. I'd thought of something pleasant. I have begun to listen for your step at six, and one oughtn't to say so to an artist. They get ideas."}} -> DONE
=== m_draught
#meanwhile
{present !? pozzi and here == "kitchen" and not olive:{!He goes all the way round the refrigerator to get to the stove. He needn't; he walks through tables. "There's a draught on that side," says Ottavio, when he sees you looking. "I broke a pencil there once, and I was hungry. That's the whole of that."}} -> DONE
=== m_laugh
#meanwhile
{present !? pozzi:{!"Forgive me, I have to ask," says Ottavio. "In your third week you came in, stood in the dark with your coat on, and laughed out loud. There was nobody with you. What was it? I've been over it every night since, and I cannot find the joke."}} -> DONE

// Reactions.
=== r_act
#react: act
{!The kitchen takes it in good part. Something in the pantry makes a mark with a pencil.|You go at it, and the tap keeps time.|You perform that to a full house of tins.|That gets a creak out of the first stair, as near as it comes to a hand.} -> DONE
=== r_say
#react: say
{!You say it to the refrigerator, and it hums.|It rings a little in the pans, as it did not in your head.|There's an old acoustic in here, under the lino. It gives you back the last word, improved.} -> DONE
=== r_ask
#react: ask
{!A spoon turns over in its drawer, thinking. He inclines his hat to it: after you.|The canal says what it always does, three-four, against the steps.|It's gone quiet in the pantry, as in a box where someone has leaned forward.} -> DONE
=== r_ottavio_act
#react: ottavio act
{!"Good. Now as if somebody were *watching*," says Ottavio, "for somebody is. And what comes after? One doesn't leave a gesture standing by itself in the hall."|"You did that with your left," he says, and makes a small mark on his cuff. "I only record it. Is it the day that you have had, or simply how you stand?"|Ottavio raises his hat by half an inch. It is not yet approval; it's the hinge of it. "I should like the second act," he says, "before I commit myself."|"And the motive?" cries Ottavio. "One doesn't just *do* a thing! One does it at someone! At whom, my principal? I shan't repeat it, or only to the moth."|"Business, without words," he murmurs. "Always a risk. I followed as far as the elbow. Tell me the rest, or else ask me how they would have ruined it at La Scala."|He's moved a saucer out of your way before you were near it. "There's a scene like that in *Ernani*, with a horn," says Ottavio. "Shall I tell you how it ends, or would you prefer to be surprised?"|"It hasn't been done in this kitchen since the dentist," says Ottavio, "and he was looking for his keys. You had more line. What are you looking for?"|A cup applauds, against its hook. "I am told that I encourage people," says Ottavio, in gloom. "Now sit, and ask me something improper about tenors."} -> DONE
=== r_ottavio_say
#react: ottavio say
{!"The text is poor," says Ottavio, "but you meant the second half. Say only that, and then tell me to whom it's addressed."|"Hm!" He walks once through the table, and back, to see if it looks the same from there. "It does. How long have you thought so? It has the toast on it; I'd say since this morning."|"That's *well said*," says Ottavio, and looks behind him for whoever had been so incautious. "I shall have to be interesting in return. Ask me of my worst tenor."|"My principal, you have mumbled the noun. It's where they keep the money. Once more, and say it to the stove, she is on your side."|"Go on," says Ottavio. "I'm pretending to look at the ceiling, so that you will."|"I once sat beside a duchess who said so," says Ottavio. "She was right, and nobody thought to ask her why. Why?"|He lays down his hat, brim upward, as he does when he means to stay. "I've all of it but the beginning," says Ottavio. "What happened first? One always starts a bar too late."|"Noted," says Ottavio, and there is a small scratch from the pantry, where the pencil would be. "I disagree with each syllable, and I'd fight for the *phrasing*. Who else has heard it?"} -> DONE
=== r_ottavio_ask
#react: ottavio ask
{!"You ask *me*?" He's delighted. "Nobody does, they read me. You shall have it by the coffee, with footnotes. What had you thought that I'd say? I should like to contradict it."|"That is a third-act question," says Ottavio, "and I've the first-act answer on me, that it depends upon who is singing. Ask me of the Fenice, or of the olive, and I'll be as exact as a bill."|"*Nescio*," says Ottavio, which is Latin, "but I know who would have pretended to: a man called Scarpi, of the *Gazzetta*, with a lisp. Shall I do him for you? Or will you tell me why you ask?"|"Ask it of the balcony," he says, "they've always known. In the stalls they'd swear to the one thing, and in the boxes to its opposite. What does it look like from the sink?"|"I could tell you what is wrong with it," says Ottavio. "You must not confuse that with an answer. I did, for thirty years. You try it first, and I'll only do the punctuation."|He considers, a finger along the frill. "I had an opinion upon that in 1884," says Ottavio. "It was unkind, and very well received. I'd like to hear yours before I go and look for it."|"In acts, then," says Ottavio. "First: why tonight? Second: who put it into your head? By the third you'll generally find you have the answer in your own pocket, with the bus ticket."|"My dear, I know about four things," says Ottavio: "voices, gloves, coffee, and how not to end a career. If it can be got round to one of those, I'm yours until the bells."} -> DONE
=== r_ottavio_leave
#topic: go to bed, go to sleep
#react: ottavio leave
{!"Upstage, and mumbling," sighs Ottavio. "Well, take a scarf."|"An exit! Then *close* it, my dear, for the gallery. They have paid."|"Go, sleep. I'll do your worrying; I have the whole night and no liver."|"You'll come back and tell me all of it, in acts," he says. It's nearly a question.|"I would see you out. I can offer you as far as the first stair."|"Then leave the radio low," says Ottavio; "I shall tell myself that it's for the moth."|"One doesn't say goodbye to a critic, one says *until the next*," he tells the stove. "And bring me an incident."|"Off with you, and rehearse," says Ottavio. "I have the second shelf to be melancholy on."} -> DONE
=== r_pozzi_act
#react: pozzi act
{!"Wrists!" shouts Signora Pozzi. "Loose, loose!"|She's got the glasses on you. "I saw that," she calls, "you can do it again slower."|"In my day we did that with the lid on!"|Signora Pozzi beats time on her sill with a spoon until you've finished.|"If you drop it, it's the canal's," she shouts, "that's the law."} -> DONE
=== r_pozzi_say
#react: pozzi say
{!"What? From the floor! I'm not your aunt, I'm three metres off!"|"That's nicely put," shouts Signora Pozzi, "it's wrong, but it's in tune."|"Tell the whole parish, why don't you? Good! They're deaf, most of them."|She takes out a curler to think. "Yes," she calls, "I'd a pupil said that, and *she* went to Padua."|"Eat something, and tell me it after!"} -> DONE
=== r_pozzi_ask
#react: pozzi ask
{!"Don't ask me, I only did scales!" shouts Signora Pozzi.|"My grandmother'd have known that! She wouldn't have said!"|"Ask it slower, there's a vaporetto!"|"What I think," calls Signora Pozzi, "is two onions. For anything. You start with two onions."|"Who wants to know? You, or that hat?"} -> DONE
// What anybody says to somebody they talk with. `said` and `thing` are the reader's own words.
=== c_crisis
#react: ottavio crisis
"No," says Ottavio, quite without ornament. He has taken off his hat and put it down. "Not that exit. I have made mine, and nothing came after it that was worth the hurry; I have only missed things. Sit here, where I can see you, and telephone to someone with a pulse. I shall wait beside you until they answer." -> DONE
=== c_grief
#react: ottavio grief
{"Oh, my dear," says Ottavio. He takes off the hat, and for once has nothing on his cuff. "I won't say anything clever. You're to sit down, and you needn't be good at it. When you like, tell me one thing they used to say, in their own voice, and I will keep it here for you, where nothing gets thrown away."|"I know," says Ottavio. "It's the same as yesterday, only the furniture has been moved." The lamp comes down a little by itself. "I am with you. Tell me more of them, or don't; I can sit through a silence as long as anybody living."} -> DONE
=== c_parted
#react: ottavio parted
"Then I put down the pencil," says Ottavio. "One doesn't review that. I'm sorry, my principal; you had kept a seat for them, I saw you do it." He draws out the chair that isn't yours. "Cry, if it comes; nobody is marking. And when you can, tell me how it was at the beginning, before the bad last act." -> DONE
=== c_scorn
#react: ottavio scorn
{"That hurt," says Ottavio, and every knife in the drawer turns over. "I have watched you for eleven weeks when you thought yourself alone, and I may not lie in a review: you are worth the evening. Whoever couldn't see it had a bad seat. Tell me all of it. I'm on your side of the table."|"I used to be the one who said such things, from a box, with a pencil," says Ottavio. "I know what we're afraid of, up there, and it was never you. Come and sit where the coffee is. *I* like you; put that down, with the date."} -> DONE
=== c_setback
#react: ottavio setback
"That is a cruel notice to be handed," says Ottavio, and moves the kettle an inch towards you, which costs him. "It was one night, in one house; it was never the whole of you. I'm sorry, my principal. You needn't be brave about it in here. What was the worst minute? Begin with that one, and it will be over." -> DONE
=== c_lost
#react: ottavio lost
"{thing != "":Oh, not {thing}. |}I'm sorry," says Ottavio. "One pats the same pocket eleven times, and it goes on being empty. When had you it last? We'll go back through the day together, scene by scene; it's the one thing that I was ever trained for." -> DONE
=== c_ill
#react: ottavio ill
"I don't like to hear that," says Ottavio, and has the blanket half off the chair by main force. "A body's a poor theatre, there is always something the matter with the boiler. Has a doctor been? Tell me how it has gone since this morning. I'll sit up with you over it; I don't sleep in any case." -> DONE
=== c_worry
#react: ottavio worry
"Then you are in the wings, and it's meant to feel so," says Ottavio. "I have seen great ladies sick into a helmet, and go on, and be sublime. Two hours of work, my principal, and out loud; then soup; then bed. Lay your things by the door tonight. And you'll come in on your own cue, and breathe. I shall be holding the bread bin's hand." -> DONE
=== c_joy
#react: ottavio joy
{"Do you hear that?" says Ottavio to the whole kitchen, and each cup rings on its hook. "Say it again from the door, with your coat on; I want the entrance. And then from the start. Who told you, and what did your face do?"|"Twice in one run!" cries Ottavio. "The house is on its feet, and I'm holding down the saucepans. Eat something, sing something, and give me the best minute of it."} -> DONE
=== c_date
#react: ottavio date
"*Out?*" says Ottavio. "My principal, I go as far as the first stair." He has straightened his collar all the same. "But I'm free on every evening that there is, and I know a kitchen with one good chair. Bring the noodles and the conversation. I shall be overdressed." -> DONE
=== c_puzzled
#react: ottavio puzzled
{&"My fault," says Ottavio, "I was playing to the gallery. Plainly, then: I'm a dead man who likes your company, and I talk too much. Which part was it? I'll say it again with half the hat on."|"I've been obscure," says Ottavio. "It's the Latin, it gets into everything. Tell me the word that tripped you, and I'll take it up off the floor."} -> DONE
=== c_wrong
#react: ottavio wrong
{&"Is it?" says Ottavio, and feels behind his ear for the pencil. "Then I withdraw it. I was never once corrected while I lived, and look where it got me. What ought I to have said?"|"Struck out," says Ottavio; one hears him do it. "I would sooner be set right by you than be praised by the *Gazzetta*. Say how it truly is."} -> DONE
=== c_why
#react: ottavio why
{&"Because I was afraid of being bored," says Ottavio, "and, under that, of being moved. It's the reason for most of what I say. You will know a better one; you have a pulse to think with."|"Because it's true, and I may not lie in a review," says Ottavio. "Had it been otherwise I should have found you something prettier."|"Because I have had a century to think of it, and nobody to tell," says Ottavio. "Then you came home, and I began to talk. I don't know that there's more to it."} -> DONE
=== c_next
#react: ottavio next
{TURNS_SINCE(-> t_story) == 1 and t_story == 1:"Then somebody swept up the flowers," says Ottavio. "His widow read my notice at the station, and folded it into her glove. I was given a gold pencil that year. There is no more of it; I only wish that I'd gone round to his dressing room."|"Then nothing, for the best part of a century," says Ottavio, "and then you, with your keys. What follows hasn't been played yet. It is your entrance: how does it go on, upon your side of it?"} -> DONE
=== c_told
#react: ottavio told
{!"So {said}," says Ottavio, and writes it on his cuff, where it stays. "I shall need more than the programme. What is it like, on an ordinary day?"|"That I keep," says Ottavio. "You said: {said}. I was told nothing for a hundred years but the rent. Go on; which part of it do you never tell people?"|"I note that {said}," says Ottavio. "It explains the step on the stair, a little. And what do you make of it yourself?"|"Since {said}," says Ottavio, "I should like to have it described, as I do you the noodles. Begin with the light."} -> DONE
=== c_answer
#react: ottavio answer
{&"Ah," says Ottavio, and he takes off the hat to it. "No ornament, and nothing left out. I could not have cut a word."|He listens to the end, which at La Fenice he was not known for. "So that's how it stands," says Ottavio. "Thank you. I had imagined something with more staircase."|"I have it," says Ottavio; it's on the cuff, beneath the others. "Is there a second act to that? I'm in no hurry, I have been dead since supper."|"That was said from the chest," says Ottavio. "I'll not review it. I only heard it."|For once he has no adjective. "Yes," says Ottavio, "I see it now, with the lamps lit. One should ask you things more often."} -> DONE
=== c_thing
#react: ottavio thing
{!"Stay with {thing} a moment," says Ottavio. "I have nobody's but yours to hear about. How do matters stand there tonight?"|"I should like to hear more about {thing}," says Ottavio, "and slowly. I have cleared a shelf for it."} -> DONE
=== c_remember
#react: ottavio remember
{!"There's something I've been turning over," says Ottavio. "You let me hear that {said}. I kept it. How does it stand tonight?"|"By the way," says a voice from the bread bin, "I think of it still, that {said}. Tell me one thing more about it."|"You said that {said}," says Ottavio. "One isn't told such things in a theatre. I'd like the next instalment."} -> DONE
=== c_recall
#react: ottavio recall
{&"I have it here on my cuff: {said}," says Ottavio. "You see that somebody listens."|He doesn't need to look it up. "That was said in this kitchen," says Ottavio: "{said}. I've forgotten whole operas. Not that."} -> DONE
=== c_unknown
#react: ottavio unknown
{&"You haven't told me that," says Ottavio, "and I don't invent, except about tenors. Tell me now, and I'll know it from then on."|"It isn't on my cuff," says Ottavio, who has looked at both. "Say it once, and it will be."} -> DONE
=== c_again
#react: ottavio again
{&"You asked me that before," says Ottavio, "and I've no better answer than I had: I don't know. I would say so in Latin, but it comes to the same."|"As I said, my principal, I do not know," says Ottavio. "Ask a third time, and I may make something up."} -> DONE
=== c_poem
#topic: a poem, poem, poetry, recite something, a verse
"'The lamp is low, the soup is out of reach, / the living come home late and do not sing,'" says Ottavio, with a hand upon the stove. "'I had four thousand nights, and slept through each. / I'd give them for the dropping of one ring of keys.' It doesn't scan at the end. Neither did I." -> DONE
=== c_worst
#topic: worst thing you've ever, worst thing you have, worst thing, your biggest mistake, biggest regret, any regrets
{taps:"You know it; you said her name, and the taps ran," says Ottavio. "I wrote eleven clever lines, and a girl never sang again."|"I once wrote something clever about somebody who had sung too well," says Ottavio, and is a long while arranging the spoons. "I'd give the four thousand others to have it back. That's as much as I can say of it tonight."} -> DONE
=== c_tonight
#topic: i do tonight, do tonight, do this evening, i do today, do this weekend, plans for tonight
"Tonight? Eat sitting down," says Ottavio. "Then one bad film with a good death in it, which I'll talk through; or the window open, and you sing, for nobody. I've one more idea, and it is to ring somebody up whom you've been meaning to. I wouldn't listen. I would hear." -> DONE

=== lost_words
#unclear
{&"I did not catch it," says the refrigerator. "Diction! Again, from the breath."|"That was an overture. And the aria?"|"The balcony heard nothing," says a voice from the cold.|"It's past me, my principal," says the bread bin. "Try me with Verdi, or the bells, or what the baritone said about the boiler."|"Say it as you would to somebody who's fond of you," says the pantry. "I have all night."} -> DONE

=== meet_1
#react: ottavio meet
"{name}," says Ottavio, and tries it on an invisible balcony. "It wants one more vowel. We shall manage. I have managed with Otto." -> DONE

=== hook_1
#topic: how did you die, who killed you, killed, your death
"Of a small green thing, in an interval," says Ottavio, "with the napkin on. One hopes for a scaffold, or at the least for consumption. You may ask me of it again when I have forgiven you the noodles." -> DONE

=== hook_2
#topic: can you leave, leave me, you leave, leave the flat, why do you stay, get out, out of my house, out of my kitchen, how long will you stay, will you stay, why here
"To the landing, as far as the bicycle," says Ottavio. "Beyond it I become a draught. I was engaged for this house, and nobody has told me that the run is over." -> DONE
