/**
 * What guessers try first, in small letters, without what stands around it: names of things on the lists of passwords
 * that leaked most often, in Chinese and English.
 */
const WORDS = new Set(
  (
    'aa abc abcd abcde asd asdf asdfgh asdfghjkl admin administrator ai aini aixin root test tester user guest login ' +
    'pass passwd password passwort mima guanliyuan houtai welcome letmein changeme secret master default qwe qwer ' +
    'qwert qwerty qwertyuiop qaz qazwsx qazwsxedc zxc zxcvb zxcvbn zxcvbnm wang zhang li liu chen yang zhao ' +
    'woaini woaiwo woaiwojia woaizhongguo wodemima woshishui nihao niubi baobei qinqin xiaoxiao mingming caonima ' +
    'iloveyou ilove love loveyou lovely princess sunshine shadow monkey dragon football baseball superman batman ' +
    'michael jordan charlie daniel computer internet freedom whatever trustno starwars pokemon killer hello ' +
    'helloworld google baidu taobao alibaba tencent weixin wechat qq huawei xiaomi windows server oracle mysql ' +
    'postgres database fangkit fang fangchan anju anjuban gongsi zhongguo beijing shanghai guangzhou shenzhen'
  ).split(' '),
)
/** The same of passwords that are none of a word and signs around it. */
const WHOLE = new Set(
  (
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2 a1b2c3d4 a1s2d3f4 ' +
    'abc123456 a123456a aa123456 q123456q qq123456 1234qwer 123qweasd 123qwe123 qwe123qwe 12qwaszx p@ssw0rd ' +
    '123456ab 123456abc 123456qq 123456aa 5201314a a5201314 woaini1314 woaini520 520520520 1314520520 147258369 ' +
    '159357159 741852963 789456123 987456321 123698745 112233445566 11223344 12344321 1234554321 123321123 ' +
    '31415926 3141592653 10101010 20202020 100200300'
  ).split(' '),
)
/** Rows of keys and of letters; part of one, either way, is no password. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].toReversed().join('')])

const DAY = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/
const PHONE = /^1[3-9]\d{9}$/
const REPEATED = /^(.{1,4}?)\1+.?$/u
const SIGNS_FOR_LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '@': 'a', $: 's', '5': 's' }

/**
 * Whether a password is one of those that are tried first: on the lists of leaked ones, a well-known word with signs
 * around it, part of a row of keys, a repetition, a day, a phone number.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (WHOLE.has(text) || REPEATED.test(text) || DAY.test(text) || PHONE.test(text)) return true
  if (ROWS.some((row) => row.includes(text))) return true
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const spelled = [...text.replace(/[\d!?.#*_-]{1,8}$/, '')].map((sign) => SIGNS_FOR_LETTERS[sign] ?? sign).join('')
  return WORDS.has(bare) || WORDS.has(spelled)
}
