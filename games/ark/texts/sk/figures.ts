import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  support: {
    caption: 'Zub ukazuje oporu. Červenou: lúka vedľa tej, ktorú ešte len kreslíš, oporu nemá.',
    label:
      'Tri vyfarbené polia z\u00a0minulosti. Dve lúky vedľa nich svietia a\u00a0zub na hrane ukazuje, o\u00a0ktoré pole sa opierajú. Tretia lúka je práve rozkreslená. Štvrtá susedí len s\u00a0ňou, a\u00a0preto je odmietnutá.',
  },
  compass: {
    caption: 'Šesť polí písmena B a\u00a0šesť strán. Číslo pri strane hovorí, koľko polí môžeš vyfarbiť.',
    label:
      'Kompas: okolo stredového G ležia písmená A až F a\u00a0medzi nimi 24 políčok. Na severe je strana lesa, ďalej v\u00a0smere hodinových ručičiek hory, lúka, oceán, cesta a\u00a0diamant. Šesť políčok okolo písmena B má spoločný obrys.',
  },
  reach: {
    caption: 'Hraničiar dočiahne aj o\u00a0pole ďalej: na pole s\u00a0bodkou.',
    label:
      'Uprostred leží jediné vyfarbené pole. Šesť polí vedľa neho svieti, na tie môže každý. Dvanásť polí o\u00a0jedno ďalej má bodku, na tie môže len hraničiar.',
  },
  matching: {
    caption: 'Tri žlté, dve sivé, jedna modrá: počty sedia, časť G je nájdená. Na poradí nezáleží.',
    label:
      'Vľavo šesť políčok okolo písmena G v\u00a0kompase, vpravo šesť polí mapy okolo poľa s\u00a0pečaťou G. Oboje má tri žlté, dve sivé a\u00a0jednu modrú, každé v\u00a0inom poradí.',
  },
}
