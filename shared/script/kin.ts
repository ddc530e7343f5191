/** People and animals that somebody calls their own, as alternatives of a pattern. */
export const kin = {
  women:
    'mother|mum|mom|mam|mummy|mommy|sister|daughter|wife|girlfriend|fianc[eé]e|grandmother|grandma|gran|granny|nan|nana|aunt|auntie|niece|girl|woman|landlady',
  men: 'father|dad|daddy|brother|son|husband|boyfriend|fianc[eé]|grandfather|grandpa|grandad|granddad|uncle|nephew|boy|man|landlord',
  anybody:
    'parents?|child|children|baby|kid|partner|grand\\w+|cousin|twin|friend|neighbou?r|teacher|colleague|boss|flatmate|roommate|student|doctor|therapist|ex',
  pets: 'dog|cat|puppy|kitten|horse|rabbit|hamster|parrot|bird|pet',
};
