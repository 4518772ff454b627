import type { social as vi } from '../../vi/account/social.ts'

export const social = {
  'social.or': 'или',
  'social.with': 'Продолжить с {name}',
  'social.waiting': 'Продолжите в окне {name}. Эта страница вас ждёт.',
  'social.again': 'Открыть окно ещё раз',
  'social.closed': 'Окно входа закрыто. Войти не удалось, попробуйте ещё раз.',
  'social.blocked': 'Всплывающее окно заблокировано. Разрешите всплывающие окна и попробуйте ещё раз.',
  'social.denied': 'Вы не разрешили вход через {name}.',
  'social.new.title': 'Ещё один шаг',
  'social.new.intro': '{name} подтверждает, кто вы. Выберите имя пользователя, чтобы завершить регистрацию.',
  'social.new.link': 'Уже есть аккаунт? Войдите в него и добавьте {name} в разделе «Способы входа».',
  'social.new.submit': 'Создать аккаунт',
  'identities.lead':
    'Другие учётные записи, которые открывают ваш аккаунт здесь. Мы знаем только ваше имя там, но не пароль.',
  'identities.add': 'Добавить {name}',
  'identities.remove': 'Убрать {name}',
  'identities.since': 'Добавлено: {time}',
  'identities.used': 'Последний вход: {time}',
  'identities.never': 'Ещё не использовалось',
  'identities.only':
    'Это ваш единственный способ входа. Прежде чем убрать его, задайте пароль или добавьте другой способ.',
  'identities.none': 'Других способов входа здесь пока нет.',
  'identities.added': 'Добавлено: {name}.',
  'identities.removed': 'Убрано: {name}.',
  'identities.confirm': 'Подтвердите, что это вы',
  'identities.confirm.why': 'Прежде чем менять способ входа, введите пароль.',
  'identities.password': 'Текущий пароль',
  'identities.go': 'Подтвердить',
  'identities.cancel': 'Отмена',
  'referral.lead':
    'Отправьте ссылку или дайте друзьям отсканировать код. Все, кто так зарегистрируется, считаются приглашёнными вами.',
  'referral.code': 'Ваш код',
  'referral.link': 'Ваша ссылка',
  'referral.copy': 'Скопировать ссылку',
  'referral.qr': 'QR-код вашей реферальной ссылки',
  'referral.count':
    '{count, plural, one {По вашей ссылке зарегистрирован # человек} few {По вашей ссылке зарегистрированы # человека} many {По вашей ссылке зарегистрировано # человек} other {По вашей ссылке зарегистрировано # человека}}',
  'referral.drop': 'Регистрация без этого кода',
} satisfies Partial<Record<keyof typeof vi, string>>
