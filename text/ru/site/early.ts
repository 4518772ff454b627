import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'Этот браузер не может зашифровать данные. Откройте сайт по защищённому адресу (https).',
  'trial.started': 'Вы в режиме демо-игры на виртуальные деньги.',
  in_increase_submit: 'Регистрация',
  'rg.excluded.forGood': 'Эта учётная запись исключена навсегда по просьбе владельца.',
  'rg.excluded.returnAt': 'Вы попросили вернуться. Войти можно с {time}.',
  'rg.excluded.until': 'Эта учётная запись на перерыве или исключена до {time}.',
  'rg.excluded.over':
    'Срок исключения истёк, но запись не открывается сама. Вы можете попросить вернуться; через 24 часа можно будет войти.',
  'shell.limits': 'Лимиты и перерывы',
  'rg.session.soon': 'По вашему лимиту на сегодня осталось минут игры: {count}.',
  'inbox.title': 'Сообщения',
  'vip.title': 'VIP',
  'promo.title': 'Акции',
  'identities.title': 'Способы входа',
  'referral.title': 'Пригласить друзей',
  'agent.center': 'Центр агента',
  'shell.app': 'Скачать приложение',
  'shell.affiliates': 'Партнёрам',
  'shell.help': 'Помощь',
  'shell.security': 'Безопасность',
} satisfies Partial<Record<keyof typeof vi, string>>
