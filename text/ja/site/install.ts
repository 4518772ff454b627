import type { install as vi } from '../../vi/site/install.ts'

export const install = {
  'install.push.label': 'この端末への通知',
  'install.push.hint': 'サイトを閉じていても、アカウントのお知らせが届きます。金額は表示されません。',
  'install.push.blocked': 'ブラウザがこのサイトの通知をブロックしています。ブラウザの設定で許可してください。',
  'install.push.missing':
    'このブラウザでは通知を表示できません。iPhone では、先にサイトをホーム画面に追加してください。',
  'install.push.unavailable': '現在、このサイトからの通知はありません。',
  'install.push.failed': '通知をオンにできませんでした。通信環境を確認して、もう一度お試しください。',
  'install.app.title': '{brand} をインストール',
  'install.app.hint': 'ホーム画面から全画面で開けます。',
  'install.app.action': 'インストール',
  'install.app.done': 'すでにアプリをご利用中です',
} as const satisfies Record<keyof typeof vi, string>
