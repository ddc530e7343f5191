import type { AgreementText } from './agreement.ts';

export const privacyPolicy: AgreementText = {
  title: 'Privacy Policy',
  date: '2026-11-22',
  introduction:
    'This policy says which data Storyloom keeps about you, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'guest',
      title: 'If you use Storyloom as a guest',
      paragraphs: [
        'On your first visit we create a guest with a random id. A cookie keeps its token for 90 days after your last visit, so that you find your stories again. The guest has no name, no email address and no password.',
        'We keep what you play: messages, saves, your bookshelf, your history, your settings and your points.',
      ],
    },
    {
      id: 'account',
      title: 'If you have an account',
      paragraphs: [
        'We also keep your email address, your nickname, and the introduction and picture you choose for your profile. Your password is stored only as a hash from which it cannot be read.',
        'For each device that is logged in, we keep a short description of the browser and when it was last used, so that you can recognise and end your sessions.',
      ],
    },
    {
      id: 'device',
      title: 'What your browser keeps',
      paragraphs: [
        'Cookies: the token of your session, the time at which it was renewed, your theme and your language. None of them follows you to other sites.',
        'Drafts, recent searches and your choice of model stay on your device, separately for each person who uses it.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      paragraphs: [
        'To show you your stories on every device, to write replies, to send you the codes and notices you need for your account, to count how often stories are read, and to protect the site and its visitors from abuse.',
        'We do not sell your data, and we show no advertising that follows you.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives it',
      paragraphs: [
        'If a site connects an AI model, the text of a turn and the notes of the story are sent to it to write the reply, without your name and address. If it connects a mail provider, that provider delivers our mails to you.',
        'What you publish or share can be seen by everybody, together with your nickname and picture.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      paragraphs: [
        'Saves stay until you delete them or your account. Parts of a story that no save leads to any more are deleted after 30 days.',
        'If you report something, moderators see your nickname with the report; its author does not. A text of your profile or a picture that our automatic check refuses is kept for a moderator, and deleted 90 days after the decision.',
        'When you delete your account, nothing is erased for 14 days, and a login in that time keeps it. Then we erase your profile, your logins and everything you played. Records of points stay without your name, and so do published stories if you choose to keep them.',
        'Codes expire after 10 minutes. Network addresses are used only to limit the rate of requests.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can see and change your profile and settings at any time, delete saves and turn off shared links. In Settings you can export a copy of your data and delete your account. You have the right to have your data corrected or erased, and to complain to the data protection authority where you live.',
      ],
    },
  ],
};
