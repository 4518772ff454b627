import type { TranslatedChapter } from '../translation.ts'

export const account: TranslatedChapter = {
  name: '账户与安全',
  articles: {
    'log-in-trouble': {
      title: '无法登录',
      content: `<p>为了安全，无论是用户名不存在还是密码错误，本站的提示都一样。请逐项检查：</p>
<ul><li><strong>用户名或密码不正确</strong>：检查 Caps Lock 键和输入法。点击眼睛图标可查看您输入的密码。</li><li><strong>忘记密码</strong>：点击登录窗口中的“忘记密码？”，用于设置新密码的链接会发送到账户的电子邮箱。</li><li><strong>要求输入图中字符</strong>：失败一次后出现。不区分大小写；看不清可以换一张图。</li><li><strong>尝试次数过多</strong>：失败五次后，您登录的位置须等待 30 分钟。别人输错您的用户名，不会锁住您的账户。</li><li><strong>正在休息或自我排除</strong>：页面会写明到何时为止。请看<a href="/help/take-a-break">休息与自我排除</a>。</li><li><strong>被退出登录</strong>：每个账户同一时间只有一个会话。在别处登录会关闭旧会话；30 分钟没有操作也会退出。</li></ul>
<p>还是不行？<a href="/help/feedback?category=ACCOUNT">写信给我们</a>，无需登录。切勿发送密码。</p>`,
    },
    'change-password': {
      title: '修改密码',
      content: `<ol><li>点击您的头像，选择<strong>修改密码</strong>。在手机上：点击屏幕底部的<em>账户</em>。</li><li>输入当前密码，再输入两次新密码。</li></ol>
<p>您的其他会话会立即关闭。如果当前密码太容易猜到，本站会要求您先修改密码再继续游玩，该窗口无法关闭。</p>
<p>好的密码应当够长、只用于一个网站，并由密码管理器生成：本站所有输入框都支持粘贴。</p>`,
    },
    'keep-safe': {
      title: '保护账户安全',
      content: `<ul><li>您的密码以 Argon2id 哈希值保存，这里没有人能读出密码。工作人员绝不会向您索要密码或验证码。</li><li>登录、注册和修改密码时，数据在离开您的浏览器之前会再加密一层。</li><li><a href="/account/security">账户安全</a>页面提供：用手机应用进行的第二步验证、通行密钥（指纹、面容或设备 PIN），以及已登录设备的列表。</li><li>页面中的代码无法读取您的会话；30 分钟没有操作，会话会自动结束。</li><li>登录后，本站会告诉您上次登录的时间和地址。不是您本人？请立即修改密码。</li><li>“记住用户名”只在 24 小时内记住用户名，从不记住密码。请勿在公用电脑上使用。</li></ul>
<p>真正的本站不会要求您安装远程控制软件，也不会私下发消息要钱。如遇到这种情况，请<a href="/help/feedback?category=ACCOUNT">告诉我们</a>。</p>`,
    },
  },
}
