import { ApiError } from '@campus/shared/api/ApiError';
import type { Upload } from '@campus/shared/upload/useUploads';

/** Stays at 40 %. */
export const stuck: Upload = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

const broken = 'Файл повреждён. Откройте его у себя, сохраните заново и загрузите ещё раз.';

/** Fails at once, before anybody could see it wait. */
export const failing: Upload = () => {
  throw new ApiError(422, broken);
};

/** As different as a real server: a name with «скан» fails, the rest are under way. */
export const mixed: Upload = (file, options) =>
  file.name.includes('скан') ? failing(file, options) : stuck(file, options);

export const samplePdf = (name: string, kilobytes = 240) =>
  new File(['x'.repeat(kilobytes * 1024)], name, { type: 'application/pdf', lastModified: 0 });

/** A portrait of nobody, 720×960 pixels, PNG. */
const encoded = [
  'iVBORw0KGgoAAAANSUhEUgAAAtAAAAPABAMAAADu2FOAAAAAMFBMVEW/49fn9vHuxKYeemI6KiTZqYrT7OSHtKVPmo',
  'amzcDV1MBvZVpSRT2HhnviuJq0k32NLYe4AAAACXBIWXMAAAsTAAALEwEAmpwYAAAUTUlEQVR42u3dz2tc5xXG8VvH',
  'aCQ5Bs1GazHUG9mWC3fh8S6E6xpVIxuMtQuJtNFaQYI0pAXBLJrsFGRIFgk0/QsSMzQExdgxIoXaTh0jCCV1AyJeNV',
  'HBOKuSuCNZsvXjjmbuzNzznjnne1ZZOJB8ODzvOe87nokiiqIoiqIoiqIoiqIoiqIoiqIoiqIoqlH1zc7OFrer/o/T',
  'iOSCPFM8UMNgd7lmiw0L6+4180zx0BqGOudm3hUhOOXczXS1KDPUHToXMxX50WbNFDMWTS3Qzk8L6VyGjbSmRi7n2E',
  'Ba1pn4yD2ekZZ2RlrKGWkpZ6SlnJGWckY6z7mOeTqAM9JSzkgfUr8qdrWGEM35IORAlHVGWiCgiWmpgEZaLjgIj7Qq',
  '5lTI5h7QhIdccBAeUsFBeAhMHISHZHAQHiInIS0tFxzcLsmchJyHgg1NeEichJyHQichLS3Z0LS0UEPT0lINTUvPSE',
  'EP09C0tKWGdt7Sgg3tu6VnJKGHaWha2lJDe27ponBxbSdUQzQ0LW2pob229Iw89DCzHROepYb22dLFIMVRyHFoKTkc',
  'ZkdfMVBNkxxkh52j0N9x2BcOeprk4Di0lBy+sqMvJPQ0yUF2WEoOT9nRFxZ6muRgZ7GUHH6yoy809DTJQXYYuCH1N+',
  'AVi4S0i4j2Aj0DtJfkKJIcQBsa7rxAzwDtJqKLRDTQpiK6SEQDbSqii0Q00KYiukhEAw00ZyHQas/CImch0KYiGmig',
  'bZ2FRc5CoE2dhUUiGmigOQuBVnsWAg20raGjyFkINNAMHUAD7X3oABpoW9NdkaEDaKAZOoAGGmimO6CBZowGGmjnYz',
  'TQQAPNGA000ECzrwANNNBAA+19AwcaaKCBBlrvVQfQQAMNNNBAAw000Kauo4EGGmiggQYaaKCBBhpooIEGGmiggQYa',
  'aKCBBhpoXliABhpooIEGGuiIj+0CDTTQQAMd8dffgAYaaKC5JwUaaKCB5surgAYaaL4yU7ree+PByud37iT1unPn9s',
  'qDb94EuvvIDz5fTQ5U5faDN/la4y4qf5uC/Az7+ptAd6MG/lhLmlTl+hJfPd8p82HNvKuuzwHdEXPSct2d43dY2q23',
  'VpMslRIgQLdyBNaSjFX5BuhcU+N5Tczxo2TZ6vhq0l59ys/sZUrnpO26uwR0y7Hxr6SDqtzjp1Bbq0It6aw+A7ol59',
  'Wk0/qUn6vO8RjcE9RAN6sPk67UXW3znVHnJJlUNnZoy40k6a400Hk770gDndc5uC+nZ4A+uKd01zlJ/gZ0qnMt6XZ9',
  'pmfsUAS9lnS/7qk5DfU4f5CDc1KZi4DOceDYdUG9NAN0rgfhsyEP6NwD+mn9Fei8A3q7Xgc674DejukZoHeqlid08n',
  'egBYJjs74G+umTSs7OKsLD9sShKDwcBIeOycPwqrJnbQE6+kMiUZ+4hy6IOCeVGe/QazLQwc/D0M7HEql61zd0TQz6',
  'gmtouYYOPeK5aejQLe2noQO3tJ+GDry1OGrosLd4jho6aEsPm31XUZbSQx6Wwuc1Hgx62lVDB1wPQzb0QgDo3zlMjo',
  'EAzknlI3/JcTUEdPKlv+RYDQI94W64O5aEqa+9JcdaIOgLzpKjkISqj3zNHB8Eg/7SV3KsBoOecJUcx5Jw9bWn5FgI',
  'CD3uKDkGVgNCS3/EY9hpcoh/amnI4RAdZJT2dp8UapT2mxxJ8gXrt723w2HHySGaHUOOk0M0OyKn24p0dgxFLu855L',
  'Mjcvb6HWpnCfq5masKoMcdzHbiHwQLeN8xHLl8W5G/Kw3a0C+qgP6t+YYOvhYKvrMEbego0VEfWW/o40qgP7He0FeV',
  'QI8bb2glEV0f8Iw39ECipd613dDH1EB/Ybqh1UR07i+HQ1EUed+/RUI6sLOeiM45pIcsf5Ogokk68EkYRUcVQY/bPQ',
  'n1TNE5X3cEb2gNr1gS1x2Rk2+qCn0nHTw4lNxF530nHT44FHzQQOJDB5H1ry9WsrJMK4BOdNXrFlcVbevKZn08YzKg',
  'tZ2F9ZUlshkciq7udn4frs+ks6q9cOs07PpPaQ2pcNa1F27WUpd/HW5Yh3NBm3Nyr7u/w6fEWdEz1k69FHVVWomzur',
  'Ow/pwVdfNnaacj87+H1fZNadRFaTXO+s7CJIm6J63HeUCfczLXNenpyPpPQ3a2hEddklbkrG4BfzZ2dEFak7PCoWN7',
  '7HhaHUx5w6qcFQ4dO2NHh9LDka6qKYSu7P4PnLXhLHzrX3my2uJtx/Pq6/l4lr/pmLhcOrPa4m1HJ/ExrM5Z9qaj7l',
  'wq/aeFP3hz339lxqaejfSV5HR3e720Wa9kmO+eSc/0dDvLTnf/KG1XLct8l5VaJ7PkdHdjx7mFmJ5I+0+dbYF6eDZS',
  'WlLTXeXfpef1Q6b5rvWu1trNgtPd1jH4vGqZ5rsWp+pZxcxSd3c3SnvrTIv3d6ltnRYhw6qVpe7uKr+U9tcrLd7fNc',
  'R+rj08qx35kDH6RjdfA+5ePuBcGlvNNkj3fB1N//9c/zHPdi41X1vGrUGnj9GXWtvfWkrn9VJ61bIO0r1d6WP0rVKX',
  'pO8+KjWq000+Fmas0vtqK1R/7Dinb/9SOqQeZ95YerlSMSe3Z7DOlpnbP5UOrTMtPITbqYbJsTUa/C8/5mYtvWTLud',
  'A4Obbqv2029fVfSs3rTJsbSy9W6r4ysVvj5+xJXblxudRSPW796r/XK3Vf+WrvavFzpq6utNTMzVva2MaSeu1/YCR7',
  '7fOWlX8qZanHGa7+7e0rEykiYz+vNIuQysp3r5Yy1mk3q2HaX+W82EDltYbYldvXn2RG3qo1L6th2v/o/UNgxl578u',
  '3KysqdO6uVO/W6vXL9uydTG6W266SX1TDlnKuUJKvmZDVcTb1QEqxTGR+zDC2G10ShG99Lm3IeOHQtFKlXXOzghYYX',
  'SmJ1xsUOfrzZWihQjz3s4MdaWAvzrtPtPc/2+gZeKYlXzSX0eXnoHxzcKl0NPNxt1QkHt0oHrzrW5aEbHIfjpqEnAz',
  'g3uPC4YPpO6asQ0KVV89C14MNd4+Nw0jJ0JYhz+nY4afny7lIY6NRResLy5d2tQNCnrN+TBr65O3SUrhi+JZ0ohao1',
  '2xfShfD79yGjtGHoa8Gg0x5aluxeR68Hg05bw5fMXkdPhnNOy445s9AXA0KnZMec2evo+wGhU7Ljnlno9ZKq7DALHT',
  'Ki69lhGfqomohOy46PrULfDwt90jD0VT0RnXLfYRU6bESn3HfcNAp9MTT0KbvQC4oi+uA7i1Xo9dDQ+99Zbtp8BJ8I',
  '7ly64gL6Ynjok2Y/qrSm4i660cWSUejL4aH3LYcvmfxYh4KI3j/g2YQ+rwH6hAPoWxqg9w54NqEfqYC+Yh66osJ574',
  'BnEvqSDugx89Av64DeE9Imoe8rgf7eOvS6EujTNqFXVa0r+7dwi9CXtEDvfmaxCH1LDfQp29CP1ECftg2txnn3JG0Q',
  'ekIP9K5J+qY96POKoL+3CF3T87qSct1hEPqRIugThqErpZLGkLYHPakK+orBz97V9J2Fu0LaHvQ1VdBn7EI/UgX97N',
  's77EGv64J+bO+vVqyp2ws369dWoc8rgz5pFfqWMugT9v5C55qq98L9K4s56HVt0I/NQS/oW8B3vbIsGYO+pA76tLkv',
  'RllQ8lH/9FeWyNhff7umDvrpaVixBv1IH/QVa9BHdT3M7j0NrUFPKIQ+be2bHI+qHDq2T8NJY988/7JC6K3T0Br0NY',
  '3Qj419f/QxnUPH05tSa9B/0Qh90th3/NehJ1RCnzEGXf/KzAsqoUdXbf08SB16XCd0zdYP3tS/bfemTugFWz/hVIe+',
  'pxP6RVvQ9W9EX9IJfdzYz+zVb25KKqtgDXpSKXT9M/KmfqFz9YJW6Jqt35ytvaQVesHWryjXPtYKfdTW74Kv3dMKfc',
  'zWL92vLWmFLtiCXoi0Qkemfvwteksv9KemoD/UC/1PU9ADeqFNjdGbpRU6AhpooIEGGmiggQYaaKCBBhpoW6Xz4wZA',
  'Aw000EADDTTQQAOtu45ohB4BGmiggQYaaMEa1Aj9Z6CBBhpooIH2/pYVAQ000EADrfWedBRooIHmVok7JaCBBpoN3N',
  'JlB9BA21oNI6CBBprVkMUQaKDZWFgMgWZjYV8B2vcgHQENtKX5bhRooIFmkGaMVgttdrrTNkjbhY6Y7oBm7GDoAJqx',
  'w/l0B7TP+c7wdKdr7IiABtrS2DEKNNCmxo4R09CDDB1AM3YwdPTyaTgKNNCmxo4R49CDnIXOTsMIaKAtnYaj5qGPcB',
  'a6gjZ/FmoZO+xDR5yFnk7DUQfQRzgLHUE7iGgdp6EH6Iiz0M9pOOoC+ghnoZuQdhHRGkLah3P4kB51An2EiHYC7SSi',
  'w5+GXqAjzkIfp+GoG+gjnIUuQtpNRIcOaT/OYUN61BH0EZLDQUhHEdlBchjKjhFX0INEtPkBz5dzuJAedQZ9hIg2Ht',
  'LOIjpYdnhLjmDZMeIOepDkMD3g+XMOkx0jDqEHSQ7D2eHROcSAN+oSepDkMJsdPp3ls2PUKfQgyWE0O7w6S+8sI26h',
  'B0kOi8fhqF9n2ewYcQwdkRz2ssNzcogeh64bWjI7fDvLHYcjzqEHSQ5bx+God2eplnbf0FLHIc4yx+EIzjItjbJMS9',
  'PQQschR6HMhMdsJ9TSNLRMS9PQQi1NQ8u0NA0t1NI0tExL09BCLU1Dy7Q0DS3U0jS0TEvT0EKXeLjKXOJxbSfU0qjK',
  'nIechDLnISehUEvT0DLnISehTHgQHELhQXDIhAfBIRMeBIdQeBAcMtI4y4QHwSEjjbNQeBAcMtI4y0jjLBPTBHSGWm',
  '/feQy9DDXVtvTYFHpZoNuVHpsCOht0e9J1Z6AzQrcjvekMdFboqY22nIHODD31ajbnh1NAtwedTXrbGeg2oDME9diz',
  'fwW9dqBbbeqNKaA7g26pqcceTgHdMfTUq+stpjPQnUE3GfQ29v1h9NqHbtzVYw8P/FH0OoHebOsD1mMbaX8OvQ6hN/',
  't6Y0d7bGPjYYM/hF7n0C0VekADDTTQQANNAQ000EADDTQFNNBAAw000BTQQAMNNNBAU0ADDTTQQANNAQ000EADDTQF',
  'NNBAAw000BTQQAMNNNBAU0ADDTTQQANNAQ000EADDTQFNNBAAw10r9bAG9VOoMtvLGHYQr33dhzHnUDX//W338SxST',
  'P/vhrHnUPHcflPtPVhzPF2dQxdL6ibMncHGuqmzN2Chvpg7WHuHjTU+yaNapwXdFxmAtmpwn7mrkLXqecwTkmN7kPX',
  '8wPlg6mRBzT5MZDWzjlAez8UC9VYCtp1Ujdo53yg/Sb1wHwsCx2Xl4gNEWiX8fF+HMtDx/E7xLMMtLOgHqjGoaBdBX',
  'VT5zyhHQV1oalzrtBx7ES60FwiZ2gf0u/H4aE9DB8tOecObV+6Nef8oa1Lt+gsAG1bulVnCWjL0i07i0DblS7EuqCt',
  'SmdwFoK2OU9ncZaCtijd/H4jBLQ96WzOctDm7vKyOctBx2VbzvOxVuj4rM8BWh7a0pDXH2uGjhddDnYBoK2MHhkHjg',
  'DQRkaP+Vg7tI0D8f1YP7SFA7EQ9wJ078d0OwEdArrnY3o+7g3oXo/p/rhXoHt7mh6Ie6iW/AVHmCo7m+zC1Tu+JruA',
  'NUdwEB52gqNnw6MQ92DNERwyddbPqhK4Fp3ccbC2ZK3lHnWOz3ESch5GHX+Mg2Ha10nYc+fhQLWXoXvoDWA57uk6xy',
  '00I17v74Q9uB8W4p6vORqalrYx2vXSiFe1AF2moWlpSw3dAy1tpKH1t3TVCnSZhqalLTW08pY21NC6W7pqCbpMQ7tv',
  '6aot6DLXds4v8eatQZ+loV239LI96HO8FDp+PVy2CH2O2c7thNcfm6xFGtppSxdiozXHUejyOByIzdYSR6HH47BqF7',
  'rMUejwOFy2DH2Oo9DdcdhvG3qRo9DZcViIjdccR6Gv47BqHbrMUejqOFy2D60jO2IHRXI4yo55D9BnWb/drOH9PqAX',
  'SQ4n2eEkOcJnR78X6EWSw0V2uEmO0NnR7wd6keTwkB2xoyI5HGTHsifoc7ytxNbfWQqxqwr3RvuCL+jfkBzGs2Mgdl',
  'ZLDHe2B7x5b9BnWQtNL4cFf9BzDHeWB7yqP+gyw53hAa/fI/QiN3d2b/CqHqHLRLTZkO73Cb1IRFsN6apP6DIRbTSk',
  '+71CLxLRNkO66hW6TESbDOl+v9CLRLTFkK76hS7zXBjbezgseIae47kwNvdwOO8Z+ixnobnTcCB2XUusK9ZWlmXf0O',
  'eIaGunYey8WFeMrSz93qEXOQttnYZV79BlzkJTp2EB6DnOQkun4TLQ57gjtbQbVoEuc0dq6KaUs1DoNHwBZpl3Q85C',
  'odOQs1DoNERZZglnARdawhk6hMYOhg6hsYOhQ2jsYOgQGjswlhk7GDqEbjsYOoTGDoYOobFjGeJY5JGF6U5ovmO6k5',
  'nveF4RGjuY7oSulZjuhOY7pjuh+Y7pTmi+Y+gQmu+AFprv8JW5v2O6E5rvmO6E5jumO6H5julOaL7j7k5ovmO6E5rv',
  '0JWZ77gkFbooZYwWGqQZo4UGaaCFoNlXhDYW9hWhjYV9RWhjYV8R2liwldlY2FeENhb2FaGNhTFaaJAGWgiafUVoY2',
  'FfEdpY2FeENhaghaBZDIVWQ2SFVkNgZaDZwIV2cDZwoR2cxVBoNQRaCJoNXGgHZwMH2tZlBxu40A7OBi60gwMtBI2r',
  '0A4Oqww0Vx1Clx1cdQhddgAtBM1Vh9BlB9BC0NwpAW3rVgloIWgu74Su77i8E7q+A1oImss7oes7oIG2BY1qLHNPCi',
  'rQpqC5949lbv6BFoLm3j+WufkHGmhb0DywxDI3/0ADDTTQvGTFat+ygAbaFvQyqLHI6yzQQNuCngc1FnkGBxpooIEG',
  'Wi80H+uIZT7YATTQQAMNNNBAgwo00EDzYdJY68dJIQUaaKCBBhpoCmiggQYaaKPQ/wfrmMVYB9CxAQAAAABJRU5Erk',
  'Jggg==',
].join('');

export const sampleUrl = `data:image/png;base64,${encoded}`;

/** The same as a file that somebody has chosen. */
export const samplePicture = (name: string) =>
  new File([Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0))], name, {
    type: 'image/png',
    lastModified: 0,
  });
