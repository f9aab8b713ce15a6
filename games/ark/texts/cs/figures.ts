import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  support: {
    caption: 'Zub ukazuje oporu. Červeně: louka vedle té, kterou teprve kreslíš, oporu nemá.',
    label:
      'Tři vybarvená pole z\u00a0dřívějška. Dvě louky vedle nich svítí a\u00a0zub na hraně ukazuje, o\u00a0které pole se opírají. Třetí louka je právě rozkreslená. Čtvrtá sousedí jen s\u00a0ní, a\u00a0proto je odmítnutá.',
  },
  compass: {
    caption: 'Šest políček písmene B a\u00a0šest stran. Číslo u\u00a0strany říká, kolik polí smíš vybarvit.',
    label:
      'Kompas: kolem středového G leží písmena A až F a\u00a0mezi nimi 24 políček. Na severu je strana lesa, dál po směru hodinových ručiček hory, louka, oceán, cesta a\u00a0diamant. Šest políček kolem písmene B má společný obrys.',
  },
  reach: {
    caption: 'Hraničář dosáhne i\u00a0ob jedno pole: na pole s\u00a0tečkou.',
    label:
      'Uprostřed leží jediné vybarvené pole. Šest polí vedle něj svítí, na ta smí každý. Dvanáct polí ob jedno má tečku, na ta smí jen hraničář.',
  },
  matching: {
    caption: 'Tři žluté, dvě šedé, jedna modrá: počty sedí, část G je nalezená. Na pořadí nezáleží.',
    label:
      'Vlevo šest políček kolem písmene G v\u00a0kompasu, vpravo šest polí mapy kolem pole s\u00a0pečetí G. Obojí má tři žluté, dvě šedé a\u00a0jednu modrou, každé v\u00a0jiném pořadí.',
  },
}
