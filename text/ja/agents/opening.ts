import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': '階層の上限に達しているため、この下に代理店を追加できません。',
  'refusal.AGT_LINE_LIMIT': 'ご自身の上限を超えています。',
  'down.limits.title': '宝くじのベット上限',
  'down.limits.hint': '{name} とその下のすべてのアカウントに適用されます。空欄なら上限は追加されません。',
  'down.limits.ticket': '1枚あたり',
  'down.limits.draw': '1回の抽選あたり',
  'down.limits.number': '1回の抽選の各番号あたり',
  'down.limits.most': '最大 {money}',
  'down.limits.save': '上限を保存',
  'down.limits.saved': '上限を保存しました',
  'refusal.AGT_DAILY_OPEN': '本日開設できる口座数の上限に達しました。明日もう一度お試しください。',
  'refusal.AGT_LINK_LIMIT': '使用中のリンクが上限に達しています。先に一つ閉じてください。',
  'refusal.AGT_LINK_USED': 'このリンクから登録した人がいるため削除できません。閉じることはできます。',
  'refusal.AGT_ASSISTANT_LIMIT': 'アシスタントの人数が上限に達しています。',
  'message.rateLowerAsked.title': '{agent}さんがリベート率の引き下げを希望しています',
  'message.rateLowerAsked.content':
    '代理店{agent}さんがあなたのリベート率の引き下げを希望しています。同意するまで率は変わりません。',
  'message.rateLowerAccepted.title': '{name}さんがリベート率の引き下げに同意しました',
  'message.rateLowerAccepted.content':
    '{name}さんが同意しました。新しい率は今から適用されます。すでに賭けた分は以前の率のままです。',
  'message.rateLowerRejected.title': '{name}さんがリベート率の引き下げを断りました',
  'message.rateLowerRejected.content': '{name}さんが断りました。リベート率は変わりません。',
  'refusal.AGT_CODE_TAKEN': 'このコードはすでにあるか、ドメインにコードがあります。',
  'refusal.AGT_HAS_DOWNLINES': 'この口座には配下があるため、会員にできません。',
  'refusal.AGT_HAS_CONTRACTS':
    'この口座には契約または契約の提示が残っているため、会員にできません。先に終了してください。',
  'refusal.AGT_LOCKED': '上位エージェントがあなたの配下への新規登録を停止しています。',
} as const satisfies Record<keyof typeof vi, string>
