/** Passwords that are tried first by those who guess: never taken, and changed at the next log-in where one is in use. */
export const WEAK_PASSWORDS: readonly string[] = [
  '12345678', '123456789', '1234567890', '12345678910', '11111111', '00000000', '88888888', '66666666', '99999999',
  '123123123', '12341234', '87654321', '987654321', '0987654321', '11223344', '112233445566', '147258369', '159753456',
  'password', 'password1', 'password12', 'password123', 'passw0rd', 'p@ssw0rd', 'p@ssword', 'pass1234', 'qwertyui',
  'qwertyuiop', 'qwerty12', 'qwerty123', 'qwerty1234', '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx', 'zaq12wsx', 'asdfghjk',
  'asdfghjkl', 'asdf1234', 'zxcvbnm1', 'zxcvbnm123', 'abcd1234', 'abc12345', 'abc123456', 'a1234567', 'a12345678',
  'a123456789', 'aa123456', 'aa12345678', 'aaa12345', 'aaaa1111', 'aaaaaaaa', 'iloveyou', 'iloveyou1', 'sunshine',
  'princess', 'football', 'baseball', 'superman', 'dragon123', 'monkey123', 'michael1', 'welcome1', 'welcome123',
  'letmein1', 'trustno1', 'whatever', 'computer', 'internet', 'samsung1', 'starwars', 'killer123', 'admin123',
  'admin1234', 'administrator', 'changeme', 'changeme1', 'default1', 'secret12', 'test1234', 'testtest', 'temp1234',
  'user1234', 'guest123', 'matkhau1', 'matkhau123', 'matkhau12', 'matkhau@123', 'khongbiet', 'khongco1', 'emyeuanh',
  'anhyeuem', 'anhyeuem1', 'yeuemnhieu', 'nhatrang', 'vietnam1', 'vietnam123', 'hanoi123', 'saigon123', 'hochiminh',
  'taixiu123', 'casino123', 'lucky777', 'jackpot1', 'jackpot777', '77777777', '12121212', '13131313', '10203040',
  '102030405060', '123321123', '123qweasd', 'qweasdzxc', '1234qwer', 'qwer1234', 'q1w2e3r4', 'q1w2e3r4t5', '1111aaaa',
]
