/** What an account's owner may see of their own data without asking further: enough to know it again. */
export function maskedProfile(profile: Readonly<Record<string, string>>) {
  const { mobileNum, email, payeeName } = profile
  return {
    ...(mobileNum ? { mobile: `${'*'.repeat(Math.max(0, mobileNum.length - 3))}${mobileNum.slice(-3)}` } : {}),
    ...(email ? { email: email.replace(/^(.)[^@]*/u, '$1***') } : {}),
    ...(payeeName ? { realName: payeeName.replace(/(?<=\S)\S/gu, '*') } : {}),
  }
}
