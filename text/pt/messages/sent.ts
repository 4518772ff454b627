import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: {code} é o seu código, válido por {minutes} minutos. Nunca o conte a ninguém: nossa equipe não vai pedi-lo.',
  'sent.code.subject': '{code} é o seu código {brand}',
  'sent.code.mail':
    'Seu código é {code}. Ele vale por {minutes} minutos.\n\nNunca o conte a ninguém: nossa equipe não vai pedi-lo. Se você não pediu um código, ignore este e-mail.\n\n{brand}',
  'sent.reset.subject': 'Crie uma nova senha para {brand}',
  'sent.reset.mail':
    'Olá, {name},\n\nAlguém pediu uma nova senha para a sua conta. Abra este link em até 30 minutos:\n\n{link}\n\nEle vale uma única vez. Não o repasse. Se não foi você, não é preciso fazer nada: sua senha continua a mesma.\n\n{brand}',
  'sent.confirm.subject': 'Este endereço é seu?',
  'sent.confirm.mail':
    'Olá, {name},\n\nUma conta {brand} com este nome foi aberta com o seu e-mail. Diga-nos se ela é sua:\n\n{link}\n\nSe não for, na mesma página você pode retirar seu endereço.\n\n{brand}',
  'sent.changed.password':
    '{brand}: a senha da conta {name} foi alterada e todos os aparelhos foram desconectados. Se não foi você, crie uma nova senha agora e fale com o atendimento ao cliente.',
  'sent.changed.password.subject': 'Sua senha {brand} foi alterada',
  'sent.changed.mobile':
    '{brand}: a conta {name} agora tem outro número de celular. Se não foi você, fale agora com o atendimento ao cliente.',
  'sent.changed.mobile.subject': 'O número de celular da sua conta {brand} foi alterado',
  'sent.changed.email':
    '{brand}: a conta {name} agora tem outro e-mail. Se não foi você, fale agora com o atendimento ao cliente.',
  'sent.changed.email.subject': 'O e-mail da sua conta {brand} foi alterado',
  'sent.window.waiting': 'Aguardando {name}…',
  'sent.window.unreachable':
    'Não é possível acessar {name} a partir desta rede. Tente de novo ou feche esta janela e entre de outra forma.',
} satisfies Partial<Record<keyof typeof vi, string>>
