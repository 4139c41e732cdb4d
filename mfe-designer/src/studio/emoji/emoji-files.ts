import e1f600 from '@lobehub/fluent-emoji-flat/assets/1f600.svg'
import e1f602 from '@lobehub/fluent-emoji-flat/assets/1f602.svg'
import e1f60a from '@lobehub/fluent-emoji-flat/assets/1f60a.svg'
import e1f60d from '@lobehub/fluent-emoji-flat/assets/1f60d.svg'
import e1f970 from '@lobehub/fluent-emoji-flat/assets/1f970.svg'
import e1f618 from '@lobehub/fluent-emoji-flat/assets/1f618.svg'
import e1f60e from '@lobehub/fluent-emoji-flat/assets/1f60e.svg'
import e1f929 from '@lobehub/fluent-emoji-flat/assets/1f929.svg'
import e1f973 from '@lobehub/fluent-emoji-flat/assets/1f973.svg'
import e1f917 from '@lobehub/fluent-emoji-flat/assets/1f917.svg'
import e1f914 from '@lobehub/fluent-emoji-flat/assets/1f914.svg'
import e1f644 from '@lobehub/fluent-emoji-flat/assets/1f644.svg'
import e1f622 from '@lobehub/fluent-emoji-flat/assets/1f622.svg'
import e1f62d from '@lobehub/fluent-emoji-flat/assets/1f62d.svg'
import e1f621 from '@lobehub/fluent-emoji-flat/assets/1f621.svg'
import e1f634 from '@lobehub/fluent-emoji-flat/assets/1f634.svg'
import e2764_fe0f from '@lobehub/fluent-emoji-flat/assets/2764-fe0f.svg'
import e1f49a from '@lobehub/fluent-emoji-flat/assets/1f49a.svg'
import e1f499 from '@lobehub/fluent-emoji-flat/assets/1f499.svg'
import e1f49b from '@lobehub/fluent-emoji-flat/assets/1f49b.svg'
import e1f5a4 from '@lobehub/fluent-emoji-flat/assets/1f5a4.svg'
import e1f90d from '@lobehub/fluent-emoji-flat/assets/1f90d.svg'
import e1f496 from '@lobehub/fluent-emoji-flat/assets/1f496.svg'
import e1f49e from '@lobehub/fluent-emoji-flat/assets/1f49e.svg'
import e1f44d from '@lobehub/fluent-emoji-flat/assets/1f44d.svg'
import e1f44f from '@lobehub/fluent-emoji-flat/assets/1f44f.svg'
import e1f64f from '@lobehub/fluent-emoji-flat/assets/1f64f.svg'
import e1f91d from '@lobehub/fluent-emoji-flat/assets/1f91d.svg'
import e1f4aa from '@lobehub/fluent-emoji-flat/assets/1f4aa.svg'
import e1f44b from '@lobehub/fluent-emoji-flat/assets/1f44b.svg'
import e1f932 from '@lobehub/fluent-emoji-flat/assets/1f932.svg'
import e261d_fe0f from '@lobehub/fluent-emoji-flat/assets/261d-fe0f.svg'
import e1f339 from '@lobehub/fluent-emoji-flat/assets/1f339.svg'
import e1f490 from '@lobehub/fluent-emoji-flat/assets/1f490.svg'
import e1f337 from '@lobehub/fluent-emoji-flat/assets/1f337.svg'
import e1f33b from '@lobehub/fluent-emoji-flat/assets/1f33b.svg'
import e1f338 from '@lobehub/fluent-emoji-flat/assets/1f338.svg'
import e1f33f from '@lobehub/fluent-emoji-flat/assets/1f33f.svg'
import e1f334 from '@lobehub/fluent-emoji-flat/assets/1f334.svg'
import e1f340 from '@lobehub/fluent-emoji-flat/assets/1f340.svg'
import e1f319 from '@lobehub/fluent-emoji-flat/assets/1f319.svg'
import e2b50 from '@lobehub/fluent-emoji-flat/assets/2b50.svg'
import e1f31f from '@lobehub/fluent-emoji-flat/assets/1f31f.svg'
import e2728 from '@lobehub/fluent-emoji-flat/assets/2728.svg'
import e2600_fe0f from '@lobehub/fluent-emoji-flat/assets/2600-fe0f.svg'
import e1f308 from '@lobehub/fluent-emoji-flat/assets/1f308.svg'
import e1f525 from '@lobehub/fluent-emoji-flat/assets/1f525.svg'
import e1f4ab from '@lobehub/fluent-emoji-flat/assets/1f4ab.svg'
import e1f54b from '@lobehub/fluent-emoji-flat/assets/1f54b.svg'
import e1f54c from '@lobehub/fluent-emoji-flat/assets/1f54c.svg'
import e1f4ff from '@lobehub/fluent-emoji-flat/assets/1f4ff.svg'
import e1f4d6 from '@lobehub/fluent-emoji-flat/assets/1f4d6.svg'
import e1f56f_fe0f from '@lobehub/fluent-emoji-flat/assets/1f56f-fe0f.svg'
import e1f3ee from '@lobehub/fluent-emoji-flat/assets/1f3ee.svg'
import e1f411 from '@lobehub/fluent-emoji-flat/assets/1f411.svg'
import e1f42a from '@lobehub/fluent-emoji-flat/assets/1f42a.svg'
import e1f382 from '@lobehub/fluent-emoji-flat/assets/1f382.svg'
import e1f381 from '@lobehub/fluent-emoji-flat/assets/1f381.svg'
import e1f388 from '@lobehub/fluent-emoji-flat/assets/1f388.svg'
import e1f389 from '@lobehub/fluent-emoji-flat/assets/1f389.svg'
import e1f48d from '@lobehub/fluent-emoji-flat/assets/1f48d.svg'
import e1f451 from '@lobehub/fluent-emoji-flat/assets/1f451.svg'
import e1f3c6 from '@lobehub/fluent-emoji-flat/assets/1f3c6.svg'
import e1f393 from '@lobehub/fluent-emoji-flat/assets/1f393.svg'
import e2615 from '@lobehub/fluent-emoji-flat/assets/2615.svg'
import e1f37d_fe0f from '@lobehub/fluent-emoji-flat/assets/1f37d-fe0f.svg'
import e1f36f from '@lobehub/fluent-emoji-flat/assets/1f36f.svg'
import e1f347 from '@lobehub/fluent-emoji-flat/assets/1f347.svg'
import e1f30a from '@lobehub/fluent-emoji-flat/assets/1f30a.svg'
import e1f54a_fe0f from '@lobehub/fluent-emoji-flat/assets/1f54a-fe0f.svg'
import e1f98b from '@lobehub/fluent-emoji-flat/assets/1f98b.svg'
import e1f476 from '@lobehub/fluent-emoji-flat/assets/1f476.svg'

