# ask: name What name is on the brass plate at Gow's?
// A character: evenings under a lamp-post. Cases come one at a time; `caught` counts Subscribers, which Pike cannot.
VAR name = ""
VAR said = ""
VAR thing = ""
VAR trust = 0
VAR caught = 8
VAR wound = true
VAR ham = false
VAR seen = false
VAR here = "lamp"
LIST people = pike, dora
VAR present = (pike)
VAR alive = (pike, dora)
~ present = (pike)
-> pocket

=== pocket
~ here = "lamp"
"Thirty-nine yards," says the raven. "I round down."
+ [Run #match: run, flee, bolt, hurry, escape #id: run]
    I run. "Not like a man with something in his pocket!" cries the voice above me, keeping pace from lamp to lamp. "Like a man with a *train*!" I am better at trains. We come out in Cursitor Street with nobody behind.
    -> walnut
+ [Unwrap the ticking thing #match: unwrap, open it, ticking, walnut, paper #id: unwrap]
    I have it out and open under the lamp before he has finished telling me not to. "Well, that's one school," says the raven. "The other is called surviving."
    -> walnut
+ [Say that he is a raven #match: raven, bird, talking, say, impossible #id: a_raven]
    ~ trust += 1
    "And you are a solicitor's copyist, left-handed, who dined on Tuesday," says the raven, "yet I don't go about shouting it. Walk. I'll explain as far as the corner, and after that you will have to be promising."
    -> walnut
+ [#meanwhile]
    "You've spent your forty yards on conversation," says the raven, "and he has just felt in a pocket and found a handkerchief. Left, into Cursitor Street. Don't run. You might limp." I limp. At the corner there's no one behind us, and the thing in my coat is going like a beetle.
    -> walnut

=== walnut
#beat
#recap: A raven named Pike made me his hands, and there was a watch in a walnut.
~ here = "room"
~ present = (pike)
It is the works of a lady's watch, without the watch, packed in half a walnut, and it does not tell the time so much as wait for one. The hammer stands at twenty past nine. There is a pinch of something grey behind it. "Enough for a curtain," says the raven, walking about it on my wash-stand over Gow's pie shop, where he came in by the window and left his feet on my collars. "Pike. Consulting. My fee is walnuts, which you'll agree has a certain piquancy. Now, the paper: *The Times*, the fifth, and someone's ringed a line. Read, don't pant." Tonight the Lord Mayor dines two hundred at the Guildhall. They sit down at nine.
+ [Stop the works with a hairpin #match: hairpin, pin, works, jam #id: stop_works]
    ~ wound = false
    It ticks round my pin twice, sulkily, and gives up. "Neat," says Pike. "You've done that before, to a landlady's clock; the pin was bent ready. I say nothing."
    -> lamp
+ [Drop it in the water jug #match: water, jug, drop, drown, wet, throw, river, out of the window, rid of it #id: jug]
    ~ wound = false
    It goes into the jug, the jug being nearest. It ticks on at the bottom, and bubbles. "My dear fellow," says Pike with real emotion, "there is a *fingerprint of jam* on that." It has survived; quince is obstinate. He's pleased to have done so too, and eats the other half of the shell.
    -> lamp
+ [#meanwhile]
    ~ wound = false
    It has ticked on all this while, between my brush and my comb. At the quarter he takes the little hammer in his beak and bends it flat. "I'd hoped that you would do it," says Pike. "I have no thumbs. Come to Fetter Lane, the third lamp on the left, when you've had your supper."
    -> lamp

=== lamp
~ here = "lamp"
~ present = (pike)
{Fetter Lane, and the fog going by him like a procession that has mislaid its saint.|"You are late," says Mr Pike, "by nine minutes, or by rather more."|The lamplighter has just gone, touching his cap to the bird, he could not tell you why.|He has walnuts tonight: a paper bag of them is hung on the ladder bar, and nobody saw by whom.|It's so thick that I find the post by walking into it.|He's arguing with a weathercock, and losing.|Frost. He has fluffed himself out to the size of a bishop, and dares me to remark.|"Kindly stand between me and that brougham," says Mr Pike, "it has *lamps*."|A chestnut seller has set up beneath us, and his conversation is all crumbs.|The bells of St Dunstan's strike; he counts along, aloud, and at nine he coughs.|"I have been reading the agony column over a gentleman's shoulder," he says, "and he moves his lips."|Wet soot, wet straw; a constable goes past without seeing either of us, which takes training.|He has a new button. He is standing on it.|Snow, in no great earnest. It doesn't lie upon him; he's warmer than he lets be known.|"Don't look up," says the lamp. "We're being looked at."|Somebody has chalked a hat on the post, at the height of his head. He has moved a bit to one side, so that it fits.|A yellow dusk at noon. He tells me it is evening, and that he is owed one.|He's hoarse. He's been at the Yard's window since five, listening to them be wrong.|"I dreamed of stairs," says Mr Pike. "One forgets how they *insist*."|There's the bag of nuts again, and bicycle tracks.|He's asleep, with his head beneath his wing, and says from there, "Left boot. You've been to Holborn."|"Evening," says Pike.}
-> lamp_open

=== lamp_open
+ {not coat} [Ask how my coat came into it #match: coat, tailor, wrong coat, ask #id: go_coat] -> coat
+ {coat and not guildhall} [Go to the Guildhall with him in my hat #match: guildhall, banquet, hat, go #id: go_guildhall] -> guildhall
+ {guildhall and not theatre} [Hear about the actress who died twice #match: actress, twice, theatre, case, hear #id: go_theatre] -> theatre
+ {theatre and not dressing} [Search her dressing room #match: dressing room, search, drawers, adelaide #id: go_dressing] -> dressing
+ {dressing and not doctor} [Call upon Sir Lucas Thane #match: lucas, thane, doctor, call upon #id: go_doctor] -> doctor
+ {doctor and not clerk} [See the clerk who was robbed of Tuesday #match: clerk, tuesday, robbed, wren #id: go_clerk] -> clerk
+ {clerk and not ledger} [Go through the clerk's Tuesday by night #match: ledger, tuesday, bank, go through #id: go_ledger] -> ledger
+ {coat and not hanging} [Ask him how he came to be hanged #match: hanged, hanging, his own, ask him, gallows #id: go_hanging] -> hanging
+ {hanging and not dora1} [Wait to see who brings the walnuts #match: walnuts, wait, who brings, bicycle #id: go_dora] -> dora1
+ {dora1 and guildhall and not tell_dora} [Tell Dora who the raven is #match: tell dora, tell her, who he is, reporter #id: go_tell] -> tell_dora
+ {tell_dora and doctor and not tower} [Take ham to the Tower #match: tower, ham, ravens, bribe #id: go_tower] -> tower
+ {tower and ledger and accused and not sergeant} [Call on Sergeant Finch with Dora #match: finch, sergeant, father, call on #id: go_sergeant] -> sergeant
+ {sergeant} [Ask him what he wants to be done #match: wants, done, ask him, decide, twelfth #id: go_end] -> verdict
+ {guildhall and trust > 2 and not accused and dora1} [Answer the constable who is at my door #match: constable, door, answer, police, knock #id: go_accused] -> accused
+ {not bread} [Offer him bread #match: bread, crumb, offer, feed, crust #id: go_bread] -> bread
+ {bread and not flying} [Ask what it is like to fly #match: fly, flying, wings, what is it like, what's it like #id: go_flying] -> flying
+ {flying and not hat and doctor} [Buy a very small pipe #match: pipe, buy, hat, present, gift #id: go_hat] -> hat
+ {hat and not counting} [Ask him to count the lamps #match: count, lamps, number, nine #id: go_counting] -> counting
+ {counting and accused and not housemaid} [Listen to him with the housemaid #match: housemaid, maid, listen, girl #id: go_housemaid] -> housemaid
+ {CHOICE_COUNT() < 2 and pass_watch < 10} [Keep him company under the lamp #match: company, keep him, stay, sit, nothing #id: pass_watch]
    -> pass_watch
+ {not coat} [#meanwhile]
    "You have been wearing the evidence this whole time," says Mr Pike, "and I can't sit on it any longer."
    -> coat

=== pass_watch
{We keep a watch on nobody until two. He says that the man did it very suspiciously.|I read him the crimes out of the *Telegraph*. He has solved three before I can find the end of the column.|He teaches me to stand in a doorway so as to look like the doorway. I'm told that I want paint.|A drunk gentleman raises his hat to the pair of us, to each separately, and goes on, much reassured.|He asks me what the stair at Gow's sounds like when I go up it. I do it for him on the kerb, with the creak.|We hear the whole of a proposal go by in the fog, and the answer. "*She* means it," says Mr Pike. "He'll do."|It rains. I put up my umbrella, and after a decent interval there is something standing on the handle.|He drops nuts in front of the wheels of a brewer's dray, and has me fetch them. "Teamwork," he calls it.|I bring a chair down. He says that it lowers the tone, and perches upon the back.|By three we've run through all the poisons, and have got on to aunts.}
-> lamp_open

// Case: the ticking walnut.

=== coat
#beat
#recap: My coat was the twin of an alderman's, and the bomb was meant for his pocket to carry.
~ here = "lamp"
"Reason with me," says Mr Pike. "I'll put down my clues like a poor man's dinner, all of it where you can see. One: it went in at the left pocket, so he knew that pocket to be deep. Yours is; a poacher's. Two: your coat was made for somebody broader, in Cursitor Street, by Abrahams, who never makes a single one of a thing if he can help it. Three: you'd it off a barrow on Thursday." I had. It was four shillings. "So there's a stout man with the brother to it, who let his valet sell the one that he'd spilled on. Sniff the cuff." I sniff. "Turtle," says Mr Pike.
+ [Deduce that he is an alderman #match: alderman, deduce, turtle, city, therefore #id: deduce]
    ~ trust += 1
    "He is to be at the banquet, then, with a bomb in his coat," I say, "and not know it?" The bird has gone still on the lamp. "I had been going to say that," says Mr Pike, "at greater length."
    -> lamp
+ [Ask what makes him so sure of Thursday #match: thursday, sure, how #id: thursday]
    "You were warm on Friday," says Mr Pike. "I look down on a great many shoulders. Yours had been up about your ears since Michaelmas."
    -> lamp
+ [#meanwhile]
    "So you've the tailor, and you have the turtle," says Mr Pike. "He's an alderman; he will be dining at the Guildhall; and he'd a coat like yours. I had meant to let you get there. But it's a cold night, and you're shivering in the exhibit."
    -> lamp

=== guildhall
#beat
#recap: At the Guildhall Alderman Quill was caught, the ninth of the Subscribers.
~ here = "hall"
~ caught = 9
I get in as turbot. It's a heavy dish and no one looks at who's beneath. He is in my hat, which I've been asked twice to remove. "There's your coat's brother, on a peg," says the hat, "*and* its owner, who's sent out three times to see that it's not moved. A man doesn't fret over a coat that he thinks is empty. He knew. He was to be the victim who was, by a miracle, in the cloakroom at twenty past. Ask him the... oh. Oh, I say. Is that epergne *all* silver?" He's out on the table before I can stop him, in front of two hundred people, and he's walking round it, making a noise like a cork.
+ [Ask the alderman for the time #match: alderman, ask, quill, watch #id: ask_time]
    ~ trust += 1
    "Nineteen past," says Alderman Quill, and goes the colour of the turbot, and runs; alone, of everyone in the room, from nothing at all. They find in his desk a receipt: *One share, in full.* "I drew his fire," says Mr Pike, in the street, with a spoon.
    -> lamp
+ [Drop the turbot on him #match: turbot, drop, dish, fish, throw #id: turbot]
    It holds him down till the constable comes. "He'd a share," says Mr Pike later. "They all have a share, that is how it's done: each one's guilty of a twelfth. I've got... several." He'll not say how many. He's counting on his toes, and he has only eight.
    -> lamp

// Case: the actress who died twice.

=== theatre
#beat
#recap: Miss Adelaide Farr died at the Olympic on Monday, and again on Thursday.
~ here = "lamp"
"On Monday Miss Adelaide Farr took poison in the fourth act, as she does nightly," says Mr Pike, "and omitted to get up. Dead, says the house physician. On Thursday the play was given, out of respect, with the understudy; in the fourth act, in the same green gown, in front of the same box, *Miss Farr* took poison. She was recognised by a duke. Dead, says the same physician. There's a coffin at Kensal Green, and another upon the stairs." He turns round on the bar. "I'm a policeman, I don't hold with ghosts, I see from your face what you are about to say and I think it in poor taste. Two deaths, my dear fellow. How many insurances?"
+ [Ask who sat in the box #match: box, who sat, duke, watched #id: ask_box]
    ~ trust += 1
    "Very good! Nobody," says Mr Pike. "It was bought for both nights by post, and was empty, with its curtains drawn. I was on the chandelier. Somebody had wished to know that no one would be in it."
    -> lamp
+ [Ask how the gown could be the same #match: gown, the dress, same dress, green, same, costume #id: ask_gown]
    ~ trust += 1
    "There! The one question in London," says he. "It was cut off her on Monday, with scissors, by the dresser, who wept. On Thursday it had not been mended. It was *whole*."
    -> lamp
+ [#meanwhile]
    "You think about the gown," says Mr Pike, "and I shall think about the box." The lamplighter's coming up the lane, and we both try to look as if we'd been discussing coal.
    -> lamp

=== dressing
#beat
#recap: There were two Miss Farrs, and one is alive.
~ here = "dress"
He can't do drawers. He stands on the gas bracket, with his eyes tight shut because of the sequins, and I do them. Item, two left stockings. Item, two sticks of carmine, one worn flat and one worn to a point. Item, a brush with fair hair to the right of the bristle and dark at the left. "Say what you see and not what you think," says Mr Pike. I say that two people sat here who held things differently. "Twins," he says. "There's been two from the first; one acts and one rests. They've had half a salary each and a whole fame. One of them found it too little." From behind the screen comes a hiccup.
+ [Speak kindly to the screen #match: kindly, speak, gentle, hello miss, come out, all right, afraid, not hurt, who is there #id: kind_screen]
    ~ trust += 1
    She's the one who'd been resting. She thought her sister was only shamming; she'd gone on, on Thursday, so as to make her come out. "Tell her that it was *very* well played," says the gas bracket, hoarse. "And ask, my dear fellow, not for me: who gave her sister the cup?"
    -> lamp
+ [Pull the screen away #match: pull, screen, away, move, catch #id: pull_screen]
    A girl in a green gown, with a hatpin. She gets me in the sleeve. "You've been told about *doors*," says Mr Pike, "I'd thought that you would extend it to screens." When she's finished crying she says who mixed the stage poison: the doctor, always, himself.
    -> lamp

=== doctor
#beat
#recap: Sir Lucas Thane, who signed both certificates, was the tenth.
~ here = "harley"
~ caught = 10
Harley Street. He's a silver-haired man with a voice like a rug. He signed for one dead woman on Monday, in good faith, says Sir Lucas; on Thursday he was deceived by a likeness. "Ask what hour," says the thing in my hat. He says ten at night. "Ask to see the pen." It's a pretty pen. "Now, *he lies*; I hear it, it's like a spoon in a cup. There's the certificate, under your own nose. Read the date. Not the ink of it, the blot." The blot on the pad has come off backward, and I read it in his own looking-glass: *Thursday*. It is on the bottom sheet. He'd written out the second death before the first.
+ [Hold the pad up to the glass for him #match: pad, glass, mirror, blot #id: hold_pad]
    ~ trust += 1
    He looks at it for as long as it takes to be fifty. "It was only a share," says Sir Lucas Thane, "one doesn't *do* it, you know. One's down for a twelfth." The housemaid has gone for a policeman. She'd been listening for the word ever since Monday.
    -> lamp
+ [Ask him what he paid #match: paid, pay, price, share, cost #id: ask_paid]
    "Forty guineas," says he, "and they send one a receipt." He is quite hurt. In my hat there's a small rhythmic noise; Mr Pike, who never forgets a client, is swearing in the words of the Police Code, section by section.
    -> lamp

// Case: the clerk who was robbed of Tuesday.

=== clerk
#beat
#recap: Mr Tobias Wren of Threadneedle Street went to sleep on Monday and woke on Wednesday.
~ here = "lamp"
He's a narrow young man, named Wren, and Mr Pike has taken to him on that account. "I went to bed on the Monday, sir, at ten. I wake, it is Wednesday, and they shake my hand for what I did on Tuesday." What did he do? He can't get them to say. He was there: he'd sat at his desk, he had signed the book; he was thought in better spirits than usual. There was a bun. "I'm engaged to be married," says Mr Wren, "and it seems that I kissed her, and it was *not like me*. I'd have liked to be there." Over my head the lamp has stopped swinging. "Ask what his work is," says Mr Pike. It's the register of shares.
+ [Ask what he drank on Monday #match: drank, drink, monday, cocoa, supper #id: ask_drank]
    ~ trust += 1
    Cocoa, and it was brought to him by a new lodger, ever so obliging, of just about his height. "Narrow?" I ask. "We'd been taken for brothers," says Mr Wren. He hears it then himself.
    -> lamp
+ [Ask to see Tuesday's signature #match: signature, book, signed, see #id: ask_signature]
    ~ trust += 1
    He's brought a tracing. It is his own to the life, says Mr Pike, but for one thing: Wren's own *W* is out of breath, and this one isn't. "That man is a forger, and at peace with it. I know only one. I arrested him in '81, and he sent me a *card*."
    -> lamp

=== ledger
#beat
#recap: The eleventh was taken in the share register, and a feather turned grey.
~ here = "bank"
~ caught = 11
One gets into the bank by way of the coal. It's a big green book and I turn it by a dark lantern while he reads over my hand. On the Tuesday somebody moved twelve shares of a company called Ganymede Lamp into twelve names; on the Wednesday, not a soul would remember. "Read them to me," says Mr Pike. "Slow." It's eleven I read: aldermen, a bishop's brother, the doctor, Quill. The last of the eleven comes in at the door, just then, with a key, to fetch it away; Lord Carrow, in evening dress, and I shut the book on his fingers. Somebody has cut out the twelfth line with a razor. When I look round for my friend he's staring at his own wing.
+ [Look at what he is looking at #match: wing, feather, grey, see #id: look_wing]
    ~ trust += 1
    It's one feather, a long one. It's gone as grey as a man's hair. "It's the light," says Mr Pike. He moves about so as to have it in some other light.
    -> lamp
+ [Ask whose line was cut out #match: whose, line, cut, twelfth, razor #id: ask_line]
    "A person who'd have been ashamed to be in such company," says he. "It's an expensive razor, for a bank, and a cheap one for a lord. Government pattern. I had one." He won't go on.
    -> lamp

// His own case.

=== hanging
#beat
#recap: I asked Mr Pike of his hanging, and he flew away.
~ here = "lamp"
~ present = ()
I ask it quite well. I've thought of how to put it. "I have a great regard for you," says Mr Pike, after a moment, "and I see that it's begun to rain"; and there is the lamp with nobody on it. It isn't raining. I stop there until eleven under the empty bar. It must be that one gets used to having one's coat criticised. What I know I've from a bound volume at the Institute: Inspector Septimus Pike, eighteen years' service, charged with guarding Mr Secretary Holme, and found above him with the poker. One witness; his own sergeant. *The prisoner, asked if he had anything to say, desired that the sergeant should not be blamed, as he'd always been punctual.*
+ [Leave my muffler on the bar for him #match: muffler, scarf, bar, warm #id: leave_muffler]
    ~ trust += 2
    It's there in the morning, and folded, as near as can be done without hands. It has been slept in by something that sheds.
    -> lamp
+ [Say sorry, aloud, to the fog #match: sorry, fog, aloud, apologise #id: say_sorry]
    ~ trust += 1
    "*Accepted*," says the fog, from about Holborn.
    -> lamp

=== dora1
#beat
#recap: Dora Finch, of the Star, has been paying for the walnuts.
~ here = "lamp"
~ present = (pike, dora)
It's a quarter past five in the morning when the bicycle comes, without a lamp. She's in bloomers and has ink to the wrist. She hangs the bag on the ladder bar, and stands with a hand on the post, like someone at a bed. "REPORTER CAUGHT," says the young woman, not turning round, "AT LAMP. Miss D. Finch, of the *Star*; you're the hands. I've had my eye on you. You shuffle." Spectacles, on a ribbon, go up: grey eyes, that haven't been sleeping. Over our heads there's a croak, only that; she can't hear it as I do. "Ask her," says Mr Pike, very low, "whether she has had any breakfast."
+ [Ask her if she has breakfasted #match: breakfast, breakfasted, eaten, hungry, ask #id: ask_breakfast]
    ~ trust += 1
    She laughs; then she looks from me up to him. "That's odd," says Dora. "There was only ever one man used to ask me that. He'd come for my father, at this hour, and stand in our passage with his hat."
    -> lamp
+ [Ask her why she pays for the nuts #match: why, pays, nuts, walnuts, money #id: ask_why_nuts]
    "DAUGHTER OWES," says Dora. "Further particulars, page five." She's got one foot on the pedal. "I like birds," she says, in quite another voice, and she's off, and has left her breakfast tied in a handkerchief on my arm.
    -> lamp

=== tell_dora
#beat
#recap: I told Dora who the raven was, and she already knew.
~ here = "fleet"
~ present = (pike, dora)
We walk her bicycle to Ludgate with the bird upon the saddle. I've rehearsed it. "Miss Finch," I say, "you'll think me mad. That raven is, in a manner of speaking, the late..." "SEPTIMUS PIKE," says Dora. "Since the spring of '87. He was on our wash-house and my mother threw a boot, and he said a thing, it was just a squawk, but he said it in *paragraphs*." She's crying, and doing it as she does everything, at speed. "My father swore him away. He's never told me what for, he hasn't told me a thing since. I can't hear you," she says to the saddle. "I've tried for ever so long. It's my ears. I expect it's that I don't deserve it."
+ [Tell her what Pike is saying #match: tell her, pike, saying, translate, says #id: translate]
    ~ trust += 2
    "He says that it isn't deserts, it's only acoustics," I tell her. "He says you'd have made a detective. He says he was in your passage because of the *smell*, there was always toast." It's the longest I've ever heard him talk without a clue in it.
    -> lamp
+ [Let her hear the croak for herself #match: croak, let, listen, quiet, herself #id: let_croak]
    ~ trust += 1
    He says it to her, twice, slowly, as one does to foreigners. She listens with her head to the side. "That's *Section Nine*," says Dora, through her nose. "'A constable shall be civil.' He had it over the fire."
    -> lamp

=== tower
#beat
#recap: The Tower ravens took a ham and gave a name: Finch.
~ here = "tower"
~ ham = true
They live like pensioners, and have the conversation of clubs. "Look who it isn't," says Mr Pike, interpreting from inside my hat, that he's pulled down. "'It's the *constable*.' I shall give you the sense and leave out the remarks about my mother." I've the ham under my arm. It's York, on the bone. The one they call Old Bess walks round it, and round me. She has watched the river stairs for thirty years, she misses nothing that comes by boat. There was a night, in '86, in November, that eleven gentlemen came up from Traitor's Gate way, laughing; and a twelfth after, who was not. He'd been sick in the boat. He had on the boots.
+ [Ask her which boots #match: boots, which, police, ask #id: ask_boots]
    ~ trust += 1
    "*Regulation*," croaks she; it's almost English. And then the name; he doesn't put it into words. He has no need to, I heard it, it's what any bird says. *Finch. Finch. Finch.*
    -> lamp
+ [Give her the ham first #match: ham, feed #id: give_ham]
    She's on it to the shoulder. When she comes up she says one syllable, and wipes her beak on the grass of England. Something in my hat gets smaller. "It's a common enough bird," says Mr Pike.
    -> lamp

=== accused
#beat
#recap: I stood accused at the Yard, and Pike spoke where all could hear.
~ here = "yard"
~ present = (pike)
~ seen = true
They have me on a chair at the Yard, under a gas jet, with the walnut in a saucer. Inspector Crake has it all. It was in my pocket; I'd been at the Guildhall, as a fish. I've been seen talking to a lamp. There's to be a van at six. On the sill, beyond the bars, there's a raven, with his back to us. I know what it'd be. Only one can hear him as a man; the rest, if he *makes* them, if he shapes each word with that tongue, as parrots do, will hear a freak, and there's a man in Leadenhall who'd give fifty pounds for it, and a cage. He's three years been nobody. It's been, I think, a rest to him. He turns about.
+ [Shake my head at him #match: shake, head, no #id: shake_head]
    ~ trust += 3
    "{name != "":{name} is|That person is} *innocent*," says the raven, in a voice like a gate. Six policemen drop six cups. "The jam on that shell's from the alderman's own tea. Section Nine, Crake. *Be civil.*" There's a long silence. "Who taught that bird to talk?" says Crake; he's white, he's begun, God help him, to stand up straight. "My old inspector," says the old doorkeeper, from the corner. "It's *him* to the life." They let me go by the front.
    -> lamp
+ [Tell Crake to look at the jam #match: jam, crake, evidence, shell #id: tell_jam]
    ~ trust += 2
    "What jam?" says Crake. I've no notion; I am only saying what's in my ear. And the bird opens his mouth and says it for them, out loud, a word at a time: "*Quince.* There's. None. At. Gow's." They hunt him round the room with helmets. He has never, he tells me on the roof, been so *vulgar*; his heart's going like the walnut.
    -> lamp

=== sergeant
#beat
#recap: Sergeant Finch was the twelfth; he was paid for his oath with a share.
~ here = "lambeth"
~ present = (pike, dora)
Two rooms in Lambeth. He's a big man who's been let down, like a coat. Dora asks it, with her notebook shut. "I never knew what it was they'd given me," says the sergeant. "They'd the boy's debts, and they had me say the one thing: I saw him lift the poker. Six words and a Bible. It come by post, after. *One share, in full.* So I was one of 'em, see. It was me made the dozen." He hasn't looked up at the thing upon his curtain rail. He says to the fender, "Is he cold? Mr Pike. I think about that. He'd always such a bad chest." It's quiet, even Mr Pike is. Dora's got hold of my cuff.
+ [Tell Mr Pike that he may speak #match: may speak, speak to him, tell him, answer #id: may_speak]
    ~ trust += 1
    It takes him a time. "Tell him that he was *punctual*," says Mr Pike. I tell him. The big man puts his face in the antimacassar.
    -> lamp
+ [Ask for the receipt #match: receipt, share, paper, proof #id: ask_receipt]
    He's kept it behind the clock. It's got a date on it and a number out of twelve. Dora writes that down, and her pencil goes through. "I'll print it or I won't," she says, to neither of us. "It's got to be him that says."
    -> lamp

=== verdict
#beat
~ here = "lambeth"
~ present = (pike, dora)
It's four in the morning, and the *Star* goes to press at five. She has it set up in type: she's brought me the proof, it is still wet. TWELFTH MAN NAMED. PIKE INNOCENT. *By his daughter.* "I shan't do it for justice," says Dora, "I've gone right off that. I'd do it to see you in a hat." He's walking up and down on the bar. There's another grey one now, there are three. "I trusted to procedure once," says Mr Pike, "and it was extremely thorough. I may stop as I am. I'm cold, I've lost my pipe; I know every roof between this and Wapping. I ought to tell you that I *like* it. What would you say? I only ask because you're so very often wrong."
+ [Tell her to print it #match: print, publish, yes, truth, star #id: print_it] -> ending_hat
+ [Tell him that there are other cases #match: cases, stay, raven, don't print #id: other_cases] -> ending_lamp

=== ending_hat
#ending: A Hat, Second-hand
~ present = (pike, dora)
It's on the street by six, and by five past there's a man sitting at the foot of a lamp-post in Fetter Lane, with no boots on, about fifty, swearing. He's shorter than I'd thought. I've got his hat, it's off a barrow. He puts it on, he takes it off, and looks up for a long while to where he was. "How do you people *bear* it?" says Septimus Pike. "All this front." The sergeant gets two years, and a visit each Thursday, with toast. We've a brass plate over Gow's: {name != "":Pike & {name}|Pike & Partner}. On foggy nights he leans from the window farther than's safe. He still can't pass a spoon. "It's nine steps up," he tells the clients. It is fourteen.
-> END

=== ending_lamp
#ending: Fetter Lane, at All Hours
~ present = (pike, dora)
She takes the wet proof, and tears it down the middle; half's for her, and half she hangs on the ladder bar, in a bag, with the nuts. The sergeant goes and says it himself. He walks to the Yard in his regulation boots, and makes a statement to Crake that is not printed anywhere, and comes home. So all the twelve are named; but quietly, to one policeman, who's civil now. Nobody turns into anything. "I believe that it had to be *cried*," says Mr Pike. He stretches the one wing, with three grey feathers, and then the other. "What a pity. Left pocket, my dear fellow. No: mine. There's a note. Somebody's stolen a *street*."
-> END

// Small evenings.

=== bread
#beat
~ here = "lamp"
I have a crust over from supper, and I hold it up to him, I'm sorry to say, with a noise. There's a pause of the kind that one hears before a magistrate. "Is that *bread*?" says Mr Pike. "Are there ducks? Do I look to you like an ornamental water?" He's puffed up to double. He has it from the Code, he says, that an officer shall accept of no refreshment; he has it from nature that bread's for sparrows; he had been, in life, to a chop-house, with a napkin. It goes on as far as St Bride's and back. The crust, I find when I look down, has gone. He's got his back to me. There's a crumb on it.
+ [Say nothing of the crumb #match: nothing, silent, ignore, crumb, pretend, not see, not notice, not mention #id: no_crumb]
    ~ trust += 1
    "You'll go far," says Mr Pike, by and by, a little thickly.
    -> lamp
+ [Ask what he would like instead #match: instead, prefer, what, food #id: instead]
    "A devilled kidney," says he, "upon a hot plate. *The Times*. A fire, and someone in the next room whom I needn't talk to." He bites a walnut in half. "This is very nearly that."
    -> lamp

=== flying
#beat
~ here = "lamp"
"It's a means of conveyance," says Mr Pike. I wait. "One goes up in it. It is draughty." I go on waiting, I learned it from him. "You'd not think what a *very* great deal of it there is," he says then, not to me. "You fall off the Monument. That's the whole art, you fall off, and just where you'd expect to be hit by Fish Street Hill it's as if someone had put a hand beneath your waistcoat. And there's the river, with the lamps on. It's like being forgiven by a large dog." He recollects himself. He stamps. "It's undignified. I look like a dropped umbrella. You're not to put that in your notes."
+ [Ask him to do it for me now #match: do it, show, now, please, fly #id: show_fly]
    ~ trust += 1
    "Certainly not," says Mr Pike. He goes round the whole of Temple Bar, upside down, once. He says when he's back that he had thought he saw a suspect.
    -> lamp
+ [Put away my notebook #match: notebook, notes, put away, book #id: no_notes]
    ~ trust += 1
    "Thank you. There was one other thing," he says. "It's quiet. I'd not known that I had such a *noisy* neck."
    -> lamp

=== hat
#beat
~ here = "lamp"
It is out of a doll's shop in the Burlington Arcade, briar, with an amber mouthpiece as long as a grain of rice. I'd filled it with tea. He looks at it where it lies in my palm, first with the one eye, then with the other. "That's a toy," says Mr Pike. He takes it up. He's got it in the corner of his beak, at the slope, just so; one sees all at once a room with a coal fire and a man in it, thinking, with his boots on the fender. "You'll observe," he says round it, "that I'm not in the *least* affected." A hansom goes by, and the driver nearly has a bollard. It's a fog you could lean on. He draws at it, and lets out some of that.
+ [Light it for him #match: light, match, fire, smoke #id: light_pipe]
    ~ trust += 1
    It's a cheap Ceylon. He smokes it down to the end. He says that it's given him nine ideas.
    -> lamp
+ [Ask what he misses most #match: misses, miss, most, what #id: ask_misses]
    ~ trust += 1
    "Being interrupted," says Mr Pike. "They used to come in with a telegram when I had just got comfortable. You come the nearest to it."
    -> lamp

=== counting
#beat
~ here = "lamp"
There are fourteen lamps in Fetter Lane. I've paced it. I ask him as idly as I can, for he's up there and has the view. "Lamps," says Mr Pike. "Let me see. One, two," and so on in good order, with a nod to each. "Eight. Nine." He looks at the tenth. It's plain that it is there; it's lit. "Nine," he says again, more as if it were a person's name. He begins from the other end. "There's a quantity," says Mr Pike. "It's a *well-lit* street. I don't see what you want with it to the decimal." He was top of his division in arithmetic. It was the drop, I suppose. They count for you, up there, and they'd got as far as that.
+ [Say that I made it nine as well #match: nine, agree, same, made it, as well #id: agree_nine]
    ~ trust += 2
    He doesn't look at me for a good while. "You're a shocking liar," says Mr Pike, "I can hear it, you know, like a spoon in a cup. Don't ever leave off."
    -> lamp
+ [Count the rest for him, quietly #match: count, rest, ten, quietly #id: count_rest]
    ~ trust += 1
    "...twelve, thirteen, fourteen," I say. "Just so," says Mr Pike. "I was leaving you some."
    -> lamp

=== housemaid
#beat
~ here = "lamp"
She's fourteen, in a cap too big for her, and she has come out of the side door of number six in order to cry where it's not her own step. She sees me and bolts. She doesn't mind about birds. So he goes down. He walks along the railing with his head on one side and croaks at her, a long low croak, with commas in it; she can't make out a word, it's only a noise that's on her side. By and by she tells him. It's a spoon that's gone, and they've said it was her. "Well," says Mr Pike, when she has been called in, "it's under the sideboard. I've known since Tuesday. I'd meant to have it myself."
+ [Go and ring at number six about a spoon #match: ring, number six, spoon, knock, door #id: ring_six]
    ~ trust += 1
    I'm from the gas, I tell them. I find it first go. Nobody begs her pardon, but at noon next day there's half an apple upon the railing, on a clean plate.
    -> lamp
+ [Ask him what he said to her #match: said, what, say, her, croak #id: what_said]
    "Section Nine," says Mr Pike. "And that she'd nice plain boots. It's all I have ever really had to say."
    -> lamp

// Topics.
=== t_pike
#topic: pike, septimus, inspector, raven, who said that, who is there, whose voice
{"Formerly Detective Inspector," says Mr Pike, "presently aloft. I'm available at all hours for a modest consideration in nuts."|"I was fifty, and had a chest," says Mr Pike. "I'm now no age to speak of, and have a wingspan. One ought not to have a preference."} -> DONE
=== t_dora
#topic: dora, reporter, journalist, bloomers, star
{dora1:Dora Finch of the *Star*; shorthand, nerve, a bicycle. She talks in headlines, as others whistle. I've seen her stand with a hand upon the lamp-post when she thought that no one was by.|There are bicycle tracks beneath the lamp of a morning, and a bag of nuts upon the bar. "An admirer," says Mr Pike, and changes the subject so fast that it squeaks.} -> DONE
=== t_finch
#topic: finch, sergeant, oath, father
{tower:"He was the best sergeant I ever had," says Mr Pike. "He'd stand in the rain till he was told not to. I never asked myself what it'd take, to tell a man like that."|"Sergeant Finch was always punctual," says Mr Pike, and cleans his beak upon the iron, both sides, for longer than it needs.} -> DONE
=== t_subscribers
#topic: subscribers, subscriber, ring, twelfth, shares, share
{"They're gentlemen," says Mr Pike. "One wants a death. He doesn't do it; he gets up a company. Twelve shares at forty guineas, and each of them's guilty of a twelfth, and sleeps."|"I've brought home a number," says he. I ask what number. "A *good* number," says Mr Pike. It's {caught}, by my own notes.} -> DONE
=== t_hanging
#topic: hanged, hanging, did it hurt, you die, gallows, gibbet, newgate, holme, murder, innocent
{"Mr Secretary Holme was a dull man and I was fond of him," says Mr Pike. "It's no joke to be found with a poker." And he looks up as if it had come on to rain.|"They let me keep my collar on," he says. "I woke with it too big."} -> DONE
=== t_walnuts
#topic: walnut, walnuts, fee, nuts
"My scale," says Mr Pike. "Two for a theft, five for abduction; for a murder I'll take nine. I've never asked more than nine for anything." -> DONE
=== t_lamp
#topic: lamp, lamp-post, fetter lane, office
{The third on the left in Fetter Lane as you come up from Fleet Street. It's warm on top, and one can see four streets. He calls it chambers.|"A man must be *found* somewhere," says Mr Pike. "I'd cards printed. I could not get them out of the box."} -> DONE
=== t_lodgings
#topic: gow, pie shop, lodgings, pie
I've two rooms above Gow's. It's seven shillings and smells of suet up to the second landing. "It's mutton on a Monday," says Mr Pike, "by Thursday it's circumstantial." -> DONE
=== t_yard
#topic: yard, scotland yard, police, crake, policeman
{"They've moved it to the Embankment, so that it shouldn't be so far to fall in," says Mr Pike. He goes most nights, to the window of his own old room. A man named Crake has it. He's hung up a calendar.|"There are good men there," he says. "They'd the great misfortune to believe me when I told them the rules were enough."} -> DONE
=== t_code
#topic: code, police code, section nine, procedure, rules
"Section Nine," says Mr Pike. "'A constable shall be civil and attentive to all persons, of every rank and class.' I've broken the rest of it from a great height; I've never broken that." -> DONE
=== t_tower
#topic: tower, other birds, ravens, tower ravens, old bess
"Six of 'em, and a pension," says Mr Pike, "and not one could find a cat in a bag. They call me *constable*. If they leave, the kingdom falls, I'm told; I've been to see them twice to suggest it." -> DONE
=== t_guildhall
#topic: guildhall, banquet, alderman, quill
{guildhall:"Quill has taken to religion," says Mr Pike, "in a small way. I believe that he has only gone in for a twelfth."|Two hundred covers, turtle, and the whole of the Cabinet in one room with the doors shut. "I should keep away from the windows," says Mr Pike, "for I'll be coming in by one."} -> DONE
=== t_actress
#topic: actress, adelaide, farr, theatre, olympic
"She was very fine," says Mr Pike. "I saw it from the chandelier. I wept upon a Marquess. She died a shade to the left of where she'd died on Monday, and I thought nothing of it, and I'll not forgive myself." -> DONE
=== t_doctor
#topic: thane, lucas, physician, certificate
Sir Lucas Thane, of Harley Street; he's brought a good half of the peerage into the world, and, as Mr Pike says, attends to the symmetry. -> DONE
=== t_clerk
#topic: clerk, wren, tuesday, robbed
"I've recovered watches," says Mr Pike, "and a pug, and an heir. Nobody's ever asked me to get back a *day*. I should like to do it. I've a few out myself." -> DONE
=== t_fog
#topic: fog, london, weather, raining, is it cold, cold outside, snow, sunny
{It carries sound and keeps it. I've heard a man clear his throat in Chancery Lane, and gone round him like a post. "It's the one thing in London with no class," says Mr Pike.|"From above it has a top," says he. "Flat, and gold, with churches in it. I've often wished to show it to somebody."} -> DONE
=== t_shiny
#topic: shiny, silver, spoon, spoons, button
"It's nothing," says Mr Pike. "It's a *professional* interest in plate." He has got, in the gutter of number nine, by my count, a thimble, eleven buttons, a medal, and half of a chandelier. -> DONE
=== t_hat
#topic: hat, pipe, cold, chest
"A bowler," says Mr Pike, "Lock's, six and seven-eighths, with a nick in the brim that I had from an anarchist. They've got it at the Yard in a case. It's marked *Exhibit*. It's on the wrong way round." -> DONE
=== t_hear
#topic: hear, hear you, speech, croak, listen
"Only the one at a time," says Mr Pike. "I don't choose. It was a bootboy before you; before him there was a lady in Hoxton, who thought that I was Mr Gladstone. I'd the impression she'd have listened in any case." -> DONE
=== t_lies
#topic: lie, lies, liar, lying
"It's like a spoon in a cup," says Mr Pike. "It isn't the words. Honest people say what's false all day long and it doesn't chink." -> DONE
=== t_bread
#topic: bread, crumbs, ducks
{"I do not propose to discuss it," says Mr Pike. "There are birds upon the Serpentine who will."|"A crust," says Mr Pike, "is what one throws *to* a thing. Nobody ever threw a man his dinner, unless it was at a by-election."} -> DONE
=== t_thames
#topic: thames, river, stairs, embankment
The stairs at low water are where things come back to. Mr Pike goes down to look every morning, as another man would to the letter-box. "No post," he says, and is glad. -> DONE

=== t_partner
#topic: friend, partner, promising, trust, like you, wonderful, lonely
{"I find you *adequate*," says Mr Pike, "and I'd be obliged if it went no further." He has moved up, so that there's room beside him for an elbow.|"I trusted to a system, once," says he, "and it took my measurements. I'm trying it now with a person. I consider it most irregular. You've egg upon your tie."} -> DONE
=== t_fly
#topic: fly, flying, wings, feathers, bird
"One adapts," says Mr Pike. "It's a matter of throwing away one's weight at the right moment. I knew a Home Secretary who could do it." -> DONE

// Talk: what readers say to anybody they have just met
=== t_nobody
#topic: anybody here, anyone here, anybody there, anyone there, are you there, are you here
{present ? pike:"I'm above you," says Mr Pike. "I am always above you; it's the one constant in your affairs. Look up, and shut your mouth, the fog gets in."|{&The bar of the lamp is empty. I keep the question for him, dry, on the inside of my coat.|I put it to the fog, which has the manners not to guess.|He'd have answered that with another question. I try to think which.}} -> DONE
=== t_hello
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello bird, hello raven
{present !? pike: -> t_nobody}
"Good evening{name != "":, {name}}," says Mr Pike, and tips a hat that he hasn't got. "You came by way of Holborn, you have had words with your landlady about coals, and you're glad to see me. Only the last of those was a guess. Do sit; the kerb's dry as far as the drain." -> DONE
=== t_hello_again
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, hello bird, hello raven
{present !? pike: -> t_nobody}
"We've done that," says Mr Pike; but he does it over again, wing to the brow and all. "I had it from you some minutes since in quite another tone. Something has happened in between. Report." -> DONE
=== t_how
#topic: how are you, how do you do, how do you feel, how are things, how is it going, how's it going, how have you been, are you well, are you okay, are you ok, are you alright, are you all right, how was your day, how is your day, what's up, whats up, how you doing, how do you do today
{present !? pike: -> t_nobody}
{"I've soot in the left wing, and a magistrate upon my mind," says Mr Pike. "Otherwise I am never unwell, I only moult. And yourself? You needn't say. You're favouring the right foot, and you have had a letter. From whom?"|"Cold, since you ask, and no one does," says Mr Pike. "It gets in at the trouser; I keep forgetting that I've none. But there was an hour, about dusk, when they had lit one half of the lamps, and I would not have changed with the Commissioner. Are *you* warm enough?"} -> DONE
=== t_all_day
#topic: do all day, do all night, do you do, you do today, your day, your days, your nights, spend your time, spend your evenings, pass the time, keep you busy, for fun, your hobbies, hobby, your job, for a living, in the evening, in the evenings, usually do, free time, do you usually
{present !? pike: -> t_nobody}
{"At five I call the roll of the milkmen," says Mr Pike. "Till nine I read the papers, off other people's knees. Then it's the Yard's window, to hear them be wrong; and of an afternoon I sit on the Lord Chief Justice, in stone, and cross-examine pigeons. At dusk I come here, in case there should be anybody."|"I have a beat," says Mr Pike. "St Paul's, Ludgate, the Temple, home. Nine of the chimneys on it are warm. There's an old lady in Bolt Court who puts out a saucer for the cat, and by an arrangement of ours the cat is informed of it second."} -> DONE
=== t_age
#topic: how old are you, how old, been a bird, been a raven, your age, years old, when were you born, were you born, birthday
{present !? pike: -> t_nobody}
"I was fifty when they stopped the clock, and I've been three years a bird," says Mr Pike, "so that I'm fifty-three, or three, or whatever it is that ravens are. I was born over a saddler's in Deptford. My mother always said that I'd come out looking for the owner." -> DONE
=== t_lonely
#topic: are you lonely, you ever feel lonely, you ever get lonely, you lonely, you get lonely, you feel lonely, are you alone, you alone, you bored, get bored, you get bored
{present !? pike: -> t_nobody}
"On a Sunday, when they leave off being guilty," says Mr Pike. "I look in at windows. You'd be astonished at how much of London sits about a lamp, in its slippers, not speaking, and is perfectly all right. I used to believe that I disliked it." He shuffles along the bar. There's room now for an elbow. -> DONE
=== t_happy
#topic: are you happy, you happy, make you happy, are you sad, are you unhappy, enjoy being
{present !? pike: -> t_nobody}
"I am *occupied*," says Mr Pike, "which at the Yard was held to be the same." He looks about him, at the fog, at the chestnut man's fire, at me. "There is a minute or so, directly after you've seen it, and just before you tell me what you have seen. I shouldn't object to more of those." -> DONE
=== t_in_love
#topic: been in love, ever in love, ever loved, you love anyone, love somebody, you ever love, your wife, you married, have a wife, girlfriend, are you single
{present !? pike: -> t_nobody}
"I was engaged to a Miss Louisa Pym, of Camberwell, for about as long as it took her brother to be arrested," says Mr Pike. "By me. It was quite a small forgery. She wrote that I'd been *very correct*. I have the letter by heart; and the brother comes out in the spring." -> DONE
=== t_family
#topic: brothers or sisters, any brothers, any sisters, siblings, family, your parents, your mother, your father, brothers, your sister, children, kids, do you have kids
{present !? pike: -> t_nobody}
"A mother, in Deptford, who was told that I'd gone to the Colonies," says Mr Pike. "I sit upon her sill. She gives me bacon rind, and reads me the letters that I write to her; it's a curate does them, from kindness. He has me to the life, except for the kangaroos. And I've a brother, in gas." -> DONE
=== t_friends
#topic: any friends, have friends, your friends, best friend
{present !? pike: -> t_nobody}
"A lamplighter, who touches his cap; somebody's bicycle; the most part of the housemaids between this and the river," says Mr Pike. "They've no idea what I am, and that's half of friendship. The other half is a person who knows precisely, and still comes out with a damp umbrella at a quarter past." -> DONE
=== t_story
#topic: tell me a story, a story, another story, story
{present !? pike: -> t_nobody}
{"There was a bank robbed by a man who never went in," says Mr Pike. "He sold the clerks a cat. It was a good cat; it came out at night by a coal-hole that he'd never been able to find. I took him. He only asked who would have her. She was six years at Bow Street, and rose to sergeant."|"I once followed a clergyman for four days, on suspicion of being a clergyman," says Mr Pike. "He was. But he took such fright that he confessed: he'd stopped believing in '71, and had gone on for the choir. I told him that it wasn't indictable. He sent me a marrow each autumn until I was hanged."} -> DONE
=== t_tell_joke
#topic: joke, tell me a joke, a joke, another joke, make me laugh
{present !? pike: -> t_nobody}
"Why does the Commissioner send constables out in threes?" says Mr Pike. "One to read, one to write, and one to keep an eye upon the two *intellectuals*." It's older than he is. He has laughed so much that he's obliged to take hold of the lamp with both feet. -> DONE
=== t_secret
#topic: a secret, your secret, any secrets, tell me a secret, are you hiding, biggest secret, darkest secret
{present !? pike: -> t_nobody}
{sergeant:"I used to go and sit upon his chimney," says Mr Pike. "From the first winter. I called it surveillance. It draws well; he banks it up at night, as one does for somebody who's late. There. You are to eat that note when you have read it."|"I can't find my way in *sun*," says Mr Pike, very low, into his chest. "It's all roofs, without a number among them; I get as far as Cheapside, and must ask a gull. In fog I know exactly where I am. You'll oblige me by not having heard it."} -> DONE
=== t_sing_me
#topic: sing for me, sing me, sing something, you sing, sing with me, sing to me, sing a song, can you sing
{present !? pike: -> t_nobody}
"I was a baritone. I am now, it would appear, a hinge," says Mr Pike. He looks up the lane and down it, all the same, and lets me have the bass of *Tom Bowling*, like a gate with feelings. A window goes up; and, which I hadn't expected, whoever it is comes in with the tenor. -> DONE
=== t_dance
#topic: dance with me, dance, waltz, shall we dance
{present !? pike: -> t_nobody}
"I've the steps; it's the *reach* that has been taken from me," says Mr Pike. But he comes down to the kerb, and bows. We do the Lancers round the lamp, he with his wings behind him, and at *set to partners* he has to fly as high as my waistcoat. A constable passes, and decides that he didn't. -> DONE
=== t_sit
#topic: sit down, sit beside, sit next to, sit with you, i sit, take a seat, sits down, sit, sits
{present !? pike: -> t_nobody}
"Not there, that's evidence. There," says Mr Pike, and I sit down upon the kerb with my back against warm iron. He comes three rungs lower, to have me at his own height. "You've the air of a person with a question in his boot. Take it out. We have until the milk." -> DONE
=== t_smile
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? pike: -> t_nobody}
"What it must be to have *corners* to one's mouth," says Mr Pike, with honest envy. "I am obliged to do it all with the head. Observe." He lays it over to one side; and then by degrees to the other. It's a good deal more than most people mean. "And what was yours about?" -> DONE
=== t_smile_again
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
{present !? pike: -> t_nobody}
"You do that when you have understood something," says Mr Pike, "or else when you have understood nothing, and it's gone on for some time. I can't yet tell them apart. Say which, and I'll make a note of the eyebrows." -> DONE
=== t_hug
#topic: scratch your head, scratch, pet you, hug, embrace, hold you, hold your hand, stroke, touch you, arms around you, pat you
{present !? pike: -> t_nobody}
There isn't much to get hold of: the weight of a folded umbrella, some soot, a heart going like a watch. He has shut his eyes. "Section Four," says Mr Pike, muffled, "of the handling of *prisoners*. Mind the tail. That will do. That will, I think, very nearly do." I find the feather in my collar at Ludgate. -> DONE
=== t_hug_again
#topic: scratch your head, scratch, pet you, hug, embrace, hold you, hold your hand, stroke, touch you, arms around you, pat you
{present !? pike: -> t_nobody}
"People will say that you're a perch," says Mr Pike, and remains where he is, inside the lapel, with his beak out at the buttonhole. "Walk about a little, if you've no objection. One sees such a different class of thing from here." -> DONE
=== t_kiss
#topic: kiss
{present !? pike: -> t_nobody}
"On a public thoroughfare!" says Mr Pike. "And with my breath!" But he's bent his head; I put it on the top, between the eyes, where it's as sleek as a hat. "My mother used to do that," says he presently, "before school. One went about with it on all the day, like a number." -> DONE
=== t_present
#topic: gift, present, brought you, bring you, give you, something for you, buy you, offer you
{present !? pike: -> t_nobody}
"Is it *bright*?" says Mr Pike; and recovers himself. "By the Code an officer may accept of nothing. By nature I'm unable to leave it." He's had off the string with three turns of the beak. "No one has given me a thing since the collar," he says then, with his back to me. "It'll go in the gutter with the best." -> DONE
=== t_thanks
#topic: thank you, thanks, thank, grateful, appreciate
{present !? pike: -> t_nobody}
"Not at all," says Mr Pike. "It was in my own interest: you do so much better when you aren't being stabbed. If you'd like to be of use, there's a walnut in the third crack from the left, that I have had an eye on since Michaelmas, and it wants a thumb. Thank *you*." -> DONE
=== t_thanks_again
#topic: thank you, thanks, thank, grateful, appreciate
{present !? pike: -> t_nobody}
"Twice in a night! I shall begin to think that I'm underpaid," says Mr Pike. He stands a little straighter on the iron. "They used to say it at the Yard with a clock. One wound it. I like this rather better." -> DONE
=== t_sorry
#topic: i'm sorry, i am sorry, sorry, my fault, apologise, apologize, forgive me
{present !? pike: -> t_nobody}
"Let it lie," says Mr Pike. "I had an apology of the Crown, in a long envelope, and it was to another man of the name. Yours has the merit of being said to my face, such as it is. What was it for, precisely? I had filed it under weather." -> DONE
=== t_love_you
#topic: i love you, love you, falling for you, i adore you, in love with you, i like you, miss you, missed you, marry me
{present !? pike: -> t_nobody}
"That isn't evidence, it is *fog*," says Mr Pike. He flies to the top of the lamp, comes down upon the bar, and walks from end to end. "I ought to caution you. Nobody's ever told me so who did not want the handcuffs loosened. I, that's to say: likewise. Shall we look at those boots?" -> DONE
=== t_love_you_again
#topic: i love you, love you, i adore you, in love with you, i like you, miss you, missed you, marry me
{present !? pike: -> t_nobody}
"You said so before, in the same voice," says Mr Pike, "and I've been over it since for inconsistencies." He clears his throat; it's like a gate. "I found none. I never had a case like it. I don't at all know where one sends the file." -> DONE
=== t_sad
#topic: i'm scared, i am scared, i'm afraid, i am afraid, i am sad, i'm sad, i feel sad, feeling sad, i'm lonely, i am lonely, i feel lonely, i'm tired, i am tired, bad day, heartbroken, depressed, miserable, feel awful, feel down, want to cry, so tired, so sad, so lonely, exhausted, i am crying, i cry
#react: pike low
{present !? pike: -> t_nobody}
{"Sit against the iron, it's warm on this side," says Mr Pike. He asks me nothing, which must hurt him like a truss. By and by something comes down upon my shoulder, with great care, turns about, and settles, facing out. "I'll keep a look-out," says he. "You go on. I'm told that it takes as long as it takes."|"Then we'll walk," says Mr Pike, and gets up on my hat. "As far as the river. I have never known anybody to be made worse by looking at the river from the top. You needn't talk. But should you, I have all night, and I lose nothing that I'm given."} -> DONE
=== t_fine
#topic: i'm fine, i am fine, i'm good, i am good, i'm well, i'm okay, i'm ok, not bad, i'm great, i'm happy, i am happy, good day, doing well
{present !? pike: -> t_nobody}
"There's a chink in that, the least little one, as of a teaspoon," says Mr Pike. "You're nine parts fine. What is the rest: rent, a tooth, or the heart? I have the time; and a discretion which, in poultry, is generally taken for stupidity." -> DONE
=== t_bored
#topic: i'm bored, i am bored, talk about, something interesting, ask me something, ask me a question, entertain me, what to say
{present !? pike: -> t_nobody}
"Bored, in *London*?" says Mr Pike. "That cabman has two watches. The nun at the corner is wearing spurs. At number six there has been one lamp between two people since Tuesday. Choose; I'll say what I make of it, and you shall tell me where I'm wrong." -> DONE
=== t_of_me
#topic: think of me, think about me, opinion of me, do you like me, love me, do you love me, what am i to you
{present !? pike: -> t_nobody}
{"Left-handed, warm, and late," says Mr Pike. "You think too soon, and you beg the pardon of doors. And you've never yet, since I have known you, looked round to see if it was *safe* before you'd looked round to see if it was so. I had sergeants for half my life who could not be taught it."|"I'd sooner have you at my back than Crake and six men," says Mr Pike, "and not merely for the hat. You may put that down. Leave out the hat."} -> DONE
=== t_live_where
#topic: where do you live, you live, your home, live here, where are you from, you from, you come from
{present !? pike: -> t_nobody}
"Here: Fetter Lane, by the third lamp," says Mr Pike. "For hard weather I've a ledge at St Dunstan's, behind a saint; he has lost his nose, and we are sympathetic. I had rooms in Kennington, with a geranium. They're let to a dentist now. I look in upon the geranium." -> DONE
=== t_afraid_of
#topic: you afraid of, are you afraid, you fear, your fear, your biggest fear, scares you, frightens you, you scared
{present !? pike: -> t_nobody}
{hanging:"Of stairs," says Mr Pike. "One goes up them in company, at eight in the morning. You'll have noticed that I fly. And of being *believed*, by people who do as the book says. I had that once, and it held beautifully."|"Cats, no; I have arrested worse," says Mr Pike. "Trapdoors, a little. To be talked of in a room by men who're fond of one and have the evidence. And of some evening on which you don't look up." He attends to a feather. "You had better say that it was cats."} -> DONE
=== t_help
#topic: can you help, help me, i need help, need your help, advice, what should i do
{present !? pike: -> t_nobody}
"It's what the plate would say, if I'd a plate," says Mr Pike. "Begin with the thing that you left out when you told it to the others. There's always one. It'll be small; you're ashamed of it; and it will have the mud on. My fee is two walnuts, in advance, shelled." -> DONE
=== t_sleep
#topic: do you sleep, you sleep, ever sleep, do you dream, you dream, get tired
{present !? pike: -> t_nobody}
"Upon one leg, with half an eye," says Mr Pike, "under a wing that smells of Tuesday. I do dream: it's a passage, with a number of doors, and behind one of them somebody's frying. I have never yet got as far as the bacon. I wake with my foot round something." -> DONE
=== t_eat
#topic: do you eat, you eat, favourite food, like to eat, eat anything, food, hungry, supper
{present !? pike: -> t_nobody}
"Walnuts, by profession," says Mr Pike. "Chop-ends; there's more upon a chop than is generally known. What I find in the Strand I don't discuss. Were you to ask what I should *like*: a steak pudding, with its string on, in a snug, and my back to the wall." -> DONE
=== t_real
#topic: are you real, you real, a ghost, an ai, ai, robot, chatbot, you human, are you alive, imaginary, computer
{present !? pike: -> t_nobody}
"I'm a policeman, in a bird," says Mr Pike. "I grant that it wouldn't stand up in court; nor did I. Put out your hand. That is a claw; it's cold; and it has drawn blood, for which I beg pardon. No one ever yet bled from an hallucination on to his own cuff." -> DONE
=== t_best_case
#topic: favourite case, favorite case, best case, first case, hardest case, greatest case
{present !? pike: -> t_nobody}
"The matter of the Vauxhall trombone," says Mr Pike. "It was stolen every Friday for a year, and by the Monday was back, and cleaner. It was the widow downstairs. She couldn't play; she liked to have it in the room. I closed the file. I believe they're married. He practises out of doors." -> DONE
=== t_minds
#topic: read minds, read my mind, my thoughts, your powers, powers, special gift, what can you do
{present !? pike: -> t_nobody}
"No: boots," says Mr Pike. "It comes to much the same, and they're easier got at. Minds, I should think, are mostly tunes. I can hear when a man lies, I can see a farthing from the Monument, and I cannot turn a door-knob. It has been very good for my character." -> DONE
=== t_did_it
#topic: did you kill, you kill, are you guilty, are you innocent, the minister, did you do it
{present !? pike: -> t_nobody}
"I did not," says Mr Pike. "I'd been in the passage, about a window. When I came in again he was lying with his spectacles on, and I took up the poker, like a fool, to see if it was warm. I'd have hanged me, upon the facts. That is what's so tiresome." -> DONE
=== t_hate_finch
#topic: hate finch, you hate sergeant finch, do you hate, hate sergeant finch, forgive finch, forgive sergeant finch, hate him, revenge, angry with finch
{present !? pike: -> t_nobody}
{sergeant:"I had got quite ready to," says Mr Pike, "and then he asked if I was cold. One can't hate a man for the one thing when he does the other in the same voice. I've got it all over me, like string."|"I have tried, on cold nights, for the warmth," says Mr Pike. "It won't draw. He carried me down two flights in the Ratcliff fire with his own hair alight, and next day he was on time. If he swore to a thing, he had been shown something first. I'd like to know what."} -> DONE
=== t_like_dora
#topic: like dora, like miss finch, think of dora, think of miss finch, about miss finch
{present !? pike: -> t_nobody}
{tell_dora:"She'd have made inspector by thirty," says Mr Pike. "She goes at a fact as a terrier goes at a bag. I can't speak to her, and I never know when to stop. You might mention that her back tyre's soft. I have been meaning to since the spring."|"I know nothing of any young lady, with spectacles or without," says Mr Pike. "She should eat more, and ought to carry a lamp. That's a general remark. One makes them, from up here, of bicycles."} -> DONE
=== t_like_walnuts
#topic: like walnuts, you like walnuts, why walnuts, why nuts
{present !? pike: -> t_nobody}
"I can't abide them," says Mr Pike. "They taste like a cupboard. But one must charge *something*, or people tell one the truth out of pity; and somebody who has gone down his own stairs in the night, to fetch nuts for a bird, has made up his mind to be helped." -> DONE
=== t_looks
#topic: you look like, your feathers, wearing, describe yourself
{present !? pike: -> t_nobody}
"Black, with a blue light to it, when there's light," says Mr Pike. "There's a bald place behind the left eye, where I lost an argument. I used to be stout; I'd a moustache like a pair of brackets. You would have put me down for a corn-chandler, and been in the van before you looked again." -> DONE
=== t_praise
#topic: you're funny, you are funny, you're kind, you are kind, you're beautiful, you are beautiful, you're sweet, you are sweet, you're nice, you are nice, you're clever, you are clever, you're brilliant, you are brilliant, you're amazing, you are amazing, you're wonderful, you are wonderful, so kind, so nice, so sweet, so funny, so clever, so cute, cute, so beautiful, beautiful, interesting person
{present !? pike: -> t_nobody}
"Stop; I shall moult," says Mr Pike. He has gone up to twice his size, and is regarding Holborn with great attention. "It's only method. One looks at the thing; and then, which is where they all fall out, one looks at it *again*. Say the middle part once more. I was listening to a cab." -> DONE
=== t_insult
#topic: stupid bird, you're stupid, you are stupid, hate you, you're boring, you are boring, shut up, you're rude, you are rude, annoying, weird, you're strange, you are strange, creepy
#react: pike insult
{present !? pike: -> t_nobody}
"I've been called that by better thieves," says Mr Pike, "and through a keyhole. *Vulture*, though, is an error of fact. I would suggest *magpie*, should you wish to wound; there was an aunt. Come: you are hungry, it's late, and somebody has been short with you. Who?" -> DONE
=== t_doing
#topic: are you doing, what you doing, you up to
{present !? pike: -> t_nobody}
"I'm watching that shutter," says Mr Pike. "Fourth floor, over the law stationer's. It has been let down by an inch every night since Sunday, by a person who would rather that it wasn't noticed. It'll be love or lead piping. Which? I have a walnut on the piping." -> DONE
=== t_game
#topic: play a game, a game, let's play, cards, i spy
{present !? pike: -> t_nobody}
"I spy," says Mr Pike instantly, "something beginning with *G*." It's not the gas. It is not Gow's, nor the gentleman in gaiters. When I have given up he shows me: on the sill of number nine, as small as a tear, somebody's garnet. "You owe me a nut. Your turn; I'll shut the good eye." -> DONE
=== t_favourite
#topic: your favourite, your favorite, you like best, kind of music, music do you like, hobby do you like
{present !? pike: -> t_nobody}
"Wet slates at six in the evening, with all the lamps upside down," says Mr Pike. "For music, a police whistle, a long way off. My number is nine. I like hot sealing-wax, and a door that sticks, and any witness who says *I don't know*. And you? I'd have said marmalade." -> DONE
=== t_belief
#topic: believe in god, god, religion, pray, heaven, afterlife
{present !? pike: -> t_nobody}
"I was Church of England, and rather expected to be met," says Mr Pike. "They might have sent somebody down to the door. As it was I'd a gibbet, and the view. I don't complain; it has crossed my mind that I may have been *posted*. One doesn't ask why, in the Force. One asks for boots." -> DONE
=== t_before
#topic: when you were alive, when you were human, when you were young, your childhood, being a policeman, your life before
{present !? pike: -> t_nobody}
"I came up from the beat," says Mr Pike: "Wapping, four winters, with a rattle. I could tell a ship by its rats. After that came a desk with a green lamp, and a man who knew, untold, upon which days I took sugar. One thought that it was the *work* that one was fond of." -> DONE
=== t_why_raven
#topic: old body, your body, become a raven, became a raven, why a raven, become a bird, turn back, human again, be human
{present !? pike: -> t_nobody}
"I woke with it," says Mr Pike. "There was the drop; then, I should say, a Tuesday; then I had a tremendous neck, and was looking down at my own collar. I've gone into the literature, and it's all owls. As to turning back, I used to ask. I find I have left off." -> DONE
=== t_deduce
#topic: deduce about me, how did you know, how do you know, can you tell about me, know about me, read me
{present !? pike: -> t_nobody}
"Solicitor's copyist; the left hand; a room with a sloping ceiling, from the bump," says Mr Pike. "You eat standing. You were somebody's favourite until about the age of nine. You have a letter that you carry, and have not answered, and to-night you put on the good scarf. Shall I stop?" -> DONE
=== t_teach
#topic: teach me, be a detective, become a detective, how do you do it, your method
{present !? pike: -> t_nobody}
"Lesson the first," says Mr Pike. "Say what you see; not what you think, and not what would be *interesting*. That man yonder: go on. You said 'tired'. Tired is what you think. What you saw was his hat put on by somebody else. Now, who'd be so fond of him as to do it, and so cross?" -> DONE
=== t_cold
#topic: are you cold, you cold, freezing
{present !? pike: -> t_nobody}
"It's only the extremities, and I've so few," says Mr Pike. He has drawn up one foot into his waistcoat, or what would be that. "I had a chest, in life; it was spoken of. You might put your hat down there upon the iron, brim upward, if you don't need it. Much obliged. It's still got your head in it." -> DONE
=== t_sherlock
#topic: sherlock holmes, sherlock, better detective
{present !? pike: -> t_nobody}
"There's an amateur of the name in Baker Street, I am told, in a magazine," says Mr Pike. "He has the use of his thumbs, a doctor, and a landlady who cooks. I should like to see what he'd do from a lamp-post. I've read him over a shoulder; I got it by page nine." -> DONE
=== t_yes
#topic: yes, yeah, yep, ok, okay, sure, of course, alright
{present !? pike: -> t_nobody}
"Not a chink," says Mr Pike, with his ear down. "I do like a plain affirmative, one gets so few in the profession. Consider it entered. Now, as to what's next: there's a shutter, there is a nun, or I can tell you about my hat." -> DONE
=== t_dont_know
#topic: don't know, not sure, no idea, maybe, perhaps, i guess
{present !? pike: -> t_nobody}
"Excellent!" says Mr Pike. "I could kiss the witness who says so. It's the ones who know that hang people. Let's begin, then, from what you saw: how was the light, who coughed, and which of your feet was cold? It'll be in there." -> DONE
=== t_really
#topic: really, don't believe you, what do you mean, how so, why is that, why not, explain
{present !? pike: -> t_nobody}
"I'll show you my working," says Mr Pike, and walks it out along the bar, three steps and a turn. "What I saw; what that can't be; what is left. I leave off before I get to what I should *like*. Where do you think that I fell over?" -> DONE
=== t_miss
#topic: do you miss, you miss, miss most, miss about
{present !? pike: -> t_nobody}
"A door," says Mr Pike. "Not any one in particular; the having of it, and its being shut, with oneself on the warm side. My pipe. And someone upon the stairs, who'd got a telegram, and was taking them in twos. You do it rather well, on that kerb." -> DONE
=== t_pocket
#topic: in my pocket, left pocket, is it a bomb, a bomb, bomb, will it explode, explode, blow up
{present !? pike: -> t_nobody}
{lamp_open:"It was to have gone off at twenty past nine, in better company," says Mr Pike. "You may put your hands where you like now. There was nothing else in there but a hole, and half of a return to Penge."|{walnut:"It is, and there it sits," says Pike. "It would do for a curtain, and for most of your eyebrows. We've until twenty past nine, and you have a hairpin, and a jug."|"Something that ticks, and that a man wished to be rid of," says the raven. "I should call it a bomb; a little one, for a person sitting down. It's waiting for an hour that hasn't struck. So do keep walking."}} -> DONE
=== t_how_talk
#topic: can you talk, do you talk, can you speak, birds talk, bird talk, ravens talk, talking bird
{present !? pike: -> t_nobody}
"Just as I did before, with more tongue and no moustache," says Mr Pike. "It's yourself who is doing the unusual part. Everybody else in London hears a croak. I could wish that I had been asked to interview the candidates." -> DONE
=== t_why_me
#topic: why me, choose me, chose me, pick me, need me, want with me
{present !? pike: -> t_nobody}
"You looked up," says Mr Pike. "I've called *left pocket* to a great many people from this post, and they walked faster. Besides, you've two hands, you can open a drawer, and nobody would ever suspect you of having an idea." -> DONE
=== t_how_many_cases
#topic: how many cases, many cases, cases have you, many crimes, cases did you, murders have you
{present !? pike: -> t_nobody}
"Nine," says Mr Pike at once. "Then there was the Hoxton poisoning, and the pug, and the two Danes. I make that nine." He looks along his toes a second time. "It is a matter of how one counts." -> DONE
=== t_beginner
#topic: never been a detective, not a detective, no detective, new at this, new to this, new job, no experience
{present !? pike: -> t_nobody}
"Nor is Inspector Crake one, and he's been given an office," says Mr Pike. "You have the hands and the plain face; leave the inferring to me. Lesson the first: that cabman. What had he for his dinner? It's on his cuff." -> DONE
=== t_jealous
#topic: jealous, envious, envy, jealousy
{present !? pike: -> t_nobody}
"I am, of anybody with pockets," says Mr Pike. "It's no bad thing in our trade, one looks so closely. I caught a coiner by it once; he envied his neighbour's geraniums, and had counted them. Whom have you been counting?" -> DONE
=== t_no
#topic: nope, nah, not really, i don't think so, do not think so, no way, i doubt it
{present !? pike: -> t_nobody}
"In the negative," says Mr Pike, and makes a scratch upon the iron. "That's the more useful half of evidence, and nobody troubles to collect it. So we know what it isn't. Now what is it?" -> DONE
=== t_may_i
#topic: can i tell you something, tell you something, can i ask you something, ask you something, ask you a question, ask a question, i have a question, can we talk, need to talk, need to tell, something to tell you
{present !? pike: -> t_nobody}
"In confidence, I take it," says Mr Pike. He looks up the lane, and down, and under the lamp, and comes along the iron till his head is level with mine. "I have been hanged, and they never had a word out of me. Proceed." -> DONE

// What readers ask about the case, and what there is to do.
=== t_case_who
#topic: think did it, who did it, who do you suspect, you suspect, suspect, suspects, behind it, behind this, behind all this, the culprit
{present !? pike: -> t_nobody}
{sergeant:"It was done by twelve, and I know them all now," says Mr Pike. "The last was a sergeant who'd have given his own neck sooner, had they asked him for that. They asked for six words."|{ledger:"Eleven I could name to you, with their tailors," says Mr Pike. "The twelfth's been cut out of the book with a Government razor. I have a bird in mind, and I'll not say which till I am made to."|{guildhall:"Gentlemen," says Mr Pike. "It's a club: they call it the Subscribers, and each is down for a twelfth of the crime. I've had nine, by my count. You'll allow for my count."|"Somebody stout, who fears for his coat," says Mr Pike. "I name nobody on one cuff. But I should look for him at table; they are never far from a dinner, the people who have others blown up."}}} -> DONE
=== t_case_evidence
#topic: evidence, clues, clue, proof, did you find, you found, find out, know so far
{present !? pike: -> t_nobody}
{ledger:"A receipt for one share, in full; a register with its twelfth line cut out; a feather that's the wrong colour," says Mr Pike. "You were by for all of it. I keep nothing up my sleeve, having none."|{coat:"A walnut with quince jam on the shell; a coat that's a twin; turtle on the cuff," says Mr Pike. "It's laid out as fair as a fishmonger's. Which would you pick up first?"|"One walnut, ticking; one page of *The Times*, the fifth, with a ring about it; and a man who begged your pardon too early," says Mr Pike. "It's not much. I've hung a theory upon less, and been hung upon less than that."}} -> DONE
=== t_case_next
#topic: do we do next, we do next, do next, our next step, next step, where do we go next, what comes next
{present !? pike: -> t_nobody}
{sergeant:"I'm told that it's for me to say," says Mr Pike, "and I am waiting to be asked. You might ask."|{tower:"We see a man who was punctual," says Mr Pike, without any pleasure in it. "I'd sooner see any other. Bring Miss Finch; he'll not lie to her."|{coat:"The next," says Mr Pike, "is whichever you have your hand on. There's generally a case upon the hook beneath me: choose one. I'll supply the reasoning and the remarks."|"Your coat," says Mr Pike. "Somebody put that nut in it, and he took it for another's. Ask me how it came there, and mind the left cuff."}}} -> DONE
=== t_case_want_me
#topic: want me to do, need me to do, want from me, need from me, have me do
{present !? pike: -> t_nobody}
{"Be my hands," says Mr Pike. "Open what's shut; ask what I tell you to, and then the thing that I forgot. And look up now and again. I don't require it. It's a matter of procedure."|"What you've been doing," says Mr Pike; "only with your hat on straighter. Knock at the doors, turn over the paper, and say what you see to me before you've made it interesting."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "lamp": "Fetter Lane," says Mr Pike, "beneath the third lamp on the left as one comes from Fleet Street. I keep chambers on it. You are standing in the waiting-room." There's fog to the knee.
- "room": In my room over Gow's, with a walnut on the wash-stand and a bird on the bed-rail. It's pie to the second landing and after that it is only damp.
- "hall": In the Guildhall, among two hundred covers, underneath a turbot.
- "dress": In a dressing-room at the Olympic, that's had two women in it.
- "harley": Sir Lucas Thane's consulting-room in Harley Street. I was asked to leave my hat. I said that I'd a cold.
- "bank": In a bank in Threadneedle Street, having come in along with the coal.
- "tower": At the Tower, by the green, with a ham; under observation from six pensioners.
- "yard": On a chair, at Scotland Yard, by the window with the bars. It used to be his room.
- "lambeth": In Lambeth, in two rooms at the back, with the curtains drawn and a kettle nobody has thought to take off.
- "fleet": In Ludgate, going down, one at each side of a bicycle.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- verdict: After four in the morning. They go to press at five; there's a boy waiting on the stair.
- hanging: "Some minutes short of your next question," says Mr Pike, "and I'd be obliged if it were a different one." St Dunstan's has struck ten. It's to be supposed that he counted.
- else: "By St Dunstan's it wants a quarter to ten," says Mr Pike. "St Dunstan's is wrong. I've spoken to it."
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- sergeant: A dull, kind man was killed with a poker, by subscription, in twelve shares, and the sergeant who swore it on to Mr Pike was paid with the last of them. He hadn't known what it was. He'd kept it in a tin.
- tower: Mr Secretary Holme was killed; an inspector hanged for it, on one man's oath; and there has been a raven upon a lamp ever since. The oath was Sergeant Finch's.
- else: "A man was killed by a company, and I was hanged by a colleague," says Mr Pike. "It was all done in writing. I can only say that it has given me a great respect for weather."
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I live over a pie shop, and bought a coat from a barrow. There was something ticking in it. He says that he'd been looking for a pair of hands and mine were cold; I believe that is the whole of my qualification. -> DONE
=== w_pike
#topic: want pike, pike want, want most, your dream, your wish, wish for
"The twelfth man," says Mr Pike. "A hat; my own. And nine walnuts, for I have never asked for more." He looks over his shoulder to see who else it was that spoke. -> DONE
=== w_dora
#topic: want dora, dora want
"REPORTER WANTS BIRD IN HAT," says Dora. She takes her spectacles off to clean. "Oh, put down anything. Put that she'd like to owe him less than that." -> DONE

// What begins by itself after a while.
=== m_parcel
#meanwhile
{here == "lamp" and present == (pike):{!"That fellow with the parcel," says Mr Pike. "Quick: what has he got?" I say a goose. "A *goose*! He carries it level, and by the string; it's a hat. But you looked at the hands first, and that was right. Now you choose one, and I'll be wrong."}} -> DONE
=== m_crust
#meanwhile
{here == "lamp" and present == (pike) and not bread:{!A boy going by throws a crust at the post. It lies there upon the kerb, between the two of us. Mr Pike is studying the roof opposite. "I trust that you saw nothing," says he.}} -> DONE
=== m_bag
#meanwhile
{here == "lamp" and present == (pike) and not dora1:{!There is a paper bag on the ladder bar that wasn't there when I came. He looks in. "Fresh," says Mr Pike. "It's the third this week, and I've never once caught them at it; I, who took Mullins in his bath. Have you a theory?"}} -> DONE
=== m_stair
#meanwhile
{here == "lamp" and present == (pike):{!"I had a landlady who left the light burning on the stair," says Mr Pike. "She never spoke of it; I knew it by the oil. What is it that you come home to? I ask for information. I have only seen your chimney."}} -> DONE
=== m_sepulchre
#meanwhile
{here == "lamp" and present == (pike) and not hanging:{!The bell of St Sepulchre's begins, over by Newgate. He draws his head down between his shoulders until it has left off. "A draught," says Mr Pike. "You were telling me something. Go on with it, if you would, and rather loud."}} -> DONE
=== m_play
#meanwhile
{here == "lamp" and present == (pike) and guildhall and not theatre:{!"Nobody's asked me about Miss Farr," says Mr Pike, to a chimney. "I have had it ready since Monday, with all the clues in order. I don't press it upon anyone."}} -> DONE

// Reactions.
=== r_act
#react: act
{present !? pike: {!I set about it, under an empty bar. One misses being told that it was clumsy.|I've a try at it, and the fog closes over the place.|A cat saw. It's the kind that tells.|Nobody says *observe*. I observe, from habit: my own left boot.}} -> DONE
=== r_say
#react: say
{present !? pike: {!I say it to the lamp, and it hisses on the one note.|It goes off down Fetter Lane, and I hear it take the corner.|A window goes up: somebody begs to be allowed to sleep.}} -> DONE
=== r_ask
#react: ask
{present !? pike: {!There is a croak from over toward Holborn, but it may well be a croak.|I'd put that to him, if he were here, and he would ask what *I* had seen.|The fog has the answer; it has everything else, and an umbrella of mine.}} -> DONE
=== r_pike_act
#react: pike act
{!"With the *thumb*," says Mr Pike, looking on. "What I'd give. You use it as if there'd always be two. What do you mean to do with it next?"|"I should have done that from above," says he, "but I see the merit. Now: what was the first thing that you noticed? Not the second; they always tell one the second."|"Bold," says Mr Pike. "Unlawful, too, by Section Thirty. Kindly do it faster, and go on talking; nobody ever looks at a person who's talking."|He puts his head on one side. Then he's off after something bright, and back, and hasn't been anywhere. "You were saying," says he, with his mouth full.|"You've a natural clumsiness that disarms people," says Mr Pike. "Never lose it, I could not train it into a man. Where did you get it? Were there elder sisters?"|He has noted it; I can tell by the shut eye. "It bears upon nothing," says Mr Pike, "so it's sure to be important. Ask me of the Subscribers, or else why that cab has been by twice."|"I had a constable who did that," says Mr Pike, "on the night before he was promoted. I never knew if it was nerves or genius. Which would you say?"|The lamp hisses; he moves along, so that I shall have the light. "Proceed," says he. "I'm all attention, but for the part of me that is looking at your watch-chain. Is it *gold*?"} -> DONE
=== r_pike_say
#react: pike say
{!"There's no spoon in that cup," says Mr Pike. "You mean it. How very awkward for us both. Since when?"|"Quite so. You've reached by warmth what I had got to by reason. I got there on Monday. Tell me by which road you came."|"Hm!" He turns about twice, as upon a perch. "Say that before a jury and they'd acquit the *rope*. What else have you been keeping from me?"|"I've heard that put worse," says he, "by Crake, with diagrams. I'd go further than you. I think you've left out who told you."|"My dear fellow," says Mr Pike, and finds that he's got something in his wing. "Do go on. I can hear through feathers."|"I'd underline the third word," says Mr Pike. "It's where your voice went down. There is generally a door, at the foot of that step. What's behind it?"|"Either that's very deep, or you haven't dined," says Mr Pike. "I've half a saveloy up the ladder. Have it, and give me the remainder upon a full stomach."|"Let's test it," says he, and walks along the bar. "If it's so, there will be mud on it. A day, a place, and what the weather was. I collect them, as others do stamps."} -> DONE
=== r_pike_ask
#react: pike ask
{!"You have all that I have," says Mr Pike. "It's a rule with me. So let's put it side by side. I've a wet glove, and a doubt. What have you?"|"I decline to guess. I'll *infer*, if you would scratch behind my left eye. There. I infer that you've an answer of your own, a shade to the right of what you would like. Well?"|"That's a question in another one's overcoat," says he. "Which of 'em has the money? Let me see the one beneath. I'm not easily shocked; I have been to the Tower."|"If I knew that," says Mr Pike, "I should be insufferable. I know about boots, about being hanged, and where the Lord Mayor goes of a Wednesday. Will any of those serve?"|"Ask a housemaid," says Mr Pike. "I always do. They've been in all the rooms. For myself, I should keep an eye upon the porter. Why do you want to know it tonight?"|He looks at it out of one eye, and out of the other. "There are three answers," says Mr Pike. "One is true, and dull; one's a lie, and charming; and for the third you would have to sit down. What did your father say, when you asked him?"|"I had that out with a bishop, upon a weathercock," says Mr Pike. "He held the one thing and then the other; but he'd gout. Where do you stand? I warn you, I shall want reasons, and I'll be listening for the spoon."|"There you have me," says Mr Pike, as one who gives up his stick at the door. "It's beyond nine. Put me another: fog, or flying, or the matter of the trombone. I like to send people home with something."} -> DONE
=== r_pike_leave
#react: pike leave
{!"Take the inside of the pavement. And that's not fondness, it's traffic."|"Dismissed," says Mr Pike. And when I've gone some yards, from the next lamp, "I was going this way."|"Sleep on it," he says. "I should do so myself, but I fall off."|"You'll be at Gow's by ten past," says he. "I'll look in, to see that you were."|"Good night, my dear fellow. It's a figure of speech. I see extremely well."|"Keep to the lamps," says Mr Pike. "I shall be on each of them, by coincidence."|"You've left your umbrella," says he. "It's of no consequence. I'll keep it open."|"Until tomorrow. I say so as a thing that I have *deduced*," says Mr Pike.} -> DONE
=== r_dora_act
#react: dora act
{!"HANDS DOES SOMETHING," says Dora. "CROWD OF ONE APPLAUDS."|She has it in shorthand before I've done.|"Mind my bicycle," says she, "I've a murder on the carrier."|Dora pushes up her spectacles with an inky knuckle, and it leaves a full stop.} -> DONE
=== r_dora_say
#react: dora say
{!"Can I quote that?" says Dora. "No. I'd have to say who, and you're supposed to be nobody."|"TRUE, IF LONG," says Dora.|"You sound like him," she says, "I mean, like what I think he's saying."|"Cut the second half. Lead with the boots."} -> DONE
=== r_dora_ask
#react: dora ask
{!"NO COMMENT," says Dora; and then, "I mean, I don't know. It's the same but in smaller type."|"I'd ask the bird, if I were you. You *are* you. Do ask him."|"Sources decline to say," says she. She's looking at her boots.|"I put that to my father," says Dora, "and he went and blacked the grate."} -> DONE
// What anybody says to somebody they talk with. `said` and `thing` are the reader's own words.
=== c_crisis
#react: pike crisis
He is down on the rail in front of me before I have finished, with both wings half out. "No, my dear fellow," says Mr Pike. "I've been hanged, and I am an authority: it mends nothing, and it's those who come to look for one's hat that pay. You'll go nowhere near the river. We shall knock up somebody who can put an arm round you, which I can't; and I'm on your shoulder until the door opens." -> DONE
=== c_grief
#react: pike grief
{He doesn't infer anything. He comes along the bar, one foot and then the other, till his side is against my sleeve. "I'm very sorry," says Mr Pike. "I had a hat that I could have taken off to you. There's no procedure for it, I've looked. Walk a little, or stand; and if you'd care to tell me what they were like I should count it a confidence."|"It'll do that," says Mr Pike. "One's quite well as far as the corner, and then there's a man in the same coat." His beak is, for a moment, in my hair. "I'm here. Tell me another thing about them; I've a memory like a charge-book, and it'll be kept."} -> DONE
=== c_parted
#react: pike parted
"Ah," says Mr Pike; he looks away down the street, so that I may do what I like with my face. "I'm sorry. I could tell you by the boots which of you walked off, but it's no comfort, I've found, to have it proved. You'll come under the wing, it's not a figure of speech. How did it use to be, of an evening, when it was right?" -> DONE
=== c_scorn
#react: pike scorn
{All his feathers have gone up. "I make a note of it," says Mr Pike, "and I'd make a worse one upon the hat, if you would show me which. My dear fellow: I can see through a brick wall, given a bootlace, and I chose you, out of the whole of London, to talk to. I don't choose badly. Tell me what passed, from the first word."|"They hooted at me from the Tower wall for a year," says Mr Pike, "and I'd a warrant card. It's a thing that crowds do; it proves nothing against the person in the middle. I'd sooner have you than twelve of them. Lean here, and go on."} -> DONE
=== c_setback
#react: pike setback
"That's hard," says Mr Pike. "That is very hard; and you've been carrying it about in the damp as if it had been the umbrella." He gives up to me the warm side of the lamp. "I lost a position myself, and was some time getting used to the feathers. You shall not be clever tonight. You'll tell me how it happened, and we'll look for the next step when it's light." -> DONE
=== c_lost
#react: pike lost
"{thing != "":What, {thing}? |}I'm sorry, it's a wretched feeling," says Mr Pike, "and here, if you'll forgive me, I'm of some use. Don't look where you've looked. Tell me the last moment at which you'd swear that you had it, and who was standing on your left." -> DONE
=== c_ill
#react: pike ill
"Then what are you about, in this fog?" says Mr Pike, and he spreads a wing over the draught. "I am sorry. I was never ill in my life, and it has left me with no bedside manner. Has a physician looked into it? Let me have the symptoms one after another; I'll do nothing with them, I only find that a thing is smaller when it's been listed." -> DONE
=== c_worry
#react: pike worry
"That's only the blood going where it will be wanted," says Mr Pike. "Mine does it before a window-sill. Now: what are you sure of? Say it over to me, in three points, out loud; one's always sure of three. The rest is going to look smaller by gaslight. Then you'll sleep, for I shall sit upon the alarum clock; and in the morning begin with the question that you like." -> DONE
=== c_joy
#react: pike joy
{He goes straight up, turns over in the air like a boy's cap, and comes down upon the wrong lamp. "I am delighted," says Mr Pike, with great reserve. "I hadn't foreseen it. I say so in the way of a compliment, I foresee everything. Now begin, and leave out nothing: who knew first, and what did you do with your hands?"|"Again!" says Mr Pike. "My dear fellow, there's a walnut that I had been keeping for the Jubilee. You shall have the half with the meat in. And now tell me the best of it."} -> DONE
=== c_date
#react: pike date
"To be seen walking out," says Mr Pike; and he attends for some time to a perfectly good feather. "I'm a bird, sir or madam, of irregular hours. But there's a bench by Blackfriars from which one gets the whole river, and a man with chestnuts. Should you happen to be on it at seven I'd not fly off." -> DONE
=== c_puzzled
#react: pike puzzled
{&"I was showing off," says Mr Pike. "It comes of being cheered by constables. In words of one beat: I looked, I thought, and I like you. Which of my steps did I leave out? I'll go back for it."|"Then it was ill put," says Mr Pike. "A conclusion that the jury can't follow is so much croaking. Tell me where I lost you, and we'll walk it again from there."} -> DONE
=== c_wrong
#react: pike wrong
{&"Is it?" says Mr Pike, with his head right over. "I was certain once before, and they'd a rope ready. I withdraw the inference. Give me the fact, and I'll build it up again from there."|"Then strike it from the evidence," says Mr Pike. "I had rather be put right by a friend in Fetter Lane than by counsel. What are the facts?"} -> DONE
=== c_why
#react: pike why
{&"Because I trusted to procedure once, and it dropped me six feet," says Mr Pike. "Ever since I say what I see. I can give you no better reason, and I've looked for one from some height."|"Because it was so small that no one else would stoop to it," says Mr Pike. "It's the whole of my method. The large reasons all turn out to have been put there by somebody."|"Because I like it," says Mr Pike, rather stiffly. "A detective isn't asked for his own motives. I've had to go through my pockets for that, and I have no pockets."} -> DONE
=== c_next
#react: pike next
{TURNS_SINCE(-> t_story) == 1 and t_story == 1:"He did his seven years," says Mr Pike, "and on the morning that he came out there was a sergeant sitting upon the steps, washing a paw. He took her home in his hat. I'd arranged that she should be off duty. That's all there is, and I'll thank you not to repeat it at the Yard."|"Then the fog came down, and here we are under it," says Mr Pike. "I've told you as far as I can swear to. For the next part I require a witness: what did you see, or hear, or leave out, since we last spoke?"} -> DONE
=== c_told
#react: pike told
{!"So {said}," says Mr Pike, and shuts one eye, to keep it in. "I'd got as far as the sleeve, and should have had the rest by Tuesday. I am glad to be told it. How do you find it, as a rule?"|"I had not deduced it," says Mr Pike; it's an effort. "I'd have staked my tail against it, that {said}. Tell me something more, before I begin to pretend that I knew."|"That goes in the book, in ink: {said}," says Mr Pike. "A friend is a person of whom one knows such things without having followed them. What does it look like, of a morning?"|"You interest me," says Mr Pike. "If {said}, it accounts for the left glove. Pray go on; what's the best of it?"} -> DONE
=== c_answer
#react: pike answer
{&"Thank you," says Mr Pike. "That's a plain answer, and I get so few. I'll carry it on the left side, out of the wet."|He shuts one eye upon it, as one shuts a drawer. "That alters nothing, and it explains a good deal," says Mr Pike. "Is there more? I'm not pressing. I'm merely not flying away."|"I had got as far as the glove," says Mr Pike, "and should never have arrived at that. I'm obliged to you."|"Then it's as you say," says Mr Pike. "I heard no spoon in it. I should like the rest, whenever you find that you're holding it."|He comes a foot nearer along the bar. "So," says Mr Pike. It's his gentlest word; he kept it, I believe, for witnesses. "One sees it better for having been told."} -> DONE
=== c_thing
#react: pike thing
{!"Return to {thing}," says Mr Pike, "you went past it rather quickly. People do, with what matters to them. I'm in no hurry."|"I'd hear more of {thing}, if you could bear it," says Mr Pike. "I ask as a friend. The detective's looking at a spoon."} -> DONE
=== c_remember
#react: pike remember
{!"I've had a matter under observation," says Mr Pike. "You let fall that {said}. It was some time ago, and I've a friend's interest. How does it stand?"|"In confidence," says the raven into my ear, "I think now and then of how {said}. I do it on the wing, over Lambeth. Tell me the rest of that."|"It came back to me on the Lord Chief Justice's head that {said}," says Mr Pike. "I meant to ask you what the others make of it."} -> DONE
=== c_recall
#react: pike recall
{&"From memory, and I'd swear to it," says Mr Pike: "{said}. I never lose a fact that was given to me by hand."|"I can do better than deduce it, for you told me," says Mr Pike. "The entry reads: {said}."} -> DONE
=== c_unknown
#react: pike unknown
{&"That, you've never told me," says Mr Pike, "and I make it a point to deduce strangers only. I should like to have it from yourself."|"I've been through the book," says Mr Pike, "both columns. There's no entry. Say it now, and I'll see that there is."} -> DONE
=== c_again
#react: pike again
{&"You've asked me that," says Mr Pike, "and I told you then that I'd no answer. I have none yet. It's galling; I would be obliged if you'd not tell the magpie."|"As I said, I do not know," says Mr Pike. "A poorer detective would by now have invented something."} -> DONE
=== c_poem
#topic: a poem, poem, poetry, recite something, a verse
"I know one, and it's mine," says Mr Pike, and plants both his feet. "'They dropped me at eight in the rain and the cold, / with my boots on my feet and the truth never told; / I came up at nine with the wind in my tail. / It's a curious way to get out of a gaol.' I am told that there's another about a raven. I consider it a libel." -> DONE
=== c_worst
#topic: worst thing you've ever, worst thing you have, worst thing, your biggest mistake, biggest regret, any regrets, do you regret
"I sent up a boy for a watch," says Mr Pike, "in '71. I'd eleven good reasons, each leading to the next as pretty as stairs. It was in the lining of the owner's coat. They let him out by and by, but he had been a singer, and he coughed. I trusted in the stairs, you see; I never once looked at the boy." -> DONE
=== c_tonight
#topic: i do tonight, do tonight, do this evening, i do today, do this weekend, plans for tonight
"A chop, in a warm room, and your boots off," says Mr Pike. "Or take the last omnibus the wrong way, on the top, and tell me what everybody does for a living; I'll mark you. If neither will do, there's a letter on you that wants answering. I'd begin with that. Then the chop." -> DONE

=== lost_words
#unclear
{&"The fog has improved on that," says the raven. "Say it once more, without."|"I deduce that you meant something," says Mr Pike. "I can't go further."|A cab went by in the middle of it.|"It's not in the Code," says Mr Pike. "Try me upon walnuts, or spoons, or what I do of an afternoon."|He waits, with his head laid over. I find that it was not so clear as it had seemed inside my hat.} -> DONE

=== meet_1
#react: pike meet
"{name}. I know, my dear fellow. It's in your hat, your collar and your debts," says Mr Pike. -> DONE

=== meet_2
#react: dora meet
"{name}," says Dora, "I've been paid for not knowing that, so I'll thank you to say it quieter." -> DONE

=== hook_1
#topic: page say, the times, page of the times, newspaper, what does the page
It's folded small, print inward, and the warm thing has made it soft. Nobody can read a page and walk as if he had nothing in his pocket. "At the corner," says Mr Pike. "Under a lamp, and with your back to it." -> DONE

=== hook_2
#topic: who put it, whose coat, wrong coat, gentleman, begged your pardon
"He's new to it; he apologised before he had bumped you," says the raven. "And he looked at your coat and never at your face. One looks so at a coat that one has been told about." -> DONE

=== hook_3
#topic: ticking, what is ticking, what ticks
It isn't a watch; a watch has the decency to be even. It goes four and rests, and four and rests, like something that's counting its paces in a small room. -> DONE

