const pairs = `
  absense absence, accomodate accommodate, acheive achieve, acheived achieved, accross across, agian again,
  allways always, anwser answer, apparant apparent, arguement argument, basicly basically, becasue because,
  becuase because, beggining beginning, begining beginning, beleive believe, beleived believed, beleives believes,
  beutiful beautiful, buisness business, collegue colleague, comming coming,
  completly completely, concious conscious, curiousity curiosity, decieve deceive, decieved deceived,
  definately definitely, definatly definitely, desparate desperate, diffrent different, disapear disappear,
  disapeared disappeared, dissapear disappear, dissapeared disappeared, embarass embarrass,
  embarassed embarrassed, enviroment environment, exellent excellent, existance existence, familar familiar,
  finaly finally, foriegn foreign, freind friend, freinds friends, fourty forty, futher further, goverment government,
  greatful grateful, gaurd guard, gaurds guards, happend happened, happended happened, hieght height,
  immediatly immediately, independant independent, infront in front, intresting interesting, knowlege knowledge, lenght length,
  libary library, mischievious mischievous, mysterous mysterious, neccessary necessary, noone no one,
  necesary necessary, neice niece, nieghbor neighbor, nieghbour neighbour, noticable noticeable, occassion occasion,
  occured occurred, occurence occurrence, oppurtunity opportunity, peice piece, peices pieces, peolpe people,
  percieve perceive, posession possession, prefered preferred, privelege privilege, probaly probably,
  realy really, reccomend recommend, recieve receive, recieved received, recieves receives, recieving receiving,
  refered referred, remeber remember, resturant restaurant, seige siege, sentance sentence,
  seperate separate, seperated separated, sieze seize, siezed seized, sincerly sincerely, strenght strength,
  stoped stopped, suddenley suddenly, suddenyl suddenly, suprise surprise, suprised surprised, teh the, thier their,
  threatend threatened, thsi this, tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow, tounge tongue,
  truely truly, tryed tried, unfortunatly unfortunately, untill until, usualy usually, villian villain,
  wich which, wierd weird, wiht with, whitch which, writting writing, yeild yield, yesturday yesterday`;

/** Misspellings that are no words of a dialect or another language, with what they are meant to be. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs.split(',').map((pair) => {
    const [wrong = '', ...right] = pair.trim().split(' ');
    return [wrong, right.join(' ')];
  }),
);
