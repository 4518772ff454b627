import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'O dinheiro da sua conta continua seu. Para sacá-lo, fale com o atendimento ao cliente.',
  'status.denied.unknown': 'Desconhecido',
  'status.denied.source': 'Países por endereço IP: {source}',
  'shell.chunk.missing': 'Não foi possível carregar esta página. Pode haver uma versão nova.',
  'shell.chunk.timeout': 'A página demorou demais para carregar. Verifique sua rede e tente de novo.',
  'launch.maintenance.title': 'Jogo em manutenção',
  'launch.maintenance.body': '{name} está em manutenção. Você pode jogar outro jogo.',
  'launch.popupBlocked': 'O navegador bloqueou a janela pop-up. Permita-a e tente de novo.',
  'launch.openWindow': 'Abrir o jogo em uma nova janela',
  'launch.invalid': 'O endereço do jogo não é válido. Fale com o atendimento.',
  'frame.slow': 'O jogo está demorando mais que o normal. A rede pode estar lenta.',
  'frame.failed': 'Não foi possível abrir o jogo',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
