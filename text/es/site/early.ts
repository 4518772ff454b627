import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'Este navegador no puede cifrar los datos. Abre el sitio con su dirección segura (https).',
  'trial.started': 'Estás en modo de juego gratis, con dinero ficticio.',
  in_increase_submit: 'Registrarme ahora',
  'rg.excluded.forGood': 'Esta cuenta se ha autoexcluido para siempre.',
  'rg.excluded.returnAt': 'Has pedido volver. Podrás entrar desde {time}.',
  'rg.excluded.until': 'Esta cuenta está en pausa o autoexcluida hasta {time}.',
  'rg.excluded.over':
    'El plazo de la exclusión ha terminado, pero la cuenta no se abre sola. Puedes pedir volver; 24 horas después podrás entrar.',
  'shell.limits': 'Límites y pausas',
  'rg.session.soon': 'Minutos de juego que te quedan hoy según tu límite: {count}.',
  'inbox.title': 'Mensajes',
  'vip.title': 'VIP',
  'promo.title': 'Promociones',
  'identities.title': 'Formas de entrar',
  'referral.title': 'Invitar amigos',
  'agent.center': 'Centro de agentes',
  'shell.app': 'Obtener la app',
  'shell.affiliates': 'Afiliados',
  'shell.help': 'Ayuda',
  'shell.security': 'Seguridad de la cuenta',
} satisfies Partial<Record<keyof typeof vi, string>>
