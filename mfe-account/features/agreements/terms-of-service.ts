import type { AgreementText } from './agreement.ts';
import { moneySections } from './terms-of-money.ts';

export const termsOfService: AgreementText = {
  title: 'Terms of Service',
  date: '2026-11-23',
  introduction:
    'These terms are the agreement between you and Storyloom. They say what you may expect from us, and what we expect from you. By using Storyloom you accept them.',
  sections: [
    {
      id: 'account',
      title: 'Guests and accounts',
      paragraphs: [
        'You can read and play as a guest. A guest exists in one browser only: if you erase its data or lose the device, we cannot bring your stories, points and purchases back.',
        'When you register, everything you have as a guest stays with you. When you log in to an existing account, your guest stories, saves and purchases move into it. Free points of a guest do not, because the account has its own.',
        'You can log in with an email address and a password, or with another service if we offer one. Keep your password to yourself. You are responsible for what is done with your account. If you think somebody else is using it, change your password and end the other sessions in Settings.',
        'You must be at least 13 years old to use Storyloom, and of legal age where you live to open stories for adults.',
      ],
    },
    {
      id: 'stories',
      title: 'Stories and replies',
      paragraphs: [
        'Stories are fiction. Replies are generated while you play: by the built-in storyteller from the story’s own notes, or by an AI model. They can be wrong, and they are never advice.',
        'What you write belongs to you. You allow us to store it, to show it to you, and to send what is needed to the AI models and automatic checks that the Privacy Policy describes.',
        'If you publish a story or share a playthrough, you allow us to show it to other visitors until you unlist or delete it or turn its link off, and to tell your followers of a new story. Readers who have begun a story may finish it, and people who played on from a share keep their own story.',
        'Publish only what you have the right to publish, and what follows the Community Guidelines. That also holds for what AI writes or draws for you.',
      ],
    },
    ...moneySections,
    {
      id: 'adult',
      title: 'Stories for adults',
      paragraphs: [
        'Some stories are rated R, X or XXX. We ask you once to confirm that you are of legal age before the first of them opens. You can change the ratings you want to see in Settings.',
        'Some things are not allowed under any rating. The Community Guidelines name them.',
      ],
    },
    {
      id: 'limits',
      title: 'When we step in',
      paragraphs: [
        'We may hide texts and images, take back the publication of stories or block accounts that break these terms, the law or the Community Guidelines. We tell you the reason, and you can ask us once to look again.',
        'To keep the site available to everybody, we limit how often requests may be sent. Do not try to get around these limits, and do not attack the site.',
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      paragraphs: [
        'We work to keep Storyloom available and your stories safe, but we cannot promise that it never fails. Storyloom is provided as it is, as far as the law allows.',
        'Nothing in these terms limits rights that the law gives you and that cannot be waived.',
      ],
    },
    {
      id: 'end',
      title: 'Changes and the end',
      paragraphs: [
        'You may stop using Storyloom at any time. You can delete your account in Settings: log in within 14 days to keep it, after that it is erased. Points, and money that you have not withdrawn, are lost with it; a withdrawal that we have approved is still paid. A plan runs until the account is erased, so cancel it first.',
        'If we change these terms, the new date is shown at the top of this page, and important changes are announced before they apply.',
      ],
    },
  ],
};
