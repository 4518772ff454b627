import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}：認証コードは {code} です（{minutes}分間有効）。誰にも教えないでください。当社の係員がお尋ねすることはありません。',
  'sent.code.subject': '{code} は {brand} の認証コードです',
  'sent.code.mail':
    '認証コードは {code} です。{minutes}分間有効です。\n\n誰にも教えないでください。当社の係員がお尋ねすることはありません。お心当たりがない場合は、このメールを無視してください。\n\n{brand}',
  'sent.reset.subject': '{brand} の新しいパスワードの設定',
  'sent.reset.mail':
    '{name} 様\n\nお客様のアカウントについて、新しいパスワードの設定が求められました。30分以内に次のリンクを開いてください。\n\n{link}\n\nリンクは一度だけ使えます。他の人に渡さないでください。お心当たりがない場合は、何もする必要はありません。パスワードはそのままです。\n\n{brand}',
  'sent.confirm.subject': 'こちらはお客様のメールアドレスですか',
  'sent.confirm.mail':
    '{name} 様\n\nお客様のメールアドレスで、この名前の {brand} アカウントが開設されました。ご本人のものかどうか、次のページでお知らせください。\n\n{link}\n\nご本人のものでない場合は、同じページでアドレスを外せます。\n\n{brand}',
  'sent.changed.password':
    '{brand}：アカウント {name} のパスワードが変更され、すべての端末からログアウトしました。お心当たりがない場合は、すぐにパスワードを再設定し、カスタマーサービスへご連絡ください。',
  'sent.changed.password.subject': '{brand} のパスワードが変更されました',
  'sent.changed.mobile':
    '{brand}：アカウント {name} の携帯電話番号が変更されました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  'sent.changed.mobile.subject': '{brand} アカウントの携帯電話番号が変更されました',
  'sent.changed.email':
    '{brand}：アカウント {name} のメールアドレスが変更されました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  'sent.changed.email.subject': '{brand} アカウントのメールアドレスが変更されました',
  'sent.staff.subject': '{brand} デスクのアカウントのご案内',
  'sent.staff.mail':
    '{name} 様\n\n{brand} デスクのアカウントの準備ができました。24時間以内に次のリンクを開き、パスワードと認証アプリを設定してください。\n\n{link}\n\nリンクは一度だけ有効で、ご本人専用です。同僚を含め、誰にも転送しないでください。お心当たりがない場合は、このメールを無視して管理者にお知らせください。\n\n{brand}',
  'sent.window.waiting': '{name} を待っています…',
  'sent.window.unreachable':
    'このネットワークからは {name} に接続できません。もう一度試すか、このウィンドウを閉じて別の方法でログインしてください。',
} as const satisfies Record<keyof typeof vi, string>
