import type { AgreementText } from './agreement.ts';

export const termsOfService: AgreementText = {
  title: 'Terms of Service',
  date: '2026-11-22',
  introduction:
    'These terms are the agreement between you and Storyloom. They say what you may expect from us, and what we expect from you. By using Storyloom you accept them.',
  sections: [
    {
      id: 'account',
      title: 'Guests and accounts',
      paragraphs: [
        'You can read and play as a guest. A guest exists in one browser only: if you erase its data or lose the device, we cannot bring your stories back.',
        'When you register, everything you have as a guest stays with you. When you log in to an existing account, your guest stories, saves and points move into it.',
        'Keep your password to yourself. You are responsible for what is done with your account. Tell us at once if you think somebody else is using it.',
        'You must be at least 13 years old to use Storyloom, and of legal age where you live to open stories for adults.',
      ],
    },
    {
      id: 'stories',
      title: 'Stories and replies',
      paragraphs: [
        'Stories are fiction. Replies are generated while you play: by the built-in storyteller from the story’s own notes, or by an AI model. They can be wrong, and they are never advice.',
        'What you write belongs to you. You allow us to store it, to show it to you, and to send what is needed to the storyteller that writes your replies.',
        'If you publish a story or share a playthrough, you allow us to show it to other visitors until you unpublish it or turn its link off. Readers who have begun may finish it.',
        'Publish only what you have the right to publish, and what follows the Community Guidelines.',
      ],
    },
    {
      id: 'points',
      title: 'Points',
      paragraphs: [
        'Points pay for replies and images. The price is shown before you send. A reply or an image that fails costs nothing.',
        'Points are not money. They cannot be exchanged for money, sold or given to other accounts. Points that you have bought do not expire while your account exists.',
      ],
    },
    {
      id: 'adult',
      title: 'Stories for adults',
      paragraphs: [
        'Some stories are rated R, X or XXX. We ask you once to confirm that you are of legal age before the first of them opens. You can change the ratings you want to see in your profile.',
        'Some things are not allowed under any rating. The Community Guidelines name them.',
      ],
    },
    {
      id: 'limits',
      title: 'When we step in',
      paragraphs: [
        'We may hide texts and images, unpublish stories or block accounts that break these terms, the law or the Community Guidelines. We tell you the reason, and you can ask us once to look again.',
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
        'You may stop using Storyloom at any time. If we change these terms, the new date is shown at the top of this page, and important changes are announced before they apply.',
      ],
    },
  ],
};
