import type { ArchiveProblemMessages } from "./messages.ts";

/** The Spanish sentences about imports of collections. */
export const esArchiveProblems: ArchiveProblemMessages = {
  errors: {
    "import-not-found": "Esta importación ya no está aquí.",
    "imports-full": "No caben más importaciones. Elimina una primero.",
    "import-too-large": "Estos archivos pesan más de lo que admite una importación.",
    "import-files-many":
      "Son más archivos de los que admite una importación. Un zip con todos cuenta como uno.",
    "import-addresses-many": "Son más direcciones de las que admite una importación.",
    "uploads-full":
      "Lo que has subido ocupa todo el espacio que puede. Termina o elimina antes una importación.",
    "upload-incomplete": "Faltan partes de los archivos. Envíalas otra vez.",
    "import-state": "Esta importación no puede hacer eso ahora. Recarga la página para ver por dónde va.",
  },
  failures: {
    "archive-empty": "No hay nada en estos archivos.",
    "archive-unknown": "Ninguna aplicación de recetas que Larder conozca escribe archivos así.",
    "archive-is-page":
      "Esto es una página web, no una exportación. Quizá la descarga pedía iniciar sesión: expórtala otra vez.",
    "archive-kind":
      "Los archivos comprimidos de este tipo no se pueden leer. Descomprímelo o haz un zip con él.",
    "archive-encrypted": "Este archivo tiene contraseña. Expórtalo sin ella.",
    "archive-damaged": "Este archivo está dañado o incompleto. Descárgalo o expórtalo otra vez.",
    "archive-too-large": "Este archivo contiene más de lo que admite una importación.",
    "import-slow": "Leer estos archivos ha llevado demasiado tiempo.",
    "import-failed":
      "Larder no ha podido leer estos archivos. Inténtalo otra vez o avisa de qué aplicación los ha escrito.",
  },
  reasons: {
    "entry-unknown": "No se ha encontrado ninguna receta.",
    "entry-damaged": "Está dañada o incompleta.",
    "entry-too-large": "Es más grande de lo que puede ser una receta.",
    "entry-encrypted": "Tiene contraseña.",
    "entry-method": "Está comprimida de una forma que no se puede leer.",
    "entry-empty": "No tiene ingredientes ni pasos.",
    "entry-slow": "Leerla ha llevado demasiado tiempo.",
    "entry-failed": "No se ha podido leer.",
    "entries-many": "Pasa del número de recetas que admite una importación.",
    "recipe-name-required": "No tiene nombre.",
    "quota-reached": "Ya tienes todas las recetas que puedes guardar.",
    "changed-here": "La has cambiado desde entonces.",
    "used-here": "Desde entonces la has puntuado, anotado, guardado o compartido.",
    "listed-twice": "Es igual que otra de esta importación.",
    "recipe-gone": "La receta ya no está aquí.",
    "not-stored": "No se ha podido guardar.",
    "page-unreachable": "El sitio no ha respondido.",
    "page-blocked": "El sitio no deja leer sus páginas.",
    "page-gone": "La página no existe.",
    "not-a-page": "Esto no es una página web.",
    "page-too-large": "La página es demasiado grande.",
    "no-recipe-found": "En la página no se ha encontrado ninguna receta.",
    "recipe-url-invalid": "Esto no es la dirección de una página web.",
  },
  problems: {
    "picture-missing": "Una foto no está en el archivo.",
    "picture-unreadable": "Una foto no se ha podido leer.",
    "picture-not-fetched": "Una foto no se ha podido traer de su sitio.",
    "pictures-cut": "No se guardan todas las fotos.",
    "text-split": "Un texto era demasiado largo y sigue en las notas.",
    "original-cut": "El texto original no se guarda entero.",
    "link-missing": "Una receta enlazada no está en el archivo.",
    "address-unsafe": "Se ha omitido una dirección.",
  },
};
