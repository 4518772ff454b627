import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: {code} es tu código; sirve durante {minutes} minutos. No se lo digas a nadie: nuestro equipo nunca te lo pedirá.',
  'sent.code.subject': '{code} es tu código de {brand}',
  'sent.code.mail':
    'Tu código es {code}. Sirve durante {minutes} minutos.\n\nNo se lo digas a nadie: nuestro equipo nunca te lo pedirá. Si no pediste un código, ignora este correo.\n\n{brand}',
  'sent.reset.subject': 'Crea una contraseña nueva para {brand}',
  'sent.reset.mail':
    'Hola, {name}:\n\nAlguien pidió una contraseña nueva para tu cuenta. Abre este enlace antes de 30 minutos:\n\n{link}\n\nSirve una sola vez. No lo compartas. Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.\n\n{brand}',
  'sent.confirm.subject': '¿Esta dirección es tuya?',
  'sent.confirm.mail':
    'Hola, {name}:\n\nSe abrió una cuenta de {brand} con este nombre y tu correo electrónico. Dinos si es tuya:\n\n{link}\n\nSi no lo es, en la misma página puedes quitar tu dirección.\n\n{brand}',
  'sent.changed.password':
    '{brand}: la contraseña de la cuenta {name} ha cambiado y se cerraron las sesiones de todos los dispositivos. Si no fuiste tú, crea ya una contraseña nueva y contacta con atención al cliente.',
  'sent.changed.password.subject': 'Tu contraseña de {brand} ha cambiado',
  'sent.changed.mobile':
    '{brand}: la cuenta {name} tiene ahora otro número de móvil. Si no fuiste tú, contacta ya con atención al cliente.',
  'sent.changed.mobile.subject': 'El número de móvil de tu cuenta de {brand} ha cambiado',
  'sent.changed.email':
    '{brand}: la cuenta {name} tiene ahora otro correo electrónico. Si no fuiste tú, contacta ya con atención al cliente.',
  'sent.changed.email.subject': 'El correo electrónico de tu cuenta de {brand} ha cambiado',
  'sent.window.waiting': 'Esperando a {name}…',
  'sent.window.unreachable':
    'No se puede acceder a {name} desde esta red. Inténtalo de nuevo o cierra esta ventana y entra de otra forma.',
} satisfies Partial<Record<keyof typeof vi, string>>
