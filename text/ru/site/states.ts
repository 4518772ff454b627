import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'Деньги на вашем аккаунте остаются вашими. Чтобы вывести их, обратитесь в службу поддержки.',
  'status.denied.unknown': 'Неизвестно',
  'status.denied.source': 'Страны по IP-адресу: {source}',
  'shell.chunk.missing': 'Не удалось загрузить страницу. Возможно, вышла новая версия.',
  'shell.chunk.timeout': 'Страница загружалась слишком долго. Проверьте сеть и попробуйте ещё раз.',
  'launch.maintenance.title': 'Игра на обслуживании',
  'launch.maintenance.body': '{name} на обслуживании. Вы можете сыграть в другую игру.',
  'launch.popupBlocked': 'Браузер заблокировал всплывающее окно. Разрешите его и попробуйте ещё раз.',
  'launch.openWindow': 'Открыть игру в новом окне',
  'launch.invalid': 'Адрес игры неверен. Обратитесь в службу поддержки.',
  'frame.slow': 'Игра загружается дольше обычного. Возможно, сеть медленная.',
  'frame.failed': 'Не удалось открыть игру',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
