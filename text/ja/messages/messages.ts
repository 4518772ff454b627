import type { messages as vi } from '../../vi/messages/messages.ts'

export const messages = {
  'message.welcome.title': '{name} さん、{brand} へようこそ',
  'message.welcome.content':
    'アカウントの準備ができました。プレイしたラウンドはすべてベット履歴に残り、自社ゲームのラウンドはどれも検証できます。\n始める前に、ご自身の上限を決めておくことをおすすめします。厳しくする変更はすぐに有効になり、緩める変更は 24 時間後になります。\nアカウントに関する大切なお知らせは、この受信箱に届きます。',
  'message.passwordChanged.title': 'パスワードが変更されました',
  'message.passwordChanged.content':
    'アカウントのパスワードが {at} に変更されました。ほかのログインはすべて終了しました。\nお心当たりがない場合は、すぐに変更し直し、カスタマーサービスへご連絡ください。',
  'message.newDevice.title': '新しい端末からのログイン',
  'message.newDevice.content':
    '{at} に次の端末からアカウントにログインがありました：{device}、IP アドレス {ip}。\nご本人であれば、何もする必要はありません。そうでない場合は、すぐにパスワードを変更してください。',
  'message.device.unnamed': '名前のない端末',
  'message.securityChanged.title': 'アカウントのセキュリティが変更されました',
  'message.securityChanged.content':
    '{what} 日時：{at}、IPアドレス：{ip}。\n心当たりがない場合は、すぐにパスワードを変更し、他の端末をすべてログアウトして、カスタマーサービスにご連絡ください。',
  'message.security.totpOn': '2段階ログインが有効になりました。',
  'message.security.totpOff': '2段階ログインが無効になりました。',
  'message.security.codesRenewed': '新しい復旧コードが作成されました。',
  'message.security.codeUsed': '復旧コードが使われました。',
  'message.security.passkeyAdded': 'パスキーが追加されました。',
  'message.security.passkeyRemoved': 'パスキーが削除されました。',
  'message.security.paymentPassword': '新しい取引パスワードが設定されました。',
  'message.security.payoutAccountAdded': '出金先の口座が追加されました。',
  'message.security.payoutAccountRemoved': '出金先の口座が削除されました。',
  'message.security.passwordSet': 'アカウントに最初のパスワードが設定されました。',
  'message.security.signInAdded': '別のサインイン方法が連携されました。',
  'message.security.signInRemoved': '別のサインイン方法の連携が解除されました。',
  'message.security.exportAsked': 'あなたのデータが申請されました。',
  'message.security.contactChanged': 'アカウントの電話番号またはメールアドレスが変更されました。',
  'message.staffEdited.title': 'カスタマーサービスがアカウントを変更しました',
  'message.staffEdited.content': '{what}日時：{at}\nお心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  'message.edited.passwordByStaff':
    'カスタマーサービスがパスワードの再設定を開始し、すべての端末からログアウトしました。新しい出金先は72時間後から使えます。',
  'message.edited.paymentByStaff':
    '取引パスワードが削除されました。出金の前に新しく設定してください。新しい出金先は72時間後から使えます。',
  'message.edited.secondStepByStaff':
    '二段階ログインがオフになりました。もう一度設定してください。新しい出金先は72時間後から使えます。',
  'message.edited.profileByStaff': '個人情報が変更されました。',
  'message.edited.identityByStaff': '本名または生年月日が変更されました。新しい出金先は1日後から使えます。',
  'message.edited.contactByStaff':
    '電話番号またはメールアドレスが変更されました。もう一度確認してください。新しい出金先は1日後から使えます。',
  'message.payoutAccountEnded.title': '出金先の口座が一覧から外されました',
  'message.payoutAccountEnded.content':
    'カスタマーサービスが {at} に口座 {account} をあなたの一覧から外しました。\nお心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  'message.pictureTaken.title': '画像が取り下げられました',
  'message.pictureTaken.content':
    'チャットルームの管理者が {at} にあなたの画像を取り下げ、代わりにギャラリーの画像を表示しています。\n別の画像を選ぶことができます。ご不明な点はカスタマーサービスへお問い合わせください。',
  'message.accountReopened.title': 'アカウントが再開されました',
  'message.accountReopened.content':
    'カスタマーサービスが {at} にアカウントを再開しました。これまでと同じ方法でログインできます。\nお心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  'message.shutOutBreak.title': 'アカウントを休止しました',
  'message.shutOutBreak.content':
    'お客様を守るため、{at} に担当チームがアカウントを休止しました。{until} まではログイン、ベット、入金ができません。期間が過ぎると自動で終わります。\nお預かりの資金は安全です。ご不明な点はカスタマーサービスへご連絡ください。',
  'message.shutOutTerm.title': 'アカウントのプレイを停止しました',
  'message.shutOutTerm.content':
    'お客様を守るため、{at} に担当チームがアカウントのプレイを停止しました。期間は少なくとも {until} までです。自動では終わりませんが、その後に再開を申し込めます。\nお預かりの資金は安全で、お支払いできます。カスタマーサービスへご連絡ください。',
  'message.shutOutForGood.title': 'アカウントのプレイを永久に停止しました',
  'message.shutOutForGood.content':
    'お客様を守るため、{at} に担当チームがアカウントのプレイを永久に停止しました。\nお預かりの資金は安全で、お支払いできます。カスタマーサービスへご連絡ください。',
  'message.drawReminder.title': '{region}：まもなく締め切り',
  'message.drawReminder.content':
    '{region}の受付は {at} に締め切られます。この回にはまだ賭けていません。\nこのお知らせは「宝くじの結果」のページで設定されたものです。いつでもそのページで停止できます。',
  'message.playNoticed.title': '少し振り返ってみませんか',
  'message.playNoticed.content':
    '最近、あなたのプレイや入金のしかたに変化がありましたので、ご様子をうかがいたくご連絡しました。問題がなければ、何もしていただく必要はありません。\n思っていたより多くプレイしていると感じたら、ご自分で上限を設けたり、数日お休みしたりできます。より厳しい上限はすぐに有効になります。\nお話ししたいときは、カスタマーサービスがいつでもお聞きします。',
  'message.returnAllowed.title': '再開できます',
  'message.returnAllowed.content':
    'プレイの停止が終わります。{from} から再びログインできます。\n設定した上限は引き続き有効です。いつでもさらに厳しくできます。',
  'message.limitSet.title': '上限が有効になりました',
  'message.limitSet.content': '{limit}：{value}。{at} から有効です。\n上限はいつでも確認し、厳しくすることができます。',
  'message.limitEnded.title': '上限が解除されました',
  'message.limitEnded.content':
    '{limit}：{at} から上限はありません。\nいつでも設定し直すことができ、すぐに有効になります。',
  'message.kycAccepted.title': '書類が承認されました',
  'message.kycAccepted.content': '確認ステップ {tier} が承認されました。ありがとうございます。',
  'message.kycRejected.title': '書類は承認されませんでした',
  'message.kycRejected.content':
    '確認ステップ {tier} は承認されませんでした。\n理由：{reason}\nセキュリティセンターからもう一度お送りいただけます。',
  'message.kycAskedAgain.title': '別の写真が必要です',
  'message.kycAskedAgain.content':
    '確認ステップ {tier} に別の写真が必要です。\n理由：{reason}\nセキュリティセンターからお送りください。',
  'message.rewardWaits.title': '受け取れる特典があります',
  'message.rewardWaits.content': '{promotion}：{amount} を受け取れます。\n{until} までに「報酬」でお受け取りください。',
  'message.prizeWaits.title': '賞品を受け取れます',
  'message.prizeWaits.content': '{promotion}：賞品を受け取れます。\n{until} までに「報酬」でお受け取りください。',
  'message.jackpotReleased.title': 'ジャックポット賞金の確認が終わりました',
  'message.jackpotReleased.content': 'ジャックポット賞金 {amount} をご利用いただけるようになりました。',
  'message.jackpotRefused.title': 'ジャックポット賞金は承認されませんでした',
  'message.jackpotRefused.content':
    'ジャックポット賞金 {amount} は確認の結果承認されず、ジャックポットに戻されました。ご不明な点はサポートまでお問い合わせください。',
  'message.freeRoundBack.title': '無料ラウンドが戻りました',
  'message.freeRoundBack.content': '{promotion}：無料ラウンドが取り消されたため、{until} まで再び使えます。',
  'message.missionDone.title': 'ミッション達成',
  'message.missionDone.content': '{mission}：目標を達成しました。ミッションのページで特典をお受け取りください。',
  'message.applicationAccepted.title': '申請が承認されました',
  'message.applicationAccepted.content':
    '{promotion}：申請が承認され、{amount} を受け取れます。\n{until} までに「報酬」でお受け取りください。',
  'message.applicationRejected.title': '申請は承認されませんでした',
  'message.applicationRejected.content': '{promotion}：申請は承認されませんでした。\n理由：{reason}',
  'message.rewardReleased.title': '特典が承認されました',
  'message.rewardReleased.content':
    '{promotion}：確認が終わり、特典を受け取れます。\n{until} までに「報酬」でお受け取りください。',
  'message.rewardRefused.title': '特典は承認されませんでした',
  'message.rewardRefused.content':
    '{promotion}：特典は確認の結果承認されず、取り消されました。ご不明な点はサポートまでお問い合わせください。',
  'message.friendRefused.title': 'ご紹介は承認されませんでした',
  'message.friendRefused.content':
    '{promotion}：{friend} のご紹介は確認の結果承認されず、特典の対象外となりました。ご不明な点はサポートまでお問い合わせください。',
  'message.goodsDelivered.title': '交換の申込みが承認されました',
  'message.goodsDelivered.content': '{goods}：申込み {no} が承認されました。受取コードまたは追跡番号：{delivery}',
  'message.goodsPaid.title': 'ボーナスがウォレットに入りました',
  'message.goodsPaid.content': '{goods}：申込み {no} が承認され、{amount} がメインウォレットに入りました。',
  'message.goodsRejected.title': '交換の申込みは承認されませんでした',
  'message.goodsRejected.content': '{goods}：申込み {no} は承認されず、{points} ポイントが戻りました。\n理由：{reason}',
  'message.prizeRejected.title': '賞品をお届けできません',
  'message.prizeRejected.content': '{goods}：申込み {no} は承認されませんでした。\n理由：{reason}',
  'message.moneyFromLine.title': '送金を受け取りました',
  'message.moneyFromLine.content':
    '{at} に {name} から {amount} が送られました。\n出金の前に一度プレイする必要があります。',
  'message.ticketAnswered.title': '受付番号 {no} に回答しました',
  'message.ticketAnswered.content': 'お問い合わせ {no} に回答しました。開いて回答の確認と返信ができます。',
  'message.exportReady.title': 'ファイルの準備ができました',
  'message.exportReady.content': '{what}：ご依頼のファイルができました。{until} まで保管し、その後は削除します。',
  'message.export.OWN_DATA': 'すべてのデータ',
  'message.export.BETS': 'ベット履歴',
  'message.export.TRANSACTIONS': '口座の記録',
  'message.depositCredited.title': '{amount} の入金が反映されました',
  'message.depositCredited.content': '申込み {no}：{amount} が残高に反映されました。',
  'message.depositReview.title': '入金 {no} を確認しています',
  'message.depositReview.content':
    '申込み {no} の代金が届き、確認が必要です。資金は安全です。結果は担当者がお知らせします。',
  'message.depositRejected.title': '入金 {no} は成立しませんでした',
  'message.depositRejected.content':
    '申込み {no}：{reason}。\n支払い済みの場合は、証明を添えてサポートへご連絡ください。',
  'message.betVoided.title': 'ベットが無効になりました',
  'message.betVoided.content':
    '{game} のベット {no} は無効です。賭け金 {stake} は返金され、払戻金 {payout} は取り消されました。\nご不明な点はサポートへご連絡ください。',
  'message.betVoidedOwing.title': 'ベットが無効になりました',
  'message.betVoidedOwing.content':
    '{game} のベット {no} は無効です。賭け金 {stake} は返金され、払戻金 {payout} は取り消しとなります。\n残高が足りないため {debt} が未払いです。今後の払戻しから差し引かれ、それまで出金できません。\nご不明な点はサポートへご連絡ください。',
  'message.export.TEAM_BETS': 'チームのベット',
  'message.export.TEAM_ACCOUNTS': 'チームのアカウント',
  'message.export.TEAM_PROFIT': 'チームの損益',
  'message.export.TEAM_TRANSACTIONS': 'チームの取引',
} as const satisfies Record<keyof typeof vi, string>
