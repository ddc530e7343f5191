/** Words too common in stories to identify an exchange. */
const stopWords = new Set(
  `a able about above across after again against ahead all almost alone along already also although always am among an
  and another any anybody anyone anything anyway anywhere are aren around as aside at away back be became because
  become been before began begin behind being below beneath beside best better between beyond bit both but by came can
  cannot cause certain close closer come could couldn day did didn do does doesn doing don done down each either else
  end enough even ever every everybody everyone everything everywhere except face far feel felt few finally find first
  for forward found four from front full further gave get give go goes going gone good got great had hadn half hand
  hands happen happened has hasn have haven having he head hear heard held hello her here hers herself hi him himself
  his hold how however i if ill in inside instead into is isn it its itself just keep kept kind knew know known last
  late later least left less let life like little long longer look looked lot made make man many may maybe me mean
  meant mine minute moment more most mr mrs much must my myself near nearly need never new next no nobody none nor not
  nothing now nowhere of off often oh ok okay old on once one only onto open or other others our ours out outside over
  own part past people perhaps place please put quite rather real really right room s said same saw say see seem
  seemed seen self set several shall she should shouldn side since slowly so some somebody someone something sometimes
  somewhere soon sorry still stood stop such sure t take taken than thank thanks that the their theirs them themselves
  then there these they thing things think this those though thought three through thus till time times to today
  together told too took toward towards tried try turn turned two under until up upon us use used very voice wait want
  was wasn way we well went were weren what whatever when where whether which while who whole whom whose why will with
  within without woman won word words world would wouldn wrong year years yes yet you your yours yourself
  answer ask asked asking asks bring brought call called calls check choose come comes coming continue cry demand
  examine explain fall falls feels fell follow followed follows gets gives glance grab grabs greet happens hears help
  helps hide holds insist inspect keeps laugh laughs lean leans leave leaves lift lifts listen listens looking looks
  makes mention move moved moves nod nods offer peer pick picks point pull pulls push pushes raise reach reaches read
  refuse remember remembered reply reveal run runs search sees shake shakes share shout show shows sit sits smile
  smiles speak speaks stand stands stare start started starts stay stays step steps study suggest takes talk talks
  tell tells thinking thinks touch touches trying turning turns walk walks wants watch watched watches whisper
  whispers wonder say says lie lies lay small big large number exactly maybe`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (word.length < 3 && !/\p{N}/u.test(word));
}
