import { describe, expect, test } from 'vitest';
import { fold } from '../folding.ts';
import { createStem } from './stems.ts';

const english = createStem(['The bell of the tower is cracked, and the keeper was not in it.']);
const german = createStem(['Der Turm ist alt und die Glocke hängt nicht mit dem Seil.']);
const russian = createStem(['Маяк стоит на скале.']);

const forms = (text: string) => text.split(' ').map((word) => fold(word, true));

describe('createStem', () => {
  test.each([
    ['lamp lamps', english],
    ['city cities', english],
    ['box boxes', english],
    ['woman women', english],
    ['wolf wolves', english],
    ['Turm Turms Turme Türme Türmen', german],
    ['Haus Hauses Häuser Häusern Hause', german],
    ['Wächter Wächters Wächtern', german],
    ['Königin Königinnen', german],
    ['Anna Annas', german],
    ['Nadel Nadeln', german],
    ['Straße Straßen', german],
    ['Schloss Schlosses Schlosse Schlösser Schlössern', german],
    ['Geheimnis Geheimnisses Geheimnisse Geheimnissen', german],
    ['Zauberer Zauberers Zauberern', german],
    ['See Sees Seen', german],
    ['Fee Feen', german],
    ['Wagen Wagens', german],
    ['Ei Eies Eier Eiern', german],
    ['Drachenei Dracheneier', german],
    ['Bus Busses Busse Bussen', german],
    ['Zirkus Zirkusse Zirkussen', german],
    ['Einfluss Einflusses Einflüsse', german],
    ['Fluss Flusses Flüsse Flüssen', german],
    ['Kürbis Kürbisse Kürbissen', german],
    ['Kenntnis Kenntnisse', german],
    ['Kind Kindes Kinder Kindern', german],
    ['Apfel Äpfel Äpfeln', german],
    ['Busen Busens', german],
    // The dative of “Rat” is “Rate”, which also means instalment.
    ['Rat Rates Rate Räte', german],
    ['маяк маяка маяку маяком маяке маяки маяков маяками', russian],
    ['анна анны анне анну анной', russian],
    ['мария марии марию марией', russian],
    ['сергей сергея сергею сергеем', russian],
    ['илья ильи илье илью ильей', russian],
    ['петров петрова петрову петровым', russian],
    ['башня башни башню башней башнями', russian],
    ['старый старого старому старая старой старые', russian],
    ['том тома тому томом', russian],
    ['замок замка замку замком замке замки замков замками', russian],
    ['отец отца отцу отцом', russian],
    ['огонь огня огню огнём', russian],
    ['окно окна окном окон', russian],
    ['девушка девушки девушек', russian],
    ['сестра сестры сестёр', russian],
    ['деревня деревни деревень', russian],
    ['конёк конька коньком', russian],
    ['король короля королём', russian],
    ['день дня днём дней', russian],
    ['имя имени именем имён', russian],
    ['время времени временем', russian],
    ['мать матери матерью', russian],
    ['лев льва льву львом', russian],
    ['церковь церкви церковью', russian],
    ['чёрный черный чёрного черного', russian],
    ['человек человека люди людей', russian],
    ['кусок куска кусков', russian],
    ['щенок щенка щенком щенята щенят щенятами', russian],
    ['котёнок котёнка котята котят котятам', russian],
    ['мышонок мышонка мышата мышат', russian],
    ['бесёнок бесёнка бесенята', russian],
  ])('gives one stem to %s', (words, stem) => {
    expect(new Set(forms(words).map(stem)).size).toBe(1);
  });

  test.each([
    ['glass glas', english],
    ['river riven', english],
    ['corn corner', english],
    ['bus bu', english],
    ['Haus Hau', german],
    ['Glas Gla', german],
    ['маяк мак', russian],
    ['дом дым', russian],
    ['море мера', russian],
    ['имя им', russian],
    ['сон сын', russian],
    ['Hans Hannes', german],
    ['Ei Eimer', german],
    ['Ei Eis', german],
    ['Bus Busen', german],
    ['Eis Eisen', german],
    ['Hass Hase', german],
    ['Käse Kasse', german],
    ['Terra Terrasse', german],
    ['Kuli Kulisse', german],
    ['день деньги', russian],
    ['кот котёнок', russian],
    ['печать печёнка', russian],
    ['пять пенка', russian],
    ['чат чонка', russian],
  ])('keeps %s apart', (words, stem) => {
    expect(new Set(forms(words).map(stem)).size).toBe(2);
  });

  test('stems Cyrillic words in a book of another language', () => {
    expect(english('анной')).toBe(english('анна'));
  });

  test('treats a book without common words as English', () => {
    expect(createStem([])('lamps')).toBe('lamp');
  });
});
