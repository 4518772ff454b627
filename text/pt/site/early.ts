import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'Este navegador não consegue criptografar os dados. Abra o site pelo endereço seguro (https).',
  'trial.started': 'Você está no jogo grátis, com dinheiro fictício.',
  in_increase_submit: 'Cadastrar agora',
  'rg.excluded.forGood': 'Esta conta se autoexcluiu para sempre.',
  'rg.excluded.returnAt': 'Você pediu para voltar. Poderá entrar a partir de {time}.',
  'rg.excluded.until': 'Esta conta está em pausa ou autoexcluída até {time}.',
  'rg.excluded.over':
    'O prazo da exclusão terminou, mas a conta não abre sozinha. Você pode pedir para voltar; 24 horas depois poderá entrar.',
  'shell.limits': 'Limites e pausas',
  'rg.session.soon': 'Minutos de jogo que restam hoje pelo seu limite: {count}.',
  'inbox.title': 'Mensagens',
  'vip.title': 'VIP',
  'promo.title': 'Promoções',
  'identities.title': 'Formas de entrar',
  'referral.title': 'Convidar amigos',
  'agent.center': 'Central do agente',
  'shell.app': 'Baixar o app',
  'shell.affiliates': 'Afiliados',
  'shell.help': 'Ajuda',
  'shell.security': 'Segurança da conta',
} satisfies Partial<Record<keyof typeof vi, string>>
