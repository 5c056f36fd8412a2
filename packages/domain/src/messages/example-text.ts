/** The example of a pasted recipe on the text page; Spanish in every language, to show that Spanish is read too. */
export const EXAMPLE_TEXT = `Ensalada de atún

4 raciones
Tiempo: 20 minutos

Ingredientes:
2 latas de atún en aceite, escurrido
1 lechuga, troceada
2 tomates, en gajos
1/2 cebolla morada, en aros
100 g de aceitunas negras
2 huevos duros, en cuartos
3 cucharadas de aceite de oliva
1 cucharada de vinagre
1 pizca de sal

Instrucciones:
1. Lava la lechuga y sécala bien.
2. Corta los tomates y la cebolla.
3. Coloca la lechuga en una fuente y reparte encima el tomate y la cebolla.
4. Añade el atún, las aceitunas y los huevos.
5. Bate el aceite con el vinagre y la sal, y aliña la ensalada.
6. Deja reposar 5 minutos y sirve.
`;