/** Files of the emoji that the studio offers, by their code points. */
export const EMOJI_FILES: Readonly<Record<string, string>> = {
  '1f600': e1f600,
  '1f602': e1f602,
  '1f60a': e1f60a,
  '1f60d': e1f60d,
  '1f970': e1f970,
  '1f618': e1f618,
  '1f60e': e1f60e,
  '1f929': e1f929,
  '1f973': e1f973,
  '1f917': e1f917,
  '1f914': e1f914,
  '1f644': e1f644,
  '1f622': e1f622,
  '1f62d': e1f62d,
  '1f621': e1f621,
  '1f634': e1f634,
  '2764-fe0f': e2764_fe0f,
  '1f49a': e1f49a,
  '1f499': e1f499,
  '1f49b': e1f49b,
  '1f5a4': e1f5a4,
  '1f90d': e1f90d,
  '1f496': e1f496,
  '1f49e': e1f49e,
  '1f44d': e1f44d,
  '1f44f': e1f44f,
  '1f64f': e1f64f,
  '1f91d': e1f91d,
  '1f4aa': e1f4aa,
  '1f44b': e1f44b,
  '1f932': e1f932,
  '261d-fe0f': e261d_fe0f,
  '1f339': e1f339,
  '1f490': e1f490,
  '1f337': e1f337,
  '1f33b': e1f33b,
  '1f338': e1f338,
  '1f33f': e1f33f,
  '1f334': e1f334,
  '1f340': e1f340,
  '1f319': e1f319,
  '2b50': e2b50,
  '1f31f': e1f31f,
  '2728': e2728,
  '2600-fe0f': e2600_fe0f,
  '1f308': e1f308,
  '1f525': e1f525,
  '1f4ab': e1f4ab,
  '1f54b': e1f54b,
  '1f54c': e1f54c,
  '1f4ff': e1f4ff,
  '1f4d6': e1f4d6,
  '1f56f-fe0f': e1f56f_fe0f,
  '1f3ee': e1f3ee,
  '1f411': e1f411,
  '1f42a': e1f42a,
  '1f382': e1f382,
  '1f381': e1f381,
  '1f388': e1f388,
  '1f389': e1f389,
  '1f48d': e1f48d,
  '1f451': e1f451,
  '1f3c6': e1f3c6,
  '1f393': e1f393,
  '2615': e2615,
  '1f37d-fe0f': e1f37d_fe0f,
  '1f36f': e1f36f,
  '1f347': e1f347,
  '1f30a': e1f30a,
  '1f54a-fe0f': e1f54a_fe0f,
  '1f98b': e1f98b,
  '1f476': e1f476,
}
