# ask: name What is your name?
// A quarter to six to half past six. `called()` is what Otávio calls you.
VAR name = ""
VAR lied = false
VAR exposed = false
VAR frayed = false
VAR tablet = false
VAR caio = false
VAR recital = false
VAR davi_on = false
VAR offered = false
VAR money = false
VAR spirit = false
VAR painters_radio = false
VAR phone = false
VAR press = false
VAR taped = false
VAR bound = false
VAR held = false
VAR seven = false
VAR raised = false
VAR cut = false
VAR here = "cradle"
LIST people = otávio, marlene, davi, yara
VAR present = (otávio)
VAR alive = (otávio, marlene, davi, yara)
~ present = (otávio)
-> call

=== call
~ here = "cradle"
The sill of thirty-nine goes up past your knees, your belt, your chin.
+ [Answer him #match: truth, tell him, answer, honest, real #id: truth]
    {name != "":"{name}," you say. It is the first thing of yours that he has, and you hear him put it somewhere.|"You can call me friend," you say. "You started it." He laughs, once, through his nose, as one initials a page.}
    -> polite
+ [Give him the name of a man off sick #match: lie, false, fake, other name, sick, wilson #id: lie]
    ~ lied = true
    "Wilson," you say. Wilson is at home in Osasco with a fever and will not mind. But Wilson's name is on a sheet in the guardroom, crossed out, with yours above it in biro.
    -> polite
+ [Throw your weight on the hand brake #match: brake, stop, lever, jam #id: brake]
    You throw your whole weight on the hand brake.
    -> brake
+ [Swing at the window of thirty-eight #match: break in, smash, break the glass, break the window, hit, thirty-eight #id: break38]
    You swing the squeegee by its rubber end, at the middle of the pane, like a person who has never met glass.
    -> glass38
+ [#meanwhile]
    "You needn't," says the radio. "There's a rota, with a name on it for the west face. I only thought that we might begin as people." Paper is turned over, once.
    -> polite

=== polite
#beat
#recap: You saw Otávio Reis kill a man on thirty-nine, and he asked you your name.
~ here = "cradle"
~ present = (otávio)
"Thank you, {called()}. I'm Otávio. Three points, and then I'll let you get on. One: what you saw took less than a second, through suds. Two: there are eleven guards on this channel who have been told of a thief on the west face, so we should both be brief. Three: I didn't intend it. I mention that as a fact and not as a defence." The winch pays out. A man at a desk on thirty-seven lifts his coffee so that you won't drip in it. Behind Otávio's voice something chimes twice, softly, and is silenced by a thumb.
+ [Ask what the chime was #match: chime, what was, sound, alarm, bell #id: chime]
    ~ recital = true
    "A reminder," says Otávio, after a moment. "My daughter plays at eight. Schumann, the easy one, that isn't." He sounds for the first time like a man with something on his shirt.
    -> bucket
+ [Ask who the man was #match: who, dead, killed, victim, the man #id: who_man]
    ~ caio = true
    ~ seven = true
    "Channel seven, please," says Otávio, and on seven, where there is only the two of you: "Caio Brandt. An auditor." He gives the name its full weight; he is not ashamed of the name. "He had found something out and wanted to be thanked for it today. I asked him for until Monday."
    -> bucket
+ [Say that eleven guards can hear him #match: guards, hear, channel, shared, everyone #id: shared]
    "They hear a lawyer talking down a thief," says Otávio. "I chose the words with that in mind. You might go back over mine."
    -> bucket
+ [#meanwhile]
    Thirty-six comes up, and thirty-five, each with its strip of carpet. "Take your time," Otávio says. You hear him sit down somewhere. He has a good chair.
    -> bucket

=== brake
#beat
#recap: You braked, and the left rope began to fray.
~ here = "cradle"
~ present = (otávio)
~ frayed = true
It holds. The cradle stops so hard that the bucket leaves the floor and thinks it over. For four seconds you hang at thirty-eight and a half with the whole west wind of the Paulista leaning on your back, and then, above you, the winch goes on paying out, and slack comes down past your face in a loop, like something being explained. The left rope takes it all at once over the edge of the parapet. It doesn't break. It says one word, in steel. Where it was smooth it now has hair. "Please don't do that again," says the radio. "I'd rather nothing happened that I'd have to describe."
+ [Let the brake off, gently #match: let off, release, gently, off, slow #id: let_off]
    You ease it off tooth by tooth. You go down again with a list to the left, as in a boat where somebody heavy has sat down.
    -> bucket
+ [Ask him who he is #match: who, his name #id: who_he]
    "Otávio Reis, I'm counsel to the firm." It is out before he can have wanted it out. You understand that it's his first day at this, too.
    -> bucket

=== glass38
#beat
#recap: You hit the glass on thirty-eight with the wrong tool.
~ here = "cradle"
~ present = (otávio)
The pane on thirty-eight gives you back your own arm, up to the shoulder. You have washed four thousand of these. You know very well that they go at the corner, in three blows, under a point, and that a squeegee has no point; but your hands had to find it out for themselves, since for a moment there they weren't reporting to you. Inside, an accountant's fern. No accountant. Over the radio comes a patient breath. "It's laminated," says Otávio. "I've read the specification, oddly enough it's the only honest one we have. What shall I call you? I can't go on saying *you there*."
+ [Tell him what to call you #match: name, call me, my name #id: tell38]
    {name != "":"{name}. Good," he says, "that's a person's name."|"Friend will do," you tell him. "Then I shall try to be one," says Otávio, and it is horrible, because he will.}
    -> bucket
+ [Ask which specifications aren't honest #match: specification, honest, which, what #id: honest]
    ~ caio = true
    ~ seven = true
    Nothing, for three windows. "Caio said that you'd never get one careless sentence out of me," says Otávio. "Caio Brandt. You saw him. He was an auditor." He seems to hear the channel listening. "From here on you'll find me on seven," he says. "It's the directors' own. They never use it."
    -> bucket

=== bucket
#beat
~ here = "cradle"
Thirty-six. {lied:You try on being Wilson: a slower man, with a bad chest.|You aren't afraid yet. You have put it somewhere, for after; your head is as clean as a pane.} {frayed:The left rope is singing, a semitone sharp, with a burr in it.|The wind has a wet edge; the storm is due at half past six, and from up here you can see it put on its coat over Osasco.} In the bucket, under the chamois, lie the things a firm gives a window cleaner in place of a raise: a scraper, a bolt hammer with a point to it for the anchors, and the company tablet, with the window plan on it, and the password on a strip of tape. Battery, eleven percent. A woman at a photocopier waves. They always do.
+ [Wake the tablet and open the plan #match: tablet, plan, password #id: wake]
    ~ tablet = true
    -> plan
+ [Put the hammer through your belt #match: hammer, belt, tool #id: hammer]
    You put it where your hand will look for it. You've cleaned this building for six years, and this is the first thing you have carried in order to hurt it.
    -> f33
+ [Whisper to Davi on channel four #match: davi, channel four, whisper, partner #id: try_davi]
    ~ davi_on = true
    You turn the dial behind your hip, where no lens can see: four, the one you use for samba.
    -> davi1

=== plan
#beat
#recap: The tablet shows that the cladding burns, in Caio Brandt's own layer.
~ here = "cradle"
~ caio = true
Window plan, west face, forty-four floors of little blue squares, each with your initials and a date. There is a tab that was not there on Monday. CLADDING, it says, C. BRANDT, and when you touch it the squares go red from the fifth floor to the roof, all but a single row. Against each stands a certificate, and against each certificate, in the auditor's small careful type, the same remark: *laboratory does not exist.* You have had your bare palm on those panels every day. They're warm in the afternoons, like a horse. Ten percent. Empty floors are drawn without names: thirty-one is under renovation; twelve is the refuge, with doors that open outward.
+ [Learn the two floors by heart, and shut it #match: learn, floors, remember, shut #id: learn]
    Thirty-one, twelve. You put the tablet to sleep against your stomach, inside the harness, where it warms up.
    -> f33
+ [Ask him about the laboratory #match: laboratory, lab, certificate, cladding #id: ask_lab]
    "Which laboratory?" says the radio, too fast. Then, with a smile you can hear: "You're better informed than my partners, {called()}. Do keep both hands on the rail."
    -> f33

=== davi1
#beat
#recap: Davi is locked in the plant room on the roof, on channel four.
~ here = "cradle"
~ present = (davi)
"Swallow?" It is so faint that it might be the rope. "Say nothing, click if it's you." You click. "Some ape in a blazer asked me for a light and hit me with the torch. I'm in the plant room, door's shut on the outside, I've an ear like a dropped pastel." He breathes through a joke that doesn't arrive. "He's got your winch on manual and no ticket to drive it. But the breaker's in here with me, Swallow. The big red one. I can stop you once, or I can turn you round once, and then they'll come in and it's me for the other ear. You say when. Say it in samba."
+ [Click twice: not yet #match: not yet, twice, click #id: not_yet]
    "Two for patience. All right." You hear him slide down the wall and sit. "I'll be here. I've a beautiful view of a fuse box."
    -> f33
+ [Ask how bad the ear is #match: ear, how bad #id: ear]
    "It's the one my wife talks into," whispers Davi. "So there's a bright side." You count how long he takes between words, and don't like it.
    -> f33

=== f33
#beat
~ here = "cradle"
~ present = (otávio)
Thirty-three. There is a meeting in progress, with a cake. You go down past the window, a person in a harness, dripping, and somebody cuts the slice that they were cutting. {seven:"We have still got seven to ourselves," says Otávio.|"I'm on seven now, it's the directors', there is nobody here but us," says Otávio.} "There's a man dead. I can't alter it. There are nine hundred people in this building with mortgages, and a firm that pays them, and by tonight I'll have found a form of words for it. You are the only fact that isn't in the draft." {frayed:A strand lets go beside your ear with the noise of a plucked hair.|A first gust takes the cradle by the corner and turns it, a hand's breadth, and lets go.} He isn't threatening you. He is showing you the working.
+ {not davi_on} [Turn to channel four and find Davi #match: davi, channel four #id: davi33]
    ~ davi_on = true
    { davi1: -> f31 }
    -> davi1b
+ [Keep him talking #match: talk, listen, go on, keep talking #id: keep_talking]
    -> working
+ [Switch the radio off to save it #match: off, switch, save, battery, silence #id: radio_off]
    The silence has all of São Paulo in it, very small. You can think in it for two floors.
    -> f31

=== davi1b
~ here = "cradle"
~ present = (davi)
It takes three clicks before something clicks back. "Swallow," breathes Davi, "I'm in the plant room, I'm locked in, I'm bleeding on my good shirt. I've got the red breaker by the tail. When you want it, sing."
+ [Tell him to hold on to it #match: hold, not yet, hold on #id: hold_it]
    "I'm holding," he says. "I'm not going out, it's going to rain."
    -> f31
+ [Tell him that you saw a murder #match: murder, saw, killed #id: tell_davi]
    A long hiss of four. "Which floor? Never mind. I'll light a candle for him and you'll light one for my ear." He is whispering lower now.
    -> f31

=== working
#beat
#recap: Otávio told you that it was a letter opener, and the recital at eight.
~ here = "cradle"
~ recital = true
~ present = (otávio)
You ask how a man like him comes to do it. He considers, as for a fee. "He put his telephone on my table and told me that it was only fair I should be the first to know. He was so pleased to be fair. I had the thing in my hand for the post. I remember that I thought: what will she say, if I'm late?" Two windows. "My daughter. It's her recital. She's nine, she turns her own pages. You see, I haven't time for this either. I've had perhaps four minutes so far in which I was a murderer, and I find that one goes on being punctual."
+ [Ask where the dead man's telephone is #match: telephone, phone, caio, recording #id: where_phone]
    ~ caio = true
    It's the only question you have seen land. "It fell," says Otávio. "It'll be under something." On thirty-nine, quite distinctly, a piece of furniture is moved.
    -> f31
+ [Ask her name #match: her name, daughter, name, girl #id: her_name]
    "No," says Otávio. "I'm sorry. You understand, I hope, that she's not in this." You do, and you have it now, the place where he's soft. You don't care for having it.
    -> f31

=== f31
#beat
~ here = "cradle"
~ present = (otávio)
Thirty-one. No blinds, no lamps; a sheet of plastic breathing in and out behind the glass. It is the one floor where you never see a face, only every few weeks another colour on the walls. They are painting it the shade of a telephone bill. {plan:The auditor had it without a name. A door to the stairs stands open behind the ladders.|You can see a stepladder, a radio with its aerial out, a door beyond.} You'll be level for as long as it takes to say so. The hammer has a point. The corner is just there, at the height of your heart, and it's as if the whole building were holding out an elbow.
+ [Three blows, at the corner #match: three blows, hit, hammer, break, smash #id: blows]
    ~ cut = true
    One, and the pane stars. Two, and it goes white all over like a face. Three, and it comes in round your shoulders, and leaves its signature down your left forearm.
    -> painters
+ {davi_on and not frayed} [Sing: have Davi turn the winch round #match: sing, samba, davi, reverse #id: sing_up]
    You sing the first line of the one about the lamp-post. There is a clunk, forty metres up, and the cradle sinks a last hand's breadth, and thinks, and begins to rise.
    -> rise
+ [Go on down; people are the better cover #match: go on, go down, pass #id: pass31]
    You let it go by. An empty floor is a good place to get in, and a very good place not to be found in.
    -> f27

=== rise
#beat
#recap: Davi turned the winch, and for once the cradle went up.
~ here = "cradle"
~ present = (davi)
It's like being reeled in by God. The slice of cake goes by again, with a bite gone. "He's hammering at the door," says Davi in your hip, quite cheerful, "and I've got the fan belt on it. Where d'you want to get off, Swallow? I can't give you the roof. There's three of them on the roof with blazers." Thirty-five. Thirty-seven. You know where. You can see the blind from under, drawn to the sill, and below it the width of a ruler where it doesn't quite meet; and through that, at the level of a carpet, one polished shoe that is being very still.
+ [Break in on thirty-nine #match: break, thirty-nine, hammer #id: blows39]
    ~ cut = true
    Nobody comes at the noise, he has had the floor cleared. The third blow takes a piece out of your arm and you go in after it, over the radiator, among the pleats of the blind.
    -> office39
+ [Have Davi stop you at the ledge and listen first #match: listen, ledge, stop me at the ledge #id: listen39]
    He stops you there. Nothing but an air conditioner, and then, close to the glass and low, a small dry buzz, like a fly in a matchbox. It's behind the radiator. You swing the hammer toward it.
    -> office39

=== painters
#beat
#recap: You broke in on thirty-one.
~ here = "painters"
~ present = ()
You are indoors and your knees don't believe it. Plastic sheeting, trestles, a mural of the cladding in section, with arrows for the air and a flame on every arrow, that {caio:Caio Brandt|some engineer} has drawn on the bare wall and some painter has half covered. On a trestle stand five litres of white spirit, and a radio with plaster on it, on which men in blazers are telling each other that you're on thirty-two, on thirty, gone. The cradle scrapes on down without you; they'll see by its lightness soon enough. Blood goes along your fingers and makes, on the painters' floor, the neatest row of drops.
+ [Take the white spirit #match: white spirit, spirit, bottle, solvent #id: take_spirit]
    ~ spirit = true
    Two litres, in a bottle that had lemonade in it once. You don't know yet what you mean by it. You know that {caio:Caio|whoever drew those flames} would have liked to see it tried on a panel.
    -> stair31
+ [Take the painters' radio #match: radio, listen, painters, guards #id: take_radio]
    ~ painters_radio = true
    Now you have their channel in one pocket and yours in the other, and can be chased in stereo. "Stairwell B, from the bottom," it says. So, not stairwell A; not yet.
    -> stair31
+ [Bind your arm before anything else #match: bind, bandage, wound, my arm #id: bind]
    ~ bound = true
    You do it with masking tape and a clean dust sheet. It holds. You look like a parcel for somebody.
    -> stair31

=== stair31
~ here = "stairs"
~ present = ()
In the stairwell it smells of cigarettes that nobody smokes. A woman's voice is coming up it, unhurried, by radio, floor by floor: "Thirty, clear. Hold your doors."
+ [Climb to thirty-nine, for the dead man's telephone #match: climb, thirty-nine, telephone, phone, caio #id: climb]
    Eight floors, two steps at a time, on the outside edge, where they don't ring. You've never come to thirty-nine from this side. It has a carpet.
    -> office39
+ [Go down to the call centre #match: go down, call centre, twenty-four, yara #id: down24]
    Seven floors. On the last landing you can hear them through the wall, three hundred people being sorry to hear that.
    -> f24in
+ [Wait for the woman with the radio #match: wait, woman, marlene, surrender, wait for her #id: wait_marlene]
    You sit down on the step with your hands where she'll see them. That's how you learn what forty-four floors of stairs do to a woman with one lung. She isn't even breathing hard.
    -> marlene_stairs

=== marlene_stairs
#beat
#recap: Marlene, head of security, was told that you are a thief.
~ here = "stairs"
~ present = (marlene)
Grey crop, pressed shirt, a burn that comes out of her collar and takes hold of one ear. She looks at {bound:the tape on your arm, and undoes it, and does it again properly|your arm, and has it in a field dressing}, without having decided yet whose side the arm is on. "Name," says Marlene. "Floor. What did you take." You tell her that you took nothing, and what you saw. She doesn't interrupt. "Thirty-nine is cleared for a gas check," she says. "Dr Reis signed it himself. I've had eleven men on the stairs for half an hour on a lawyer's word." It's plain that she does not like the taste. "Bring me one thing I can put on a table."
~ bound = true
+ {tablet} [Give her the tablet with Brandt's red floors #match: tablet, red, plan, cladding, brandt #id: give_tablet]
    She holds it at arm's length. She goes down the floors with a finger, and you see her come to the creche on six. "That's my signature," says Marlene. "On the fire drill. I told them that it wouldn't go up." She unclips a key. "Go and find it, your one thing. I didn't see you."
    -> office39
+ [Say that his telephone is still up there, recording #match: telephone, phone, recording, up there #id: say_phone]
    "Says who?" "He went looking for it." She thinks for the length of a cigarette. "Ten minutes," says Marlene. "I'm going to go and be slow on twenty-nine."
    -> office39
+ [Ask her to come up with you now #match: with me, together, come up, come with me #id: come_up]
    "If I go up there and it's a gas check, I'm a doorman by Monday. If I go up there and it's not, I want the lifts first." She goes down; she looks back once. "Twelve. Quarter past. Bring something."
    -> f24in

=== office39
#beat
#recap: You were in the office on thirty-nine, with Caio Brandt.
~ here = "office"
~ present = ()
He's lying as if he had been asked to look under the desk. Somebody has folded his jacket. {plan:Caio Brandt was a smaller man than his type, and has|{caio:Caio Brandt was a smaller man than his name, and has|The badge on his shirt says Caio Brandt, auditor. He has}} odd socks on, one of them with anchors, and he has put his pen in his pocket with the cap on, as one does who expects to need it again. You've seen the dead, on sites. You had not seen one tidied. The letter opener isn't here. On the table are two coffees. And behind the radiator, down in the fluff of six winters, something buzzes like a wasp in a jar, stops, and buzzes again.
~ caio = true
+ [Reach behind the radiator #match: radiator, telephone, phone, buzz #id: reach]
    ~ phone = true
    Your hand knows how to go where hands don't. It's warm; forty-one minutes, it says, and the seconds going up. Under that, eleven missed calls from *Mamãe*.
    -> he_comes
+ [Pull up the blind #match: blind, pull up, daylight, show them #id: blind]
    ~ press = true
    It goes up with a bang. There is the avenue, all its windows lit and a face in half of them, and across the way a boy with a long lens who was waiting for the lightning. He gets something else.
    -> he_comes

=== he_comes
#beat
#recap: Otávio came back into the room.
~ here = "office"
~ present = (otávio)
~ recital = true
"I did wonder," says Otávio from the door. He has rolled his sleeves down. He's grey about the mouth, and has a visitor's chair in front of him, by the back, as lion tamers do, and it's not clear to either of you for which of you it is. "It's six minutes past six. Her school's in Pinheiros. I had it worked out to the traffic light." He looks at {phone:the thing buzzing in your hand|the naked window} and you watch him revise. {offered:"I've no more offers. You'd despise me, and you'd be right."|"I can do this once," he says. "A flat. Not for you, I can see you, for whoever you'd put in it. And school, for however many. It's in my power today and it won't be tomorrow."}
+ {not offered} [Take what he offers #match: accept, yes, money, flat, deal #id: accept39]
    ~ offered = true
    ~ money = true
    You hear somebody say yes. "Twelve," says Otávio. "There's a room there with a table. Go by the stairs, {called()}, and don't talk to anybody, and it's finished." You've still got your own hammer in your belt. You are both careful not to look at it.
    -> f15in
+ [Ask him what the piece is, at eight #match: piece, recital, schumann, eight #id: piece]
    ~ offered = true
    -> daughter
+ [Run: down the stairs, to twelve #match: run, stairs, flee, escape, go down #id: run12]
    ~ offered = true
    You go round the desk the way that Caio didn't. The chair hits the wall where you've been. He isn't quick; he's only very sorry, close behind you, as far as the carpet goes.
    -> f15in
+ {davi_on or painters_radio} [Go up to the plant room, for Davi #match: davi, plant room, go up #id: free_davi]
    ~ offered = true
    You leave by the window, since he has the door. It's five floors of ladder. You have had worse Mondays.
    -> roof

=== roof
#beat
#recap: You let Davi out of the plant room.
~ here = "roof"
~ present = (davi)
The bolt is on the outside, where a boy in a blazer put it, and the boy himself is by the parapet being sick at the height{rise:; the other two have gone in out of the wind}. Davi falls out on you like a cupboard. Half of the shirt is the wrong colour, even for Corinthians. "Swallow," he says aloud, it's the first loud word in an hour, "you came *up*. Nobody comes up." The wind's taking gravel off the helipad in handfuls. West, there's no more Osasco. He gets the winch off manual with his good hand; the cradle, somewhere below, stops knocking and hangs still. {cut:He doesn't ask about the arm.|He doesn't ask where you have been.} You do not ask about the ear.
+ [Ride the service lift down to twelve with him #match: lift, service, ride, twelve, ride down #id: service_lift]
    In the service lift there's a mirror. You both decide not to. Davi hums, and gets the floors wrong, on purpose, so you'll count. At fifteen it shudders and gives up. He keeps his foot in the door of it, for later, and waves you on to the stairs.
    -> f15in
+ [Leave him the radio, and take the stairs #match: stairs, leave him, radio #id: leave_davi]
    "Go," says Davi. "I'll sit on the lad." He does, too. It's the last that you see of it, looking back: the national interest being sat on, in the rain.
    -> f15in

=== f27
#beat
#recap: Otávio offered you money, once, and it was enough.
~ here = "cradle"
~ present = (otávio)
~ offered = true
Twenty-seven. {tablet:In your harness|Down in the bucket} the tablet rings. You didn't know it could. Otávio's face is there with a ceiling behind it, at the angle of a man who is holding the thing himself and has nobody to ask how. "I'm not on the radio now. I'll say it once. I looked you up, {called()}, I mean the rate you're paid; I was ashamed, rather." He says what he'll give. It isn't a number. It is your mother's stairs, all eighty-one of them, and a ground floor instead; it's teeth; it is Davi's boy in a school with a roof. It's enough. He has taken the trouble to make it exactly enough. "You'd only have to have been looking at your bucket."
+ [Take his money #match: take it, take the money, accept, yes, agree, deal, money #id: accept27]
    ~ money = true
    "Thank you," says Otávio, and shuts his eyes. "On twelve there's a room, with a paper in it. Until then, if you'd go on just as you are. People like to see you." You go on just as you are.
    -> f24
+ [Turn his money down #match: say no, refuse, reject #id: refuse27]
    He nods. He'd have thought less of you, and it would have been so convenient. "It doesn't come twice," says Otávio. "I want you to know that I'm not being hard. I have only got the one." The picture goes. Six percent.
    -> f24
+ [Ask what the dead man had asked for #match: dead man, caio, ask, wanted, brandt #id: caio_wanted]
    ~ caio = true
    "Caio Brandt? Nothing. He wanted nine hundred people to be told to go home." He rubs his eye with a knuckle that has been washed and washed. "I can't pay that. So I take it you're not interested." And the screen goes dark by itself.
    -> f24

=== f24
#beat
#recap: Yara in the call centre saw you, and decided to be brave.
~ here = "cradle"
~ present = (yara)
Twenty-four: the long bright floor, three hundred headsets, three hundred mouths moving and not a sound. You do this one on Fridays. You know who cries at a quarter past three. The girl on the end of row nine has yellow nails and always draws a smile in the steam of her tea at you, and she's looking up now, in the middle of a complaint, and the smile doesn't get finished. {frayed:The cradle is hanging like a bad picture.|You must look as one looks.} Her lips go on saying *I do understand, sir.* Her eyes say: what? Between you are eleven millimetres of glass, and your own good suds.
+ [Write in the soap, backwards #match: write, soap, suds, backwards, letters #id: soap]
    You write it with one finger, right to left, as you sign your windows for the children on six. MURDER 39. She reads it in the time it takes to drink.
    -> yara_reads
+ {tablet} [Hold the tablet flat against the pane #match: tablet, screen, red #id: show_tablet]
    Red squares, a dead man's name. It gives a last bright wink and goes black in your hands; but she has written it all on her wrist, in biro, without looking down.
    -> yara_reads
+ {money} [Look at your bucket #match: bucket, look away, ignore, look down #id: look_bucket]
    You look at the bucket. There's a good deal to see in it. When you raise your head she is one floor up, both palms against the glass, getting smaller.
    -> f18
+ {not money} [Shake your head: keep her out of it #match: shake, keep out, shake my head #id: keep_out]
    You shake your head. She frowns. The last you see of twenty-four is a yellow nail, tapping the pane, three times, crossly.
    -> f18

=== f24in
#beat
#recap: You walked into the call centre, and Yara hid you under row nine.
~ here = "calls"
~ present = (yara)
Nobody looks up. That's what they're paid for. You walk down row nine, with {bound:your arm done up like a parcel|one red sleeve} and glass in your hair, and on the end of it a girl with yellow nails, who has drawn smiles for you in the steam of her tea on the wrong side of the window all winter, goes on saying that she does understand, sir, and hooks out the chair beside hers with a foot. You get under the desk. A headset comes down after you. "You are number one in the queue," says Yara, in the voice, and then in another, "*What did they do to you?* Thank you for holding, sir. I'm going to take some details."
+ [Tell her what you saw on thirty-nine #match: tell, saw, murder, thirty-nine, killed #id: tell_yara]
    She types as you talk; the form has a box for Nature of Complaint. It allows two hundred characters. It's plenty.
    -> yara_reads
+ [Ask for water first #match: water, drink #id: water]
    It's tea, it has half a smile on it. Over your head she tells a man in Curitiba that his refund has been murdered. "*Processed*," says Yara. "I do beg your pardon." She has read you like a screen.
    -> yara_reads

=== yara_reads
#beat
~ present = (yara)
{f24:She's taken off the headset, which is a dismissal matter, and has one palm on the pane opposite yours.|Her knee is jumping against the desk.} There's a supervisor coming along the row with a tablet of his own and a face like a stopped escalator. She has one line, one minute and, as she'll tell you another time, thirty languages of complaint, and she {f24:holds up her notepad with two words on it, and a question mark after each. POLICE? PRESS?|says out of the corner of the script, "Police or press? Police'll ring security, darling. Security's who's chasing you."} You can have one call before he gets here. You think of what else in this building is still switched on.
+ [The press, all of them #match: press, papers, news, reporters, journalists #id: press]
    ~ press = true
    {f24:You point at the second word.|"Press," you say.} She stands up on her chair. You see the breath go in. One by one, and then by rows, three hundred people press the key for an outside line.
    -> yara_out
+ {caio} [Have her ring Caio Brandt's own number #match: caio, brandt, ring, number, his phone, dead man #id: ring_caio]
    ~ taped = true
    It's in the system; auditors complain. It rings three times on thirty-nine and then picks itself up, like any car's. {f24:You see her go quite still, with a finger to the light that says REC.|"Calls are recorded," says Yara faintly, "for training purposes."} Somebody up there is moving furniture, and talking to himself, in numbered points.
    -> yara_out
+ [The police, even so #match: police, cops, emergency, call 190 #id: police]
    She's put on hold. You watch a woman who does this for a living being told, by music, that she is important. "They'll inform the building," {f24:say her lips|says Yara}. "Of itself."
    -> yara_out

=== yara_out
~ present = (yara)
The supervisor has arrived. Yara's nails are spread on the desk like a hand of cards.
+ {f24} [Put your palm to hers through the glass #match: palm, thank #id: palm]
    It's warm, or you are. Then the sill comes up and takes her, feet last.
    -> f18
+ {f24} [Point down, and hold up twelve fingers #match: point, twelve, fingers #id: point]
    Ten, and two. She nods twelve times, to be certain.
    -> f18
+ {f24in} [Crawl out by the fire stairs #match: crawl, stairs #id: crawl]
    Behind you the voice, clear and courteous, is asking a man with a tablet whether there is anything else that she can help him with today.
    -> f15in
+ {f24in} [Ask her to come with you #match: come, with me, yara, together #id: ask_yara]
    "I'm on till eight," says Yara. "Besides, somebody's got to be found here." She kicks her shoes under the desk, so as to look settled in. "Go on, caller."
    -> f15in

=== f18
#beat
~ here = "cradle"
~ present = (otávio)
Eighteen is a dentist. The patient is lying back with his mouth full of steel, and his eyes find yours over the mask and widen, having nobody else to tell. {lied:"I've the shift sheet before me," says the radio. "Wilson Prates rang in at five this morning with a fever. That was ten good minutes you had out of me, {name != "":{name}|whoever you are}. I'd begun to like him."|"You've been very quiet, {called()}," says the radio. "I've come to rely on you for the other point of view."} {money:"No, don't answer. It's going well." |}Rain: one drop, as big as a coin. {frayed:There are five strands left on the left. You count them again, in case.|The rail hums in its shoe.} It's a quarter past six. In the whole west there is a single yellow window of sky, and it's being shut.
~ exposed = true
+ {recital} [Tell him he can still be there by eight #match: recital, eight, daughter, schumann, be there #id: still_eight]
    "It's at eight," you say. "There's still time to be in the room." He doesn't ask you as what.
    -> daughter
+ {davi_on and not rise} [Sing, and have Davi stop the winch #match: sing, samba, davi, winch #id: sing_stop]
    You sing it flat, for the wind. Far above, something red is pulled. You stop, beautifully, at fifteen, by a ledge as wide as a bread board.
    -> f15
+ [Say nothing; get the harness ready #match: harness, clip, silent, say nothing #id: harness]
    You move your clip from the rope to the rail, and back, and to the rail. It's the sort of thing he'd call a precaution.
    -> f15
+ {money} [Ask if the paper is ready #match: paper, ready, sign, ask #id: ask_paper]
    "It has been ready for some time," says Otávio. "I left a line for your name. I keep looking at the line."
    -> f15
+ {not money} [Tell the whole channel what you saw #match: channel, tell, everyone, guards, saw, murder #id: tell_channel]
    You turn the dial back to one. You say it slowly, with the floor number, for eleven men in blazers. Nobody replies. But somebody, for some seconds, is holding down a key and breathing. It's a woman. "All units stay off," she says then. "Cradle. Twelve. I'll be there."
    -> f15

=== daughter
#beat
#recap: You spoke to Otávio about his daughter.
~ present = (otávio)
You ask what happens in the piece. It's so far from anything in his draft that he answers. "There's a rider. It's meant to gallop. She takes it at a walk, and then in the second half the horse, as it were, notices something." He stops. {he_comes:He doesn't look at the carpet|You can hear him standing in a room, with what's in it}. "I've told myself that I'd clap at the end and then think," says Otávio. "That's what I've been working toward, from point to point. To sit down in a small chair. I had not gone any further than the chair." You've cleaned the windows of a good many offices. You've never before seen into one.
+ {not money} [Tell him to go, and then give himself up #match: give up, surrender, police, clap #id: give_up_him]
    "And you'd let me?" he says. "You would stand before a court and say you took my word?" You tell him that it's his trade, words; let him for once leave one standing. There's no answer that you'd call an answer.
    -> word
+ [Tell him she'll know by the way he claps #match: claps, she'll, tell him #id: claps]
    The noise he makes is quite small. "Twelve," says Otávio. "Let's finish this on twelve."
    -> to_fifteen
+ [Leave him with it #match: quiet, leave him, say nothing #id: leave_it]
    Sometimes you take your squeegee off the glass and let it run. It runs by itself. You've known it leave a pane cleaner.
    -> to_fifteen

=== to_fifteen
{he_comes: -> f15in}
-> f15

=== word
~ present = (otávio)
"I shall need somebody to hold me to it," says Otávio at last, "and I don't know anyone, it turns out, but you."
+ [Hold him to it #match: yes, promise, trust, his word, hold him #id: hold_him]
    ~ held = true
    "Eight," you say. "And then you ring Marlene yourself, from the foyer."
    -> ending_recital
+ [Say that the dead man's word was good too #match: caio, word, no, good, never, dead #id: caio_word]
    "Yes," says Otávio. "It was. That was the difficulty." He goes. You can hear that he goes.
    -> to_fifteen

=== f15
#beat
#recap: The storm came early to the fifteenth floor.
~ here = "storm"
~ present = ()
It doesn't begin, it arrives. Fifteen turns to water with a building somewhere in it. The cradle goes out from the wall, a metre, two, and hangs at the end of its outing as if enjoying the view, and comes back like a drawer. {frayed:The left rope goes: there's no sound, only all at once a great deal of rope. You're hanging by the right, the bucket is gone, and you watch it fall for as long as you can see yellow.|The bucket goes over, and takes with it both your good squeegees, the chamois and your lunch.} You did the drill for this in your first week. Get in or get off. Three floors down there are doors that open outward, drawn without a name, and lamps behind them.
+ [Slide the rope to twelve, by hand #match: slide, rope, slide down, climb #id: slide]
    ~ cut = true
    Gloves last two floors. You do the third on your own account, and put both boots through the crack of the doors at twelve as if posting yourself.
    -> f12
+ [Ride it in: time the swing #match: ride, swing, jump #id: swing]
    Out. Back. Out. You unclip at the far end, where it's quiet, and on the way home you step off it, as from a bus.
    -> f12
+ [Stay with the cradle #match: stay, cradle, hold on, cling #id: stay_cradle]
    You know every bolt of it. You clip to the mid-rail and sit down on the boards, with your back to the weather, as it's your office.
    -> cradle_wait

=== cradle_wait
#beat
~ here = "storm"
~ present = (otávio)
Half past six by somebody's tower, when you can see it. It's odd what remains: the clip at your hip, the taste of zinc. The radio in your chest pocket is full of water and somewhere in the water Otávio says, "{called() == "friend":Friend? Friend.|{called()}? {called()}.} I've told them to stop it. I've told them to take you in. They say that it's on manual, that the boy's left it." It's the first time that he has not numbered anything. "I didn't want this one," he says. "I want that to be clear to you. This one isn't mine." The shoe of the rail lifts out of its groove, sets itself down, and lifts.
+ [Step off onto the ledge, and let it go #match: step, ledge, let go, jump, step off #id: step_off] -> ending_cradle
+ [Climb for the doors on twelve after all #match: climb, twelve, doors, after all #id: late_twelve]
    Your arms have been insulted. They take you there, three floors, without speaking to you.
    -> f12

=== f15in
#beat
#recap: You came down the inside of the tower in the storm.
~ here = "inside"
~ present = ()
From the stairs the storm is only a noise, as of a crowd being shown something. At fifteen the lights dip. You've been in this tower for six years and never heard it from within: it ticks; it pulls at its screws; behind the plaster the wind goes up between the wall and the panels, in that gap a hand wide{caio: which Caio Brandt had measured}, like breath up a flute. A chimney, you think. They've hung the whole thing in a chimney. {spirit:The bottle knocks against your thigh.|You put your palm to it, from habit, to steady the building.} {phone:In your pocket somebody's mother is ringing again.|Three floors more.}
+ [Go in to the refuge floor #match: go in, refuge, twelve, enter #id: in_twelve]
    The door weighs as much as a car, and closes after you by itself, with care, as if you were asleep.
    -> f12
+ [Stop on the stair and get your breath #match: breath, rest #id: breathe]
    You give it the time that it takes to wash one pane. {cut:Your arm's stopped. Your hands have not.|Your knees come down the last flight after you and sit.}
    -> f12

=== f12
#beat
#recap: Marlene was waiting on the refuge floor.
~ here = "refuge"
~ present = (marlene)
Twelve is a bare hall with benches, and a red line painted on the floor at which, in a fire, nine hundred people are meant to stand in order of height. Marlene is on the line. She's sent her men to the doors, and has her cap under her arm, as one waits for a coffin. {marlene_stairs:"You're late," she says. "I had got as far as wondering whether to mind."|"Hands. Good. Now your name," she says. {lied:"And not Prates's. I've his wife on the other line, taking his temperature. I don't care for lies, I've been inside a few, they go up fast."|{name != "":"{name}," you say, and she says it over, once, as she'd want hers said.|You tell her, and she says it over, once, as she'd want hers said.}}} {money:There is a table, too, as promised, with a sheet of paper on it, and a pen.|Behind her on a table is a sheet of paper that nobody has signed.} "Dr Reis is on his way down. I've a lift to stop, or not. Show me."
-> f12_choices

=== f12_choices
~ here = "refuge"
+ {phone or taped} [Play her the recording #match: recording, play, listen, tape #id: play]
    {money:You go round the table and the pen. }{phone:Forty-nine minutes. You find the place by the sound of two coffees being put down.|Yara has it on the house line before you've finished asking. It comes out of the ceiling, where they play the drill.}
    -> ending_lift
+ {spirit} [Pour the white spirit on a panel, and light it #match: white spirit, spirit, pour, light, fire, burn, panel #id: light] -> ending_fire
+ {money} [Sign the paper #match: sign, paper, pen, money #id: sign] -> ending_enough
+ {press} [Walk out onto the ledge, where they can all see #match: ledge, walk out, cameras, press #id: go_ledge] -> ending_phones
+ {recital and (phone or taped) and not money} [Ask her to let him have until eight #match: eight, recital, until, let him, daughter #id: until_eight]
    "Why?" says Marlene. {daughter:You tell her about the horse.|You tell her there's a child who plays at eight.} She listens to forty seconds of the other thing, which is enough, with her jaw set. "Two men with him," she says. "In the row behind."
    -> ending_recital
+ {not spirit and not money and not gap} [Show her the gap behind the panels #match: gap, panels, cladding #id: go_gap] -> gap
+ {gap and not phone and not taped} [Ask her to ring the dead man's number herself #match: ring, number, dead man, herself #id: ring_self]
    She has it in her own lists, under complaints. "I'd want to be standing in the room," says Marlene, "and I'd want you where I can see you."
    -> up_together
+ {not phone and not taped} [Tell her plainly what you saw #match: plainly, saw, truth, murder, tell her #id: tell_plain]
    {money:"There's a paper there," you say, "and I told him that I'd sign it." Then you}{not money:You} give it as a shift report: time, floor, face. She's heard a great many people say what they saw, and watches only your hands.
    -> up_together

=== gap
#beat
#recap: You showed Marlene the gap behind the panels.
~ here = "refuge"
~ present = (marlene)
You take her out by the service hatch, one pace, on the sheltered side, and put the hammer behind the edge of a panel and lean. It comes away like the lid of a tin. She puts her hand in where yours goes every day, up to the wrist, and the draught takes hold of her cuff and pulls it up, up, toward thirty-two floors of nothing. She doesn't take her hand out. It's the one with the scar. "I asked them for the drawings," says Marlene. "Four years. He told me himself they were with the laboratory." She sniffs the lining, and it's the face of someone meeting an old colleague.
-> f12_choices

=== up_together
#beat
#recap: Marlene took you back up to thirty-nine.
~ here = "again"
~ present = (marlene)
"That isn't evidence," says Marlene. "But he told me a gas check, and in eighteen years I've never smelt a gas check." You ride up with her in a lift with brass in it, dripping, in front of a mirror that's used to better. Thirty-nine has a new rug. The window is shut, the blind is down, there's one coffee on the table where you'd swear to two. She looks at the carpet for the marks that rugs leave. Then she gets out her own telephone, which has a cracked face, and scrolls for *Brandt, auditor, north lift complaint*, and rings him up, to say that she's sorry about the lift. Somewhere below your knee, the radiator answers.
+ [Let her reach for it #match: let her, radiator, phone #id: let_her]
    She gets down on her knees to it in a pressed shirt, as to a child in a smoky room.
    -> ending_lift
+ [Go to the window and raise the blind #match: to the window, blind, raise, open the blind #id: raise]
    ~ raised = true
    You do what you do: you let the light in.
    -> ending_phones

=== ending_lift
#ending: Between Twenty and Twenty-One
~ present = (marlene)
She hears it to the end, standing. It has point one in it, and point two. When it comes to the part that's only carpet she asks for it again. Then she turns a key in a plate by the door, no bigger than a piano key, and all through the tower you hear eight cars stop, politely, each where it is. {not roof:"Two of you to the roof, and let the rigger out," she tells her collar. }"Car three," says Marlene to the ceiling. "Dr Reis. You're between twenty and twenty-one. There's air. I'm going to play you something." She holds the handset to it. At ten to eight somebody on the channel begins to hum a tune, at a walking pace; it goes wrong in the middle, and he starts again.
-> END

=== ending_phones
#ending: Three Hundred Telephones
~ present = ()
It's the lightning that does it. The avenue looks up to count, and there {raised:in a lit window, where for an hour there has been a blind, are a person in a harness and a woman in a pressed shirt, and she has kicked back the rug to show what it was for.|on the white tower stands a person in a harness with nothing in their hands, pointing.} {yara_reads:By then the lines are open.|Across the way a boy with a long lens sends what he has got to everyone he knows. On twenty-four a girl with yellow nails sees it go by, and stands up on her chair.} *I'm sorry to disturb you*, says a courteous voice in three hundred newsrooms and kitchens, *I'm calling about a building.* They empty it by seven, in order of height. Otávio Reis is found {raised:on the red line at twelve, where he had been told to come,|in his own office, on the visitor's side of the desk,} dictating. On Friday you do twenty-four. On the inside of the pane in yellow varnish, back to front so that you can read it, it says YOUR CALL IS IMPORTANT.
-> END

=== ending_enough
#ending: Enough
~ present = ()
It's a good pen. The paper says that you were looking at your bucket, and you sign it, {name != "":{name}, in full,|in full,} and Marlene, who reads hands, looks at yours and puts on her cap. Everything comes. There's no trick in it; he had his faults, but he was never late with a payment. Your mother learns to use a doorstep. The tower's sold the next year, with its certificates. You keep your job, somebody would have asked. On the third Thursday of the month you do thirty-nine. The blind is up now, and they have a plant. You do the whole window, corner to corner, and you look, as agreed, in the bucket.
-> END

=== ending_recital
#ending: The Easy One, That Isn't
~ present = (otávio)
{f12:He comes out of the lift, sees the two of you, and gives Marlene his keys before she has asked; it's the last thing he arranges.|{he_comes:He has the guards let you by on the stairs; it's the last order he gives.|He has them bring you in at the dentist's; it's the last order he gives.}} Then nothing, an hour and a half of it, with a towel round you, and Marlene opposite, looking at the clock as at a dog she doesn't trust. {held:You've told her everything, and also what you promised.|She asks nothing. She has let it happen, and it's on her sheet.} At nine minutes past eight it rings. There is a foyer in it, with children. "{daughter:She noticed the horse|She took it at a walk, and then she didn't}," says Otávio. "I'm on the steps. I've given her flowers to the teacher. I clapped, {called()}, and I'm told they all turned round." All the rest is in the papers, and of that not a line. You think of it over panes: the wrong man, {held:keeping his word|in the right chair}.
-> END

=== ending_fire
#ending: A Small Fire, on Purpose
~ present = (marlene)
You do it where she can see, on the sheltered side, one panel, with the doors open and a hose in her hand. You say what it is{caio: and who measured it}. It ought to take the spirit and go out. It goes up like a curtain. It's on thirteen before you've lowered your arm, and roaring in the gap like a train, and Marlene's face goes to an age when it had no scar; then she's shouting, and the rain, that great fool, comes in sideways from the west and puts it out. Your eyebrows don't grow back until June. Nine hundred people stood in the street and saw. Some things you can't hide behind a blind. It was what {caio:Caio|the man on thirty-nine} wanted, to send them home.
-> END

=== ending_cradle
#ending: The Cradle Only Goes Down
~ present = ()
It goes without hurry, end over end, with its lamp lit. It takes the whole of the west face with it, a stroke from fifteen to five such as you've always wanted to make, and opens the cladding like a tin, and comes down in the fountain, and nobody is there. You're on a ledge as wide as a bread board, on your toes, until ten, when firemen come for you from below. They walk in past what it has peeled. One of them picks up a strip of wall and holds his lighter to it, and they all look up. You were not needed as a witness. It did the talking, your office. You'd left it so clean.
-> END

=== function called()
{ lied and not exposed:
    ~ return "Wilson"
}
{ name != "":
    ~ return name
}
~ return "friend"

// Topics.
=== t_bucket
#topic: bucket, hammer, squeegee, chamois, scraper, tools
{One squeegee in the hand and one for show; chamois, scraper, soap; a bolt hammer with a point, for the anchors. Everything's on a lanyard. You're the only thing up here that is allowed to swing.|You could do this blind, and on the north side in winter you do.} -> DONE
=== t_name
#topic: my name, call me, i am called
{ name != "" and present ? otávio:
    ~ lied = false
}
{name == "":The name's on the shift sheet in the guardroom, in biro. You could say it; it's yours.|{present ? otávio:"{name}," says Otávio slowly, like somebody filling in a form by hand. "Thank you. I'd sooner know."|{present ? marlene:"{name}," says Marlene. "Spelt as on the sheet." She's looked it up, then.|{name}. You say it once aloud, so as to have it said by somebody on your side.}}} -> DONE
=== t_otavio
#topic: otávio, otavio, reis, lawyer, killer, grey suit
{Otávio Reis, counsel to the firm, forty-nine. You know his office from outside: one good picture, hung for visitors; one bad one, in felt pen, hung so that he can see it. He has always nodded to you. He's the only one up there who does.|He's never done anything of the kind before, and he's finding that he's good at it. You can hear him being frightened by that, under the manners.} -> DONE
=== t_caio
#topic: caio, brandt, auditor, dead man, victim, killed, letter opener
{A small man, with a letter opener in him, going down behind a desk with a look as if somebody had corrected his spelling.|Auditors come with cases on wheels. This one had stood at his window all week, tapping the panels outside with a pencil, and listening.} -> DONE
=== t_marlene
#topic: marlene, security, guard, guards, chief
{Marlene has the door of this building, and eleven men. She was twenty years in the fire brigade until a ceiling came down. She inspects your harness with two fingers, each morning, without a word, and it's the reason that you have slept.|She's loyal to the building. It's not the same as to those who own it, but nobody's ever asked her to choose.} -> DONE
=== t_davi
#topic: davi, partner, rigger, roof
{Davi has the winch. Six years he's let you down each day, and says so. He calls you Swallow, for what you do past windows; he sings to the cable so that you'll know it's him and not the wind.|On the roof with a wireless, a football shirt and a boy of seven to put through school. If somebody's got him away from that winch, it wasn't by asking.} -> DONE
=== t_yara
#topic: yara, call centre, operator, headset, twenty-four, 24
{Twenty-four is the call centre. At the end of row nine sits the one with yellow nails; you know her name, since it's on a badge, and she knows your wave. Yara. She can say sorry in a way that makes people sit down.|They're timed. They've four seconds between one complaint and the next, and she spends hers on looking out.} -> DONE
=== t_storm
#topic: storm, rain, wind, weather, half past six, what time, clock
Half past six, the forecast says, and it's the one department here that never forges anything. At forty kilometres an hour you come in. At sixty the cradle goes for a walk. At eighty it doesn't come back. -> DONE
=== t_rope
#topic: rope, ropes, cable, winch, brake
{Two ropes, twelve millimetres, six strands about a heart. Each one would carry you alone, it says so on a plate. The plate supposes that nobody's sawing it over a parapet.|When it carries wrong the left rope sings sharp. {frayed:It's been singing since you braked.|You listen. It's in tune, so far.}} -> DONE
=== t_glass
#topic: glass, window, pane, three blows, break the window, break the glass
Eleven millimetres, laminated, rated for a vulture. In the middle you can hit it until Sunday. It goes at the corner, from a point, in three: one to star, one to blind, one to open. And it always keeps a bit of you. -> DONE
=== t_cladding
#topic: cladding, panel, panels, certificate, laboratory
The white panels that make the Miramar look like a new tooth. They were put on four years ago, in a great hurry, over a gap that you can get your hand in. They burn, somebody has found. There are nine hundred people behind them. -> DONE
=== t_building
#topic: miramar, tower, building, paulista, edifício, floors, lobby, dentist, fountain
{Edifício Miramar, Avenida Paulista, forty-four floors and not a glimpse of sea. Nobody inside knows it: which panes whistle, where the pigeons get through, who cries at a quarter past three.|Call centre on twenty-four, dentist on eighteen, refuge on twelve, cars on five, a fountain in the lobby. You've had all of them at arm's length for years.} -> DONE
=== t_31
#topic: thirty-one, 31, renovation, painters
Thirty-one is being done up for nobody. Painters leave at four and leave everything: ladders, spirit, a radio. There's a door to stairwell A which they wedge with a tin. -> DONE
=== t_12
#topic: refuge, twelve, 12, fire doors
The refuge: by law, every tower has a floor where one may wait and not burn. Twelve has doors to the outside, for ladders that reach to nine. -> DONE
=== t_radio
#topic: radio, channel, battery, police, help
{The radio's shared: what you say to one of them you say to eleven guards, to the roof, and to whoever has found a handset. Channel four's yours and Davi's, for football and samba.|Two bars. It was on charge last night, but so was Davi's razor.} -> DONE
=== t_tablet
#topic: tablet, password, window plan
Company issue. It knows each pane that you've washed and how long you took. It lives in the bucket, in a bag, with *miramar44* on a strip of tape, because four of you have to share it. -> DONE
=== t_recital
#topic: recital, daughter, schumann
A nine-year-old with a rider to play, at eight, in a school in Pinheiros. It's in his calendar between the auditor and nothing. -> DONE

=== t_jump
#topic: jump, fall, ground, street
You know to the second how long it is, from a glove that Davi dropped. You clip on again, and check it, and then you check it once more for the glove. -> DONE
=== t_why
#topic: why, why did, did you kill, motive, reason, did you do it
{Nobody on this channel will say. You saw his face, though, in the second before it had anything ready. It looked like someone who's knocked over a glass.|You've watched that office for six years. Papers come to him that are one thing, and go away another. It was going to be a person, some day, who wouldn't.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, look around, looking around, look about
{ here:
- "cradle": {Outside, on the west face of the Miramar, on the Avenida Paulista, in a cradle that somebody else is lowering: two ropes, a rail, a brake, a yellow bucket, a radio at your chest. On one side is the wall, white panels and windows with people in them; on the other Osasco, with a storm standing on it.|The cradle: four paces by one, and everything on a lanyard. The sills come up past you like the rungs of something. In the glass a person in a harness is looking round for a way in.} {f18:You have come down past eighteen.|{f24:It has got as far as the twenties.|{f31:There are thirty floors beneath you.|There's a little under a hundred and forty metres beneath the boards.}}} A window's always to hand. That is the pity of it.
- "painters": Inside, on thirty-one, among ladders and plastic sheets: a trestle, a can, a radio with plaster on it, a wall with flames drawn up it, a door wedged by a tin. You keep looking for the rope at your hip.
- "stairs": In stairwell A, which smells of other people's breaks, somewhere between the painters and the street. It's quiet overhead. From below someone's coming up, trying the doors.
- "office": The office on thirty-nine: two coffees, a good picture, a bad one in felt pen, a blind, a radiator. You know each thing in it from the other side of the glass, all but the one on the carpet.
- "roof": On the roof, by the winch, with the wind taking liberties. There's a parapet with a rope over the bare edge of it, a door with its bolt on the outside. You can see how far it was.
- "calls": On twenty-four, with three hundred voices regretting the delay. Row nine; the end desk; a chair with somebody's shoes kicked off below it, and a headset on its hook with a light that says REC.
- "storm": Off fifteen, on whatever is left to stand on, in the middle of a storm that doesn't know you're there. There are lamps under you, three floors down, behind doors.
- "inside": Around fifteen, in the stairs, on the inner side of a wall that you have only ever known by its outside. Three floors more, and there's a door as heavy as a car.
- "refuge": Twelve, the refuge floor: benches, a red line, doors that open outward, a plate for the lifts. It's where one is meant to be safe until somebody comes.
- "again": Back up on thirty-nine, dry-shod, with a witness. The rug is new. The radiator isn't.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it, what month, month is it, season, time of year
{
- f15 or f15in: Gone half past six, to go by the storm, which was asked for at half past and has never yet been late for you.
- he_comes: A few minutes after six, as he'll tell you himself; he's due at a school in Pinheiros by eight.
- else: A little before six, with the west going yellow. Offices are closing their files. You would have done thirty-seven by now.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- plan or caio: An auditor found that the certificates for the cladding came from a laboratory which doesn't exist, and said so, to a man with a letter opener who had to be somewhere at eight. You were at the window with soap.
- else: You saw one man kill another on thirty-nine, in less than a second, through suds. He drew the blind. After that somebody put your winch on manual.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for, my job, my work, supposed to do, do for a living
You clean windows. West face on a Thursday, from forty-four down, with Davi on the winch; you've done it for six years. You were in the middle of a stroke. -> DONE
=== w_otavio
#topic: want otávio, otávio want, killer want, lawyer want, the man want
"To be at a recital by eight," says Otávio. "I know how that sounds. I want one thing today to take place as it was planned." -> DONE
=== w_marlene
#topic: want marlene, marlene want
"A name, a floor, and what you saw," says Marlene. "In that order, and once. I wait for them to sound alike." -> DONE
=== w_davi
#topic: want davi, davi want
"A pastel and a neurologist," breathes Davi. "And you down off there, Swallow. The other way up, if you can." -> DONE
=== w_yara
#topic: want yara, yara want
She thinks about it with her whole face. "To say something on this thing," says Yara, "that isn't sorry." -> DONE

// Reactions.
=== meanwhile
#meanwhile
{!A floor slides by, or ten of them: a dark desk, a plant, a screen with a fish on it. The wind gets under the bucket and rings it.|"Friend," says the radio, quite kindly, "I've all the time in the world. I'm indoors."|Below, a siren makes up its mind about a street and takes another one.|The sun goes behind the Banespa, and every window of this building turns from a mirror into a room. One could now be seen from inside.} -> DONE
=== r_act
#react: act
{here != "cradle":{!It takes about a minute, and you've so many. Your glove has left a red print on the wall, as neat as a stamp; and over it, where you leaned, the plaster's warm.|It's done. You listen for what it has cost. A door, two floors down, is held to the count of two, and let go.|You do it with your left, the right being busy with a rail that isn't there. Behind the wall the wind goes up, all the way, like a finger along a blind.|That's done, then. In the quiet after it a lift starts, somewhere, and the numbers over its door begin to come down.|You've got it behind you before the radio has finished a sentence. "West face, negative," it says. "He isn't out there. Then he's in here."|It's easier on a floor. You had forgotten how much of one's strength goes on not falling. There's some of it over, now, and your hand has gone to the hammer.}|{!It takes about a minute, and you've so many. In the glass beside you, meanwhile, a telephone on an empty desk lights up, and the name on it is SECURITY.|You do it with one hand, the other being, by training, on the rail. Under that hand there's a shiver, regular, four to the bar. Somebody's knocking, a long way up.|It's done. A sill goes by, and a pair of eyes above a cup, that had been about to be bored, and now aren't.|Somewhere above a pulley remarks on it, and a voice that you don't know says, "Leave it, he can feel that."|You get it done between two gusts. When the second's gone by there is white grit on your sleeve, off the panels; you rub it, and it smells of a struck match.|It goes as it would on any Thursday. That's what is so strange: the hands know nothing about it yet. They've found the hammer, though, all by themselves.|There; and nobody's stopped you. Over the radio a drawer is shut, and there's the pause in which a man looks behind a cushion.|A light goes on in a room that's supposed to be empty, and off. Whoever that was has seen somebody outside, doing just what you did.}} -> DONE
=== r_say
#react: say
{!You say it to a wall of plaster or of weather. It goes up the gap behind the panels, and you hear it arrive, two floors higher, quite clear.|Words cost battery. You've spent some; and there is a click on the channel, like a spoon being put down to listen.|It was meant for nobody. But a woman with a headset has stopped with her mouth open, and is trying to see what yours said.|It's out. There's a hiss on four, a small one, and it's got somebody's breath in it.|You've said it in your own voice, and that's one thing that he hasn't got on a sheet.|The wind takes it off toward Osasco; but not before a boy with a camera, over the way, has turned his head.} -> DONE
=== r_ask
#react: ask
{!There's a plan that would tell you, in a plastic bag, with the password on a strip of tape.|You'd like to know, too. Somebody in an office with two coffees asked it, you think, an hour ago, and put his telephone on the table first.|Ask it of a floor with people on it. They've three hundred headsets on one of them.|It's a question for the person who puts two fingers in your harness of a morning.|You ask the building, as you do; you lay your palm to it. It's warm. It has a draught where it shouldn't.|Six years of looking in, and you never once asked. The answers went by every day: who shredded; who tapped on the wall with a pencil; who drew the blind.} -> DONE
=== r_otavio_act
#react: otávio act
{here == "office":{!"I can see that," says Otávio. He has shifted the chair by the width of a leg, so that it's between you and the rug, or the rug and him.|He lets you, with his hands on the chair back. There's a drop of coffee on the cuff that he has buttoned. He sees you see it, and puts the other hand over it, like a boy.|"Yes," says Otávio, "he moved too, just there, just so. I'd be obliged if you'd stand somewhere else." Behind you, low down, something buzzes.}|{!"I can hear that," says Otávio. "I won't ask. I'd only have to note it down." On his side of it a heavy thing is being lifted away from a wall.|"Is that wise? I put it to you as a question." He waits for your reply, and you can hear that he has stopped doing something with the furniture.|"Mind the corner," he says, out of pure habit. He has a child. The habit seems to go into him like a pin.|"So be it," says Otávio, and a page is turned. "I had you down as somebody who'd sit still. I'm not displeased; I'd sooner it were a person."|"That made the rope speak," says Otávio. "You'll know better than I do what it said. I've a boy up here who didn't care for it." He hasn't been up there, then; he's had to be told.|"Was that you, or the weather?" says he. "I'm only asking for the minutes." Somewhere behind him, low down, there's a buzz, like a fly's, and he's silent till it has stopped.|"All right," says Otávio. "You've done that. I should think less of both of us if you hadn't. It leaves us," and a watch is looked at, "rather less time to be reasonable."}} -> DONE
=== r_otavio_say
#react: otávio say
{here == "office":{!"It's odd to see you say it," says Otávio. "I'd given you a different mouth."|"I accept that," says he, quite low. "I should have liked to be asked it an hour ago, by anybody." He looks at his watch as at a dog that won't come.}|{!"That's well put, {called()}. I don't accept it, but it's well put. I'll give you this for it: you are perfectly safe as far as twelve."|"Noted, without prejudice," says Otávio; and, when you'd thought that he had done, "I do, in fact, note it. I've begun a sheet."|"There are two answers to that," he says. "I'd like to give you the one that isn't true. The true one is that I folded his jacket."|He lets it stand in the air for a whole floor. "Yes," says Otávio, "I was afraid you'd say something like that. It's what he said; he put it less briefly."|"You shouldn't tell me such things on a radio," says Otávio. "I've a very good memory, it's my trouble. I'm going to be hearing that in small chairs."|"May I correct one point?" He doesn't, though. There's a drawer; there's his breath. "No," says Otávio. "It'll stand."}} -> DONE
=== r_otavio_ask
#react: otávio ask
{here == "office":{!"Because it was in my hand," says Otávio. He's answered something; it may not have been what you asked. "I'd been opening the post."|"You'll have to put that to somebody for whom there's a tomorrow," he says, "I have just got the traffic."}|{!"I'd answer, but it would be privileged," says Otávio. "Ask me in front of somebody, some day. You'd be surprised how I should like to be made to."|"I don't know. I bill for not saying that. He knew, the other one; he had it all on a telephone, and he put it down, just here."|"Ask me on the ground," says Otávio. "I mean it kindly. I think you have about a quarter of an hour; and there's weather."|"In what capacity?" he says, and gives a short dreadful laugh. "I had so many, at lunch."|"It began with a certificate," says Otávio. "I was shown it, and it was in order. That's the whole of what I did, for four years. I was shown things."|"You've been looking in at me since I came here," he says. "Six years. You tell me. I'd honestly value it."}} -> DONE
=== r_otavio_leave
#react: otávio leave
{!"You're going down, {called()}. It's very nearly the same thing."|"Please don't hang up. One gets used to somebody."|"By all means," says Otávio, "if you can find a door."} -> DONE
=== r_marlene_act
#react: marlene act
{!"Slower," says Marlene. "With your palms." Then she gets out of your light, so she can see what they're good for.|Her eyes go to your hands and count them, and go to the wall behind you, and count that.|"Don't touch that. That's for fires." She has followed where your hand was going. "Why that one?" says Marlene.|"Copy," says Marlene, meaning that she saw; and she lets go the button of her radio, so nobody else will have.|"I had a lad in the brigade who did that," says Marlene. "He went first and was generally right." She puts on her cap, and takes it off.|She sniffs: once, short, like a dog at a door. "Do it again," says Marlene. "There's a draught in it."} -> DONE
=== r_marlene_say
#react: marlene say
{!"Received," says Marlene. It's all she gives anyone; she's written it on her wrist.|"Say again, with a floor number in it. If I'm to walk upstairs on a thing it has to have a floor."|"I've heard worse from better, and the reverse. You smell of soap; he smelt of two soaps." She's thinking about that.|She touches the scar at her collar. "Go on. I'll tell you when it stinks."|"That's the second person today has told me there's something up with that wall," says Marlene. "The first had a case on wheels. He's not signed out."|"Put it on the table," says Marlene, "whatever it is you've got. I can't arrest a sentence."} -> DONE
=== r_marlene_ask
#react: marlene ask
{!"Not your business," says Marlene. "Ask me what I was told, at ten to six, and by whom. That one I'd answer."|"Negative." She thinks. "Unconfirmed. He said gas, and he said it from a floor that hasn't any."|"I ask. You get a turn when there's nobody on the stairs." She looks over the rail. "There's nobody on the stairs," says Marlene.|"If I knew that I'd not be standing on a line. I'd be standing on somebody."|"I've asked for drawings of it for four years," says she. "You ask me who's got them and I'll tell you. He's very polite."} -> DONE
=== r_davi_act
#react: davi act
{!"Whatever you're at, Swallow," whispers Davi, "do it prettily. I've a hand on the red thing, in case."|"I felt that in the cable. You've put on weight. No, wait, that's wind; there's a lot of it coming, get a wall behind you."|"Careful! I only brought the one of you."|"They heard that up here," breathes Davi. "There's one gone to the edge to look, and he's sorry he did. Do it again, he'll faint."|"Good," says Davi. "That's six years' training, that is. None of it mine." Something that he's leaning on gives a clank.} -> DONE
=== r_davi_say
#react: davi say
{!"Sing it, don't say it," says Davi. "They don't listen to tunes. Give it me in the chorus, and I'll do what it says."|"Beautiful. I'd clap, but I'm holding my ear on, and the breaker with the other."|"Tell that to my wife," he whispers, "on this side, please. And tell her I was brave, I was hit from behind, it's the brave ones they do that to."|"I'll hang on to that," says Davi. "It's that or the fan belt." Behind him someone tries a door.} -> DONE
=== r_davi_ask
#react: davi ask
{!"Search me, Swallow. I'm a man in a cupboard. But it's a cupboard with your brake in it, so ask nicely."|"Ask me something about winches. I'd love to know something. They've got it off its roller, I know that, I can hear it sulking."|He thinks about it, wetly. "Forty-four floors," says Davi, "and they pay us by the window. Somebody's saved on the wall as well, I dare say."|"Three of them," he whispers, "and one's a child. The rest's gone down the stairs. There's a woman running it who never gets out of breath. I'd talk to her, if I'd a mouth."} -> DONE
=== r_yara_act
#react: yara act
{!"I'm just bringing up your details," says Yara loudly, and moves so as to hide you with her chair.|A yellow nail goes up: wait. It goes down: now.|She watches, with her mouth going on by itself about a refund. Without looking she's written on her pad, WHAT FLOOR.|Her eyes have gone to it, and to the supervisor, and back. She puts down her tea, on the side where it'll be in his way.} -> DONE
=== r_yara_say
#react: yara say
{!"I do understand," says her mouth; and her eyes do.|"I'm sorry to hear that," says Yara. "No, but I am. Oh, that's strange. Go on. I've four seconds till the next one. I've got as many fours as you like."|"Can I ask you to hold? That's not for you, that's for a tumble dryer in Recife. You, I'm going to put through. I only want to know to whom."|She reads it off your lips as she'd read a screen. "Is there a reference number?" says her face; and after it, white, "There's a body?"} -> DONE
=== r_yara_ask
#react: yara ask
{!"Let me put you through to somebody who knows." She looks along the row. "There isn't one."|"That's not in my script," says Yara. She turns the script over. "There. Now it's blank."|"In which language? I can be no help in thirty."} -> DONE

// What readers do
=== n_window
#topic: through the window, look through the window, look in the window, window, the window, look inside, look in, through the glass, peer in, the office, look through the glass
{ here:
- "office": From inside it's a poor piece of work. There's a smear you left on the fourteenth, low on the left, where a thumb wiped. Across the avenue every window has a person in it, and none of them is looking here; they are all looking at the weather.
- "calls": You see it from underneath, for once: a sheet of late sun, and down the middle of it one long clean stroke that stops at head height. That'll be yours. You remember what you were thinking.
- "refuge": The doors have a square of wired glass each. There's the ledge through it, grey, as wide as a bread board, and rain going past from left to right as though it had been thrown.
- "storm": There is a window somewhere. It goes by at the end of each swing with its lamps on, like a train.
- "cradle": You rub a hole in your own suds. An office, lit, somebody's cardigan on a chair. A man is on the telephone with his back to you; on his screen, very small, is a picture of this wall, from outside, and a red dot on it, going down. You look at the dot. You move your arm.
- else: It's queer to have them on the wrong side of you, like one's own coat put on back to front. You see the dust along the sill, and in it the print of a small square hand that has leaned out here, this week, as far as it could go; and on the other side of the glass, going by, a rope.
}
-> DONE
=== n_blind
#topic: blind, look at the blind, the blind, raise the blind, curtain
{raised or office39 or bucket:It was drawn so as to leave a ruler's breadth at the sill. People always think that's nothing; nobody's ever on the other side.|It's going up past you, cream, forty slats; you've dusted the back of it with your eyes for six years. He's drawn it crooked. On the left it has caught upon something that sticks up behind the radiator, flat and black and about as big as a bar of chocolate; and there's a light on that, blinking.} -> DONE
=== n_down
#topic: look down, down below, the street, below, the ground, beneath me, look at the street, how high, traffic, fountain, people below
{here == "cradle" or here == "roof" or here == "storm":You look between the boards; you do it every day, to be polite to it. Avenida Paulista, a toy, all its lights on early. A crowd has begun at the kerb, five or six, and one of them is pointing. He isn't pointing at you. It's at a bare place in the wall above the fifth floor, where a panel's been off since Monday, and the gap behind it has a bird going in.|There's floor under you. It takes some getting used to; you catch your hand going out for the rail.} -> DONE
=== n_up
#topic: look up, look at the roof, above me, at the roof, look above, who is on the roof, winch, parapet, look at the winch
{here == "cradle":You tip your head back until the helmet stops it. The ropes go up side by side like a ladder with no rungs. At the top, over the edge, there's the winch drum, turning, and a blazer, and in the blazer's hand a cigarette that isn't lit. He doesn't know the drum. He's standing where one stands who's never seen a rope let go. There is no football shirt.|Ceiling. Behind it you can hear the tower ticking to itself, and, a long way higher, the drum, turning, turning, with nobody singing to it.} -> DONE
=== n_wave
#topic: wave, signal, wave at somebody, gesture, make signs, point, get their attention, attract attention, sign language, smile
{here == "cradle":You wave. You wave with both arms, the big cross they teach you for aircraft. A woman at the photocopier beams, and waves back, both arms, and nudges the next one. They all know you. In six years you've never once wanted anything; so that they don't know what it looks like. Somebody with a sharper pair of eyes will have to.|You put up a hand. It's still got the glove on, and the glove's still got the squeegee in it. No wonder they look.} -> DONE
=== n_shout
#topic: shout, shout for help, scream, yell, for help, call for help, cry out, help me, somebody help, call out
{here == "cradle" or here == "storm":You let it out, all of it. The wind takes it off your lips like a hat. Behind the glass a man looks up, frowning, and turns his desk lamp round, to see if it's that. Eleven millimetres; you could tell him the maker. "I heard you," says the radio after a bit, quite gently. "I don't think that anyone else did. There's Davi's channel, of course; I'd rather you hadn't got that."|You raise your voice, and the building raises its own: doors, a lift, the soft roar of three hundred people saying that they're sorry. It'll take more than shouting, in here. It'll take something one can hold up.} -> DONE
=== n_police
#topic: police, call the police, phone the police, 190, my phone, telephone, emergency, call someone, ring, mobile, make a call
{here == "cradle":Yours is in the locker in the basement, with your sandwich; nothing is let up here that isn't tied on. What you have is a radio with eleven guards on it, and the one man, and four other channels that people forget. You look at the dial. Four has a bit of tape on it, green, in the shape of a parrot.|There's a house phone, beige, under a hand's depth of dust. It has three buttons: SECURITY, SECURITY, LIFTS. You put it back. It'd be better to have somebody whose whole trade is getting through.} -> DONE
=== n_climb
#topic: climb, climb the rope, climb up, pull myself up, go up, climb out, climb on the rail, ladder
{here == "cradle" or here == "storm":You get both hands round the right-hand rope, and a boot on the rail. A metre; you're strong enough. It pays out under you by a metre and ten. You hang there climbing, in the same place, past somebody's birthday cards, like a hamster; and from up there, before you've let go, you see what one doesn't see from below. All of the panes are bedded in good new rubber, but at the bottom corner, on the left, each time, somebody who was paid by the pane has left it short.|You've six years of ladders in your legs. They'll do it, when you've told them up or down.} -> DONE
=== n_drop
#topic: drop the squeegee, throw the squeegee, drop, throw, throw the bucket, drop the bucket, squeegee, wipe, clean the window, wash the window, finish the window, clean
{here == "cradle":You finish the stroke. It's only that your arm was in the middle of one. Top corner, over, down; and there is the glass as it ought to be; and in it, besides yourself, very clear and small, the tower on the other side of the avenue. Its balconies are filling. On the ninth a boy's setting up a long lens on three legs, for the lightning; he has it pointed to the west, over your head. You let the rubber hang by its cord.|It's on your wrist still, on its cord. You wipe your face with it. It takes off rather a lot.} -> DONE
=== n_tie
#topic: tie myself, harness, clip, clip on, tie, check my harness, put on the harness, lanyard, belt, tighten, carabiner, helmet
You go over it by hand, as Marlene does, with two fingers: chest, thigh, thigh, the clip, the gate of the clip. It's all sound. It was she who made you change that strap on Tuesday. "I'd not hang a coat on it," she said. You think about that: forty-four floors, and there's one person in charge of anything who puts her fingers in it to see. -> DONE
=== n_hide
#topic: hide, hide in the cradle, crouch, duck, get down, cover, under the
{ here:
- "cradle": You get down on the boards with your back to the rail. Now nobody sees you but pigeons. Down here are the things that roll: a clothes peg, a lottery ticket, a pencil stub that isn't yours. It's a good pencil, an engineer's. It's been used for tapping; the blunt end's all chipped with white, the same white as the panels.
- "painters": You squat behind the trestle. There's a tin of undercoat at your ear, with a drawing on the lid, in pencil: a box, a gap, a flame, an arrow. Somebody has put a question mark after the arrow, and somebody else, in paint, HA HA.
- "calls": You're as far under as one gets. On the underside of the desk, in biro, are the names of everybody who's ever hidden there to cry.
- else: You get into the angle of the door, where it's darkest, and make yourself as narrow as a mop. Feet go by. They're looking up and they're looking down. Nobody's ever looked for you on this side of a wall.
}
-> DONE
=== n_bucket
#topic: look in the bucket, bucket, the bucket, search the bucket, in the bucket, what do i have, tools, check my tools, inventory
{here == "cradle":Yellow, with your name on it in marker, because the last one walked. Soap. Chamois. A scraper. The bolt hammer, with its beak, for when an anchor wants persuading; it would persuade most things, at a corner. And in its plastic bag the tablet, which gives a little throb against the side just as you look, as though it had been told something.|The bucket's out there, or gone. You've the hammer's loop at your hip, and the smell of soap, that opens more doors in this building than any key.} -> DONE
=== n_pray
#topic: pray, prayer, cross myself, god, our lady, ave maria, confess
{here == "cradle":You say it to Our Lady of the Window, who's tied to the rail with fuse wire; Davi's mother gave him her, for you. She's four centimetres tall. She has her back to the wall and looks out over Osasco with both hands open. It comes to you that they are open at the height of a latch, and that she's the only thing in the cradle that is facing the weather and isn't afraid of it.|You say what there is of it, on the move. Halfway through it you find that you're saying it in the voice of a woman with yellow nails: thank you for holding. It helps. Somebody's always next in the queue.} -> DONE
=== n_listen
#topic: listen, hear, ear, listen to the radio, sounds, noise, static, listen to the rope, turn up the radio
{ here:
- "cradle": You let the rubber off the glass, and hold your breath. Wind. The left rope, humming; the right one, a bit flat. From the radio comes a small room with a good carpet, and in it a man who's breathing through his nose, a drawer, a drawer, a drawer. He's looking for something. He is talking to you so as not to hear himself look.
- "painters": The plastic breathes. On the plastered radio a boy in a blazer says, "He's never on thirty-one, there's nothing on thirty-one," and somebody older says, "Who told you that it's a he?"
- "stairs": Far down, a door, and a door, and a door, each tried and held to the count of two. She's thorough. You would know that step; it has come up behind you on the ramp every morning for six years.
- "office": The air conditioner. The rain beginning. And low down behind the radiator a thing like a fly in a matchbox, that stops, and has another try.
- "calls": I do understand. I do apologise. I do. It's like the sea. You pick out one voice that's gone quiet in the middle, next to your ear.
- else: You listen as one does to a wall before one leans upon it. Something is ticking up there behind the plaster, in the gap, where the wind goes up.
}
-> DONE
=== n_drink
#topic: drink, water, eat, sandwich, lunch, thirsty, hungry, coffee, cigarette, smoke, wash my face
You've a bottle on a string, warm, that tastes of soap. It helps. There's a sweet in your top pocket, in yellow paper; somebody posted it through the crack of the vent on twenty-four last Friday, and ran back to her headset laughing. You put it in your cheek. It's something, to have been noticed. -> DONE
=== n_unclip
#topic: take off my harness, take off the harness, unclip, unhook, loosen my harness, remove my harness, undo
Your thumb has the gate of it open before you ask it why. It's the one thing they drum into you: not to, outside. You let it snap. In that half second, though, with your weight off it and on your own two feet, you felt what there's to stand on out here besides a cradle: at every third floor a ledge goes round, as wide as a bread board. -> DONE
=== n_gloves
#topic: put on my gloves, gloves, my gloves, glove, put on gloves, take off my gloves
You pull them on, finger by finger, with your teeth. They're good for two floors of rope, the packet says; it's never said what they are good for after. Inside the left one, where you keep your bus ticket, is something stiff. It's a visiting card that somebody slid out to you on Tuesday, through a vent. C. Brandt. "Please ring me. It is about the wall." -> DONE
=== n_why
#topic: why he did it, why did he do it, why you did it, why did you do it, how could you, why you killed him, why he killed, why did you kill, why did he kill
{present ? otávio:"I had it in my hand for the post," says Otávio. It's not what one asks a lawyer, and he's answered before he could look at it. "There were eleven letters. I'd done six." Somewhere near him a thing buzzes, low down, like a fly in a box, and he stops, and waits for it, and goes on. "I had to be somewhere."|You think of the face, before it had got anything ready to wear. It hadn't been angry. It had looked at its watch.} -> DONE
=== n_knock
#topic: knock, knock on the glass, tap, tap on the glass, bang on the window, bang, knock on the window, write on the glass, write, write in the soap, draw
{here == "cradle":You knock, with a knuckle. A girl at a desk jumps, sees you, laughs with her hand on her heart; and draws a heart on her notepad and holds it up. You put one finger to the soap to write it. It runs. It's backwards, from in there; and by the time that you have got as far as an M the sill has come up and has her. Slower, next time. Somewhere that they'll read.|You rap the wall as he used to, that small man with his pencil: here; here. It's full, it's full, it's full. And there it's hollow, for the whole height of the door and upward, and it gives back the knock from two floors higher.} -> DONE
=== n_cutrope
#topic: cut the rope, cut, saw, scraper, rope, ropes, check the rope, look at the rope, touch the rope, left rope
{frayed:You run a glove over it. It leaves hair in the glove, steel, bright at the ends. One doesn't stroke that. One counts it.|You take hold of the left one, and feel it as you'd take a pulse. Twelve millimetres; it's alive. High up, at the edge of the parapet, there's a new note in it, a rub, as though someone had moved it off its roller, and it were lying bare on the concrete. It'd stand that, going down slowly. It would not stand a jerk.} -> DONE
=== n_self
#topic: talk to myself, to myself, mutter, think, breathe, calm down, count, count to ten, panic, pinch myself, remember
"Right," you say, "what've you got?" It's what you say to a dirty pane. One pair of hands. One fact. One man who'd like not to have a fact. You say it down through the floors, as they come: nobody on this one; on that one a cake; there's a floor where they're painting; there's a floor where they talk all day. It's queer. You know the way out of this building better than anybody in it, and it's always been the way down. -> DONE
=== n_photo
#topic: photo, photograph, take a photo, picture, film, record, camera, evidence, proof
{here == "cradle":You've nothing to take it with but your eyes, and those you've had for six years pointing in at him. So you go over it, as they'll ask you to: sleeves back twice; left hand free; the thing in his right; a lamp; a telephone on the table, face up, between two coffees. It was lit. It had a red dot on it. Where was that, when the blind came down? It wasn't on the table.|There's plenty here that one could hold up and show. It's a matter of to whom. You think of her fingers in your harness.} -> DONE
=== n_sing
#topic: sing, whistle, hum, samba, song
{here == "cradle" and not roof:You let out two bars of the one about the lamp-post, as you do at this time of day. There's a gap. Into the gap, so faint that it might be the pulley, from no channel at all but through the steel, come four knocks in the right place; and one late, where he always puts it. He's alive, then. He's up there, against something that carries.|You hum it, no louder than a pipe. It goes ahead of you round the turn of the stairs; and on the radio, of all places, some boy in a blazer has picked it up, and is whistling it through his teeth, with no idea where he has it from.} -> DONE
=== n_cry
#topic: cry, weep, laugh, be sick, vomit, shake, tremble, close my eyes, rest
{here == "cradle":It comes up all at once at the back of your nose, like soap. You give it one window. A child on the other side, at somebody's desk after school, stops colouring, and looks at you with great interest; and then takes the blue pencil, and very carefully gives the picture of the man in the window two drops. When it's over your hands have stopped.|It comes up all at once at the back of your nose, like soap. There's nobody to see. You give it the time of one pane, corner to corner; then it's dry. You've a smear down each cheek in white plaster, like the marks that are put on things that are to be kept.} -> DONE
=== n_cake
#topic: cake, look at the cake, meeting, birthday, the people inside, office workers, people, workers, fern, photocopier, look at the people
{here == "cradle":A meeting, in there, with a cake on the table, white, in the form of a tower. It's a model of this one; they've iced on all the windows. Somebody has cut it from the top. You see down into the slice as it comes out, sponge, and then, between the sponge and the icing, all the way up, a little dark line of air.|They look up and look down again. In this building people in overalls are a kind of weather.} -> DONE
=== n_attack
#topic: attack, hit him, fight, punch, kill him, threaten him, hammer, hit, weapon, stab, kick, push him, grab
{here == "cradle" or here == "storm":There's no one out here to hit but a building. You weigh the bolt hammer, and choose. Not the middle; you know better than the middle. Your eye goes by itself to the lower corner of the pane, by the gasket, where a chip would run. They've set them all alike. You'd want a floor with nobody on it, for the glass comes in like knives.|You have got the hammer by its neck. It's made for anchors; it's never met anything that would have an opinion. You put it back with your hand still on it. Whoever has that in his hand at the end will be the one who's asked.} -> DONE
=== n_brake
#topic: hand brake, look at the brake, controls, manual, push the button, buttons, emergency stop, switch, red button, control box, stop the cradle, how do i stop, stop the winch, stop going down
{here == "cradle":There's a box, by your knee, with three buttons, and a lamp. UP, DOWN, STOP. You press STOP, as anybody would. The lamp says MANUAL, in Italian. While it's on manual you're freight. There's the brake, of course, a lever as long as your forearm, with on it a plate that says not to; and beyond that, up top, behind a door, a big red handle that minds nobody's box.|It's all up there, in the plant room: drum, breaker, box. Down here there's only what comes out of it.} -> DONE
=== n_davi
#topic: where is davi, call davi, what happened to davi, davi alive, find davi, shout to davi, ask davi
{davi_on:He's in the plant room with the door shut upon him and his hand on the red breaker; so long as you can click, you've got him.|He'd have sung by now. He's let you down this wall fourteen hundred times and never without a samba. You turn your head into the collar, and the dial behind your hip by one, two, three; on four there's a hiss, with a shape in it, like somebody who's holding his breath next to the thing.} -> DONE
=== n_marlene
#topic: call marlene, tell marlene, speak to marlene, call security, tell the guards, call the guards, warn the guards, call the front desk, talk to the guards
{marlene_stairs or f12:She's heard it. What she'd like now is something to put on a table.|You press the key. "West face to the door," you say; and it's he that answers, at once, courteously, over the top of you: "All units, the thief is on the channel. Please don't engage." Eleven handsets go click. But there's one that doesn't, straight off. It stays open for a breath. It's got a wheeze in it, that breath, as of one lung.} -> DONE
=== n_bargain
#topic: promise, beg, plead, bargain, swear, keep quiet, say nothing, i saw nothing, didn't see anything, let me go, please
"I believe that you mean it," says {present ? otávio:Otávio. "I'd believe it till about Tuesday. Then I should be in the bath, and I'd think of you|a voice, or it's your own. "You'd mean it till about Tuesday|}." Below you another floor puts its sill to the boards. There was an odd thing in it, you think afterwards: it was said by somebody to whom a promise is a document. -> DONE
=== n_wind
#topic: wind, sky, storm, look at the sky, clouds, sunset, osasco, helicopter, birds, vulture, pigeons, weather
{here == "cradle":To the west there's a wall with lightning in it where there used to be Osasco. It is coming on with its sleeves rolled up. Vultures go by below you, homeward, in no great hurry, on the warm air that comes up along the panels; more of it than there should be, you'd say. It's as if there were a flue.|You can't see it from here. You feel it, as one feels a big lorry stopping outside the house.} -> DONE
=== n_panel
#topic: touch the panel, feel the wall, wall, feel the panel, panels, the wall, gap, behind the panels, white panels
{here == "cradle":You put your palm to it, as you do. It's warm; it always is, by this time of day. There's a pencil cross on this one, and on the next, and a date, Tuesday; someone's leaned out of a window to do it, at the length of his arm. And under the cross your hand can feel that it isn't a wall, it's a lid. There's a wind going up on the other side.|You knock on the plaster, and it's answered from behind, after a moment, by air.} -> DONE
=== n_corpse
#topic: body, look at the body, touch him, feel his pulse, his pockets, search him, corpse, jacket, search the desk, desk, drawer, rug, carpet
{here == "office":You kneel. He's not cold. In the folded jacket, in the place where others have a wallet, there's a ticket for a school hall in Pinheiros, tonight, one adult. So Caio Brandt had been asked to it as well. It's got a child's drawing of a horse on it, in felt pen. You have seen that hand, over a desk, from outside.|You've only what you had: an arm along a carpet, a chair. You had been going to do that corner next.} -> DONE
=== n_lift
#topic: lift, elevator, take the lift, stairs, to the stairs, stairwell, door, open the door, exit, way out, leave
{ here:
- "cradle": There's a way in on every floor; it's called a window, and they're all of them shut, by law, so nobody can fall out. You've often thought it was the wrong way round. Two you know of aren't like the rest: thirty-one has no one behind it, and on twelve there are doors.
- "refuge": The lifts have a plate by them, with a keyhole in it no bigger than a piano key. Marlene's standing where she can reach it. She has the look of someone waiting to be given a reason.
- else: There's a lift. It says that it's out of order, by order; and the lamp on it goes thirty-nine, thirty-eight, thirty-seven, all the same. So somebody's coming down in it who wrote the notice. You keep to the stairs.
}
-> DONE
=== n_lie_wilson
#topic: wilson, shift sheet, fake name, guardroom, my badge, badge
It's Wilson's Thursday; he has a fever, and you're down for him, in biro, over a line. Whoever has that sheet in front of him has you. It hangs by a string in the guardroom next to Marlene's mug, and you can see as if you were there a finger going down it, slowly, that has never before had to know one of you from another. -> DONE
=== n_sitting
#topic: sit, sit down, lie down, take a seat, sit and think
{here == "cradle":You sit on the upturned crate where you have your lunch, with your boots through the rail. It puts your eyes at the level of their desks. So you see what hangs beneath those, where nobody looks: on every floor the same grey box, with a cable, FIRE, and the lamp on it's out. Here too. And here.|You let yourself down against the wall, for as long as your legs ask. They're shaking, each on its own account, like two people who haven't been introduced.} -> DONE
=== n_run
#topic: run, start running, flee, escape, run away, hurry, get away
{here == "cradle":Four paces that way; four paces this. You do them, and the cradle swings, and a boy in there with a stapler laughs out loud. There's just one way to run from here. It's sideways, through eleven millimetres; and there's a floor coming, you know, on which nobody'd be under it.|You run on the outsides of your feet. It doesn't ring, if you do that. You got it from the cats in the car park, on five, that have lived in this tower longer than anyone, and are never seen.} -> DONE
=== n_search
#topic: search, look for clues, clue, clues, examine the cradle, look under, investigate, inspect, explore
{here == "cradle":There's not much to it: boards, rail, box, bucket. You do it with your feet. Wedged in the toe board on the wall side is a strip of something white, as long as a hand, snapped off. You bend it. It's got a foil on the one face, and on the other a yellow crumb, like stale cake. It smells of petrol. He'd broken that off for himself, the small man, on Tuesday, and must have let it fall.|You look where you'd look for dirt: along the tops of things, in corners, under the lip. There's a pencil line, all the way along, at the height of a short man's eye. It has an arrow on it, pointing up.} -> DONE
=== n_pour
#topic: pour, pour myself a drink, a drink, bottle, wet my lips
{here == "cradle":You upend the bottle over your wrists instead, first the one, then the other, as Davi's taught you to, for nerves. It runs down the panel, and stops; and goes in. You watch that. It has found a joint, where there isn't supposed to be a joint, and you hear it fall, inside, for a very long time.|You've had the last of the bottle over your face. It ran down your arm, and off the elbow, pink; and along the floor, and under the skirting, where it went in as though it had been sucked.} -> DONE
=== n_read
#topic: read, sign, plate, label, notice, read the plate, instructions, papers, letter
{here == "cradle":There's the plate on the rail: TWO PERSONS. 240 KG. DO NOT USE IN WINDS EXCEEDING. Somebody has taped a holy picture over the figure. And pasted below, new since Monday, with the firm's own crest: "External works suspended until further notice. O. Reis." It's dated for today. So you weren't to have been here at all.|IN CASE OF FIRE, it says, by the door, in four colours. There's an arrow, and a small green man who is running. Someone's written under him, in pencil, in a tidy engineer's hand: "Where to?"} -> DONE
=== n_coat
#topic: coat, my coat, jacket, put on my coat, overalls, zip, clothes, dress
You zip it to the chin. It's orange, so that one shall be seen; there's the firm's tower on the back, in white, with all its windows. "In this you can't be missed," they told you when you signed for it. You'd give a good deal for a grey one. -> DONE
=== n_lamp
#topic: lamp, light a lamp, light, torch, flashlight, switch on the light, candle, lighter, lamps
{here == "cradle":There's a work lamp clipped to the end of the rail. You thumb it. It lights up the wall in front of you as if it were noon, each rivet; and you see that they come in fours, and that where there should be a fourth there's quite often a dab of white paint. You thumb it again. Three short. They'd know that from across the avenue, if anybody there had been a scout.|You leave it off. They know this place by its lamps; you know it by where the draughts are.} -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, hi, good morning, good afternoon
{present ? otávio:"Good evening," says Otávio; it's out of him before he's thought. There's a gap, in which two people who have been properly brought up listen to each other breathe. "I had always meant to say it," he says. "You were always on the other side."|{present ? davi:"Evening, Swallow," breathes Davi. "You do pick your moments. I'd take off my hat, it's keeping my ear on."|{present ? marlene:"Evening," says Marlene. She waits. She's noted that you said it first; thieves don't.|"Hello," you say, to a pane with nobody behind it, and your breath makes a place there, as big as a plate.}}} -> DONE
=== n_ceiling
#topic: ceiling, look at the ceiling, sprinkler, look at the sprinkler
There's a row of little brass heads along it, one to every desk, for water. You see them from above, as a rule, when you're level with the floor over. They've each of them a twist of wire round the neck; and on the wire hangs a tag, and on every tag there's the same date, four years off, and the same signature, of somebody at a laboratory. -> DONE

=== lost_words
#unclear
{&The wind at that height takes consonants first. Again?|It went down the shaft, and did not come back up.|The radio crackles: "Didn't copy, friend."} -> DONE

=== meet_1
#react: otávio meet
"{name}," says Otávio, as one writes on an envelope. "I like to know whom I'm not speaking to." -> DONE

=== meet_2
#react: davi meet
"{name}, yes, six years, what is it, has someone hit you on the head?" says Davi. -> DONE

=== hook_1
#topic: man in grey, grey suit, who is the man, who is he
Grey suit, sleeves turned back twice, the left a little higher. You've done that pane for six years and never saw anybody behind it use the letter opener for letters. -> DONE

=== hook_2
#topic: was he doing, what did i see, through the glass, letter opener, blind
A shape, a man, a thing in his hand, and his eyes; then the blind. If they asked you to draw it, you'd draw the hand. -> DONE

=== hook_3
#topic: whose body, is he dead, who was killed, the body, victim
You saw the one who was standing. The other you've put together since, from what was between them: a chair pushed back, a lamp that had fallen, and somebody's arm along the carpet with nothing to hold. -> DONE

// Plain questions.
=== p_floor
#topic: what floor, which floor, floor am i, floor is this, floor are we
{here == "cradle":{f18:Below eighteen, by the dentist.|{f24:In the low twenties. The fans come up out of twenty-four like people breathing.|{f31:Under thirty-one, where there's nobody.|Thirty-nine when he saw you, and one less about every minute since.}}}|There's a number painted on every stair door; it's the one thing that this building's never lied about.} -> DONE
=== p_high
#topic: how high up, high up am i, how high am i, far is the ground, how far down, how far, far down
A hundred and forty metres, near enough, at the window where it happened. It's three and a half less for each floor that goes by. -> DONE
=== p_city
#topic: what city, which city, city is this, what town, what country, which country
São Paulo: Avenida Paulista, along the top of it. The building's called Miramar, and it's sixty kilometres from any sea. -> DONE
=== p_witness
#topic: anyone else see, anybody else see, else see it, other witness, other witnesses, only witness, anyone see, see it happen
Not from out here. It was one pane on one side of one floor, and there's only one man in the city paid to be in front of it. -> DONE
=== p_partner
#topic: works with me, work with, my partner, my colleague, my workmate, who else, anyone else, anybody else, am i alone
{davi_on:Davi, and you have him in your ear again.|Davi, who has the winch, six years of Thursdays. It's somebody else's hand that's on it now.} -> DONE
=== p_down
#topic: do i get down, i get down, way down, reach the ground, get to the ground, get inside, get in, get out of the cradle, off the cradle, can i get out
As you always do, by the winch; only now it's his. Or else through a window: three blows at the corner, with the hammer, and mind your wrists. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, will i die, kill me
There's the rope, there's the wind, and there's a man who hasn't finished. The third wasn't in the training. -> DONE
=== p_people
#topic: how many people, in the building, people in the building, people work, population, how many work
Forty-four floors, and at this hour half of them are putting on their jackets. There are three hundred on twenty-four alone, who don't go home till ten. -> DONE
=== p_long
#topic: how long have i, long have i been, have i worked, since when
Six years, each Thursday that it didn't blow. You know this face of it better than any that you've kissed. -> DONE
=== p_roof_hand
#topic: someone has switched, who switched, who is lowering, who moved the winch, who is on the winch, controlling the winch, lowering me
Somebody in a blazer, by what shows over the edge. Security wears them; Davi wears a football shirt. It's gone to manual, and it's not being done by a person who knows how. -> DONE
=== p_if
#topic: consequences
Out here most things happen once. You think of the rope first, then the wind, and after that of whatever it was you had in mind. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is he lying, who is lying, telling the truth
Not the radio. Of the people on it one has killed somebody, eleven have been told it's you that's the thief, and the one you'd trust with a rope isn't answering on this channel. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
By bus from Osasco, at five, as always; then the goods lift to the roof, and over the edge. You started on the west face after lunch. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, my boss, who decides, who runs, who hired me, who pays me
The firm that has the building pays the firm that has you. For the cradle, Davi; for the guards, Marlene. Since a minute or two ago, whoever is on that winch. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for, how do i survive, survive
To get your two feet on something that isn't hung from him, before the storm, and to tell somebody who isn't on his channel. -> DONE
=== p_seen
#topic: see my face, seen my face, saw my face, recognise me, recognize me, know who i am, know me, did he see me
He looked straight at you. What he saw was a helmet, a harness and suds, and he's asking for the rest of it. -> DONE
=== p_mans_name
#topic: man's name, his name, name of the man, name of the killer
{polite:Otávio. He gave it as soon as he had one from you, and it didn't feel like a fair exchange.|He hasn't offered it, and asks for yours. His sort knows which way round that goes.} -> DONE
=== p_weapon
#topic: what weapon, which weapon, kill him with, murder weapon, what did he use, did he kill him with
A letter opener, silver, off the desk. It had been a present, by the look of the handle. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Six years of ropes, two good shoulders, and a room in Osasco. Your mother would like you to be a doorman. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Portuguese. The winch talks Italian, and only to say that it's on manual. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
The storm's for half past six, and the winch takes off a floor about every minute. Whichever of them gets to the end first. -> DONE
=== p_way
#topic: get out, get away, can i leave, how do i leave
By glass, at some floor where there's nobody waiting, or by the pavement with the whole city looking on. He has thought of the second. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
-> t_otavio
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? yara:-> t_yara}
-> t_marlene
