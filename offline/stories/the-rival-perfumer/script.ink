# ask: name What name is on your bottles?
VAR name = ""
VAR said = ""
VAR thing = ""
VAR trust = 0
VAR lie = 0
VAR notebook = false
VAR told = false
VAR left_known = false
VAR harvest_done = false
VAR page_out = false
VAR done = false
VAR here = "bench"
LIST people = idris, séverine
VAR present = (idris)
VAR alive = (idris, séverine)
-> place

=== place
#beat
~ here = "bench"
One place on the bench, and nine hundred bottles looking.
+ [Deny that I came for anything #match: deny, for nothing, lie, denial #id: deny]
    ~ lie = lie + 1
    "I came to work," I say. "Yes," says Idris, "there, behind the ear; it's come up beautifully. A lie's a top note, did they not teach you that? It flies off in a quarter of an hour. I'm in no hurry to find out what's under it."
    -> bench
+ [Sit down beside him #match: sit, sit down, beside, bench #id: sit]
    ~ trust = trust + 1
    I sit. There's a width of air between his sleeve and mine that might have been cut to measure. He is barefoot on the tiles. "You warm the wood," he remarks. "Good. The last Delorme I met left a draught."
    -> bench
+ [Ask his price #match: price, how much, cost, pay #id: price]
    "For the notebook? You're direct. One expects to be flirted with first," says Idris. "It's not for sale; it wouldn't do you any good if it were. But ask me again each week. I should like to hear how the voice changes."
    -> bench
+ [#meanwhile]
    He waits for me to finish; he waits very well. Then he hangs my coat upon the hook next to his, and turns a clean blotter over. "That's ten minutes gone out of twenty-one days," says Idris. "I don't grudge them. Sit, or stand, but let's begin."
    -> bench

=== bench
~ here = "bench"
~ present = (idris)
{base and not call:
    -> call
}
{call and not trial:
    -> trial
}
{The workshop at nine: he has been here since five, and set two blotters in front of my stool, like a place card.|Rain on the tannery roof, so that the whole building remembers it was leather.|He's written a word on the slate and rubbed it out. One can still read it, if one tilts one's head: patience.|A wasp has got into the organ, and walks along the bergamots, reading.|Séverine has left a crate of broken stems outside of the door, with a note: for the two invalids.|He's polite today. I've learned what that means, and look round for what I did.|Market day. He comes back with a fish and won't say what for.|The shutters are closed against the sun, and he's working by ear, as it were.|He has moved my stool. It's four centimetres nearer the window, or else nearer him.|Somebody has washed my three beakers, which I had left dirty on purpose.|He's humming; he denies it; it stops; it starts again an octave lower.|Hot. The wax on the old stoppers has gone soft, and every drawer's saying its name.|A letter has come from Delorme, for me. He holds it out at arm's length by one corner, like a cat.|There's an apricot on my blotter. He doesn't look up.|The mistral. No one can smell a thing, and we've quarrelled about commas.|We've begun to reach for the same bottle. One of us ought to mention it.|}
+ {done and not call} [Go on with him to the base #match: base, finish, bottom, labdanum #id: go_base] -> base
+ {not widow} [Read the widow's letter with him #match: widow, letter, client, commission #id: go_widow] -> widow
+ {widow and not top} [Begin the top note #match: top, begin, petitgrain, compose #id: go_top] -> top
+ {top and harvest_done and not heart} [Begin the heart #match: the heart, heart note, middle, compose, fix #id: go_heart] -> heart
+ {not harvest and CHOICE_COUNT() < 3} [Ask to come to the rose harvest #match: harvest, roses, field, plascassier, dawn #id: go_harvest] -> harvest
+ {not window_one and CHOICE_COUNT() < 3} [Stay late, and try the window #match: window, steal, notebook, stay late #id: go_window] -> window_one
+ {window_one and not window_two and CHOICE_COUNT() < 3} [See if the window is still unlocked #match: window, unlocked, second night #id: go_window_two] -> window_two
+ {top and not left and CHOICE_COUNT() < 3} [Watch how he turns his head #match: head, turns, watch, side, nostril #id: go_left] -> left
+ {widow and not told and CHOICE_COUNT() < 3} [Tell him the truth #match: truth, confess, honest, admit, sent #id: go_truth] -> truth
+ {not cards and CHOICE_COUNT() < 3} [Play cards with his aunt #match: cards, aunt, séverine, severine, game #id: go_cards] -> cards
+ {widow and not still and CHOICE_COUNT() < 3} [Help him at the still #match: the still, still-house, distil, copper, steam #id: go_still] -> still
+ {trust > 2 and not roof and CHOICE_COUNT() < 3} [Go up to the roof, for the heat #match: roof, heat, sleep, stars #id: go_roof] -> roof
+ {notebook and CHOICE_COUNT() < 3} [Take the night train, with the notebook #match: train, cannes, run away, with the notebook #id: go_train] -> ending_train
+ {blotter < 9 and CHOICE_COUNT() < 4} [Ask him for another blotter #match: blotter, blotters, smell another, guess #id: go_blotter] -> blotter
+ {CHOICE_COUNT() < 2} [Give it up, and take the night train #match: train, cannes, give up, give it up #id: go_train_late] -> ending_train
+ -> call
+ {not widow} [#meanwhile]
    A grey envelope has been lying beneath the scale since I came. Idris draws it out by a corner. "She has written to us both," he says, "so I waited. I've only smelled it through the paper, and it took some doing. Come here."
    -> widow

=== blotter
#beat
~ here = "bench"
{He holds it under my nose and won't let me take hold. Galbanum: green, like a snapped stem, or a person who's been interrupted. "And?" says Idris. There's always an and.|Orris, six years in the dark before it was any use to anyone. Cold; the inside of a drawer in a house where they were strict. "And?" A violet that would deny it.|Vetiver. Roots, and the rain going down to look for them. He watches me get it, and when I have, puts the strip behind my ear, as grocers do a pencil.|Oakmoss: the floor of a wood, ink, a church with the door open. "My father," he says, before I can. Then, "He hadn't much conversation."|Tuberose. I'm not going to say what it smells of in front of a man with no shoes on. "No," Idris agrees, "people don't."|Jasmine from last August, with its little touch of the stable. "Without the dirt it would be soap," says Idris. "One should bear it in mind, about people."|Ambrette, a seed, musk with clean hands. I take my time. "You're allowed to breathe out," he observes.|Tonka: hay, and almond, and a tobacconist's daughter. He says a thing in Arabic to the blotter. He won't translate it.|There isn't anything on the last one. I tell him so. "Isn't there?" says Idris. It's been, it turns out, in his shirt pocket since breakfast.}
+ [Name it, and be right #match: name, answer, correct #id: name_it]
    {"Exact," he says, as though I'd trodden on his foot.|He writes down my answer, and under it his own, and they're the same to the comma.|"Yes. I'd hoped to have you another minute," says Idris.|He doesn't say anything; he moves the bottle over to my side.|"Who taught you?" says Idris. "No, don't, I'd have to respect them."|He looks quite put out, and hands me the next, and it's the same again, to see.|"I dislike this," says Idris, happily.|He gives me the stopper to keep.|He coughs, and looks for something on the floor.}
    -> bench
+ [Get it wrong, to see him correct me #match: wrong, mistake, miss, tease, joke #id: get_wrong]
    {"That was deliberate," says Idris. "It smells of rhubarb when you do it on purpose."|He's so patient with me, for three whole sentences, that I am ashamed.|"Again," he says, and shuts my eyes for me with the edge of his hand, not touching.|"You'd never have passed that off on a child," says he. "Whom are you entertaining?"|He corrects me at length; it's a beautiful voice; I'd planned on it.|"No, no, no," says Idris. It's the nearest that I have heard him come to singing.|He looks over his glasses. He doesn't wear glasses.|"I see. Then I'm wrong as well," says Idris, and names it worse.|"Wrong," he says gently, "and you know it, and so do I."}
    -> bench

=== widow
#beat
#recap: A widow in Nice wants her husband's last summer in a bottle. By her order our two houses must make it together.
~ here = "bench"
The letter is four lines long on grey paper. Madame Aubanel, of the Rue de France, wants her husband's last summer. She has enclosed what she could find: a square of sail canvas; a fig leaf; the cork of a pastis bottle; and a handkerchief, ironed. "He swam every day until the Thursday," she writes. "I don't want to be consoled. I want to open it and have him come in." She asks for the both of us by name. "Each house has told me for years that the other one can't be trusted. I therefore suppose that neither of you will dare to cheat." Idris has read it holding the paper to the right of his face. "Well," he says. "There's a nose."
+ [Smell the handkerchief first #match: handkerchief, smell, linen #id: hanky]
    ~ trust = trust + 1
    Starch, and an iron a bit too hot. And beneath it, at the very end, where one runs out of breath, something that neither of us has got a name for. I look up. He's looked up as well. "Wait," says Idris. "Don't let's say."
    -> bench
+ [Ask what he makes of her #match: madame, aubanel, opinion #id: ask_widow]
    "That she opened the window of that room, afterwards, like a sensible woman," says Idris, "and has been trying ever since to shut it."
    -> bench
+ [Say Delorme could do it alone #match: delorme, alone, without him, rival, boast #id: alone]
    ~ lie = lie + 1
    "Certainly," says Idris. "In white gloves. She'd open it, and a bank would come in." He passes me the fig leaf with a bow, and I discover that I'm laughing, and stop.
    -> bench
+ [#meanwhile]
    The light goes off the page. He folds it in three, along her own folds. "She gives us until the end of the roses," says Idris. "I shall put the handkerchief in the cold drawer, and we'll neither of us open it alone."
    -> bench

=== top
#beat
~ here = "bench"
The top's what one meets at the door. It's gone in a quarter of an hour and it has to make you want to stay. We start with petitgrain, the twig of the bitter orange and not the fruit: green, a little cross, like the voice of somebody calling you in from the garden. He adds it by the drop with his wrist braced upon mine; there's only the one good scale. I put in varnish. He puts in pepper. "He's up early, he goes barefoot to the boat," says Idris. "It's this. It's cold on the arches of the feet." I see him see it. No one at Delorme ever saw anything. We were taught to be correct.
+ [Add one drop against his advice #match: add, drop, against, aniseed, dare #id: one_drop]
    ~ trust = trust + 1
    Aniseed; the cork. He opens his mouth to object and it gets there first. The man who's been walking down to his boat turns round, and he's grinning, and has had a drink before breakfast. "Damn," says Idris with great respect.
    -> bench
+ [Ask how he sees so clearly #match: he sees, clearly, his gift #id: how_sees]
    "My mother was blind in Fez," says he. "I was her window, from four years old. The first rule is that you never say nice." He corks the bottle. "I've not told that to a competitor."
    -> bench
+ [Write the formula in my own code #match: write, formula, code, copy, note #id: copy_code]
    ~ lie = lie + 1
    I do it under the bench, on my knee. "Three parts, not two," says Idris, with his back to me. "If you are going to rob me then do it accurately."
    -> bench

=== still
#beat
~ here = "still"
In the still-house one works by sound. The copper ticks as it comes up; then there's a sort of sigh, and after that you mustn't talk until the first water runs. It's neroli we are doing, a favour for a monk. Six hundred kilos of flowers will give you a jam jar. He has rolled his trousers, and goes about the wet floor like a heron, laying the flat of his hand to each seam and listening. "There," says Idris. What falls in the flask is blue for about a second. You'd have to know it. "I've had people here from Paris, with instruments, who have missed that," he says, not looking at the flask.
+ [Say I saw it #match: saw, yes, blue #id: saw_blue]
    ~ trust = trust + 1
    "Yes. You went quite still," says Idris, "it's a smell like snow." He goes red to the collarbone, and has to see to a tap.
    -> bench
+ [Burn my hand on the copper #match: burn, copper, touch, hot #id: burn_hand]
    ~ trust = trust + 1
    I do it out of sheer inattention; I was looking elsewhere. He's got it under the tap before I can swear, and keeps it there for the full ten minutes, by the clock, in both of his, and talks throughout about the history of condensers.
    -> bench
+ [Ask if the house is paying its way #match: house, money, paying, debt, business #id: house_money]
    "No," he says. "We live on soap, and a man in Osaka. You may tell them so. They'll be glad of the company."
    -> bench
+ [#meanwhile]
    It has run through while we were talking. He shuts the cock, wipes his hands, and holds the flask up against the door; there's no blue in it now. "There'll be another next spring," says Idris. "You will know what to wait for."
    -> bench

=== harvest
#beat
#recap: At the rose harvest I worked a row with Idris, and he told me what he smelled on me. He was wrong.
~ here = "field"
~ present = (idris, séverine)
Four in the morning, in Séverine's van, on sacks. At Plascassier the field is grey, and then it's pink all at once, as if someone had remembered. The rose of May has to be in before eight; after that the sun has had it. "You take her under the chin," says his aunt, who has a straw hat on and secateurs in her belt like a gendarme, "bend her back, and don't ask twice. She comes off or she doesn't want to. I've told my nephew so about a number of things." Forty women are singing out of time. Idris has taken off his shoes at the gate. He gives me a canvas apron, and ties it behind, with a knot he has plainly thought about.
+ [Take the row next to his #match: row, his, beside #id: row]
    We go up two sides of the same hedge with only the roses between. One sees a hand, an ear. One can hear that the other's stopped.
    -> harvest_row
+ [Race Séverine down the row #match: race, séverine, severine, fast, beat #id: race]
    ~ trust = trust + 1
    I lose by eleven metres. "You've a good wrist," says Séverine, who isn't out of breath. "It's wasted on bottles. Has he seen it? Of course he's seen it. He dropped his basket."
    -> harvest_row
+ [#meanwhile]
    "Less talk," says Séverine, going by with a sack on her head. "The sun's not listening." I take the row at which she points, and there he is, upon the other side of the hedge.
    -> harvest_row

=== harvest_row
#beat
~ here = "field"
~ present = (idris)
A rose at five in the morning isn't sweet. It's pepper to begin with, and lemon peel, then honey; there's something of a struck match; and right down in the cup, where the bee goes, is a cold clean nothing, like a word that's on the tip of one's tongue. My arms are wet to the shoulder. He has come round the end of the hedge and is standing there with his basket against his hip and his eyes shut. "Don't move," says Idris. "You've got three things on you. Rose. Canvas. And there's this other one again, that was here on the first day. It's grown." He frowns. He's seldom at a loss. "You needn't be so afraid of me. I'm nearly harmless."
+ [Say it is not fear #match: not fear, wrong, no, deny #id: not_fear]
    ~ trust = trust + 1
    "No?" He breathes in once more, the conscientious man, from the right, and shakes his head. "I know fear. I've had a great many samples." I ask how many he's had of the other thing. He opens his eyes.
    -> harvest_end
+ [Say yes, it must be fear #match: yes, fear, afraid, agree, must #id: yes_fear]
    ~ lie = lie + 1
    "Rhubarb," says Idris at once, quite startled. "But why should you lie about that?"
    -> harvest_end
+ [Put a rose in his basket, and go on #match: rose, basket, go on, pick, work #id: go_on]
    He stays where he was. I have done the whole of the next row by the time I hear his basket creak.
    -> harvest_end

=== harvest_end
#beat
~ here = "field"
~ present = (idris, séverine)
~ harvest_done = true
By eight it's over. They tip the sacks out on the floor of the shed, half a tonne, as deep as a bed, and the women go through it in their bare legs, turning it so it shan't heat. Séverine weighs me in with the rest. "Eleven kilos. You'll be paid, don't be noble." She counts it into my hand, and shuts the fingers over it. Her own are like roots. "I graft," she says, without lowering her voice. "I take a good old stock, that has gone to suckers, and some skinny thing off a wall. I cut them both on the slant. Then you tie them up tight, and leave the two of them in the dark, and they're stupid for three weeks. After that you can't get a knife between."
+ [Ask which of us is the skinny one #match: skinny, wall, which of us, pear #id: skinny]
    ~ trust = trust + 1
    "Turn about," says Séverine. Behind her Idris has walked into a door.
    -> bench
+ [Sleep on the sacks, all the way home #match: sleep, sacks, home, van, rest #id: sleep_sacks]
    I wake up at the Pont du Loup with my head on something that's breathing very carefully, so as not to.
    -> bench

=== window_one
#beat
#recap: One night I got in by the workshop window. Idris keeps the notebook of 1923 in the third drawer.
~ here = "window"
~ present = ()
It's what I was sent for. At midnight I'm in the lane with my shoes in my hand. The window isn't locked; it isn't even quite shut; and the third drawer of the organ runs without a sound, having been waxed, by the smell, this afternoon. There it is. Green cloth, 1923, the corners rounded by pockets. I read by the pilot light. His grandfather wrote like a man laying tiles. Iris, forty. Bergamot, the good one. Then it comes to the heart of Heure Bleutée, and the line breaks off, and there's a stub, where a page was. I know that page. I've known it since I was eight; it hangs at Delorme, in a frame, in the Director's office. In tiles.
+ [Take the notebook #match: steal, notebook, pocket, carry off #id: take_book]
    ~ notebook = true
    ~ lie = lie + 1
    I have it under my coat. It's nothing; it is a hundred grammes. On the sill, where my hand goes to climb out, someone has put a cushion.
    -> bench
+ [Put it back exactly as it was #match: put back, return, leave it, drawer #id: put_back]
    ~ trust = trust + 1
    I lay it as it lay. In the drawer, beneath it, there's a second blotter set out, and a pencil, sharpened, for taking notes.
    -> bench
+ [Read on until it gets light #match: read, read on, stay, until, light #id: read_on]
    He wrote to the end of the book. After the stub there are no more formulas, there's what he ate, and what it cost him, and in the last line: "The boy can smell rain." I'm found there at six, with my cheek on it. There is a coffee next to me. It's still hot.
    -> bench

=== window_two
#beat
~ here = "window"
~ present = (idris)
The window's unlocked the next night too. And he's there this time, on the bench in the dark, barefoot, paring an apple. "I didn't like to think of you on that wall with nothing to put your foot on," says Idris. He moves up. {notebook:"You've got it on you. Green cloth, mouse, my grandfather's hair oil. Keep it for the present. It proves nothing without the page."|"You left it where it was. I lay awake over that, I'd got all ready to be angry."} He offers me a piece on the point of the knife. "Do you know what I can't make out? You come in here in the dark like a burglar, and you smell like a person who's come home."
+ [Ask why he lets me do it #match: lets, let, allow, reason #id: why_lets]
    ~ trust = trust + 1
    "To see when you will stop," he says. And after a bit: "That's not all true. I've got so that I leave the window to see if you'll come."
    -> bench
+ {notebook} [Give the notebook back #match: return, notebook, book #id: give_book]
    ~ notebook = false
    ~ trust = trust + 2
    I put it in his lap. He keeps his eyes off it. He wipes the knife, both sides, and shuts it. "Once," says Idris. "I only do it once. But I do it properly."
    -> bench
+ [Eat the apple and say nothing #match: eat, apple, nothing, silent, quiet #id: eat_apple]
    It's a Calville, they keep until May if somebody turns them. We eat it down to the pips. I go out by the door, for a change, and he holds it.
    -> bench

=== left
#beat
#recap: Idris is losing his sense of smell on the left side, and has told no one.
~ here = "bench"
I've been taught to watch a rival's hands. It's three days before it comes to me to watch his head. He takes everything from the right. He'll get up and walk round a table to do it; he's put my stool on that side, and I'd been flattered. I do a low thing. I hold out two blotters, one to either side of him, civet to the left, which would stop a horse. He leans to the right-hand one. "Hay," says Idris, "and you've overdone it." He waits. The civet's a hand's breadth from his face. And I see him understand, from the way I'm not breathing, that there is something there.
+ [Put them down and say nothing #match: put down, nothing, silent, quiet, hide #id: say_none]
    I drop them both in the jar. He's gone as white as plaster. "Which was it?" he says, in a tone of great politeness. I have never been so frightened by a please.
    -> quarrel
+ [Ask how long it has been #match: how long, long, since #id: how_long]
    "Since the grape harvest," says Idris. "I was counting on you to be vain. People who're vain don't look."
    -> quarrel

=== quarrel
#beat
~ here = "bench"
"So now you have something," says Idris. "It is worth more than the notebook. You'll write to them tonight; I would. Benhaddou has half a nose; the widow will be so sorry." He's putting the stoppers in, one by one, each with a quarter turn. He isn't raising his voice. It's all exquisite; I could strike him. I tell him he's an arrogant ass, that it's the only interesting thing he has told me, and he hadn't even told me it. I say he's read me like a label for a fortnight and the once that I read something back he calls it theft. It's quite a good quarrel. It's got a top, and a heart. Then he sits down on the floor, among the crates, with his feet in front of him like a boy's.
~ left_known = true
+ [Sit on the floor, on his left #match: sit, floor, left, beside #id: sit_left]
    ~ trust = trust + 2
    I sit down on the side where I'm not. "I can't tell that you're there," says Idris after a time. I say, I know. I say that I'm here, though.
    -> roses
+ [Tell him I will not write to them #match: write, promise, not tell, secret #id: wont_write]
    ~ trust = trust + 1
    He listens to it with his eyes shut, and lets it dry down. I see the fifteen minutes go by on the wall clock. "It's still there," says Idris, in wonder. "It's not a lie. It's right down in the base."
    -> roses

=== roses
#beat
~ here = "bench"
"When it goes altogether," says Idris, "what I'll mind isn't the work. One can do the work from memory, as deaf men do. I'll mind the field, at five, in May. I shall be standing in it with my aunt shouting, and it'll be pink. Just pink." Somebody's bicycle goes down the lane. There is a rose in a beaker on the bench, a bruised one, out of the crate for invalids. I get up and fetch it. I hold it to the left of his face, where he can't get it, and I shut my own eyes, and I begin: pepper, I tell him. Lemon peel; it's only the white of it. Someone has struck a match, but two rooms off.
+ [Go on to the end of the rose #match: go on, rest, describe, rose #id: describe]
    ~ trust = trust + 2
    I do all of it; the honey, and the place where the bee goes. It takes me a quarter of an hour. When I look he has his forehead on his knees. "You never said nice," says Idris.
    -> bench
+ [Ask him to finish it from memory #match: finish, memory, remember #id: finish_rose]
    ~ trust = trust + 1
    "Honey," says he, "and then it's cold." "Where?" "Where it's been waiting." We look at each other over the beaker like two people who've dug from both ends.
    -> bench

=== truth
#beat
#recap: I told Idris the truth: that I was sent to steal the notebook, and that Delorme has the missing page.
~ here = "bench"
I've a speech. I had thought that it would come in at about the second paragraph, but what I say is: "They sent me to rob you. There's a page. It's in a frame, it's in your grandfather's hand, so I've known since I was eight which of us was the thief. I let them tell me otherwise, because there was a pension." {heart:It would have been better before the heart was fixed. He hears it with his hand flat on the flask in which it's standing.|The heart's not begun. On the bench there are only the bottles.} He says nothing. He bends forward. I think that he's ill. Then he's got hold of the edge of the organ, all nine hundred are ringing, and he's laughing so that he has to sit.
~ told = true
+ [Ask what is so funny #match: funny, joke, so funny #id: so_funny]
    ~ trust = trust + 1
    "In a frame!" says Idris. "For fifty years my family has lain awake. Where had they hidden it, what vault, what bank, and all the while you've been dusting it." He wipes his eyes. "Do you know how you smell? You smell of nothing. Like water. {lie > 2:All that rhubarb, and now this. }I'd no idea that you could."
    -> page
+ [Laugh with him #match: laugh, with him, join #id: laugh_too]
    ~ trust = trust + 2
    I'd kept it in for twenty-five years, and it turns out to be enormous. Séverine looks in, sees two grown people on the floor, says "At last," and then, on a second look, "No. Idiots," and goes away.
    -> page
+ [Wait for him to be angry #match: angry, wait, anger, shout #id: wait_angry]
    It doesn't come. "I was angry on the first day," says Idris, "from ten past nine until you'd sat down. I have been trying to get it back."
    -> page

=== page
#beat
~ here = "bench"
"Your thief had a good hand," says Idris. He's got the notebook out, and on the stub, where the page should be, he lays a clean sheet. "Mine wrote the iris. The bergamot's mine. But look here, above the stub, he'd stuck. He says so. He has had the thing for a year and it won't open." He taps it. "And then yours comes to dinner. And next day there's a heart in it. I've always known this, it's why I never published. You stole the page. I believe that we stole what was written on it." Neither of us is innocent. It's an extraordinary relief; it is like taking off one's shoes.
+ [Take my shoes off #match: shoes, barefoot, take off, feet #id: shoes]
    ~ trust = trust + 1
    The tiles are cold, and a bit gritty. He looks at my feet, with real interest, and then at the ceiling. "The scale's free," says Idris, to the ceiling.
    -> bench
+ [Write what I remember of the page #match: write, remember, page, copy, formula #id: write_page]
    ~ page_out = true
    I know it as you know a prayer. I write it out on the clean sheet, to the last tenth of a gramme, and he fits it against the stub. It's the first time in fifty years that the accord has been in one room. We don't even make it up. We just read.
    -> bench
+ [Ask him who should have it now #match: belong, should, rights #id: whose_now]
    "It's a pity they never had a child," says Idris, "our two old thieves." He hears it. He puts the sheet away, in the wrong drawer.
    -> bench

=== heart
#beat
#recap: We fixed the heart of the widow's perfume together.
~ here = "bench"
The heart is what stays to dinner. Séverine's roses came out of the solvent yesterday, a butter, the yellow of old piano keys. We've fig, and the canvas, and salt that we made by boiling down some of the sea. It ought to be him. It's a very good portrait, it would win a prize; he's there in his deck chair, with a book, and you'd never guess that he was going to die. "That's the trouble," says Idris. He works on my left, so that I am on his right. "It's his last summer, and he knows. Everybody in it knows, they're all being lovely. We have left out what it costs." Our hands are on one flask. It's the handkerchief I'm thinking of. So is he; I can tell from the side of his jaw.
+ [Put in the thing we had no name for #match: handkerchief, unknown, put in #id: no_name]
    ~ trust = trust + 1
    One has to build it, since it isn't in a bottle: hot skin, linen; a trace of iron; the bread smell at the back of a neck. "That's fear," says Idris. "It's what you had on, in the field." I stir, and I keep my face down. "Then put in more of it," I say.
    -> heart_fixed
+ [Hold his wrist while he pours #match: wrist, pour, steady #id: hold_wrist]
    ~ trust = trust + 1
    It's for the scale, one can't have it shake. It shakes. We lose two drops of a thing that costs more than the tannery. "Leave it," says Idris, rather hoarse. "It's an improvement."
    -> heart_fixed
+ [Leave it lovely #match: lovely, leave it, pretty, prize #id: leave_lovely]
    "You don't think so," says Idris. I don't think so. "Then why say it?" Because I'm tired, I tell him, and it's late, and I'm afraid of what the other thing is. He nods. He puts it in himself.
    -> heart_fixed

=== heart_fixed
~ here = "bench"
~ done = true
The flask goes into the cellar, to marry, as one says in the trade. Neither of us says it.
+ [Carry it down with him #match: carry, cellar, with him #id: carry_down]
    There are fourteen steps, and one lamp. At the bottom he blows it out, on account of the light, which is bad for roses; and for a while there's only the one of us breathing, turn about.
    -> bench
+ [Let him go down alone #match: let, alone, stay, wait #id: go_alone]
    I hear him go down. He's a long time. He comes up with cobweb in his hair, and it would be no trouble to reach over. I sit on my hands.
    -> bench

=== cards
#beat
~ here = "goat"
~ present = (séverine)
Séverine plays belote on an upturned crate, for money, with a goat looking on. "Cut," she says. "Deeper. You cut like someone who's been to a good school." She takes four tricks while I am sorting mine. "He was married, did he tell you? A dentist, a nice girl. It was like two hens on a china egg. They'd sit, and sit. Nobody was to blame." She slaps a jack on the crate. "He reads people so quick so that they'll not have the time to turn him over. And you're the same, only you do it by being correct. I've a pair of pear trees like that on the north wall. They've been about to flower since de Gaulle."
+ [Ask what became of the pear trees #match: pear, trees, became, flower #id: pears]
    ~ trust = trust + 1
    "I took out the wall," says Séverine, and wins.
    -> bench
+ [Bet my week's wages on one hand #match: bet, wages, money, stake #id: bet_wages]
    I lose them. She gives me back the half. "That's for the van," she says. "You'll want to be running away, about Thursday. Get as far as Cannes, eat something, and come back. It's what I did."
    -> bench
+ [Ask her what I smell of #match: smell, nose, what i smell of #id: ask_smell]
    ~ trust = trust + 1
    "Goat," says Séverine. "I have no nose, I've got eyes. He dropped a basket of my roses. He's not dropped anything since he was six."
    -> bench

=== roof
#beat
~ here = "roof"
In the heat he sleeps on the roof, between the chimney and the drying racks, with the whole valley turned down low beneath him. It's forty steps up. I've told myself it's for the air. There's a mattress, and a jug; a second cup, turned over. Lemon leaves; warm tile, which is a smell like a biscuit tin; and off the hill the broom, coming and going, like somebody who can't decide whether to knock. "You're on my right," says Idris out of the dark. "Thank you." We lie and look at Delorme's across the valley with its one lit window. "They have got the Director's lamp on," he says. "Counting." There's a hand's width of roof between us. He has measured it, I'm sure, as he measures everything.
+ [Ask if I may come nearer #match: nearer, may i, closer #id: nearer]
    ~ trust = trust + 2
    "Yes," he says; and then, because he's a man who labels things: "You can go back at any time. Nothing has been poured." I close up the hand's width. He lets out a breath that I think he drew in on the first of May. The lamp over at Delorme goes out. Ours wasn't on.
    -> bench
+ [Ask what he would do, without a nose #match: without, nose, lose #id: without_nose]
    ~ trust = trust + 1
    "Bore my aunt. Keep bees." He turns over his cup. {left_known:"Get someone to tell me roses," says Idris, "if the post should be filled."|"I've not considered it," says Idris, and something in it is not quite water.}
    -> bench
+ [Say nothing, and stay until it is light #match: nothing, stay, light, silent, dawn #id: stay_dawn]
    ~ trust = trust + 1
    At four the swifts begin. I've slept; he has put his shirt over me; he's at the parapet, breathing in the day through the one side, as you'd listen at a door.
    -> bench

=== base
#beat
~ here = "bench"
The base is what's there in the morning. Nobody buys for it, and it is all one remembers. Labdanum: they used to comb it from the beards of goats that had walked in the rock rose, black, sticky, like the sun on the leather of a car one was a child in. We warm it on the back of the stove. A grain of ambergris that's as old as the quarrel. {told:It's easy, now. We pass things without looking.|There's one thing between us yet that hasn't been poured, and we pass the bottles round it.} By two in the morning it is standing in the light in a flask no bigger than an egg. "It's finished," says Idris. Neither of us has taken a hand away.
+ [Ask him what he smells #match: smell, smells, the strip, what do you smell #id: what_smells]
    "On the strip, a man asleep in the afternoon," says Idris. "On you, the same as ever. I've never in my life known anyone be frightened for so long, so steadily, and go on handing me things."
    -> bench
+ [Kiss him #match: kiss, lips, mouth #id: kiss]
    ~ trust = trust + 2
    "One moment," I say, "may I?" He thinks about it, as about any material. "I should be sorry if you didn't," says Idris. It's cedar and apple, and then there isn't any word for it; I've lost my place. It is he who goes and shuts the door.
    -> bench
+ [Wash up the beakers #match: wash, beakers, clean, tidy, clear #id: wash_up]
    He dries. It takes us an hour to do eleven beakers. I've known whole marriages with less in them.
    -> bench

=== call
#beat
#recap: On day nineteen Delorme telephoned.
~ here = "passage"
~ present = (idris, séverine)
Day nineteen. The telephone is in the passage, by the boots. It's the Director. He has got the sort of voice that's been kept in tissue. Had I the notebook? The train was at six-forty; there would be a first-class ticket. They've heard something about Benhaddou, he says, from a doctor in Nice. Was it so, that he was failing upon the one side? I need say only yes. There's a chair for me, in June, on the Board. Idris has come out of the workshop with a towel in his hands. He could not help hearing, it's that kind of passage. He does not come nearer. Séverine's behind him, with a hen. He shuts his eyes, and stands there, and waits to smell which it will be.
+ [Say it is not true #match: not true, no, deny, false, protect #id: not_true]
    ~ trust = trust + 2
    "He's got the best nose in France," I tell the Director. It's a lie; I reek of it, I can tell, the whole passage is rhubarb. I look at Idris. He's smiling, with his eyes closed, as one does at music.
    -> bench
+ [Tell the Director to read his wall #match: director, wall, page, frame, thief #id: read_wall]
    ~ trust = trust + 1
    "It's behind your desk," I say, "you've been facing the wrong way." I hang up on the tissue paper. "Well!" says Séverine to the hen. "That's pruned it."
    -> bench
+ [Say that I will think about it #match: think, about it, later, maybe, consider #id: think_it]
    ~ lie = lie + 1
    "Naturally," says the Director. I put it back upon its hook. Idris has gone in again; he has left the door open, by the width of a shoe.
    -> bench

=== trial
#beat
#recap: On day twenty-one the widow smelled what we had made, and wept, and told us what the last note was.
~ here = "bench"
Day twenty-one. Madame Aubanel is tiny, and wears her gloves. She won't sit. I hold the strip, and Idris shades it with his hand from the draught. One sees the top reach her, for her chin goes up: there he is, barefoot, the old devil, and he's had a drink. Then the heart. She shuts her eyes. It takes rather a long time, and no one says nice. When it comes it's very quiet; she simply weeps, upright, like a person reading. "You've got it all," says Madame Aubanel. "Even that. I never thought that you'd get that." "The fear," says Idris gently. "Forgive us. We did think of leaving it out." "Fear?" says the widow. "But my dear man. That's how he smelled when I came into the room."
+ [Look at Idris #match: idris, face #id: look_idris]
    He's turned toward me. From the left; he's forgotten. One can see it go in, and be held, and dry down through twenty-one days to where it has been all along. "Oh," says Idris.
    -> after
+ [Look at my hands #match: hands, look down, floor, away #id: look_hands]
    There's gold on them, labdanum, it doesn't come off. I hear him put down the flask. He's not a man who puts things down without looking where.
    -> after

=== after
~ here = "bench"
~ present = (idris)
{She has gone, with the egg of glass inside her glove. It's noon, and there's nothing on the bench.|The light has moved round to the oakmoss.|}
+ {not blotter_last} [Ask what is on the last blotter #match: blotter, strip, smell, paper #id: last_strip] -> blotter_last
+ [Tell him it was never fear #match: never fear, love, fear, stay #id: say_love]
    "I've been three weeks getting it wrong," says Idris, "in front of an expert."
    -> ending_stay
+ [Say goodbye, and mean to come back #match: goodbye, farewell, train, leave, go #id: say_bye]
    "The six-forty," I say. He looks at the clock, and then at the shoes that I haven't got on.
    -> ending_train

=== blotter_last
#beat
~ here = "bench"
There's one left in the clip, turned to the wall. I reach across him for it. It's not ours, it's nobody's work; it is a plain strip, that has been lying, I should say, for about three weeks on the windowsill, on my side, next to where I put down my bag. There's train in it. There's rain. Somebody else's soap, and bergamot, ours, the 1961. The top ought to have gone off by ten past nine that first morning. He's kept it under glass. On the back, in a hand like tiles, he has written the date; then "fear", and that crossed out; and then, with a different pen, a question mark.
+ [Cross out the question mark #match: cross, question mark, write, pen, answer #id: cross_out]
    I do it with my own pen, in my own code. He reads it. He's been able to read it since the first week.
    -> after
+ [Put it in my pocket #match: pocket, hide #id: pocket_it]
    "Thief," says Idris, with the deepest satisfaction.
    -> after

=== ending_stay
#ending: One Nose and a Half
There are two stools now, and they don't get moved. {told:We sent|It took me until the Friday to tell him about the frame, and he laughed so that he had to sit. We sent} the page to the newspapers{page_out:, and the stub, and the sheet I wrote out between the two|, and the stub}, with a note to say that both of the houses regretted both of the thefts. Across the valley they've taken down a frame. {left_known:On the left he has gone altogether since the autumn. I have that side.|He told me about the left side himself, in June, over the washing-up; I have that side now.} At four, in May, there's the van, and at Plascassier it's grey and then it isn't. He stands in it with his eyes shut, and waits. "Well?" says Idris. {name != "":"Begin, {name}. And don't say nice."|"Begin. And don't say nice."} Pepper, I tell him. Lemon; just the white.
-> END

=== ending_train
#ending: The 6.40 to Cannes
{trial:He carries my bag down to the halt himself, and walks upon my left, so as to have me on his right.|I go by the lane, with my shoes in my hand. On the wall by the window he has put out the cushion, and beside it, wrapped in a page of the Nice-Matin, an apple.} {notebook:The notebook's in my coat. Somewhere after Mouans I take it out and see that on the stub he has pinned a note: {told:"Ask him to turn his frame round. I."|"It was never any good without the other half. I."}|I've nothing of his in my bag. It's the first time that a Delorme has left that house so.} The train's on time; I had been counting on it to be late. {told:"You'll be back for the jasmine," says somebody's voice, or the wheels say it.|I try over what I ought to have said. It's four words, I've a good memory for formulas.} At Cannes I get down, and eat something, as I was told one should. It's raining. I stand in it. Then I cross over, to the other platform.
-> END

// Topics
=== t_idris
#topic: idris, benhaddou, rival, so polite, this polite, polite
{Idris Benhaddou, thirty-nine, born in Fez, raised among stills. He works barefoot. When he's angry he grows more polite, and when he is furious one could take it for a christening.|He reads people at once, so as not to be read. It's like a man who always insists upon holding the door.} -> DONE
=== t_severine
#topic: séverine, severine, aunt
{His aunt Séverine runs the fields, the books, and everybody. Straw hat, secateurs. All her comparisons are agricultural and there's none that could be printed.|She cheats at belote only when she's winning, out of a sense of fairness.} -> DONE
=== t_delorme
#topic: delorme, my house, director
{Maison Delorme, over the valley: white, with a staircase, and failing, like a swan. I'm the last nose it has. They've let the others go, in tissue paper.|The Director's afraid of three things: the bank, Benhaddou, and that someone should open a window.} -> DONE
=== t_notebook
#topic: notebook, green cloth, drawer
{The green notebook of 1923, his grandfather's. It's what I came for. He knows. He's had the drawer waxed, so it shouldn't wake anyone.|It proves nothing without its page. One would need to put the two in the same room, and nobody's managed that in fifty years.} -> DONE
=== t_heure
#topic: heure bleutée, heure bleutee, formula, heure
{Heure Bleutée, 1923: iris, bergamot, and a heart that no one has been able to copy, including those who made it. It built one house and ruined the other.|My mother wore it. One could tell, on the stairs, what sort of an evening it had been.} -> DONE
=== t_feud
#topic: feud, spite, 1923, theft, stole, grandfather, families hate, our families, our houses, two houses, hate each other
{In 1923 a Delorme swore that a Benhaddou had stolen a formula, and ruined him for it. {told:The theft went the other way. Or else it went both, as Idris thinks.|That's how it's told on my side of the valley. I have reasons of my own for telling it rather fast.}|Fifty years of it, and when the two vans meet in the lane they both still reverse.} -> DONE
=== t_widow
#topic: widow, aubanel, madame aubanel, client, husband
{Madame Aubanel, of Nice. She wants her husband's last summer in a bottle, and does not want to be consoled. She's ordered it from both of us, on the ground that we'd each watch the other.|He sailed, he swam, he drank his pastis before breakfast. There's a handkerchief.} -> DONE
=== t_organ
#topic: organ, bottles, nine hundred
{The organ: a half ring of nine hundred bottles, in tiers, with the bench in the middle. You play it sitting, and it plays you. He knows where each of them is in the dark, I've seen him do it in the dark.|Mine, at Delorme, has six hundred, and all their labels face to the front.} -> DONE
=== t_rose
#topic: rose, rose of may, may rose, plascassier, harvest, field
{The rose of May flowers for about three weeks, and it must be picked before eight. Seven hundred kilos make one kilo of absolute. The price would make you stand up straight.|At Plascassier, at five in the morning, it isn't sweet at all. That comes with the sun and the tourists.} -> DONE
=== t_lie
#topic: lie, lies, lying, smell a lie, rhubarb, how can you tell, how do you know
{He can smell a lie. It's a top note, he says, green and sour; in me it's rhubarb. It's gone in a quarter of an hour, unless you add to it.|I've tried lying to him about small things, as an experiment. He passes me a handkerchief.} -> DONE
=== t_fear
#topic: fear, afraid, frightened
{He says I smell of fear. He says it with such concern. He's had a great many samples of that, and of some other things not many.|I've looked it up. There's no entry. It has hot skin in it, and linen, and bread.} -> DONE
=== t_left
#topic: left side, losing your sense, sense of smell, left nostril, anosmia, anosmic
{left_known:{It went in the autumn, upon the left. He walks round tables. Nobody knows but me, and a doctor in Nice, who has, it appears, a telephone.|It's to him what blindness would be to a painter. He's talked of it just the once, on the floor.}|{He's put my stool on the right of his. I took it for gallantry.|He turns his head to things, as one does who's listening. I wonder that I hadn't noticed it.}} -> DONE
=== t_wife
#topic: wife, divorce, divorced, married, dentist
{He was married to a dentist, and they parted kindly. Each of them gave the other the better armchair. It's in the passage, both of them are; nobody sits there.|He says that she had a very good nose for a dentist. It's the highest praise he has.} -> DONE
=== t_fez
#topic: fez, mother, childhood, morocco
{He was born in Fez, above a still. His mother was blind, and he was her window. He says the first rule of description is that you never say nice.|From up there, he says, you could smell the dyers' street by its colours.} -> DONE
=== t_roof
#topic: roof, heat, mattress
{In hot weather he sleeps on the roof, between the chimney and the drying racks. There are two cups. I know about that from the washing-up.|You can see Delorme's from there, and the sea, if you lean out further than you ought to.} -> DONE
=== t_still
#topic: still, neroli, still-house, copper, distil
{The still-house was the tannery's: copper, wet brick, a channel down the middle. At the moment when the neroli comes over it's blue for one second.|The big still's named Josephine. She sulks in the mistral.} -> DONE
=== t_grasse
#topic: grasse, town, riviera, tannery
{Grasse began by tanning, and took up flowers to cover the stink. All of it's like that. You may scratch any rose here and come to a hide.|From the square you see the whole coast laid out, and nobody who lives here ever looks.} -> DONE
=== t_notes
#topic: top note, heart note, base note, notes, top, heart, base, accord
{Top, heart and base. The top's who you say you are, and lasts for a quarter of an hour. The heart stays to dinner. The base is what's there in the morning.|One composes from the bottom up and it's met from the top down. It accounts for a lot of marriages.} -> DONE
=== t_days
#topic: twenty-one days, in time, three weeks, days, time left, deadline
{Twenty-one days, by order of the client. {trial:They're over.|It seemed to me a long time, when I came.} A rose absolute takes that long to make up its mind.|Idris keeps the count upon the slate. I've noticed that he writes it rather small.} -> DONE
=== t_rivalry
#topic: rivalry, better, best nose, who is better
{He's the better at seeing, and I'm the better at subtracting. We've not said so. We've said a number of things about commas.|Put together we'd come to one nose and a half, by his reckoning. He didn't say which of us was the half.} -> DONE
=== t_bergamot
#topic: bergamot, 1961, iris, orris
{The bergamot of 1961, ours: a cold spring in Calabria, it was never so good again. I had it on the first day to show him I'd done my homework. It was also, I suppose, to be found out.|He has the other half of that year's crop. Neither of us sells it.} -> DONE

// Talk: what readers say to anybody they have just met
=== t_nobody
#topic: anybody here, anyone here, anybody there, anyone there, are you there, are you here
{present ? idris:"Here," says Idris, from nearer than I'd thought. "You can always tell. There is a board that I stand on, so as not to come as a surprise."|{&He isn't here. I say it to nine hundred stoppers, and hear how it would have sounded.|I keep that for when he's by. It won't go off; I only wish that it would.|There's nobody here to smell whether I mean it. It is oddly hard to go on.}} -> DONE
=== t_hello
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you
{present !? idris: -> t_nobody}
"Good day," says Idris, with his eyes shut. "You took the lane and not the steps. Coffee, no bread; a letter, unopened; and you were in excellent spirits as far as the gate." He opens them. "Then you saw me. Sit. I've put out two blotters. Which would you like to be wrong about first?" -> DONE
=== t_hello_again
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you
{present !? idris: -> t_nobody}
"You have been gone for as long as it takes to wash one's hands," says Idris. "Fig soap. Hello." He says it in the way that he smells a cork, as though there might be more in it than last time. -> DONE
=== t_how
#topic: how are you, how do you do, how do you feel, how are things, how is it going, how's it going, how have you been, are you well, are you okay, are you ok, are you alright, are you all right, how was your day, how is your day, sleep well, what's up, whats up, how you doing, how do you do today
{present !? idris: -> t_nobody}
{"Well; sharp; a little short of sleep, from the heat," says Idris. "The roses are late, the bank is punctual, and I've a competitor who hums without knowing it. And you? Don't say *fine*. It has no smell at all."|"I'll tell you as one does in the trade," says Idris. "Top: cheerful. Heart: I slept badly, I was listening to the roof. For the base you must give me until evening. Now you, and from the bottom up."} -> DONE
=== t_all_day
#topic: do all day, do all night, do you do, you do today, your day, your days, your nights, spend your time, spend your evenings, pass the time, keep you busy, for fun, your hobbies, hobby, for a living, in the evening, in the evenings, usually do, free time, do you usually
{present !? idris: -> t_nobody}
{"From five until nine I smell, while it's cool, and the nose is honest," says Idris. "Then I weigh. In the afternoon no one's any use, so I pay bills; and at six I go up to the field, to be told what I've done wrong. Just lately I have also been listening for the gate."|"On Fridays I wash bottles," says Idris. "All nine hundred; one can think. I read in the bath until the book has to be dried. And I've been trying since March for the smell of a bicycle going by. There's no money in that. It wants a child's knees."} -> DONE
=== t_age
#topic: how old are you, how old, your age, years old, when were you born, were you born, birthday
{present !? idris: -> t_nobody}
"Thirty-nine, until the almond blossom," says Idris. "It's late for a nose. At thirty one has it at its best, and afterwards one merely learns what to leave out. I was born in Fez, upon a market day. My mother liked to say that she had smelt mint, and then me, and that I was the louder." -> DONE
=== t_lonely
#topic: are you lonely, you ever feel lonely, you ever get lonely, you lonely, you get lonely, you feel lonely, are you alone, you alone, you bored, get bored, you get bored
{present !? idris: -> t_nobody}
{left_known:"Not since you sat down on that side," says Idris. "I used to take it for quiet. One lives in a house where there's a room shut up, and one only thinks that it is a small house."|"I've an aunt, a goat, nine hundred bottles, and the telephone on Sundays," says Idris. He shuts his eyes, to find out if that's so. "It was all perfectly full until the first of May. You ought not to have asked; I had it arranged by height."} -> DONE
=== t_happy
#topic: are you happy, you happy, make you happy, are you sad, are you unhappy, enjoy being
{present !? idris: -> t_nobody}
"At about a quarter past nine," says Idris, "when you've sat down, and before either of us has been clever. It's green, and rather sharp; I'd put it at petitgrain. As a top note, I distrust it. But it has come back each morning, and tops do not do that." -> DONE
=== t_in_love
#topic: been in love, ever in love, you in love, ever loved, you love anyone, love somebody, you ever love, are you single, a lover, girlfriend, boyfriend
{present !? idris: -> t_nobody}
{trial:"I am told so," says Idris, "by a client, in gloves. I'd had it under my nose for three weeks with the wrong label on. I ought not to be trusted with the date."|"I was married to someone whom I liked," says Idris. "We took turns with the window. As for the other thing, I know it as one knows tigers, from descriptions, and from people's faces. I have had so few samples. Have you? You might tell me what it smells of."} -> DONE
=== t_family
#topic: brothers or sisters, any brothers, any sisters, siblings, family, your parents, your father, brothers, your sister, children, relatives, kids, do you have kids
{present !? idris: -> t_nobody}
"A mother, to whom I described things; a father, who tanned, and said little," says Idris; "and my aunt, who is to other aunts as the mistral is to a fan. There were to have been children. It's a good dry room, on the north side. I keep the vetiver in it." -> DONE
=== t_friends
#topic: any friends, have friends, your friends, best friend, friends, be my friend
{present !? idris: -> t_nobody}
"A monk, for whom I distil; a man in Osaka, to whom I've been writing for eleven years, and neither of us is any good at French," says Idris. "My wife that was; she still does my teeth. I hadn't thought of having one who'd been sent to rob me. It's so much more regular than the monk." -> DONE
=== t_story
#topic: tell me a story, a story, another story, story
{present !? idris: -> t_nobody}
{"There was an old nose in this town who had gone blind, and deaf," says Idris, "and each morning they set a tray in front of him, to be kind. One day they forgot. He was found in the square. He'd followed a woman with a melon, through a funeral, so as to tell her that it wanted until Thursday. It did."|"In Fez they wash down the dyers' street at evening," says Idris, "and it all runs to the river. My mother would ask me what it was doing. Once I was bored, and I said: brown. She took me back there by the hand, in the rain, until I'd found the blue. I was five. I haven't been bored since, upon the whole."} -> DONE
=== t_tell_joke
#topic: joke, tell me a joke, a joke, another joke, make me laugh
{present !? idris: -> t_nobody}
"Two noses meet on the stairs," says Idris. "One says: you're well; how am I?" He waits, with his eyes on the ceiling. I am sorry to say that I have to put down the flask. "It's the only one in the trade," he remarks. "It used to be about doctors. You laugh from quite low down. I had wondered." -> DONE
=== t_secret
#topic: a secret, your secret, any secrets, tell me a secret, are you hiding, hiding something, biggest secret, darkest secret
{present !? idris: -> t_nobody}
{left_known:"There was one that mattered, and you found it for yourself," says Idris. "What is left is small. I can't bear lavender. I tell the monk that his honey's good. I have left a window on the latch for somebody who might have used the door."|"I detest lavender," says Idris, having made sure of the door. "It's like being told to calm down. If it were known in Grasse I would be stoned with soap." He turned his whole head to say so, as he does for everything. There had been something else, I think, that got as far as his teeth.} -> DONE
=== t_sing_me
#topic: sing for me, sing me, sing something, you sing, sing with me, sing to me, sing a song, can you sing
{present !? idris: -> t_nobody}
"I don't; it is done for me, by the big still," says Idris. But by the next bottle he's humming. When I point it out he denies it; then it goes on an octave lower, up a stair, waits on the landing, and comes down by another way. It's about a man, he says, who has lost his shoes. -> DONE
=== t_dance
#topic: dance with me, dance, waltz, shall we dance
{present !? idris: -> t_nobody}
"On a wet floor, among glass?" says Idris; he has moved the stool. He holds me as he would a tray of beakers, very level, at a hand's breadth. There's no music but the copper ticking. His feet are bare, and mine are in his way. "You're counting," he says, above my ear. "So was I. Let us see what comes after eight." -> DONE
=== t_sit
#topic: sit down, sit beside, sit next to, sit with you, i sit, take a seat, sits down, sit, sits
{present !? idris: -> t_nobody}
"Here," says Idris, and makes a place; it's on his right. The bench gives. He waits until the air has settled round us, as one does with a flask. "Two people upon one bench ought to smell of some third thing," he says. "It wants a minute. Don't talk. Now: tell me what you get." -> DONE
=== t_smile
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? idris: -> t_nobody}
"That has a smell, did you know?" says Idris, who has his back to me. "Warm linen; it comes a second after." He turns round to see if he's right, and he is; and it appears that he's got one himself, rather to one side, like a picture that one mustn't straighten. "What was it for?" -> DONE
=== t_smile_again
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? idris: -> t_nobody}
"I've made a note of that one," says Idris. "It's got no pepper in it." He looks so long at the place, my mouth, that he has added the same drop twice, and he says a short word, in Arabic, to the beaker. -> DONE
=== t_hug
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
{present !? idris: -> t_nobody}
He's surprised; I can feel it go down through him, like a step missed. Then his arms come round. He puts his face against my hair and breathes in, once, all the way, as he does for a new crop. He says nothing for as long as it takes to dry. "Thank you," says Idris. "I shall need to sit." -> DONE
=== t_hug_again
#topic: hug, embrace, hold you, hold your hand, take your hand, touch you, arms around you
{present !? idris: -> t_nobody}
He has been washing beakers; he holds his wet hands well away from me, to either side, and lays down his chin on my shoulder as though somebody had put him on a shelf. "I'm dripping on the tuberose," says Idris. He makes no move to stop. -> DONE
=== t_kiss
#topic: closer, lean in, kiss, may i kiss, can i kiss
{present !? idris: -> t_nobody}
{told:"May I say yes, and then say nothing else?" says Idris. He shuts his eyes, which is how he looks at things. It's thyme, and salt, and then it's simply very quiet, and lasts for as long as a top note does, and a little over. He has got hold of my sleeve. "You're shaking," he says. "Or one of us is."|"You asked. Good," says Idris. He has put down the pipette. "I'd like it; I tell you so, in order that you shan't have to guess. And I'd like it not to be while one of us is lying." He lays the back of a finger along my mouth, to hold the place, as in a book. "I'm told that I am patient."} -> DONE
=== t_present
#topic: gift, present, brought you, bring you, give you, something for you, buy you, offer you, flowers for you
{present !? idris: -> t_nobody}
"Don't tell me," says Idris. He holds it in its paper, in both hands, and shuts his eyes. "String; a shop with a cat. You carried it on the left. You very nearly didn't." He's a long time over the knot. "I am so seldom given things; people suppose that I have smelt them already." It goes on the organ, in the middle. -> DONE
=== t_thanks
#topic: thank you, thanks, thank, grateful, appreciate
{present !? idris: -> t_nobody}
"What for?" says Idris. "I only ask because you mean it; it came straight up, like heat off a wall, and I should like to do it again." He passes me the second cup, which is the one without the chip. "In Fez one replies that there are no thanks between the hand and the bread. It's shorter, in Fez." -> DONE
=== t_thanks_again
#topic: thank you, thanks, thank, grateful, appreciate
{present !? idris: -> t_nobody}
"No, it's I," says Idris; and since he can't bear to leave a phrase uncorked, "you've shifted that lamp for me each day, so that I needn't look up. I thought I'd see how long you would go on before you were thanked." -> DONE
=== t_sorry
#topic: i'm sorry, i am sorry, sorry, my fault, apologise, apologize, forgive me
{present !? idris: -> t_nobody}
"Wait," says Idris, and lets it stand. It's absurd to be smelt when one is ashamed. "Yes," he says at last, "it goes down to the wood. {told:My one forgiveness you've had already, on the floor, with both of us laughing. This is only small; take it for nothing.|I forgive a thing once, and I do it properly. Is this what you'd spend it on? I had thought that you'd something bigger in the drawer.}" -> DONE
=== t_love_you
#topic: i love you, love you, falling for you, i adore you, in love with you, i like you, miss you, missed you, marry me
{present !? idris: -> t_nobody}
{trial:"Say it nearer," says Idris. "No, on the left; I'd like to have to take your word for it." He listens with his eyes wide open. I've never seen them so. "Yes," he says. "That's what was under the bergamot."|He's stopped, with the pipette in the air. He lets it dry down, the whole quarter of an hour. "It isn't a lie," says Idris. "There's not a trace. And yet you are *frightened*; I've not had it so strong on you before." He has gone quite white. "I wish I knew what it is I do, to alarm you so."} -> DONE
=== t_love_you_again
#topic: i love you, love you, i adore you, in love with you, i like you, miss you, missed you, marry me
{present !? idris: -> t_nobody}
"You said it at the same height as before," says Idris slowly. "I've kept the other by me since, under glass, in a manner of speaking. They're the same to the last drop. People don't generally manage that, unless it's their name." -> DONE
=== t_sad
#topic: i'm scared, i am scared, i'm afraid, i am afraid, i am sad, i'm sad, i feel sad, feeling sad, i'm lonely, i am lonely, i feel lonely, i'm tired, i am tired, bad day, heartbroken, depressed, miserable, feel awful, feel down, want to cry, so tired, so sad, so lonely, exhausted, i am crying, i cry
#react: idris low
{present !? idris: -> t_nobody}
{"Come outside," says Idris. He doesn't ask; he's put his jacket round me, and we are on the step, with our feet in the last of the sun. "It's grey, and a bit sweet," he says by and by, "like rain on slate. There's never a false note in it. Lean, if you care to. I'm only looking at the hill."|"It came in ahead of you," says Idris. He clears the end of the bench with one forearm, eleven bottles of it, which he never does. "Put your head down there. I'll grind something dull. And when you like, tell me who else was in the room when it began."} -> DONE
=== t_fine
#topic: i'm fine, i am fine, i'm good, i am good, i'm well, i'm okay, i'm ok, not bad, i'm great, i'm happy, i am happy, good day, doing well
{present !? idris: -> t_nobody}
"Rhubarb," says Idris, "the merest leaf. You're *nearly* fine." He takes my wrist and turns it over, and doesn't smell it; he looks, as other people would. "You have not eaten, and somebody has written to you. We'll have bread. Then you shall tell me, or else we do the galbanum, which is cross enough for two." -> DONE
=== t_bored
#topic: i'm bored, i am bored, talk about, something interesting, ask me something, ask me a question, entertain me, what to say
{present !? idris: -> t_nobody}
"Shut your eyes," says Idris, "and put out your hand." What's in it is dry, a little furred, and weighs as much as a moth. "You have three questions. If you get it, I tell you one thing about the woman from whom I had it. If not, you tell me why you never wear the grey coat." -> DONE
=== t_of_me
#topic: find me attractive, am i attractive, think of me, think about me, opinion of me, like working with me, do you like me, like me, love me, do you love me, what am i to you
{present !? idris: -> t_nobody}
{"That you're the best they've got, and they've never told you," says Idris. "You subtract. I put in a thing, and you take its hat off. You lie badly, and you work well; one can't have everything, in a thief." It's so politely said that I am out in the yard before I find that I'm smiling.|"I wrote it down on the first day," says Idris, "and I've had to cross that out. I had put *correct*. I'd like another week before I commit myself to a noun."} -> DONE
=== t_live_where
#topic: where do you live, you live, your home, live here, where are you from, you from, you come from
{present !? idris: -> t_nobody}
"Above the shop," says Idris. "There are two rooms, one for sleeping and one in case. I'm from Fez, the street of the coppersmiths; I came at eleven years old, in winter, with a cardboard case, and I thought that somebody in this town must be *most* unhappy. It was only the mimosa." -> DONE
=== t_afraid_of
#topic: you afraid of, are you afraid, you fear, your fear, your biggest fear, scares you, frightens you, you scared
{present !? idris: -> t_nobody}
{left_known:"You know," says Idris. "Pink." He has taken up the rose off the sill, and he hands it to me without once lifting it to his face, and waits for what I'll say.|"Dogs, moderately; and the bank," says Idris, and there is a breath of something off it that even I can get: a green stalk, snapped. He has smelt it too. "That was a lie," he says. "How disagreeable. I'd forgotten what it is like from the inside." He doesn't say what the true one would have been.} -> DONE
=== t_help
#topic: can you help, help me, i need help, need your help, advice, what should i do
{present !? idris: -> t_nobody}
"With which hand?" says Idris, and has his sleeve rolled before he's heard what it is. "I am good at lids, colds, letters to lawyers, and whatever has been shut up too long. I'm no use with money. Tell it me from the end: when it's come right, what will it smell like?" -> DONE
=== t_sleep
#topic: do you sleep, you sleep, ever sleep, do you dream, you dream, get tired
{present !? idris: -> t_nobody}
"Four hours; I'm up with the bakers, so as to have the air first," says Idris. "I dream in smells; it's an affliction, one wakes in tears about a glove. Last night there was train in it, and rain, and somebody with a wet sleeve. I lay and waited to be told who." -> DONE
=== t_eat
#topic: do you eat, you eat, favourite food, like to eat, eat anything, food, hungry, supper, lunch
{present !? idris: -> t_nobody}
"Bread, oil, an apple," says Idris, "and on Sundays whatever it is that my aunt has lost her temper with. In the week I can have no garlic, nor any coffee before nine. When this commission's done I'm going to eat an entire anchovy tart, out in the street, and not smell a thing until Tuesday." -> DONE
=== t_real
#topic: are you real, you real, an ai, ai, robot, chatbot, you human, are you alive, imaginary, computer
{present !? idris: -> t_nobody}
"You have had your wrist against mine, at the scale," says Idris. "Was it warm? Well, then." He thinks about it, with real interest. "A made thing smells of whoever made it. I've tried; I get leather, copper, my grandfather's oil, and lately a good deal of you. I should say that I'm a blend." -> DONE
=== t_weather
#topic: weather, raining, cold outside, is it cold, sunny, rain
{present !? idris: -> t_nobody}
"Dry until Thursday, and after that a wind," says Idris. "You get it from the drains. At this moment it's broom, off the hill, and hot tin; they're burning vine in the valley. At four there'll be a cloud over Cabris as big as a sheep. My aunt will take that as a personal remark." -> DONE
=== t_best_smell
#topic: favourite smell, favorite smell, best smell, smell do you like, favourite scent, favourite perfume, favorite perfume
{present !? idris: -> t_nobody}
"The inside of a watch strap, that somebody has just taken off," says Idris at once. "Leather, and salt, and a person. You can't bottle it; I've had six attempts. After that, rain on a tin roof, and the first page of an atlas. And yours? Quick, before it's turned into manners." -> DONE
=== t_smell_of_me
#topic: i smell of, i smell like, smell on me, smell me, do i smell, smell of me
{present !? idris: -> t_nobody}
"Bergamot; pencil; the good soap, now that you've given up the other," says Idris. He hasn't come nearer; he only lifts his head. "Behind the ear is a green thing, that comes and goes; and at the bottom one I can't place, that has grown. I've put it down as fear." He's so kind about it that I could hit him. -> DONE
=== t_like_roses
#topic: like roses, you like roses, love roses, favourite flower, favorite flower, like flowers
{present !? idris: -> t_nobody}
"As one likes a colleague," says Idris: "at five in the morning, before they've put on their manners. There's pepper then, and somebody has struck a match. By ten they smell of *roses*. I've been known to stand in that field, and say things to it, when my aunt was out of hearing." -> DONE
=== t_barefoot
#topic: barefoot, your shoes, no shoes, bare feet, wear shoes
{present !? idris: -> t_nobody}
"One hears more," says Idris, and shows me a sole, grey from the tiles. "The still talks through the floor; so do people. I know you on the stairs by your left foot. My wife would have it that it was vanity. But my mother couldn't see my face, and so I used to let her hear me coming." -> DONE
=== t_trust_me
#topic: do you trust me, trust me, you trust
{present !? idris: -> t_nobody}
{told:"Yes," says Idris. He hasn't needed to shut his eyes for it. "I did so before, which was stupid; it got there first, as it were, and it has had to wait about for its reasons."|"With the scale; with roses; with my aunt," says Idris. "With the third drawer I trust you to be curious. It isn't the same, but I find that I sleep." He moves the flask in from the edge. "Ask it again, when you've left off holding your breath to say it."} -> DONE
=== t_miss_wife
#topic: miss your wife, miss her, miss your ex, why did you divorce, you get divorced, your ex-wife
{present !? idris: -> t_nobody}
"I miss her reading the newspaper to me through the bathroom door," says Idris. "She did the voices. We were so considerate, you see; we went about that house like two people carrying a mirror. In the end she laughed, and put down her side. It was the greatest relief. I kept the armchairs." -> DONE
=== t_teach
#topic: teach me, how did you know, how do you smell, learn to smell, how does it work, how can i smell
{present !? idris: -> t_nobody}
"Shut your eyes, and breathe like someone reading," says Idris, "not like someone diving. Little sips. Don't ask what it is. Ask where you are, and how old, and who has just gone out of the room. The name comes last, and is the least of it." It's wet stone. I am six; it's my grandmother's stair. -> DONE
=== t_miss
#topic: do you miss, miss most, miss fez, homesick
{present !? idris: -> t_nobody}
"The call, before it's light, from four roofs, and not quite together," says Idris. "And mint, by the armful; here it's sold in pots, like a patient. I miss to be corrected by somebody who cannot see. You do it, now and then. I have been leaving you openings." -> DONE
=== t_looks
#topic: you look like, describe yourself, your hair, your eyes, wearing, handsome
{present !? idris: -> t_nobody}
"You will have to tell me, I only know how I'm lit," says Idris. A long face, then, with a good deal of nose and not enough sleep; grey above the ears; a white shirt, ironed by somebody with opinions. I give him all of that. "And the eyes?" Shut, I say. He opens them. It's as bad as on the first day. -> DONE
=== t_praise
#topic: you're funny, you are funny, you're kind, you are kind, you're beautiful, you are beautiful, you're sweet, you are sweet, you're nice, you are nice, you're clever, you are clever, you're brilliant, you are brilliant, you're amazing, you are amazing, you're wonderful, you are wonderful, you smell good, so kind, so nice, so sweet, so funny, so clever, so cute, cute, so beautiful, beautiful, interesting person
{present !? idris: -> t_nobody}
He bows, from the bench; and halfway down he stops, his head upon one side. "That was true," says Idris. "I am so used to the other kind, it has a smell like new shoes." He sets straight three bottles that were straight. "Would you say it to me again this evening? I'd like to know if it keeps." -> DONE
=== t_insult
#topic: you're arrogant, you are arrogant, arrogant, hate you, you're boring, you are boring, shut up, you're rude, you are rude, annoying, weird, you're strange, you are strange, creepy
#react: idris insult
{present !? idris: -> t_nobody}
"How civil of you to say so," says Idris, and I see that he's angry, every consonant has been polished. Then he breathes in. "No," he says, "that's not hatred. It is green; it's a tired person, who has been looked at for too long. I do stare. I beg your pardon. Go out, and slam the door. It likes it." -> DONE
=== t_doing
#topic: are you doing, what you doing, you up to
{present !? idris: -> t_nobody}
"I'm waiting for a thing to go away," says Idris. There's a strip before him, and he has his watch out. "Civet. One lets it be vulgar for an hour, and then it turns round, and there's a cathedral. It is the most of what I do. I sit with things until they have stopped showing off." -> DONE
=== t_game
#topic: play a game, a game, let's play
{present !? idris: -> t_nobody}
"I hide one drop in this room," says Idris, "and you find it. No: with your eyes shut. I'll tell you when there is furniture." It takes me twenty minutes, by the shelves, the sill, the sink. He doesn't say *warmer*. He only breathes a little less. When I have got it, it is upon the inside of his cuff. -> DONE
=== t_favourite
#topic: your favourite, your favorite, you like best, kind of music, music do you like, hobby do you like
{present !? idris: -> t_nobody}
"I've never managed to keep to one," says Idris. "In colours, that blue of the neroli, and it only lasts a second. In months, this. In sounds, a gate. I could go on; but you'd notice that they have all begun to come from the one direction." And he hands me the vetiver, rather fast. -> DONE
=== t_belief
#topic: believe in god, god, religion, pray
{present !? idris: -> t_nobody}
"My mother prayed five times, and my father tanned on Sundays," says Idris. "I was brought up between the two, like a hedge. I believe in the nose, and that's to believe in what is gone: somebody was here a minute ago. I suppose that it's a religion. We do have the incense." -> DONE
=== t_why_perfume
#topic: become a perfumer, became a perfumer, who taught you, taught you, why perfume, your work, your job, why did you become
{present !? idris: -> t_nobody}
"Because it was the one trade in which a boy was paid for going on about things," says Idris. "I used to tell my mother the street. And it struck me that I might bottle it, so that she'd have it while I was in school. It was dreadful: donkey, and orange. She wore it to a wedding." -> DONE
=== t_angry
#topic: why i came, angry with me, angry at me, hate me, know who i am
{present !? idris: -> t_nobody}
{told:"I was, for some five minutes, on the first of May," says Idris. "You've had the rest on credit. Nobody could be angry with a person who says *in a frame*, and means the Director's office."|"I have known since ten past nine on the first morning," says Idris. "You had the drawer in your eyes. I was angry until the quarter; then you sat, and the bench was warm. I thought that I'd see when you would stop. I still think so. I've left off hoping it'll be soon."} -> DONE
=== t_make
#topic: make perfume, make a perfume, perfume for me, how is perfume made, compose a perfume
{present !? idris: -> t_nobody}
"One begins with somebody who isn't there," says Idris. "Then it's weighing. A thing to open the door, a thing to make you stay, and something for the morning; eleven months; and you pour it away. If it were for you? I'd need no bergamot. Rain; a pencil; one stair that creaks." -> DONE
=== t_love_smell
#topic: does love smell, love smell like, what does love, smell of love
{present !? idris: -> t_nobody}
"I've never been given any to study," says Idris. "My teacher put it at hot iron and milk; but he was a Swiss. I have smelt what comes off people in doorways, at stations, and it's always mixed with train." He looks at me, politely puzzled. "Have you a sample?" -> DONE
=== t_lavender
#topic: lavender, jasmine, mimosa, tuberose, musk
{present !? idris: -> t_nobody}
"Lavender's a governess, and tuberose what she reads," says Idris. "Jasmine I like in August, at night, when nobody has told it to behave. They all lie a little, flowers do. It's why one puts in something from an animal, so that there should be one person in the room who is telling the truth." -> DONE
=== t_yes
#topic: yes, yeah, yep, ok, okay, sure, of course, alright
{present !? idris: -> t_nobody}
"So quick? It hasn't had time to be a lie," says Idris, and you'd say that he has been handed something warm. "Good. I write it down with the hour. Now it's your turn to choose a bottle, and I shall tell you where it has been." -> DONE
=== t_dont_know
#topic: don't know, not sure, no idea, maybe, perhaps, i guess
{present !? idris: -> t_nobody}
"There's nothing on that, it's clean," says Idris. "You don't know. I could listen to it all day." He pushes the blotters aside. "We'll come at it by the nose. When you think of it, is it a hot smell, or a cold? Indoors? Who's there?" -> DONE
=== t_really
#topic: really, don't believe you, what do you mean, how so, why is that, why not, explain
{present !? idris: -> t_nobody}
"I was unclear; I beg your pardon, I am used to bottles," says Idris. He takes it again from the beginning, slower, with his hands. It comes out shorter, and rather more naked. "There. I'd put too much iris in it. Which word was it that you stopped at?" -> DONE
=== t_jealous
#topic: jealous, envious, envy, jealousy
{present !? idris: -> t_nobody}
"It's a cut stalk, rather fresh, with a bitter edge," says Idris. "I have smelled it upon whole juries. On you there's honey in it, so it isn't spite; you're only hungry. If you had the thing, what would you do with it first?" -> DONE
=== t_not_afraid
#topic: not afraid of you, not scared of you, not frightened of you, not afraid
{present !? idris: -> t_nobody}
"No?" says Idris. "Then I've misread you, by a shade, and I beg your pardon. It's in the same place, just under the collarbone, and it goes at the same rate. You'll have to tell me what it is." I say that I'll think about it. -> DONE
=== t_breakup
#topic: breakup, break-up, broke up, my ex, heartbroken, heartbreak
{present !? idris: -> t_nobody}
"It was last month, I think; there is still some cold ash," says Idris. "I am sorry. With me it was a year before it had left the curtains. You needn't be amusing this evening. What did the rooms smell of, when it was good?" -> DONE
=== t_no_good
#topic: no good at, not good enough, better than me, better than i am, new at this, new job, new to this, i'm a beginner
{present !? idris: -> t_nobody}
"Who told you so? Some man with a clean desk," says Idris. "In this room we are all bad until about eleven. Give me your wrist, and say what's on it. Ink; soap; a cat, on the stairs. You see? You had it, and you were waiting for leave." -> DONE
=== t_flirting
#topic: flirting, flirt with me, flirting with me, are you flirting
{present !? idris: -> t_nobody}
"With my eyes shut? Surely not," says Idris. "I say what I notice. If I've noticed a good deal it is because you are nearer than the bottles." He has turned a stopper four times the wrong way. "Should you like me to notice less?" -> DONE
=== t_what_now
#topic: what are we making, do we make, are we supposed to make, what do we do first, where do we begin, where do we start, how do we begin, what now, our commission
{present !? idris: -> t_nobody}
"One perfume, for one person, and no second bottle," says Idris. "I put things in, and you take off their hats. First we read what she has written to us. Then there's the top, which I warn you is cold, and barefoot." -> DONE
=== t_no
#topic: nope, nah, not really, i don't think so, do not think so, no way, i doubt it
{present !? idris: -> t_nobody}
"No," Idris agrees. "There wasn't any edge on it; you mean it, and you aren't cross. I wish that my clients could do it half as well. Then what would be nearer?" -> DONE
=== t_may_i
#topic: can i tell you something, tell you something, can i ask you something, ask you something, ask you a question, ask a question, i have a question, can we talk, need to talk, need to tell, something to tell you
{present !? idris: -> t_nobody}
"Come round to this side," says Idris, and pats the bench upon his right. He puts the stopper into whatever is open, so that nothing should interrupt. "I'll keep my eyes shut, if it's easier. I am told that it is." -> DONE

// What readers ask about the case, and what there is to do.
=== t_case_next
#topic: do we do next, we do next, do next, our next step, next step, where do we go next, what comes next
{present !? idris: -> t_nobody}
{"We smell it again in the morning, when it has stopped flattering us," says Idris. "Tonight there is the bench, and you're at one end of it, and I'm not quite at the other."|"One more trial, with less in it," says Idris. "It's always less. Then you'll look at my notebook and I shall look out of the window. I know the order of things."} -> DONE
=== t_case_want_me
#topic: want me to do, need me to do, want from me, need from me, have me do
{present !? idris: -> t_nobody}
{"Tell me when I'm wrong on the left," says Idris, and appears to hear what he has said. "On the left-hand shelf. I meant the shelf."|"Compose with me," says Idris, "as if you had come for that. It may be that by the twenty-first day it'll be so. I've known a lie macerate into something very decent."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "bench": In the workshop, at Grasse, on the bench of the organ, among nine hundred bottles, at his left hand. It had been a tannery. There's one stool for me, on a spot that he has thought about.
- "still": The still-house: wet brick, copper, a channel down the middle. He's barefoot. I keep to the duckboard and breathe when I'm told.
- "field": Plascassier, in the roses, at an hour when one can smell them and not yet see that there are so many.
- "window": At the window of the workshop, at night, {window_two:on the inner side, as a guest|with my shoes in one hand}.
- "goat": In the yard at Séverine's, at an upturned crate, being cheated by an expert.
- "roof": On the roof, among chimneys, still warm, with the lights of the coast thrown down below us like somebody's change.
- "passage": The passage, by the boots, with the telephone held a little way off from my ear.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- trial: The twenty-first day, toward noon; there's nothing left to hurry for.
- call: Day nineteen, or the twentieth. He's stopped writing it on the slate.
- harvest: May, with the roses done, and the twenty-one days more than half gone. One goes by what's open.
- else: Still early in the twenty-one days. The light has got as far along the organ as the citrus, so I'd say a little after ten.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- told: Each of our houses has had half of a formula since 1923, and called the other one a thief. I was sent to fetch their half. I've said so.
- else: A Delorme accused a Benhaddou, in 1923, over a perfume; two families have been polite about it ever since. Now a widow wants one bottle made by both. It's all anyone had told me, and I had thought that it was enough.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
To compose with him, for a client, by her order, in three weeks. {told:And to steal a notebook, which he's been told.|It's what's on paper. Paper's what one smells things from; it isn't what they smell of.} -> DONE
=== w_idris
#topic: want idris, idris want, want most, your dream, your wish, wish for
"A rival," says Idris. "I have had competitors." He gives it a moment to dry. "And for you to say what you're thinking before it has turned into manners." -> DONE
=== w_severine
#topic: want séverine, séverine want
"Rain on the Tuesday, and the two of you in bed or out of my sheds," says Séverine. "I'm not particular as to which comes first. The rain." -> DONE

// What begins by itself after a while.
=== m_stopper
#meanwhile
{here == "bench" and present == (idris):{!He stands a bottle in front of me with its label turned away. "My grandfather's," says Idris. "It hasn't been opened since the war; I never cared to do it with nobody by. Not tonight. I only wish to know if you would."}} -> DONE
=== m_first_smell
#meanwhile
{here == "bench" and present == (idris):{!"What is the first thing that you ever smelled, and knew?" says Idris. "With me it was rain upon hot dust, in Fez, from somebody's shoulders. I am told that I laughed."}} -> DONE
=== m_reach
#meanwhile
{here == "bench" and present == (idris):{!We reach for the same cork, and both let go. It rolls along the bench, and he watches where it stops, which is at my sleeve. "That's the third since this morning," says Idris. "I am generally thought to be quite good with my hands."}} -> DONE
=== m_shout
#meanwhile
{here == "bench" and present == (idris) and not harvest:{!The door is open on the yard, where somebody is shouting at a goat. "My aunt," says Idris. "She has looked in twice, to see if you're still dressed for the town. There are roses to get in. She won't invite you; she will hand you a sack."}} -> DONE
=== m_rhubarb
#meanwhile
{here == "bench" and present == (idris) and not told:{!He lifts his head, and turns it a little, like a dog that's heard the gate. "There it is again, quite fresh," says Idris. "You were thinking of what you'll write to Delorme. Don't stop upon my account. I should only like to know how I come out of it."}} -> DONE
=== m_dusk
#meanwhile
{here == "bench" and present == (idris):{!It's got dark while we talked, and he hasn't lit the lamp; he doesn't need it. "Stay as you are," says Idris. "There's a cherry by your left hand. Eat it, and don't say a word, and I'll tell you how old it makes you."}} -> DONE

// Reactions
=== r_idris_act
#react: idris act
{!Idris moves a bottle out of the way of my elbow before it's there. "Go on," says he. "I'd like to see what you do when you believe that I'm not smelling."|"Slower," says Idris. "You're only in a hurry from here up." He shows where, on himself. "What is it that you're late for?"|He watches me do it, with the attention that he gives to a thing which is about to change colour. "And now?" says Idris.|"That was competently done," says Idris. From him it's a love letter, or else a warning. "Who taught you? Or did they only tell you to stop?"|He gets up, goes round the table, and takes it in from the other side. "No, it's the same," he says. "It's you who alter. Tell me what you were thinking of, a moment ago, by the window."|"You do things as one reads aloud," says Idris. "There's an ear cocked. For whom? I'm serious; I have wondered since you came if it was for me, or for somebody at home."|He lifts one eyebrow, and sets a beaker where my hand will want it. "I had an assistant once who'd have asked first," he says. "I forget his name. Shall we do roses, or shall we talk scandal about the bank?"|It has a smell, what I have just done; I see it reach him, and be thought about. "Apricot," says Idris, "with the stone in. I'd never have guessed. What's the stone?"} -> DONE
=== r_idris_say
#react: idris say
{!"Say it again, nearer," says Idris. "No. It's true the first time. I only wished to check. What comes after it?"|He lets it stand for a quarter of an hour before he answers, and then the answer is "Yes, and since when?"|"There's an and," says Idris. "There's always an and. I can wait."|"You have been saving that," he says. "It has a bit of cupboard about it. What else is in there?"|He bows, from the bench, with one hand upon his shirt. I don't trust it for a moment, it's too good a bow. "Whom did you first say that to?" says Idris.|"Now put it as you would have done at Delorme," says Idris. I do. He makes a face like a cat at a wet step. "Thank God. And now as you'd say it if no one had ever corrected you."|"I get the top of it," he says, "and I get that it matters. There's a middle you've left out. Is there somebody in it?"|He has written that on the slate, and under it a line, and there he gives me the chalk. "Mine would only be clever," says Idris. "What's underneath?"} -> DONE
=== r_idris_ask
#react: idris ask
{!"Ask me with your eyes shut," says Idris. "You're franker." I shut them. "There," he says, "that is another question altogether. I like it better. Where did you come by it?"|"I'll tell you if you can tell me what I had for breakfast," says Idris. I can. It's rather a blow to him. "Then you know as much as I do. Let me hear what you'd make of it."|He smells the stopper in his hand for a time. "It's on the tip of the nose," says he, "next to something of yours. In the meantime ask me a thing in which I can oblige you: the still, or Fez, or why I won't wear shoes."|"That's a base note," says Idris. "You've come for it before the top has gone off. We'll get there. Begin at the door: who asked you that, before you thought of asking me?"|"Which would you rather?" says Idris. "I ask because your pulse has gone up."|"My wife once asked me that, over the washing-up," says Idris, "and I answered so well that she left the room. I've tried since to answer worse. Help me. What would it be, if it were a material?"|He tilts his head, and one can see him go along the shelves for it, bottle by bottle. "I haven't it in stock," says Idris. "I could make it up. I'd need from you one memory, with a window in it."|"Honestly?" says Idris. "It's a word that I don't often have to use; I can smell when it is wanted. I can give you the half. The other half I would only tell to somebody who'd said theirs."} -> DONE
=== r_idris_leave
#react: idris leave
{!"Mind the third step," says Idris. "It's loose. I've been leaving it so, one hears people come back."|"Good night. You've taken the warm with you," says he, and turns up the stove.|He doesn't say anything. When I've got to the gate I see he's at the window, with his eyes shut.|"Until nine," says Idris. "I shall be here from five, but don't let that influence you."|He gives me a stopper to carry home, for no reason, as people do with a bit of string.|"Go by the lane," says Idris. "The jasmine's out on the wall there, since yesterday. I only mention it as a colleague."|"You've left your scarf," says he, and does not hold it out.|"Go well," says Idris. "It'll be a quarter of an hour before you are quite gone. I don't mind. I've a window."} -> DONE
=== r_severine_act
#react: séverine act
{!"You go at that like a bullock at a wedding," says Séverine.|Séverine takes it from me, does it in one, and gives it back undone, for practice.|"Bend your knees," she says. "Everything worth having is low down."|She spits, which is approval. With Séverine one looks to see where it lands.|"I'd a ram who tried it that way," says Séverine, "and we ate him."} -> DONE
=== r_severine_say
#react: séverine say
{!"Fine words," says Séverine. "They want digging in."|"That's what the gardener told the nun," says she, and won't go on.|"You can talk till the figs drop. Has he heard it? Then what are you telling the goat for?"|She shouts it over the hedge to the next woman, improved.|"Hm," says Séverine. She shuts the secateurs. In her that's a full stop.} -> DONE
=== r_severine_ask
#react: séverine ask
{!"You'd ask a hen for the time," says Séverine. "Look at the sun, look at his face."|"When a melon's ready it'll come away in the hand," says Séverine. "Don't you go thumping it."|"I've an answer to that," she says, "but there's a priest two rows down."|She lays down her cards to consider it, face up. I've won; she hasn't noticed; she has noticed.|"Ask him. He'll say no. Ask him again with your hand on the gate," says Séverine.} -> DONE
=== r_severine_leave
#react: séverine leave
{!"Off you go. Take eggs," says Séverine, and there are eggs.|"Walk on the left of him," says Séverine. "Or no, on the right. I see a lot, in a hat."|"Four o'clock," she says, "and bring your knees."|She waves the secateurs, which clears the lane.|"Run, then," says Séverine comfortably. "It's a round sort of valley."} -> DONE
=== r_act
#react: act
{present !? idris: {!I've a try. Nine hundred bottles keep their opinion to themselves.|It leaves a trace in the air, like everything here, for whoever comes in with his eyes shut.|I go about it in stockinged feet; it's a habit that one gets.}} -> DONE
=== r_say
#react: say
{present !? idris: {!I say it to the dark of the workshop. By morning he'll have smelt that something was said.|It sounds well. There's a breath of rhubarb in it, even I can tell.|No one's there. I'd got so used to an "and".}} -> DONE
=== r_ask
#react: ask
{present !? idris: {!There's nobody to ask, and on the slate is his one word of advice, half rubbed out.|I put the question to the organ, and by habit my hand goes out to the vetiver.|A good question. It wants six years in the dark, like orris.}} -> DONE
=== r_leave
#react: leave
{!I've got as far as the lane. The window has been left on the latch. One notices a thing like that.|The last bus has gone. I'd looked up the times so carefully, and it turns out that I'd hoped so.} -> DONE
// What anybody says to somebody they talk with. `said` and `thing` are the reader's own words.
=== c_crisis
#react: idris crisis
Idris has put the stopper back, and taken both my hands off the table into his. "No," he says. "Stay. I say it with nothing in it, smell: there's only that. I know the dark with no bottom note, I've sat in it this year. You don't stay in there by yourself. We'll call somebody tonight who knows the way about, and I shall sit by the telephone with you till they come." -> DONE
=== c_grief
#react: idris grief
{He has smelled it before I'd finished; he puts the blotter down, and says nothing for as long as it takes. "I am so sorry," says Idris. "I'd an idea that there was salt in it. I won't make you anything, one doesn't. When my mother died I could find her for a year in the sleeve of one coat. Have you something of theirs like that? Tell me what they smelled of, coming in."|"Yes," says Idris, "it comes back at the same hour, like a train." He's moved so that I should have the wall behind me, and him. "I'm in no haste. Tell me a small thing about them; or let me only sit here."} -> DONE
=== c_parted
#react: idris parted
"Ah," says Idris; and, very gently, he takes out of my hand a thing that I've been breaking. "I'm sorry. I was divorced kindly, and it was no use at all, one goes about the rooms just the same. You needn't be witty with me until tomorrow. What was it, at the top, when you first opened it?" -> DONE
=== c_scorn
#react: idris scorn
{Idris is exquisitely polite. It's to nobody in the room. "I should be glad of their address," says he; then he shuts his eyes and lets it go. "That has stung you. I read people for my living, and I tell you that what I read when you come in is somebody whom I'd rather have across the table than anyone in Grasse. They've no nose. Tell me what they said."|"In Fez I was the Frenchman, and in Grasse I am the Arab," says Idris. "So I've been at that party. One thinks that it is in oneself, like a bad drain. It isn't; it's theirs. I like you here. Sit on the step with me, and say it in the order that it came."} -> DONE
=== c_setback
#react: idris setback
"That's a year's harvest under hail," says Idris. He fetches the other cup, the one without a chip. "I'm sorry. It says nothing of the rose. I'm losing a thing myself by which I've always eaten, and I'm told to be sensible about it; I shan't say that to you. What was the hardest of it, the moment, or the coming home?" -> DONE
=== c_lost
#react: idris lost
"{thing != "":Not {thing}? |}I'm sorry," says Idris. "One goes round and round the same three places, like a wasp in a glass. Stop there. Close your eyes; where were you, the last time that you had it, and what did it smell of? One remembers a room by that, and then the table in it, and then the thing." -> DONE
=== c_ill
#react: idris ill
"I had thought that there was something metallic," says Idris. He opens the one window and shuts another. "I'm sorry. Does a doctor know? I ask as a person who ought to have gone in March. Tell me how it takes you, and when. My aunt has a tisane for everything; it's vile; I'd drink it with you." -> DONE
=== c_worry
#react: idris worry
"I know, it came in with you; it's sharp, like a struck stone," says Idris. "It goes off in a quarter of an hour if nobody feeds it. So: sit. Tell me what you do know, as you'd tell me what is in a bottle, top, heart and base. Then one hour's work, then the window open, and sleep. My hands shake at every trial. I pour with the left." -> DONE
=== c_joy
#react: idris joy
{He hasn't let me get to the end. "Wait, wait," says Idris, with his hand up, and breathes it in. "There; I've never had that in the house. Green, and something like struck flint. Now say it; and say it all, with the stairs, and who was the first that you told, and if you ran."|"Still more of it!" says Idris. He's laughing, barefoot, with his back against nine hundred bottles. "I'll have to open a drawer. Which was the best minute? I want to write it up."} -> DONE
=== c_date
#react: idris date
"I've shut the shop for less," says Idris. He looks at his feet, as if they'd been consulted. "There's a place above Gourdon with four tables, where nobody knows what we do. I would come at eight; I'd wear shoes. I'd ask you what you'd like, and then I should listen to the answer. Is that what you had in mind?" -> DONE
=== c_puzzled
#react: idris puzzled
{&"It was over-composed," says Idris. "Forgive me. I'll leave in one note: I'm glad that you came in. What was it that you couldn't place?"|"Then I was talking to the bottles," says Idris. "Tell me where it clouded, and I'll filter it."} -> DONE
=== c_wrong
#react: idris wrong
{&"Then I've misread it," says Idris. "It happens, upon the one side. I'd rather hear so from you than be right with everybody else. What is it really?"|"Is it?" says Idris, and puts a clean blotter down in front of me. "Again, then, from your hand. I'd be ashamed to leave in a false note only because I'd signed it."} -> DONE
=== c_why
#react: idris why
{&"Because I was trusted with formulas, and thought that it was the same as being trusted," says Idris. "Most of my reasons come down to it. You may hold one up to the light, if you like."|"Because one can't explain a smell from outside it," says Idris. "I try. I get as far as the door, and then I can only say, it's so."|"Because I wished to see your face when I said it," says Idris. "There. It's not a very elevated reason, but it's pure."} -> DONE
=== c_next
#react: idris next
{TURNS_SINCE(-> t_story) == 1 and t_story == 1:"They carried him home in the widow's own carriage," says Idris, "with the melon in his lap, and on the Thursday he sent for a knife. He's buried at the top, where the wind comes over the fields. I go up in May, and tell him what's in it. There isn't any more."|"Then it was evening, and you were on that side of the bench, and I on this," says Idris. "I've no more of it than that; the base takes its time. What would you put next? A fig leaf, a quarrel, a door? I'm listening."} -> DONE
=== c_told
#react: idris told
{!"So {said}," says Idris. "I'd found the soap, and the train, and never that." He's set it on the shelf at the height of his eyes, you'd say. "What does it smell of, on a common day?"|"I should not have read it in a year," says Idris, "that {said}. It's what I like in people, they've a room at the back. May I see further in?"|"I'll keep it as you said it: {said}," says Idris. "Nothing added. And does it please you, or are you only used to it?"|"It alters the whole accord, that {said}," says Idris. "I must begin you again. Go on; what was before it?"} -> DONE
=== c_answer
#react: idris answer
{&"Thank you," says Idris. "I had it as something near that, and a shade colder. I'm glad to have been wrong."|He breathes in, with some care, on the right side. "Yes," says Idris. "It was there under the rest. I took it for the soap."|"So," says Idris; he writes nothing, which from him is a bow. "If it has a second note, I can wait. They come up when they're left alone."|"That was given without a stopper," says Idris. "I'll not hold it to the light. I shall only keep it upright."|"It makes you easier to read and harder to compose," says Idris. "I would not have it otherwise."} -> DONE
=== c_thing
#react: idris thing
{!"When you came to {thing} you breathed differently," says Idris. "I don't ask; or rather, I do. What is there?"|"Tell me of {thing}," says Idris, "and don't hurry. It had a very fine opening."} -> DONE
=== c_remember
#react: idris remember
{!"I woke with a thing that you'd told me," says Idris. "It was that {said}. One does that up on the roof. How does it go with it now?"|"I've been wanting to put a question in," says Idris, from among the stoppers. "Since {said}, what do you miss of it when you are here?"|"I find I go about with it in my pocket," says Idris, "that {said}. I'd be glad of a second one to go with it."} -> DONE
=== c_recall
#react: idris recall
{&"I've a poor memory for faces," says Idris, "but what I'm told stays in. It was this: {said}."|He shuts his eyes for it, though he needn't. "You said so just there, beside the iris," says Idris: "{said}."} -> DONE
=== c_unknown
#react: idris unknown
{&"You haven't told me that," says Idris, "and I've promised myself not to read it off your collar. Will you say it?"|"There, the bottle's empty," says Idris. "I'd like to fill it properly, from you. What is it?"} -> DONE
=== c_again
#react: idris again
{&"You have asked me that," says Idris, "and I couldn't tell you then. I've gone round by it since, and I can't now. I don't know; it's a clean smell, not knowing."|"As I said, I don't know it," says Idris. "You might try me upon the right side."} -> DONE
=== c_poem
#topic: a poem, poem, poetry, recite something, a verse
"My aunt has a hundred, and I can't repeat any," says Idris. "This one's from the still-house wall. 'It takes a field to make a little glass, / it takes a night to bring the field to bloom. / You came in from the rain, and let it pass, / and left the door, and there was all the room.' Someone has put a date, and no name." -> DONE
=== c_worst
#topic: worst thing you've ever, worst thing you have, worst thing, your biggest mistake, biggest regret, any regrets, do you regret
"I let my wife describe a morning to me," says Idris, "the whole of it, the street, the bread, how she'd been happy. And at the end I told her which soap she'd used. I wasn't unkind; I thought that it was what I was for. She went very quiet. I have heard that quiet in every room since." -> DONE
=== c_tonight
#topic: i do tonight, do tonight, do this evening, i do today, do this weekend, plans for tonight
"Go out while the lime's in flower," says Idris, "and walk until you have smelled three things that you can't name. Then supper, with someone who eats slowly. Or stay, and grind the iris with me; it's dull, and one says things. I make no case for either. That's not quite true." -> DONE

=== lost_words
#unclear
{&He turned his head, as he did for things with no smell. I said it again.|It evaporated. Top notes do.|There was nothing in it that one could blot.|"I had that only as far as the ear," said Idris. "Try me with roses, or my aunt, or what you smell of."|He had his eyes shut, waiting. I began once more, and from nearer.} -> DONE

=== meet_1
#react: idris meet
"{name}," said Idris. "I had the rest already. It is good to have something to call it." -> DONE

=== meet_2
#react: séverine meet
"{name}," said Séverine, "yes. It's on the contract, next to what you owe." -> DONE

=== hook_1
#topic: what did i come for, why did i come, came for
I'd been sent to finish a perfume together with him, and told by my own house to come home with the heart of it alone. Nobody had used the word steal. It has a smell, he says: like coins. -> DONE

=== hook_2
#topic: why does he shut his eyes, close your eyes, shut your eyes, eyes closed, eyes shut, shut his eyes, shuts his eyes, blind, why are you blind
He isn't blind. He shuts them so as to see, as others take off their glasses to be kissed. He'd been told of it as a fault at school. -> DONE
